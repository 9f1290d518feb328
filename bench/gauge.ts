// Preloaded into a server that is measured: on any message from its parent it says how much processor time it has
// used, and how much memory it holds once its garbage is collected.
declare const gc: () => void;

/** Resident memory, heap and what buffers hold outside it in bytes; processor time since the start in microseconds, when asked and when answering. */
export type Gauge = { rss: number; heap: number; buffers: number; cpu: { asked: number; answered: number } };

function processorTime(): number {
	const { user, system } = process.cpuUsage();
	return user + system;
}

process.on("message", () => {
	const asked = processorTime();
	gc();
	gc();
	// freed pages go back a moment later, when a thread of V8 gets to it
	setTimeout(() => {
		const { rss, heapUsed: heap, arrayBuffers: buffers } = process.memoryUsage();
		process.send?.({ rss, heap, buffers, cpu: { asked, answered: processorTime() } } satisfies Gauge);
	}, 1_000);
});
// a server whose bench is gone serves nobody
process.on("disconnect", () => process.exit());
