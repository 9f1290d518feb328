import { Badge } from "../../ui/badge.tsx";
import { AnswerCard } from "./answer-card.tsx";
import type { Message } from "./use-conversation.ts";

/** A fan's message, an answer with its card, or another text of the assistant. */
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
