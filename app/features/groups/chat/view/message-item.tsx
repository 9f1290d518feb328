import { Ellipsis, Heart, Sparkles } from "lucide-react";
import { useState } from "react";
import { formatLongDate } from "../../../../lib/dates.ts";
import { initialsOf } from "../../../../lib/session/me.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Moment } from "../../../../ui/moment.tsx";
import { Avatar } from "../../../../ui/people/avatar.tsx";
import type { Message } from "../../group.ts";
import { chatTexts, senderName } from "../rules.ts";
import { linkParts } from "./links.ts";
import { MessageActions, type MessageProps } from "./message-actions.tsx";
import "./chat.css";
import "../../../../ui/styles/messages.css";
import "../../../../ui/styles/people/avatar.css";

/** `first`: of a run, shows the name; `tail`: the last of a run, shows the picture. */
type MessageItemProps = MessageProps & { first: boolean; tail: boolean };

const flag = (is: boolean) => (is ? "" : undefined);

/** A message with its sender, the message it answers, and its actions. */
export function MessageItem(props: MessageItemProps) {
	const { message, own, first, tail, liked, chat } = props;
	const [open, setOpen] = useState(false);
	const name = senderName(message);
	const ai = message.message_type === "ai_agent";
	if (ai && message.metadata?.aside === true)
		return (
			<p className="msg-aside">
				<strong>{name}</strong> {message.content} <Moment at={message.created_at} show="time" />
			</p>
		);
	return (
		<article className="msg" data-own={flag(own)} data-ai={flag(ai)} data-first={flag(first)}>
			{own ? null : <Face message={message} name={name} shown={tail} />}
			<p className={(first && !own) || message.is_pinned ? "msg-head" : "sr-only"}>
				<strong className={own ? "sr-only" : undefined}>{own ? "You" : name}</strong>
				{ai ? <Badge tone="info">AI</Badge> : null}
				{message.is_pinned ? <Badge>Pinned</Badge> : null}
			</p>
			<div className="msg-body" data-tail={flag(tail)}>
				{message.hidden ? (
					<p className="msg-text note">{chatTexts.hidden}</p>
				) : (
					<>
						<Quote message={message} />
						<MessageText content={message.content} />
						<Source metadata={message.metadata} />
					</>
				)}
				<Moment className="msg-at" at={message.created_at} show="time" />
			</div>
			{message.hidden ? null : (
				<>
					<button
						type="button"
						className="btn msg-more"
						data-variant="quiet"
						data-size="icon"
						aria-expanded={open}
						aria-label={own ? "More about your message" : `More about the message of ${name}`}
						onClick={() => setOpen(!open)}
					>
						<Ellipsis className="icon" />
					</button>
					{message.likes_count > 0 ? (
						<button
							type="button"
							className="msg-likes"
							aria-pressed={liked}
							aria-label={`Like, ${message.likes_count}`}
							onClick={() => void chat.like(message)}
						>
							<Heart className="icon" /> {message.likes_count}
						</button>
					) : null}
					{open ? <MessageActions {...props} name={name} onDone={() => setOpen(false)} /> : null}
				</>
			)}
		</article>
	);
}

function Face({ message, name, shown }: { message: Message; name: string; shown: boolean }) {
	if (!shown) return <span aria-hidden="true" />;
	if (message.message_type !== "ai_agent")
		return <Avatar src={null} initials={initialsOf(name)} id={message.user_id} />;
	return (
		<span className="avatar" aria-hidden="true">
			<Sparkles className="icon" />
		</span>
	);
}

function MessageText({ content }: { content: string }) {
	return (
		<p className="msg-text" dir="auto">
			{linkParts(content).map(({ text, href }, at) =>
				href ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
					<a key={at} href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
						{text}
					</a>
				) : (
					text
				),
			)}
		</p>
	);
}

function Quote({ message: { reply_to } }: { message: Message }) {
	if (!reply_to) return null;
	const sender = senderName({
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

/** The source and date of an assistant's answer. */
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
						<a key={href} href={href}>
							{label}
						</a>
					))}
				</p>
			) : null}
		</>
	);
}
