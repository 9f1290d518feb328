import { Flag, Heart, Pin, Reply, Sparkles } from "lucide-react";
import { useState } from "react";
import { formatLongDate } from "../../../lib/dates.ts";
import { initialsOf } from "../../../lib/session/me.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Link } from "../../../ui/link.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Avatar } from "../../../ui/people/avatar.tsx";
import type { Message } from "../group.ts";
import { linkParts } from "./links.ts";
import { ReportMessage } from "./report-message.tsx";
import { chatTexts } from "./rules.ts";
import { senderOf } from "./sender.ts";
import type { Chat } from "./use-chat.ts";

type MessageItemProps = {
	message: Message;
	own: boolean;
	liked: boolean;
	moderates: boolean;
	chat: Chat;
	onReply: (message: Message) => void;
};

/** A message with its sender, what it answers, and what can be done with it. */
export function MessageItem({ message, own, liked, moderates, chat, onReply }: MessageItemProps) {
	const [reporting, setReporting] = useState(false);
	const name = senderOf(message);
	const ai = message.message_type === "ai_agent";
	return (
		<article className="msg" data-own={own ? "" : undefined} data-ai={ai ? "" : undefined}>
			{ai ? (
				<span className="avatar" aria-hidden="true">
					<Sparkles className="icon" />
				</span>
			) : (
				<Avatar src={null} initials={initialsOf(name)} id={message.user_id} />
			)}
			<p className="msg-head">
				<strong>{own ? `${name} (you)` : name}</strong> {ai ? <Badge tone="info">AI</Badge> : null}
				{message.is_pinned ? <Badge>Pinned</Badge> : null}
				<Moment className="note" at={message.created_at} show="time" />
			</p>
			<div className="msg-body">
				{message.hidden ? (
					<p className="msg-text note">{chatTexts.hidden}</p>
				) : (
					<>
						<Quote message={message} />
						<p className="msg-text" dir="auto">
							{linkParts(message.content).map(({ text, href }, at) =>
								href ? (
									// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stand still
									<a key={at} href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
										{text}
									</a>
								) : (
									text
								),
							)}
						</p>
						<Source metadata={message.metadata} />
						<p className="msg-actions">
							<button
								type="button"
								className="btn"
								data-variant="quiet"
								aria-label={`Reply to ${name}`}
								onClick={() => onReply(message)}
							>
								<Reply className="icon" /> Reply
							</button>
							<button
								type="button"
								className="btn"
								data-variant="quiet"
								aria-pressed={liked}
								data-pressed={liked ? "" : undefined}
								aria-label={`Like, ${message.likes_count}`}
								onClick={() => void chat.like(message)}
							>
								<Heart className="icon" /> {message.likes_count || null}
							</button>
							{moderates ? (
								<button
									type="button"
									className="btn"
									data-variant="quiet"
									aria-pressed={message.is_pinned}
									aria-label={`Pin the message of ${name}`}
									onClick={() => void chat.pin(message)}
								>
									<Pin className="icon" />
								</button>
							) : null}
							{own || ai ? null : (
								<button
									type="button"
									className="btn"
									data-variant="quiet"
									aria-expanded={reporting}
									aria-label={`Report the message of ${name}`}
									onClick={() => setReporting(!reporting)}
								>
									<Flag className="icon" />
								</button>
							)}
						</p>
						{reporting ? <ReportMessage message={message} chat={chat} onDone={() => setReporting(false)} /> : null}
					</>
				)}
			</div>
		</article>
	);
}

function Quote({ message: { reply_to } }: { message: Message }) {
	if (!reply_to) return null;
	const sender = senderOf({
		message_type: reply_to.message_type,
		user_id: null,
		sender: { full_name: reply_to.sender },
	});
	return (
		<p className="msg-quote">
			<span className="sr-only">In reply to </span>
			<strong>{sender}</strong> {reply_to.content}
		</p>
	);
}

/** What an answer of the assistant was counted from, and up to when. */
function Source({ metadata }: Pick<Message, "metadata">) {
	const as_of = metadata?.as_of as { date: string; label: string } | undefined;
	const links = (metadata?.links ?? []) as { label: string; href: string }[];
	if (!as_of) return null;
	return (
		<>
			<p className="note">{`From the match record, as of ${as_of.label}, ${formatLongDate(as_of.date)}.`}</p>
			{links.length > 0 ? (
				<p className="msg-links">
					{links.map(({ label, href }) => (
						<Link key={href} to={href}>
							{label}
						</Link>
					))}
				</p>
			) : null}
		</>
	);
}
