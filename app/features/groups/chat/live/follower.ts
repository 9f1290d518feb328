import { RequestFailed } from "../../../../lib/api.ts";
import { reconnectDelay } from "../../../../lib/live/channel.ts";
import type { Message, Messages } from "../../group.ts";
import { addOlder, beginLog, type ChatLog, catchUp, emptyLog, hasGap, noteRevision, receive } from "./log.ts";

/** A gap may be two messages in the wrong order, so it is fetched only after this time, or up to twice as long. */
const HOLE_MS = 400;

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
	/** not a member any more, or not signed in */
	onOut: () => void;
};

/**
 * Keeps a browser's copy of a chat complete: takes live messages, fetches missing ones, and retries until it has
 * them.
 */
export function createFollower({ read, later, random, onLog, onLoading, onRead, onOut }: FollowerParts) {
	let log = emptyLog;
	let stop: (() => void) | null = null;
	// a request failed and must be repeated
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
		} catch (error) {
			if (error instanceof RequestFailed && [401, 403, 404].includes(error.status)) return onOut();
			owed = true;
			tries++;
			watch();
		}
	}

	/** Loads the newest messages, at the start or after a long absence. */
	async function begin(): Promise<void> {
		onLoading("newest");
		await asked(async () => {
			const newest = await read({});
			set(beginLog(newest.messages, newest.revision, newest.more, log));
			onRead(newest);
		});
		onLoading(owed ? "failed" : null);
	}

	/** Fetches everything after the last revision received. */
	async function sync(): Promise<void> {
		if (log.revision === 0) return begin();
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

	return {
		begin,
		sync,
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
		},
	};
}
export type Follower = ReturnType<typeof createFollower>;
