import { useEffect, useRef } from "react";
import { useSlow } from "../../../lib/hooks/use-time.ts";
import { useOnline } from "../../../lib/hooks/use-window.ts";
import { AskLink, AskOnContext, useAskOn } from "../answer/ask-link.tsx";
import type { AskedQuestion } from "../page.server.ts";
import { ASSISTANT, askedAt, assistantTexts, EXAMPLES, NEW_CONVERSATION } from "../rules.ts";
import { Author, ChatMessage } from "./chat-message.tsx";
import { Composer } from "./composer.tsx";
import { type Message, type Running, readEarlier } from "./messages.ts";
import { useConversation } from "./use-conversation.ts";
import "../assistant.css";
import "../../../ui/styles/choices/chips.css";
import "../../../ui/styles/messages.css";

type ConversationProps = {
	/** the question in the address, with its answer */
	asked: AskedQuestion | null;
	/** the server sheds questions at the moment */
	rests: boolean;
	asksOn: boolean;
};

/** The messages, the question field and suggestions. */
export default function Conversation({ asked, rests, asksOn }: ConversationProps) {
	const { messages, running, opening, joined, ask, askAgain, follow } = useConversation({ asked, asksOn });
	const waiting = running !== null || opening;
	const isSlow = useSlow(opening);
	const online = useOnline();
	const log = useInSight(joined === null ? 0 : messages.length, running?.id, joined);
	const before = readEarlier(messages).map(({ question }) => question);
	const failed = waiting ? undefined : failedOf(messages);
	return (
		<AskOnContext value={{ follow, before, waiting }}>
			<section aria-label="Conversation">
				{online ? null : <Notice text="You're offline. Ask away once you're connected again." />}
				{rests ? <Notice text={assistantTexts.rests} /> : null}
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the newest answer is reached by keyboard */}
				<div className="ask-log" role="log" aria-label="Messages" aria-busy={isSlow} tabIndex={0}>
					<ol ref={log}>
						{/* with a question in the address its answer comes first */}
						{asked && messages.length > 0 ? null : (
							<li>
								<Author />
								<p className="ask-line">{assistantTexts.greeting}</p>
							</li>
						)}
						{[...messages, ...(running ? [running] : isSlow ? [OPENING] : [])].map((message) => (
							<ChatMessage key={message.id} message={message} askAgain={message.id === failed ? askAgain : undefined} />
						))}
					</ol>
				</div>
				{/* docked at the bottom of the screen once there is a message */}
				<div className="ask-dock" data-docked={messages.length > 0 ? "" : undefined}>
					<Composer waiting={waiting || !online} after={before.join("\n")} ask={ask} />
					{messages.length > 0 ? (
						<div className="ask-foot">
							<AskLink className="btn" data-variant="quiet" to={ASSISTANT + NEW_CONVERSATION}>
								New question
							</AskLink>
						</div>
					) : null}
				</div>
			</section>
			<Further suggestions={messages.findLast(({ isBot }) => isBot)?.answer?.suggestions ?? []} />
		</AskOnContext>
	);
}

const Notice = ({ text }: { text: string }) => (
	<p className="chat-bar" role="status">
		{text}
	</p>
);

/**
 * Scrolls to the last question when its answer begins and when it is complete, because the field would cover the
 * progress text, and when the address's question has `joined` older messages. A conversation restored by a reload does
 * not scroll. Returns the list's ref.
 */
function useInSight(count: number, running: string | undefined, joined: boolean | null) {
	const log = useRef<HTMLOListElement>(null);
	const seen = useRef(0);
	useEffect(() => {
		const isNew = running !== undefined || joined || (seen.current > 0 && count > seen.current);
		seen.current = count;
		if (isNew) [...(log.current?.querySelectorAll(".ask-q") ?? [])].at(-1)?.scrollIntoView({ block: "start" });
	}, [count, running, joined]);
	return log;
}

/** The placeholder while an address is loading. */
const OPENING: Running = { id: "opening", content: "", isBot: true, looking: [], sentences: [] };

/** The id of the last message if it reports a failure. */
function failedOf(messages: Message[]): string | undefined {
	const last = messages.at(-1);
	return last?.isBot && !last.answer ? last.id : undefined;
}

/** Suggestions of the last answer, else example questions. */
function Further({ suggestions }: { suggestions: { text: string; to: string }[] }) {
	const { waiting } = useAskOn();
	const has = suggestions.length > 0;
	const further = has ? suggestions : EXAMPLES.map((text) => ({ text, to: askedAt(text) }));
	return (
		<section className="mt-6" aria-labelledby="examples">
			<h2 className={has ? "reading-lead" : "sr-only"} id="examples">
				{has ? "Ask on" : "Questions to start with"}
			</h2>
			<ul className="chips">
				{further.map(({ text, to }) => (
					<li key={to}>
						<AskLink className="chip" to={to} aria-disabled={waiting}>
							{text}
						</AskLink>
					</li>
				))}
			</ul>
		</section>
	);
}
