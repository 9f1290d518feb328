import { afterwards } from "./afterwards.ts";

/** What is used of a socket of socket.io-client. */
type Comer = {
	active: boolean;
	on(event: "closed" | "connect_error", listener: (told: unknown) => void): unknown;
	connect(): unknown;
	disconnect(): unknown;
};
/** A refused socket does not reconnect by itself, so without a wait from the server this one is used, in seconds. */
const UNTOLD_WAIT_S = 10;
const JITTER = 0.3;

/** Opens a live connection. What speaks it is fetched with the first one; rejects where that cannot be had. */
export async function openLive() {
	const { io } = await import("socket.io-client");
	const socket = io({ transports: ["websocket"], forceNew: true, reconnectionDelayMax: 10_000 });
	const stay = comeBackWhenTold(socket, afterwards, Math.random);
	return {
		socket,
		close() {
			stay();
			socket.close();
		},
	};
}

/**
 * A lost line comes back by itself. One that the server closed or refused comes back after as long as the server said, or ten seconds. Returns
 * what ends that.
 */
export function comeBackWhenTold(
	socket: Comer,
	later: (work: () => void, ms: number) => () => void,
	random: () => number,
): () => void {
	let cancel = () => {};
	function wait(told: unknown) {
		cancel();
		socket.disconnect();
		const seconds = (toldToWait(told) || UNTOLD_WAIT_S) * (1 + JITTER * random());
		cancel = later(() => socket.connect(), seconds * 1000);
	}
	socket.on("closed", wait);
	socket.on("connect_error", (error) => {
		if (!socket.active) wait(error);
	});
	return () => cancel();
}

/**
 * The seconds for which the server asks a page to stay away, as it says them in an answer, with `closed` or in a refused handshake; 0 when
 * it says nothing.
 */
export function toldToWait(told: unknown): number {
	if (typeof told !== "object" || told === null) return 0;
	if ("retry_after_s" in told && typeof told.retry_after_s === "number") return Math.max(0, told.retry_after_s);
	// socket.io nests the data of a refused handshake one level deeper
	return "data" in told ? toldToWait(told.data) : 0;
}
