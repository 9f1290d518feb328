/** An unsent message. 'failed' waits for the fan, 'waiting' for the connection. */
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

const keyOf = (fan_id: string, group_id: string) => `chat-outbox:${fan_id}:${group_id}`;
/** Unsent messages are dropped after a day, when they would no longer fit the conversation. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The unsent messages of an earlier page. */
export function recallUnsent(fan_id: string, group_id: string, now: number): Unsent[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(keyOf(fan_id, group_id)) ?? "[]");
		if (!Array.isArray(kept)) return [];
		return kept
			.filter(isUnsent)
			.filter(({ created_at }) => now - Date.parse(created_at) < KEPT_MS)
			.map((message) => ({
				...message,
				retry_from: message.retry_from ?? null,
				state: message.state === "failed" ? "failed" : "waiting",
			}));
	} catch {
		return [];
	}
}

export function keepUnsent(fan_id: string, group_id: string, unsent: readonly Unsent[]): void {
	try {
		if (unsent.length === 0) localStorage.removeItem(keyOf(fan_id, group_id));
		else localStorage.setItem(keyOf(fan_id, group_id), JSON.stringify(unsent));
	} catch {
		// without storage a reload only loses unsent messages
	}
}

const isUnsent = (value: unknown): value is Unsent => {
	const { client_id, content, created_at } = (value ?? {}) as Record<string, unknown>;
	return typeof client_id === "string" && typeof content === "string" && typeof created_at === "string";
};
