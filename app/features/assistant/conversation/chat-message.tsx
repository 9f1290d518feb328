import { RotateCw, Search } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Answer } from "../answer/answer.tsx";
import { assistantTexts } from "../rules.ts";
import { languageOf } from "./language.ts";
import type { Message, Running } from "./messages.ts";
import "../assistant.css";
import "../../../ui/styles/messages.css";

type ChatMessageProps = {
	message: Message | Running;
	/** only for a failed last message */
	askAgain?: (() => void) | undefined;
};

/** A running and a finished answer share elements, so a screen reader announces each sentence once. */
export function ChatMessage({ message, askAgain }: ChatMessageProps) {
	const { id, content, isBot, answer, sentences } = message;
	if (!isBot)
		return (
			<li className="ask-q" dir="auto">
				<span className="sr-only">You: </span>
				{content}
			</li>
		);
	const looking = "looking" in message ? message.looking : null;
	const status = looking ? "running" : answer ? (answer.status ?? "answered") : "failed";
	const isWhole = sentences?.join(" ") === content;
	return (
		<li className="ask-a" data-status={status}>
			<Author />
			<Sentences sentences={isWhole ? sentences : [content]} language={answer?.language} />
			{looking ? <Progress looking={looking} isWritten={content !== ""} /> : null}
			{answer ? <Answer id={id} answer={answer} /> : null}
			{askAgain ? (
				<button type="button" className="btn" data-variant="outline" onClick={askAgain}>
					<RotateCw className="icon" /> Ask again
				</button>
			) : null}
		</li>
	);
}

/** The lookups, until the first sentence arrives. */
function Progress({ looking, isWritten }: { looking: string[]; isWritten: boolean }) {
	return (
		<>
			{isWritten || looking.length === 0 ? null : (
				<ul className="lookups" aria-label="What is looked up">
					{looking.map((reading, nth) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: readings may repeat, and are only appended
						<li key={nth} lang="en">
							<Search className="icon" />
							<span>{assistantTexts.lookingUp(reading)}</span>
						</li>
					))}
				</ul>
			)}
			<p className={isWritten || looking.length > 0 ? "sr-only" : "note"}>{assistantTexts.thinking}</p>
		</>
	);
}

/** A text, sentence by sentence. Its language is the answer's, or guessed from its script until that is known. */
function Sentences({ sentences, language }: { sentences: string[]; language?: string | undefined }) {
	return (
		<p className="answer-say" lang={language ?? languageOf(sentences.join(" "))} dir="auto">
			{sentences.map((sentence, nth) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: sentences are only added
				<span key={nth}>{nth > 0 ? ` ${sentence}` : sentence}</span>
			))}
		</p>
	);
}

export function Author() {
	return (
		<p className="msg-head">
			<strong>AI Assistant</strong> <Badge tone="info">AI</Badge>
		</p>
	);
}
