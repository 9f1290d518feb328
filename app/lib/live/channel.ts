/** The states of a page's live connection. GROUP-6 in the catalogue of features names them. */
export type ChannelState = "closed" | "joining" | "joined" | "errored" | "leaving";

export const JOIN_TIMEOUT_MS = 10_000;
const RECONNECT_SECONDS = [1, 2, 5, 10];
/** Spreads the reconnections after a restart of the server. */
const JITTER = 0.3;

/** The delay in ms before a retry; `tries` counts those before it, `random` is from 0 to 1. */
export function reconnectDelay(tries: number, random: number): number {
	const seconds = RECONNECT_SECONDS[Math.min(tries, RECONNECT_SECONDS.length - 1)] as number;
	return Math.round(seconds * 1000 * (1 + JITTER * random));
}

/** The live connection failed. `wait_s`: the seconds that the server asks to wait, or 0. */
export class LiveUnavailable extends Error {
	readonly wait_s: number;

	constructor(wait_s: number) {
		super("The live connection could not be opened.");
		this.wait_s = wait_s;
	}
}

/** One connection; every retry opens another. */
type Connection = {
	/** called once open, usually to join a room; false if the fan may not join */
	join: () => Promise<boolean>;
	close: () => void;
};
type ChannelParts = {
	/** calls `onLost` when the connection is lost, with the seconds that the server asks to wait */
	open: (onLost: (wait_s?: number) => void) => Promise<Connection>;
	later: (work: () => void, ms: number) => () => void;
	random: () => number;
	onState: (state: ChannelState) => void;
	/** after each join: the page now fetches what it missed */
	onJoined: () => void;
	/** the fan may not join */
	onRefused: () => void;
};

/** Keeps a live connection open. Retries after 1, 2, 5, then every 10 seconds, or later if the server asks for it. */
export function createChannel({ open, later, random, onState, onJoined, onRefused }: ChannelParts) {
	let state: ChannelState = "closed";
	let connection: Connection | null = null;
	let tries = 0;
	let mustWait = false;
	let cancel = () => {};
	// the number of the current try: results of earlier ones are ignored
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
			if (mine === current) fail(error instanceof LiveUnavailable ? error.wait_s : 0);
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
		const requested_ms = Math.round(wait_s * 1000 * (1 + JITTER * chance));
		cancel = later(() => void join(), Math.max(requested_ms, reconnectDelay(tries++, chance)));
	}

	function refuse() {
		hangUp();
		enter("closed");
		onRefused();
	}

	return {
		start: () => void join(),
		/** Retries at once, unless the server asked to wait. For a device that is online again. */
		retryNow() {
			if (state !== "errored" || mustWait) return;
			cancel();
			void join();
		},
		/** Closes the connection and retries later. For a device that is offline, or a page that is left. */
		dropAndRetry() {
			if (state === "joining" || state === "joined") fail();
		},
		leave() {
			if (state === "closed") return;
			enter("leaving");
			hangUp();
			enter("closed");
		},
		/** Closes the connection for good and calls `onRefused`. */
		refuse,
	};
}
