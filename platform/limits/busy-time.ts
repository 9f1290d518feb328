import { performance } from "node:perf_hooks";

export type BusyTime = ReturnType<typeof createBusyTime>;

/** The account covers the current window and the one previous it. */
const WINDOW_MS = 10_000;
/** A key with at least this share of the busy time dominates. */
const DOMINATES = 1 / 4;
/** A key that used at least this share of what the first key used dominates as well. */
const ALSO_DOMINATES = 2 / 3;

/** Works within the account: more than people who read begin. */
const FLOOD = 50;

const CLOCKS = {
	now: () => performance.now(),
	active: () => performance.eventLoopUtilization().active,
};

const emptyWindow = () => ({ total: 0, of: new Map<string, number>(), begun: new Map<string, number>() });

/**
 * Accounts the busy time of the event loop to wide networks, over the last 10 to 20 s. Busy time is split evenly between the networks
 * whose work is under way. Busy time while none is under way counts only in the total.
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

	/** Counts the busy time since the last call for those whose work was under way. */
	function settle(): void {
		rollWindow();
		const ms = active() - counted;
		counted += ms;
		current.total += ms;
		for (const [key, works_of_key] of underWay) {
			current.of.set(key, (current.of.get(key) ?? 0) + (ms * works_of_key) / works);
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
		/** Does the work for `key`, and counts it. Passes on what it returns and throws. */
		async during<T>(key: string, work: () => T | Promise<T>): Promise<T> {
			change(key, 1);
			try {
				return await work();
			} finally {
				change(key, -1);
			}
		},
		/** True if another key dominates the busy time and `key` does not. */
		isOthers(key: string): boolean {
			settle();
			return isDominated() && usedBy(key) < ALSO_DOMINATES * most;
		},
		/** True if `key` dominates the busy time by many works. */
		floods(key: string): boolean {
			settle();
			const begun = (current.begun.get(key) ?? 0) + (previous.begun.get(key) ?? 0);
			return begun >= FLOOD && isDominated() && usedBy(key) >= ALSO_DOMINATES * most;
		},
	};
}
