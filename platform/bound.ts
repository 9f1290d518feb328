import { unavailable } from "./problem.ts";

/** Has so many of one kind of work done at once and so many wait for their turn, first come first served. */
export function createBound({ at_once, waiting }: { at_once: number; waiting: number }) {
	let running = 0;
	const queue: (() => void)[] = [];

	return {
		/** Whether who comes now would have to wait. */
		isFull: (): boolean => running >= at_once,
		/** How many wait for their turn. */
		waiting: (): number => queue.length,
		/** Does the work in its turn. Throws a Problem (503) when too many wait already. */
		async run<T>(work: () => Promise<T>): Promise<T> {
			if (running < at_once) running++;
			else if (queue.length >= waiting) throw unavailable();
			// whoever ends hands its place on
			else await new Promise<void>((turn) => queue.push(turn));
			try {
				return await work();
			} finally {
				const next = queue.shift();
				if (next) next();
				else running--;
			}
		},
	};
}
