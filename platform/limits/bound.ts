import { AsyncLocalStorage } from "node:async_hooks";
import { Problem, unavailable } from "../http/problem.ts";
import { networkOf, wideNetworkOf } from "./client-address.ts";

type BoundOptions = {
	at_once: number;
	waiting: number;
	/** the most that one key may run at once; default: all */
	at_once_of_one?: number;
};
/** The client for which work is done, where several clients share a queue. */
export type Asker = {
	/** shares are counted by this key; usually a wide network */
	key: string;
	/** usually a network; the parts of a key take turns */
	part?: string;
	/** true once the client has disconnected; its waiting work is then dropped */
	isGone?: () => boolean;
	/** The site's own work, which may always wait and is never evicted. */
	own?: boolean;
};
const asking = new AsyncLocalStorage<Asker>();

/** The asker at a client's address. Its key is the wide network, because one customer can own hundreds of networks. */
export const askerAt = (client: string, isGone?: () => boolean): Asker => ({
	key: wideNetworkOf(client),
	part: networkOf(client),
	...(isGone && { isGone }),
});

/** Runs `work` with `asker` as the current asker. */
export const onBehalfOf = <T>(asker: Asker, work: () => T): T => asking.run(asker, work);

/** The asker of the current request; undefined outside of one, as in jobs. */
export const currentAsker = (): Asker | undefined => asking.getStore();

type Waiter = { part: string; own: boolean; begin: () => void; refuse: (why: Problem) => void; isGone: () => boolean };

const ANYBODY: Asker = { key: "" };

/** Thrown for work that did not begin. */
class NoTurn extends Problem {}
const queueFull = () => new NoTurn(unavailable());
/** Nobody reads this answer; 499 is the status that nginx logs for it. */
const clientGone = () => new NoTurn({ status: 499, title: "Client Closed Request", detail: "Nobody waits for it." });

const countOf = (queue: Waiter[], part: string) => queue.filter((one) => one.part === part).length;

/** Inserts a waiter so that the parts of a key take turns: the nth waiter of a part is ahead of any (n+1)th one. */
function insert(queue: Waiter[], one: Waiter): void {
	const own = countOf(queue, one.part);
	const ahead = new Map<string, number>();
	const at = queue.findIndex(({ part }) => {
		const before = ahead.get(part) ?? 0;
		ahead.set(part, before + 1);
		return before > own;
	});
	queue.splice(at < 0 ? queue.length : at, 0, one);
}

/**
 * Limits how much work of a kind runs and waits at once. Keys take turns, and within a key its parts; within a part the
 * order is first in, first out. When the queue is full, the key or part with the most waiters loses its last one to one
 * with fewer.
 */
export function createBound({ at_once, waiting, at_once_of_one = at_once }: BoundOptions) {
	let running = 0;
	let queued = 0;
	const runningOf = new Map<string, number>();
	/** waiters by key, in the order of the keys' turns */
	const queues = new Map<string, Waiter[]>();

	const mayBegin = (key: string) => running < at_once && (runningOf.get(key) ?? 0) < at_once_of_one;

	function begin(key: string): void {
		running++;
		runningOf.set(key, (runningOf.get(key) ?? 0) + 1);
	}

	function end(key: string): void {
		running--;
		const left = (runningOf.get(key) ?? 1) - 1;
		if (left > 0) runningOf.set(key, left);
		else runningOf.delete(key);
		startNext();
	}

	/** Removes and returns the first waiter whose client is still connected. */
	function takeFirst(queue: Waiter[]): Waiter | undefined {
		for (let next = queue.shift(); next; next = queue.shift()) {
			if (!next.own) queued--;
			if (!next.isGone()) return next;
			next.refuse(clientGone());
		}
		return undefined;
	}

	/** Begins the work of the key whose turn it is. */
	function startNext(): void {
		for (const [key, queue] of queues) {
			if (!mayBegin(key)) continue;
			const next = takeFirst(queue);
			// this key moves to the end of the round
			queues.delete(key);
			if (queue.length > 0) queues.set(key, queue);
			if (!next) continue;
			begin(key);
			next.begin();
			return;
		}
	}

	/** Evicts a waiter of the longest queue. Returns false if that would only swap the two queues' lengths. */
	function evictFor(key: string, part: string): boolean {
		const own = queues.get(key) ?? [];
		let longest: Waiter[] = [];
		for (const queue of queues.values()) if (!queue[0]?.own && queue.length > longest.length) longest = queue;
		// within its own key, evict for a part with fewer waiters
		const from = longest.length > own.length + 1 ? longest : own;
		const last = from.at(-1);
		if (!last || (from === own && countOf(own, last.part) <= countOf(own, part) + 1)) return false;
		from.pop();
		last.refuse(queueFull());
		queued--;
		return true;
	}

	function waitForTurn({ key, part = "", isGone = () => false, own = false }: Asker): Promise<void> {
		if (!own && queued >= waiting && !evictFor(key, part)) throw queueFull();
		return new Promise((turn, refuse) => {
			const queue = queues.get(key) ?? [];
			queues.set(key, queue);
			insert(queue, { part, own, begin: turn, refuse, isGone });
			if (!own) queued++;
		});
	}

	return {
		/** True if work of `key` would have to wait. */
		isFull: (key = ANYBODY.key): boolean => !mayBegin(key),
		/** The number of waiters, without the site's own work. */
		waiting: (): number => queued,
		/** Runs `work` in its turn. Throws a Problem: 503 when full or evicted, 499 when the client left. */
		async run<T>(work: () => Promise<T>, asker: Asker = ANYBODY): Promise<T> {
			if (mayBegin(asker.key)) begin(asker.key);
			else await waitForTurn(asker);
			try {
				return await work();
			} finally {
				end(asker.key);
			}
		},
	};
}

/**
 * Waits for work that another client may have started. If that work is dropped, because its client left or was evicted,
 * it is started again for this client. `share` calls `ours` when the work begins for this client.
 */
export async function sharedInTurn<T>(share: (ours: () => void) => Promise<T>): Promise<T> {
	for (;;) {
		let own = false;
		try {
			return await share(() => {
				own = true;
			});
		} catch (error) {
			if (own || !(error instanceof NoTurn)) throw error;
		}
	}
}
