import { formatLongDate } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Link } from "../../ui/link.tsx";
import type { Message } from "./use-conversation.ts";

/** A message of the fan, or an answer with what it means, up to when it was counted, and the matches behind it. */
export function ChatMessage({ message: { content, isBot, answer } }: { message: Message }) {
	if (!isBot)
		return (
			<li className="msg" data-own="">
				<p className="msg-text">
					<span className="sr-only">You: </span>
					{content}
				</p>
			</li>
		);
	return (
		<li className="msg" data-ai="">
			<Author />
			<div className="msg-body">
				<p className="msg-text">{content}</p>
				{answer?.worded_by === "model" ? (
					<p className="note">{`Worded by a language model. The record says: ${answer.lines?.join(" ")}`}</p>
				) : null}
				{answer?.definition ? <p className="note">{answer.definition}</p> : null}
				{answer?.kind === "answer" ? (
					<p className="note">{`From the match record, as of ${answer.as_of.label}, ${formatLongDate(answer.as_of.date)}.`}</p>
				) : null}
				{answer && answer.links.length > 0 ? (
					<p className="msg-links">
						{answer.links.map(({ label, href }) => (
							<Link key={href} to={href}>
								{label}
							</Link>
						))}
					</p>
				) : null}
			</div>
		</li>
	);
}

export function Author() {
	return (
		<p className="msg-head">
			<strong>AI Assistant</strong> <Badge tone="info">AI</Badge>
		</p>
	);
}
