import { useState } from "react";
import type { Group, Membership, Message } from "../group.ts";
import { ChannelLine } from "./channel-line.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatLogView } from "./chat-log.tsx";
import type { Unsent } from "./outbox.ts";
import { senderOf } from "./sender.ts";
import { useChat } from "./use-chat.ts";
import { useKeptChat } from "./use-kept-chat.ts";

type ChatProps = { group: Group; membership: Membership; me: { id: string; role: "fan" | "admin" }; onOut: () => void };

/** A member's view of the chat. To be keyed by group and fan. */
export function Chat({ group, membership, me, onOut }: ChatProps) {
	const chat = useChat({ fan_id: me.id, group_id: group.id, onOut });
	useKeptChat(me.id, group.id, chat.messages);
	const [reply_to, setReplyTo] = useState<Unsent["reply_to"]>(null);
	const moderates = membership.role === "moderator" || me.role === "admin";

	const answer = (message: Message) =>
		setReplyTo({ id: message.id, sender: senderOf(message), content: message.content.slice(0, 140) });

	return (
		<section className="chat" aria-label="Group chat">
			<ChannelLine state={chat.state} />
			<ChatLogView chat={chat} own_id={me.id} moderates={moderates} onReply={answer} />
			<div className="chat-foot">
				<p className="chat-typing" aria-live="polite">
					{typingWords(chat.typing)}
				</p>
				<ChatComposer
					reply_to={reply_to}
					onDropReply={() => setReplyTo(null)}
					sending={chat.unsent.some(({ state }) => state === "sending")}
					onTyping={chat.tellTyping}
					onSend={(content) => {
						chat.send(content, reply_to);
						setReplyTo(null);
					}}
				/>
			</div>
		</section>
	);
}

function typingWords(names: readonly string[]): string {
	const [first, second] = names;
	if (!first) return "";
	if (!second) return `${first} is typing`;
	return names.length === 2 ? `${first} and ${second} are typing` : `${names.length} people are typing`;
}
