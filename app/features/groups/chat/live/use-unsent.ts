import { useEffect, useRef, useState } from "react";
import { RequestFailed, request } from "../../../../lib/api.ts";
import { runLater } from "../../../../lib/run-later.ts";
import type { Message } from "../../group.ts";
import { createOutbox, type Unsent } from "./outbox.ts";
import { createSending } from "./sending.ts";

/** A request without a response for this time is repeated. */
const TIMEOUT_MS = 15_000;

type UnsentParts = {
	fan_id: string;
	group_id: string;
	onSent: (message: Message) => void;
	/** the server answered 403 */
	onForbidden: () => void;
};
type Sending = ReturnType<typeof createSending>;

/** The fan's unsent messages of a group, and their sending. They survive reloads. */
export function useUnsent({ fan_id, group_id, onSent, onForbidden }: UnsentParts) {
	const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
	const sending = useRef<Sending | null>(null);
	const handlers = useRef({ onSent, onForbidden });
	handlers.current = { onSent, onForbidden };

	useEffect(() => {
		const outbox = createOutbox(fan_id, group_id);
		const sender = createSending({
			async post(body) {
				try {
					return await request("POST /groups/:id/messages", {
						params: { id: group_id },
						body,
						patience_ms: TIMEOUT_MS,
					});
				} catch (error) {
					if (error instanceof RequestFailed && error.status === 403) handlers.current.onForbidden();
					throw error;
				}
			},
			later: runLater,
			now: Date.now,
			onUnsent(next) {
				outbox.store(next);
				setUnsent(next);
			},
			onSent: (message) => handlers.current.onSent(message),
		});
		sending.current = sender;
		sender.restore(outbox.load(Date.now()));
		const online = () => void sender.flush();
		window.addEventListener("online", online);
		const onStorage = (event: StorageEvent) => {
			const client_id = outbox.removedBy(event);
			if (client_id) sender.forget([client_id]);
		};
		window.addEventListener("storage", onStorage);
		return () => {
			window.removeEventListener("storage", onStorage);
			window.removeEventListener("online", online);
			sender.leave();
		};
	}, [fan_id, group_id]);

	return {
		unsent,
		flush: () => void sending.current?.flush(),
		add: (content: string, reply_to: Unsent["reply_to"]) => sending.current?.add(content, reply_to),
		retry: (client_id: string) => sending.current?.retry(client_id),
		forget: (client_ids: readonly string[]) => sending.current?.forget(client_ids),
	};
}
