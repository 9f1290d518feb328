import { Badge } from "../../ui/badge.tsx";
import { AnswerCard } from "./answer-card.tsx";
import type { Message } from "./use-conversation.ts";

/** A message of the fan, an answer with all that stands around it, or what the assistant says beside answers. */
export function ChatMessage({ message: { id, content, isBot, answer } }: { message: Message }) {
	if (!isBot)
		return (
			<li className="ask-q">
				<span className="sr-only">You: </span>
				{content}
			</li>
		);
	return (
		<li>
			<Author />
			{answer ? <AnswerCard id={id} content={content} answer={answer} /> : <p className="ask-line">{content}</p>}
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
