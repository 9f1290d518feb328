import { RequestFailed } from "../../../../lib/api.ts";
import { reconnectDelay } from "../../../../lib/live/channel.ts";
import type { Message, Messages } from "../../group.ts";
import { beginLog, type ChatLog, catchUp, emptyLog, hasHole, hear, knowOf, putBefore } from "./log.ts";

/** A hole may only be two messages that overtook each other: it is asked for when it stays so long, or up to twice as long. */
const HOLE_MS = 400;

export type Loading = "newest" | "older" | "failed" | null;
export type FollowerParts = {
	/** reads messages: the newest, what came after a revision, or those before a sequence */
	read: (query: { after_revision?: number; before?: number }) => Promise<Messages>;
	later: (work: () => void, ms: number) => () => void;
	random: () => number;
	onLog: (log: ChatLog) => void;
	onLoading: (loading: Loading) => void;
	/** what the server told when it was asked */
	onRead: (told: Messages) => void;
	/** not a member any more, or not signed in */
	onOut: () => void;
};

/**
 * Keeps what a browser knows of a chat whole: hears what comes live, asks for what is missing, and asks again until it has it.
 */
export function createFollower({ read, later, random, onLog, onLoading, onRead, onOut }: FollowerParts) {
	let log = emptyLog;
	let stop: (() => void) | null = null;
	// an answer is owed: asking failed
	let owed = false;
	let tries = 0;
	let left = false;

	function set(next: ChatLog) {
		log = next;
		onLog(next);
		watch();
	}

	/** Asks in a while for as long as something is missing. */
	function watch() {
		if (!owed && !hasHole(log)) {
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
			// what was told to be there and does not come is not asked for in a flood
			tries = hasHole(log) ? tries + 1 : 0;
		} catch (error) {
			if (error instanceof RequestFailed && [401, 403, 404].includes(error.status)) return onOut();
			owed = true;
			tries++;
			watch();
		}
	}

	/** The newest messages, as the chat begins, or begins anew after a long absence. */
	async function begin(): Promise<void> {
		onLoading("newest");
		await asked(async () => {
			const newest = await read({});
			set(beginLog(newest.messages, newest.revision, newest.more, log));
			onRead(newest);
		});
		onLoading(owed ? "failed" : null);
	}

	/** Everything after the last revision heard. */
	async function sync(): Promise<void> {
		if (log.revision === 0) return begin();
		let anew = false;
		await asked(async () => {
			const missed = await read({ after_revision: log.revision });
			anew = missed.more;
			if (anew) return;
			set(catchUp(log, missed.messages, missed.revision));
			onRead(missed);
		});
		if (anew) await begin();
	}

	return {
		begin,
		sync,
		heard: (message: Message) => set(hear(log, message)),
		/** The group has come to a revision. */
		told: (revision: number) => set(knowOf(log, revision)),
		/** Messages before the first one here. Throws what `read` throws. */
		async readOlder(): Promise<void> {
			const [first] = log.messages;
			if (!first || !log.older) return;
			const older = await read({ before: first.sequence });
			set(putBefore(log, older.messages, older.more));
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
