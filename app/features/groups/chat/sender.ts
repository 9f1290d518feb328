import { displayName } from "../../../lib/session/me.ts";
import type { Message } from "../group.ts";
import { chatTexts } from "./rules.ts";

/** The sender's name on a message. */
export function senderOf({
	message_type,
	user_id,
	sender,
}: Pick<Message, "message_type" | "user_id" | "sender">): string {
	if (message_type === "ai_agent") return chatTexts.assistant;
	return message_type === "system" ? chatTexts.system : displayName({ id: user_id, full_name: sender?.full_name });
}
