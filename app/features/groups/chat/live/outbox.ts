/** An unsent message. 'waiting': for the connection; 'failed': refused, so the fan decides. */
export type Unsent = {
	client_id: string;
	content: string;
	reply_to: { id: string; sender: string; content: string } | null;
	state: "sending" | "waiting" | "failed";
	/** why it failed, in words */
	problem: string | null;
	/** when a retry can succeed, in milliseconds since 1970; null: never without a change */
	retry_from: number | null;
	created_at: string;
};

/** One key per message, so that two tabs never overwrite each other's messages. */
const keyOf = (fan_id: string, group_id: string, client_id: string) => `chat-outbox:${fan_id}:${group_id}:${client_id}`;
/** After a day a message no longer fits the conversation. */
const EXPIRES_MS = 24 * 60 * 60 * 1000;

/** A fan's unsent messages of a group in local storage. */
export function createOutbox(fan_id: string, group_id: string) {
	const prefix = keyOf(fan_id, group_id, "");
	let stored: readonly Unsent[] = [];

	function read(key: string, now: number): Unsent[] {
		try {
			const message: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
			if (!isUnsent(message) || now - Date.parse(message.created_at) >= EXPIRES_MS) throw new Error("nothing to send");
			const { retry_from = null, state } = message;
			return [{ ...message, retry_from, state: state === "failed" ? "failed" : "waiting" }];
		} catch {
			localStorage.removeItem(key);
			return [];
		}
	}

	/** Migrates the list of version 0.1.0, which had all messages under one key. */
	function splitList(): void {
		const list = prefix.slice(0, -1);
		const messages: unknown = JSON.parse(localStorage.getItem(list) ?? "[]");
		for (const message of Array.isArray(messages) ? messages.filter(isUnsent) : [])
			localStorage.setItem(keyOf(fan_id, group_id, message.client_id), JSON.stringify(message));
		localStorage.removeItem(list);
	}

	return {
		/** Returns the messages of earlier pages and other tabs, oldest first. */
		load(now: number): Unsent[] {
			try {
				splitList();
				return Object.keys(localStorage)
					.filter((key) => key.startsWith(prefix))
					.flatMap((key) => read(key, now))
					.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
			} catch {
				return [];
			}
		},
		/** Stores this page's unsent messages, and deletes those that are sent or discarded. */
		store(unsent: readonly Unsent[]): void {
			const before = stored;
			stored = unsent;
			try {
				for (const { client_id } of before)
					if (!unsent.some((message) => message.client_id === client_id)) localStorage.removeItem(prefix + client_id);
				for (const message of unsent)
					if (!before.includes(message))
						localStorage.setItem(keyOf(fan_id, group_id, message.client_id), JSON.stringify(message));
			} catch {
				// without storage a reload only loses unsent messages
			}
		},
		/** Returns the id of the message that another tab has sent or discarded; null for other storage events. */
		removedBy: ({ key, newValue }: Pick<StorageEvent, "key" | "newValue">): string | null =>
			key?.startsWith(prefix) && newValue === null ? key.slice(prefix.length) : null,
	};
}

const isUnsent = (value: unknown): value is Unsent => {
	const { client_id, content, created_at } = (value ?? {}) as Record<string, unknown>;
	return typeof client_id === "string" && typeof content === "string" && typeof created_at === "string";
};
