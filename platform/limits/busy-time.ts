import { performance } from "node:perf_hooks";

export type BusyTime = ReturnType<typeof createBusyTime>;

/** Sums cover the current window and the previous one. */
const WINDOW_MS = 10_000;
/** The busiest key dominates if it has at least this share of the busy time. */
const DOMINATES = 1 / 4;
/** Then every key dominates that has at least this share of the busiest key's time. */
const ALSO_DOMINATES = 2 / 3;

/** Requests within the two windows: more than a reader makes. */
const FLOOD = 50;

const CLOCKS = {
	now: () => performance.now(),
	active: () => performance.eventLoopUtilization().active,
};

const emptyWindow = () => ({ total: 0, of: new Map<string, number>(), begun: new Map<string, number>() });

/**
 * Attributes the busy time of the event loop in the last 10 to 20 s to wide networks. It splits busy time evenly
 * between the networks with work under way. Busy time while no network has any adds to the total only.
 */
export function createBusyTime({ now, active } = CLOCKS) {
	const underWay = new Map<string, number>();
	let works = 0;
	let [current, previous] = [emptyWindow(), emptyWindow()];
	let began = now();
	let counted = active();
	let most = 0;

	const usedBy = (key: string) => (current.of.get(key) ?? 0) + (previous.of.get(key) ?? 0);

	function rollWindow(): void {
		const age = now() - began;
		if (age < WINDOW_MS) return;
		previous = age < 2 * WINDOW_MS ? current : emptyWindow();
		current = emptyWindow();
		began = now();
		most = Math.max(0, ...previous.of.values());
	}

	/** Attributes the busy time since the last call. */
	function settle(): void {
		rollWindow();
		const ms = active() - counted;
		counted += ms;
		current.total += ms;
		for (const [key, worksOfKey] of underWay) {
			current.of.set(key, (current.of.get(key) ?? 0) + (ms * worksOfKey) / works);
			most = Math.max(most, usedBy(key));
		}
	}

	function change(key: string, by: 1 | -1): void {
		settle();
		works += by;
		if (by === 1) current.begun.set(key, (current.begun.get(key) ?? 0) + 1);
		const left = (underWay.get(key) ?? 0) + by;
		if (left > 0) underWay.set(key, left);
		else underWay.delete(key);
	}

	const isDominated = () => most >= DOMINATES * (current.total + previous.total);

	return {
		/** Runs `work` and attributes busy time to `key` meanwhile. */
		async during<T>(key: string, work: () => T | Promise<T>): Promise<T> {
			change(key, 1);
			try {
				return await work();
			} finally {
				change(key, -1);
			}
		},
		/** True if another key dominates the busy time and `key` does not. */
		othersDominate(key: string): boolean {
			settle();
			return isDominated() && usedBy(key) < ALSO_DOMINATES * most;
		},
		/** True if `key` dominates the busy time with many requests. */
		floods(key: string): boolean {
			settle();
			const begun = (current.begun.get(key) ?? 0) + (previous.begun.get(key) ?? 0);
			return begun >= FLOOD && isDominated() && usedBy(key) >= ALSO_DOMINATES * most;
		},
	};
}
