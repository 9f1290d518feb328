import type { Message } from "../group.ts";
import { chatTexts } from "./rules.ts";

/** The name a message goes by. */
export function senderOf({ message_type, sender }: Pick<Message, "message_type" | "sender">): string {
	if (message_type === "ai_agent") return chatTexts.assistant;
	return message_type === "system" ? chatTexts.system : sender?.full_name?.trim() || chatTexts.sender;
}
