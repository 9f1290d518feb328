// Preloaded into a measured server: at a message it reports processor time, and memory after garbage collection.
declare const gc: () => void;

/** Memory in bytes; processor time in microseconds, before and after the garbage collection. */
export type Gauge = { rss: number; heap: number; buffers: number; cpu: { asked: number; answered: number } };

function processorTime(): number {
	const { user, system } = process.cpuUsage();
	return user + system;
}

process.on("message", () => {
	const asked = processorTime();
	gc();
	gc();
	// a thread of V8 returns freed pages a moment later
	setTimeout(() => {
		const { rss, heapUsed: heap, arrayBuffers: buffers } = process.memoryUsage();
		process.send?.({ rss, heap, buffers, cpu: { asked, answered: processorTime() } } satisfies Gauge);
	}, 1_000);
});
// end with the bench
process.on("disconnect", () => process.exit());
