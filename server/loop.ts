import { setTimeout as wait } from "node:timers/promises";

/** Repeats `round`, which returns the ms to wait and must not reject. Returns a function that stops after the round. */
export function startLoop(round: () => Promise<number>): () => Promise<void> {
	const stopping = new AbortController();
	const looping = (async () => {
		while (!stopping.signal.aborted)
			await wait(await round(), undefined, { signal: stopping.signal }).catch(() => undefined);
	})();
	return () => {
		stopping.abort();
		return looping;
	};
}
