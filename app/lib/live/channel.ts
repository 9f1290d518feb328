/** The states of a page's live connection, with the names of the specification. */
export type ChannelState = "closed" | "joining" | "joined" | "errored" | "leaving";

export const JOIN_TIMEOUT_MS = 10_000;
const RECONNECT_SECONDS = [1, 2, 5, 10];
/** Spreads reconnections after a restart of the server. */
const JITTER = 0.3;

/** The delay before retry `tries` (0 is the first), in milliseconds; `random` is from 0 to 1. */
export function reconnectDelay(tries: number, random: number): number {
	const seconds = RECONNECT_SECONDS[Math.min(tries, RECONNECT_SECONDS.length - 1)] as number;
	return Math.round(seconds * 1000 * (1 + JITTER * random));
}

/** The live connection failed; the server asks the page to wait this many seconds. */
export class Unavailable extends Error {
	readonly wait_s: number;

	constructor(wait_s: number) {
		super("The live connection could not be opened.");
		this.wait_s = wait_s;
	}
}

/** A connection, opened again for every try. */
export type Connection = {
	/** prepares it, such as by joining a room; false when the fan may not */
	join: () => Promise<boolean>;
	close: () => void;
};
export type ChannelParts = {
	/** `onLost` is called when the connection is lost, with the seconds that the server asks to wait */
	open: (onLost: (wait_s?: number) => void) => Promise<Connection>;
	later: (work: () => void, ms: number) => () => void;
	random: () => number;
	onState: (state: ChannelState) => void;
	/** joined, for the first time or again: the page can now fetch what it missed */
	onJoined: () => void;
	/** the fan may not join */
	onRefused: () => void;
};

/**
 * Keeps a live connection: joins, and retries after 1, 2, 5, then every 10 seconds, or later when the server asks for
 * it.
 */
export function createChannel({ open, later, random, onState, onJoined, onRefused }: ChannelParts) {
	let state: ChannelState = "closed";
	let connection: Connection | null = null;
	let tries = 0;
	let mustWait = false;
	let cancel = () => {};
	// results of a try that a newer one or a leave has replaced are ignored
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
			connection = opened;
			const admitted = await opened.join();
			if (mine !== current) return;
			cancel();
			if (!admitted) return refuse();
			tries = 0;
			enter("joined");
			onJoined();
		} catch (error) {
			if (mine === current) fail(error instanceof Unavailable ? error.wait_s : 0);
		}
	}

	function hangUp() {
		current++;
		cancel();
		connection?.close();
		connection = null;
	}

	function fail(wait_s = 0) {
		hangUp();
		enter("errored");
		mustWait = wait_s > 0;
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
		/** The device is online again: tries at once, unless the server asked to wait. */
		hurry() {
			if (state !== "errored" || mustWait) return;
			cancel();
			void join();
		},
		/** The device is offline. */
		drop() {
			if (state === "joining" || state === "joined") fail();
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
