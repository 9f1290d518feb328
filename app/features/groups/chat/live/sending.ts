import { RequestFailed } from "../../../../lib/api.ts";
import { newId } from "../../../../lib/browser/new-id.ts";
import type { Message } from "../../group.ts";
import { chatTexts } from "../rules.ts";
import type { Unsent } from "./outbox.ts";

/** The retry interval. A reconnection retries at once. */
const RETRY_MS = 5_000;

export type PostedBody = { client_id: string; content: string; reply_to_message_id?: string };
export type SendingParts = {
	/** throws `RequestFailed` for an error response, another error if there is none */
	post: (body: PostedBody) => Promise<Message>;
	later: (work: () => void, ms: number) => () => void;
	/** milliseconds since 1970 */
	now: () => number;
	/** called with the unsent messages after every change */
	onUnsent: (unsent: readonly Unsent[]) => void;
	onSent: (message: Message) => void;
};

/**
 * Sends messages one at a time, in their order. It retries a message without a response under the same id. A refused
 * message waits for the fan, with the reason.
 */
export function createSending({ post, later, now, onUnsent, onSent }: SendingParts) {
	let unsent: readonly Unsent[] = [];
	let busy = false;
	let closed = false;
	let cancelRetry: (() => void) | null = null;

	function set(next: readonly Unsent[]) {
		if (closed) return;
		unsent = next;
		onUnsent(next);
	}
	const change = (client_id: string, changed: Partial<Unsent>) =>
		set(unsent.map((message) => (message.client_id === client_id ? { ...message, ...changed } : message)));

	async function flush(): Promise<void> {
		if (busy) return;
		busy = true;
		try {
			for (;;) {
				const next = unsent.find(({ state }) => state === "waiting");
				if (closed || !next || !(await send(next))) break;
			}
		} finally {
			busy = false;
		}
		if (closed || !unsent.some(({ state }) => state === "waiting")) return;
		cancelRetry ??= later(() => {
			cancelRetry = null;
			void flush();
		}, RETRY_MS);
	}

	/** Returns true if the next message may follow. */
	async function send({ client_id, content, reply_to }: Unsent): Promise<boolean> {
		change(client_id, { state: "sending", problem: null });
		try {
			onSent(await post({ client_id, content, ...(reply_to ? { reply_to_message_id: reply_to.id } : {}) }));
			forget([client_id]);
			return true;
		} catch (error) {
			// the server may have stored it; a retry is safe, because it has the same id
			if (!(error instanceof RequestFailed) || error.status === 503) {
				change(client_id, { state: "waiting" });
				return false;
			}
			const hasReason = error.status < 500 && error.status !== 401;
			const problem = hasReason ? error.message : chatTexts.sendFailed;
			change(client_id, { state: "failed", problem, retry_from: retryFrom(error, now()) });
			return true;
		}
	}

	/** Removes messages that are stored or discarded. */
	function forget(client_ids: readonly string[]) {
		if (unsent.some(({ client_id }) => client_ids.includes(client_id)))
			set(unsent.filter(({ client_id }) => !client_ids.includes(client_id)));
	}

	return {
		flush,
		forget,
		/** Adds the unsent messages of earlier pages, before its own. */
		restore(messages: readonly Unsent[]) {
			set([...messages, ...unsent]);
			void flush();
		},
		add(content: string, reply_to: Unsent["reply_to"]) {
			const message = { client_id: newId(), content, reply_to, problem: null, retry_from: null };
			set([...unsent, { ...message, state: "waiting", created_at: new Date(now()).toISOString() }]);
			void flush();
		},
		retry(client_id: string) {
			change(client_id, { state: "waiting", problem: null });
			void flush();
		},
		leave() {
			closed = true;
			cancelRetry?.();
		},
	};
}

/** Returns when a retry can succeed, in ms since 1970; null if the server would refuse the message again. */
function retryFrom({ status, retry_after_seconds = RETRY_MS / 1000 }: RequestFailed, now: number): number | null {
	if (status === 429) return now + retry_after_seconds * 1000;
	return status >= 500 || status === 401 ? now : null;
}
