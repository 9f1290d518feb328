import { useEffect } from "react";
import { storeChat } from "../../../../lib/offline/chats.ts";
import type { Message } from "../../group.ts";
import { chatTexts, senderName } from "../rules.ts";

const PAUSE_MS = 500;

/** Stores the last messages in this browser for reading offline. */
export function useOfflineCopy(fan_id: string, group_id: string, messages: readonly Message[]): void {
	useEffect(() => {
		if (messages.length === 0) return;
		const timer = setTimeout(() => {
			const copy = messages.map((message) => ({
				id: message.id,
				fan_id: message.user_id,
				name: senderName(message),
				text: message.hidden ? chatTexts.hidden : message.content,
				at: message.created_at,
			}));
			// the chat works without storage
			storeChat(fan_id, group_id, copy).catch(() => {});
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [fan_id, group_id, messages]);
}
