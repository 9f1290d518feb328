import { AsyncLocalStorage } from "node:async_hooks";
import { Problem, unavailable } from "../http/problem.ts";
import { networkOf, wideNetworkOf } from "./client-address.ts";

type BoundOptions = {
	at_once: number;
	waiting: number;
	/** how many of `at_once` are done at once for one asker; left out: all */
	at_once_of_one?: number;
};
/** Who asks for work, where several share the turns. */
export type Asker = {
	/** shares are counted by this key, usually a wide network */
	key: string;
	/** usually the network within the wide network; the parts of a key take turns */
	part?: string;
	/** Whether the client has disconnected. Such work is not begun. */
	isGone?: () => boolean;
	/** Work of the site itself waits as long as it takes, and loses its place to nobody. */
	own?: boolean;
};
const asking = new AsyncLocalStorage<Asker>();

/** The asker at an address. One customer can own hundreds of networks, so turns go round the wide networks first. */
export const askerAt = (client: string, isGone?: () => boolean): Asker => ({
	key: wideNetworkOf(client),
	part: networkOf(client),
	...(isGone && { isGone }),
});

/** Runs `work` for `asker`: whatever it waits for takes its turn as one of that asker's. */
export const onBehalfOf = <T>(asker: Asker, work: () => T): T => asking.run(asker, work);

/** For whom the current work is done; undefined outside of a request, as in jobs and at the start. */
export const currentAsker = (): Asker | undefined => asking.getStore();

type Waiter = { part: string; own: boolean; begin: () => void; refuse: (why: Problem) => void; isGone: () => boolean };

const ANYBODY: Asker = { key: "" };

/** Thrown for work that never began. */
class NoTurn extends Problem {}
const queueFull = () => new NoTurn(unavailable());
/** Nobody reads it; nginx counts such requests by this number. */
const clientGone = () => new NoTurn({ status: 499, title: "Client Closed Request", detail: "Nobody waits for it." });

/** How many wait for one part of a key. */
const countOf = (queue: Waiter[], part: string) => queue.filter((one) => one.part === part).length;

/** Inserts `one` so that the parts of a key take turns: the nth waiter of a part comes after the nth waiters of the other parts. */
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
 * Limits how much of one kind of work runs at once and how much waits. Turns rotate between the keys, and within one key between its
 * parts; within one part, first come, first served. When the queue is full, the key, or the part of a key, with the most places loses
 * its last one to one with fewer.
 */
export function createBound({ at_once, waiting, at_once_of_one = at_once }: BoundOptions) {
	let running = 0;
	let queued = 0;
	const runningOf = new Map<string, number>();
	/** What waits of each asker, in the order of their turns. */
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

	/** The first of a queue who is still there. */
	function takeFirst(queue: Waiter[]): Waiter | undefined {
		for (let next = queue.shift(); next; next = queue.shift()) {
			if (!next.own) queued--;
			if (!next.isGone()) return next;
			next.refuse(clientGone());
		}
		return undefined;
	}

	/** Gives the place that came free to the asker whose turn it is. */
	function startNext(): void {
		for (const [key, queue] of queues) {
			if (!mayBegin(key)) continue;
			const next = takeFirst(queue);
			// back to the end of the round
			queues.delete(key);
			if (queue.length > 0) queues.set(key, queue);
			if (!next) continue;
			begin(key);
			next.begin();
			return;
		}
	}

	/** Takes a waiting place from whoever holds most, unless that would only turn the two round. */
	function evictFor(key: string, part: string): boolean {
		const own = queues.get(key) ?? [];
		let longest: Waiter[] = [];
		for (const queue of queues.values()) if (!queue[0]?.own && queue.length > longest.length) longest = queue;
		// within its own key, a part with fewer places takes one of a part with more
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
		/** Whether new work would have to wait. */
		isFull: (key = ANYBODY.key): boolean => !mayBegin(key),
		/** How many wait for their turn. */
		waiting: (): number => queued,
		/** Does the work in its turn. Throws a Problem (503) when too many wait already, or when its place had to be given up. */
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
 * Waits for work that another client may have started. If that work is dropped, because its client left or reserved too many places,
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
