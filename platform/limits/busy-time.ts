import { performance } from "node:perf_hooks";

export type BusyTime = ReturnType<typeof createBusyTime>;

/** What was used is forgotten after one to two of these. */
const WINDOW_MS = 10_000;
/** From this part of the busy time on, somebody in particular causes it. */
const DOMINATES = 1 / 4;
/** Who used this part of what the first one used causes it as well. */
const NEARLY = 2 / 3;

const CLOCKS = {
	now: () => performance.now(),
	active: () => performance.eventLoopUtilization().active,
};

const emptyWindow = () => ({ total: 0, of: new Map<string, number>() });

/**
 * An account of who kept the event loop busy lately. Time in which it was busy is shared between those whose work was under way;
 * busy time without any such work belongs to nobody.
 */
export function createBusyTime({ now, active } = CLOCKS) {
	const underWay = new Map<string, number>();
	let works = 0;
	let [lately, before] = [emptyWindow(), emptyWindow()];
	let began = now();
	let counted = active();
	let most = 0;

	const usedBy = (key: string) => (lately.of.get(key) ?? 0) + (before.of.get(key) ?? 0);

	function forget(): void {
		const age = now() - began;
		if (age < WINDOW_MS) return;
		before = age < 2 * WINDOW_MS ? lately : emptyWindow();
		lately = emptyWindow();
		began = now();
		most = Math.max(0, ...before.of.values());
	}

	/** Counts the busy time since the last call for those whose work was under way. */
	function settle(): void {
		forget();
		const ms = active() - counted;
		counted += ms;
		lately.total += ms;
		for (const [key, their] of underWay) {
			lately.of.set(key, (lately.of.get(key) ?? 0) + (ms * their) / works);
			most = Math.max(most, usedBy(key));
		}
	}

	function change(key: string, by: 1 | -1): void {
		settle();
		works += by;
		const left = (underWay.get(key) ?? 0) + by;
		if (left > 0) underWay.set(key, left);
		else underWay.delete(key);
	}

	return {
		/** Does the work for `key`, and counts it. Passes on what it returns and throws. */
		async during<T>(key: string, work: () => T | Promise<T>): Promise<T> {
			change(key, 1);
			try {
				return await work();
			} finally {
				change(key, -1);
			}
		},
		/** Whether somebody else keeps the event loop busy: false when `key` does as well, or nobody in particular. */
		isOthers(key: string): boolean {
			settle();
			return most >= DOMINATES * (lately.total + before.total) && usedBy(key) < NEARLY * most;
		},
	};
}
