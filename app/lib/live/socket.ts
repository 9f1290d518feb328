import { LiveUnavailable } from "./channel.ts";

// The protocol of platform/sockets/messages.ts: the server sends [event, payload] and [id, answer], a page sends
// [event, payload, id].
const PATH = "/live";
/** The server sends a beat every 25 s, so a connection that is silent for this long is lost. */
const SILENT_MS = 60_000;
/** The timeout for the welcome and for answers. */
const ANSWER_MS = 10_000;

/** The handlers of a page by event. */
export type Handlers = Record<string, (payload: never) => void>;
export type LiveSocket = {
	send: (event: string, payload: unknown) => void;
	/** Sends an event and returns its answer. Rejects after 10 s, and when the connection is lost. */
	ask: (event: string, payload: unknown) => Promise<unknown>;
	close: () => void;
};
export type SocketLike = Pick<
	WebSocket,
	"readyState" | "OPEN" | "send" | "close" | "onmessage" | "onclose" | "onerror"
>;

export const addressOf = (origin: string): string => origin.replace(/^http/, "ws") + PATH;

/**
 * Speaks the protocol on `wire`. Resolves on the welcome of the server; rejects with `LiveUnavailable` when the server
 * closes the connection or does not answer. Calls `onLost` with the seconds that the server asks to wait, or 0.
 */
export function openSocket(
	wire: SocketLike,
	handlers: Handlers,
	onLost: (wait_s: number) => void,
): Promise<LiveSocket> {
	const opening = Promise.withResolvers<LiveSocket>();
	const requests = new Map<number, ReturnType<typeof Promise.withResolvers<unknown>>>();
	let lastId = 0;
	let isOpen = false;
	let over = false;
	let silence = setTimeout(end, ANSWER_MS, 0);

	function close(): void {
		over = true;
		clearTimeout(silence);
		wire.close();
		for (const { reject } of requests.values()) reject(new LiveUnavailable(0));
		requests.clear();
	}

	function end(wait_s: number): void {
		if (over) return;
		close();
		if (isOpen) onLost(wait_s);
		else opening.reject(new LiveUnavailable(wait_s));
	}

	function send(event: string, payload: unknown, id?: number): void {
		if (wire.readyState === wire.OPEN)
			wire.send(JSON.stringify([event, payload, id].slice(0, id === undefined ? 2 : 3)));
	}

	async function ask(event: string, payload: unknown): Promise<unknown> {
		const id = ++lastId;
		const answer = Promise.withResolvers<unknown>();
		const timer = setTimeout(() => answer.reject(new LiveUnavailable(0)), ANSWER_MS);
		requests.set(id, answer);
		try {
			send(event, payload, id);
			return await answer.promise;
		} finally {
			clearTimeout(timer);
			requests.delete(id);
		}
	}

	wire.onmessage = ({ data }) => {
		if (over) return;
		clearTimeout(silence);
		silence = setTimeout(end, SILENT_MS, 0);
		const [event, payload] = JSON.parse(data) as [string | number, never];
		if (typeof event === "number") requests.get(event)?.resolve(payload);
		else if (event !== "welcome") handlers[event]?.(payload);
		else {
			isOpen = true;
			opening.resolve({ send, ask, close });
		}
	};
	wire.onclose = ({ reason }) => end(waitInReason(reason));
	// the close event that follows is handled
	wire.onerror = () => {};
	return opening.promise;
}

function waitInReason(reason: string): number {
	try {
		return waitIn(JSON.parse(reason));
	} catch {
		return 0;
	}
}

/** The seconds that an answer, or the reason of a close, asks to wait; else 0. */
export function waitIn(answer: unknown): number {
	if (typeof answer !== "object" || answer === null || !("retry_after_s" in answer)) return 0;
	return typeof answer.retry_after_s === "number" ? Math.max(0, answer.retry_after_s) : 0;
}
