import { Flag, Heart, Pin, Reply } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { Message } from "../../group.ts";
import type { Chat } from "../live/use-chat.ts";
import { ReportMessage } from "./report-message.tsx";
import "./chat.css";

export type MessageProps = {
	message: Message;
	own: boolean;
	liked: boolean;
	moderates: boolean;
	chat: Chat;
	onReply: (message: Message) => void;
};
type MessageActionsProps = MessageProps & { name: string; onDone: () => void };

/** The actions of a message, shown below it. */
export function MessageActions({ message, own, liked, moderates, chat, name, onReply, onDone }: MessageActionsProps) {
	const [reporting, setReporting] = useState(false);
	return (
		<div className="msg-actions">
			<Action
				aria-label={`Reply to ${name}`}
				onClick={() => {
					onReply(message);
					onDone();
				}}
			>
				<Reply className="icon" /> Reply
			</Action>
			{message.likes_count === 0 ? (
				<Action aria-pressed={liked} aria-label="Like, 0" onClick={() => void chat.like(message)}>
					<Heart className="icon" /> Like
				</Action>
			) : null}
			{moderates ? (
				<Action
					aria-pressed={message.is_pinned}
					aria-label={`Pin the message of ${name}`}
					onClick={() => void chat.pin(message)}
				>
					<Pin className="icon" />
				</Action>
			) : null}
			{own || message.message_type === "ai_agent" ? null : (
				<Action
					aria-expanded={reporting}
					aria-label={`Report the message of ${name}`}
					onClick={() => setReporting(!reporting)}
				>
					<Flag className="icon" />
				</Action>
			)}
			{reporting ? <ReportMessage message={message} chat={chat} onDone={onDone} /> : null}
		</div>
	);
}

const Action = (props: ComponentProps<"button">) => (
	<button type="button" className="btn" data-variant="quiet" {...props} />
);
