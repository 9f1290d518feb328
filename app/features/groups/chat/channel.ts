/** The states of a chat's live connection, as they are called in the specification. */
export type ChannelState = "closed" | "joining" | "joined" | "errored" | "leaving";

export const JOIN_TIMEOUT_MS = 10_000;
const RECONNECT_SECONDS = [1, 2, 5, 10];
/** After a restart of the server not everybody comes back in the same moment. */
const JITTER = 0.3;

/** How long to wait before the nth try again (0 the first), in milliseconds; `random` from 0 to 1. */
export function reconnectDelay(tries: number, random: number): number {
	const seconds = RECONNECT_SECONDS[Math.min(tries, RECONNECT_SECONDS.length - 1)] as number;
	return Math.round(seconds * 1000 * (1 + JITTER * random));
}

/** What a connection calls when it is lost, with the seconds for which the server asks to stay away. */
export type OnLost = (wait_s?: number) => void;
/** It failed, and the server asks the client to wait this many seconds. */
export class ToldToWait extends Error {
	readonly wait_s: number;

	constructor(wait_s: number) {
		super("The live connection could not be opened.");
		this.wait_s = wait_s;
	}
}

/** What the channel works with: a connection to be opened anew for every try, and a clock. */
export type Line = {
	/** joins the group's room; false when the fan may not */
	join: () => Promise<boolean>;
	close: () => void;
};
export type ChannelParts = {
	open: (onLost: OnLost) => Promise<Line>;
	later: (work: () => void, ms: number) => () => void;
	random: () => number;
	onState: (state: ChannelState) => void;
	/** in the room (again): whatever was missed can be asked for now */
	onJoined: () => void;
	/** not a member any more */
	onRefused: () => void;
};

/**
 * Keeps a chat's live connection: joins, comes back after 1, 2, 5, then every 10 seconds, or after as long as the server asks where that is longer, and
 * leaves when told.
 */
export function createChannel({ open, later, random, onState, onJoined, onRefused }: ChannelParts) {
	let state: ChannelState = "closed";
	let line: Line | null = null;
	let tries = 0;
	let told = false;
	let cancel = () => {};
	// what a try learns after another one began, or after leaving, is not heard
	let current = 0;

	function enter(next: ChannelState) {
		if (state === next) return;
		state = next;
		onState(next);
	}

	async function join() {
		const mine = ++current;
		enter("joining");
		cancel = later(() => mine === current && fail(), JOIN_TIMEOUT_MS);
		try {
			const opened = await open((wait_s) => mine === current && fail(wait_s));
			if (mine !== current) return opened.close();
			line = opened;
			const admitted = await opened.join();
			if (mine !== current) return;
			cancel();
			if (!admitted) return refuse();
			tries = 0;
			enter("joined");
			onJoined();
		} catch (error) {
			if (mine === current) fail(error instanceof ToldToWait ? error.wait_s : 0);
		}
	}

	function hangUp() {
		current++;
		cancel();
		line?.close();
		line = null;
	}

	function fail(wait_s = 0) {
		hangUp();
		enter("errored");
		told = wait_s > 0;
		const chance = random();
		const asked = Math.round(wait_s * 1000 * (1 + JITTER * chance));
		cancel = later(() => void join(), Math.max(asked, reconnectDelay(tries++, chance)));
	}

	function refuse() {
		hangUp();
		enter("closed");
		onRefused();
	}

	return {
		start: () => void join(),
		/** Tries at once, unless the server asked to wait: the device says that it is online again. */
		hurry() {
			if (state !== "errored" || told) return;
			cancel();
			void join();
		},
		leave() {
			if (state === "closed") return;
			enter("leaving");
			hangUp();
			enter("closed");
		},
		refuse,
	};
}
