import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { CONNECTION_SENDS, MOST_UNREAD_BYTES } from "./limits.ts";
import { CLOSED, encode } from "./messages.ts";
import { createSendMeter } from "./send-meter.ts";

/** The fan and session at the time of the handshake; null for a visitor. A fan may have no name. */
export type LiveData = { fan_id: string | null; session_id: string | null; full_name: string | null };
/** Sent to the page as the close reason. */
export type CloseReason = { reason: string; retry_after_s: number };
export type Connection = ReturnType<typeof connectionOn>;

export const TOO_MUCH = "This page has sent too much at once.";
const BEAT = Buffer.from(encode("beat"));
const AS_TEXT = { binary: false };
/** The time a client has to answer a close frame. */
const CLOSE_TIMEOUT_MS = 1_000;

type ConnectionParts = {
	/** its sequence number in this process */
	number: number;
	/** called with the name of the limit that closes the socket */
	onRefused: (limit: string) => void;
	/** called when the socket exceeds its send limit */
	onFlood: (wait_s: number) => void;
};

/** Wraps an open web socket with limits on incoming frames and bytes and on its send buffer. */
export function connectionOn(end: WebSocket, raw: Duplex, { number, onRefused, onFlood }: ConnectionParts) {
	const meter = createSendMeter(CONNECTION_SENDS);
	const closing: (() => void)[] = [];
	const leaving: (() => void)[] = [];
	let gone = false;
	let alive = true;

	function count(came: { frames?: number; bytes?: number }): void {
		alive = true;
		if (!meter.count(came)) closeFlooding("socket-sends", meter.waitSeconds());
	}
	const frame = () => count({ frames: 1 });
	// counting raw bytes also covers a message that never ends
	raw.prependListener("data", (bytes: Buffer) => count({ bytes: bytes.length }));
	for (const kind of ["message", "ping", "pong"] as const) end.on(kind, frame);
	// ws closes the socket by itself after an error
	end.on("error", () => undefined);
	raw.once("close", () => {
		gone = true;
		for (const leave of [...closing.splice(0), ...leaving.splice(0)]) leave();
	});

	const isOpen = () => end.readyState === end.OPEN;

	function close(code: number, reason?: string): void {
		if (!isOpen()) return;
		end.close(code, reason);
		for (const stop of closing.splice(0)) stop();
		setTimeout(() => end.terminate(), CLOSE_TIMEOUT_MS).unref();
	}

	/** Closes with a reason, and counts the refusal under `limit`. */
	function closeWithReason(limit: string, why: CloseReason): void {
		if (!isOpen()) return;
		onRefused(limit);
		close(CLOSED.try_later, JSON.stringify(why));
	}

	/** Closes a connection that sends too much. Its session is refused without a lookup until the wait is over. */
	function closeFlooding(limit: string, wait_s: number): void {
		if (isOpen()) onFlood(wait_s);
		closeWithReason(limit, { reason: TOO_MUCH, retry_after_s: wait_s });
		// do not parse the frames that have already arrived
		end.pause();
	}

	function onGone(leave: () => void): void {
		if (gone) leave();
		else leaving.push(leave);
	}

	function send(message: Buffer): void {
		if (!isOpen()) return;
		end.send(message, AS_TEXT);
		if (end.bufferedAmount <= MOST_UNREAD_BYTES) return;
		onRefused("socket-unread");
		end.terminate();
	}

	return {
		number,
		data: { fan_id: null, session_id: null, full_name: null } as LiveData,
		rooms: new Set<string>(),
		isOpen,
		close,
		closeWithReason,
		closeFlooding,
		/** Calls `stop` when the socket begins to close. */
		onClosing: (stop: () => void): void => void closing.push(stop),
		/** Calls `leave` when the connection is gone; at once if it is already. */
		onGone,
		/**
		 * Sends an encoded message. A client that does not read is disconnected; it reconnects and requests what it missed.
		 */
		send,
		/**
		 * Pings the client, and ends the connection if nothing came since the last beat. The page watches for the beat too.
		 */
		beat(): void {
			if (!alive) end.terminate();
			if (!isOpen()) return;
			alive = false;
			end.ping();
			send(BEAT);
		},
		cut: (): void => end.terminate(),
	};
}
