import { RequestFailed } from "../../../../lib/api.ts";
import { reconnectDelay } from "../../../../lib/live/channel.ts";
import type { Message, Messages } from "../../group.ts";
import { addOlder, beginLog, type ChatLog, catchUp, emptyLog, hasGap, noteRevision, receive } from "./log.ts";

/** A gap may be two messages in the wrong order, so it is fetched only after this time, or up to twice as long. */
const HOLE_MS = 400;
/** Without a live connection, messages are fetched at this interval, or up to a third later. */
export const POLL_MS = 5_000;

export type Loading = "newest" | "older" | "failed" | null;
export type FollowerParts = {
	/** reads messages: the newest, those after a revision, or those before a sequence number */
	read: (query: { after_revision?: number; before?: number }) => Promise<Messages>;
	later: (work: () => void, ms: number) => () => void;
	random: () => number;
	onLog: (log: ChatLog) => void;
	onLoading: (loading: Loading) => void;
	/** called with each answer */
	onRead: (answer: Messages) => void;
	/** whether messages come by polling now: there is no live connection, and the last request was answered */
	onPolling: (polling: boolean) => void;
	/** polling pauses while the page is hidden */
	isHidden: () => boolean;
	/** not a member any more, or not signed in */
	onOut: () => void;
};

/**
 * Keeps a browser's copy of a chat complete: loads it over HTTP, takes live messages, fetches missing ones, and
 * retries until it has them. Without a live connection it polls.
 */
export function createFollower(parts: FollowerParts) {
	const { read, later, random, onLog, onLoading, onRead, onPolling, isHidden, onOut } = parts;
	let log = emptyLog;
	let begun = false;
	let stop: (() => void) | null = null;
	/** Cancels the next poll, which a timer starts. Null while there is no such timer. */
	let stopPolling: (() => void) | null = null;
	let polled = false;
	let busy = false;
	/** Somebody called `sync` while a request was running, so another request follows it. */
	let again = false;
	/** The last request failed and is sent again. */
	let owed = false;
	let tries = 0;
	let left = false;

	function set(next: ChatLog) {
		log = next;
		onLog(next);
		watch();
	}

	/** Schedules another request while something is missing. */
	function watch() {
		if (!owed && !hasGap(log)) {
			stop?.();
			stop = null;
			return;
		}
		if (left) return;
		const wait = tries === 0 ? HOLE_MS * (1 + random()) : reconnectDelay(tries - 1, random());
		stop ??= later(() => {
			stop = null;
			void sync();
		}, wait);
	}

	async function asked(ask: () => Promise<void>): Promise<void> {
		owed = false;
		try {
			await ask();
			// waits longer each time, in case a missing message never arrives
			tries = hasGap(log) ? tries + 1 : 0;
			if (polled) onPolling(true);
		} catch (error) {
			if (error instanceof RequestFailed && [401, 403, 404].includes(error.status)) return onOut();
			owed = true;
			tries++;
			onPolling(false);
			watch();
		}
	}

	/** Loads the newest messages, at the start or after a long absence. */
	async function begin(): Promise<void> {
		onLoading("newest");
		await asked(async () => {
			const newest = await read({});
			begun = true;
			set(beginLog(newest.messages, newest.revision, newest.more, log));
			onRead(newest);
		});
		onLoading(owed ? "failed" : null);
	}

	/** Fetches everything after the last revision received. */
	async function readChanges(): Promise<void> {
		let isTooFarBehind = false;
		await asked(async () => {
			const missed = await read({ after_revision: log.revision });
			isTooFarBehind = missed.more;
			if (isTooFarBehind) return;
			set(catchUp(log, missed.messages, missed.revision));
			onRead(missed);
		});
		if (isTooFarBehind) await begin();
	}

	/** Loads the chat, or what is missing of it. One request at a time; a call meanwhile has it ask once more. */
	async function sync(): Promise<void> {
		again = true;
		if (busy) return;
		busy = true;
		while (again && !left) {
			again = false;
			await (begun ? readChanges() : begin());
			if (owed) break;
		}
		busy = false;
	}

	async function poll(): Promise<void> {
		const planned = stopPolling;
		polled = true;
		// a failed request is repeated by its own timer
		if (!isHidden() && !stop) await sync();
		if (stopPolling === planned) pollLater();
	}
	function pollLater() {
		stopPolling = later(() => void poll(), POLL_MS * (1 + random() / 3));
	}

	return {
		sync,
		/** Call when the socket has joined the room: polling stops, and messages sent before the join are fetched. */
		live() {
			stopPolling?.();
			stopPolling = null;
			polled = false;
			onPolling(false);
			void sync();
		},
		/** Call while the socket has not joined, or has left: polling starts. */
		notLive() {
			if (!stopPolling && !left) pollLater();
		},
		/** Call when the page becomes visible: a polling page fetches at once. */
		wake() {
			if (stopPolling && !stop) void sync();
		},
		heard: (message: Message) => set(receive(log, message)),
		/** The group has reached a revision. */
		reached: (revision: number) => set(noteRevision(log, revision)),
		/** Loads messages before the first one. Throws what `read` throws. */
		async readOlder(): Promise<void> {
			const [first] = log.messages;
			if (!first || !log.older) return;
			const older = await read({ before: first.sequence });
			set(addOlder(log, older.messages, older.more));
			onRead(older);
		},
		leave() {
			left = true;
			stop?.();
			stop = null;
			stopPolling?.();
			stopPolling = null;
		},
	};
}
export type Follower = ReturnType<typeof createFollower>;
