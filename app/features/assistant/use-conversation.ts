import { useCallback, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import { RequestFailed } from "../../lib/api.ts";
import { newId } from "../../lib/browser/new-id.ts";
import { hasAtMost } from "../../lib/text-length.ts";
import { toast } from "../../ui/toast.tsx";
import { askAssistant, type Reply } from "./ask.ts";
import type { Asked } from "./page.server.ts";
import { assistantTexts, LONGEST_QUESTION, MOST_HISTORY } from "./rules.ts";

/** The stored part of an answer; those stored by an older version may lack parts. */
export type KeptAnswer = Pick<Reply, "definition" | "as_of" | "links" | "kind"> &
	Partial<Pick<Reply, "worded_by" | "lines" | "figure" | "offers" | "card">>;

/** A message of the conversation; an answer also has its definition, its date and its links. */
export type Message = {
	id: string;
	content: string;
	isBot: boolean;
	/** milliseconds since 1970 */
	timestamp: number;
	/** the visit whose address asked it */
	visit?: string;
	answer?: KeptAnswer;
};

/** The key in session storage: a reload keeps the conversation, closing the tab ends it. */
const KEPT_AS = "assistant-conversation";
const MOST_KEPT = 100;

type Change = { type: "said"; messages: Message[] } | { type: "recalled"; messages: Message[] } | { type: "cleared" };
function reducer(messages: Message[], change: Change): Message[] {
	if (change.type === "cleared") return [];
	return change.type === "recalled" ? change.messages : [...messages, ...change.messages].slice(-MOST_KEPT);
}

const messageOf = (content: string, isBot: boolean, more: Pick<Message, "answer" | "visit"> = {}): Message => ({
	id: newId(),
	content,
	isBot,
	timestamp: Date.now(),
	...more,
});

/** The question of the page's address as messages. Their ids are fixed, because the server renders them too. */
function ofAddress({ question, answer: { response, ...answer } }: Asked, visit: string): Message[] {
	const both = { timestamp: 0, visit };
	return [
		{ id: "asked", content: question, isBot: false, ...both },
		{ id: "answered", content: response, isBot: true, answer, ...both },
	];
}

/**
 * The conversation with the assistant: its messages, the state of a running answer, and functions to ask and to start
 * again. `asked`: the question of the address of this `visit`; it joins the conversation.
 */
export function useConversation(asked: Asked | null, visit: string) {
	const [kept, tell] = useReducer(reducer, []);
	const [waiting, setWaiting] = useReducer((_: boolean, now: boolean) => now, false);
	const [begun, setBegun] = useReducer((_: string, now: string) => now, "");
	const recalled = useRef(false);
	/** ends the requests of a conversation that was cleared */
	const current = useRef(new AbortController());
	const messages = useMemo(
		() => (!asked || kept.some((message) => message.visit === visit) ? kept : [...kept, ...ofAddress(asked, visit)]),
		[kept, asked, visit],
	);

	// with the paint, not after it: a click in between cleared the conversation first, which was then recalled
	useLayoutEffect(() => {
		if (recalled.current) keep(kept);
	}, [kept]);
	const answer = useCallback(async (question: string, history: string[]): Promise<void> => {
		const { signal } = current.current;
		setWaiting(true);
		try {
			let sofar = "";
			const onSentence = (sentence: string) => {
				sofar = `${sofar} ${sentence}`.trim();
				setBegun(sofar);
			};
			const { response, ...answer } = await askAssistant({ question, history }, onSentence, signal);
			tell({ type: "said", messages: [messageOf(response, true, { answer })] });
		} catch (error) {
			if (signal.aborted) return;
			const refused = error instanceof RequestFailed && [400, 429].includes(error.status);
			toast({ type: "error", title: "Error", text: refused ? error.message : assistantTexts.failureToast });
			tell({ type: "said", messages: [messageOf(refused ? error.message : assistantTexts.failure, true)] });
		} finally {
			// a conversation that began since has an answer of its own on its way
			if (!signal.aborted) {
				setBegun("");
				setWaiting(false);
			}
		}
	}, []);
	useLayoutEffect(() => {
		const before = recall();
		const isKnown = !asked || before.some((message) => message.visit === visit);
		const last = before.at(-1);
		if (!recalled.current) {
			tell({ type: "recalled", messages: isKnown ? before : [...before, ...named(asked, visit)] });
			// the page was reloaded before its answer came
			if (isKnown && last && !last.isBot) void answer(last.content, historyOf(before.slice(0, -1)));
		} else if (!isKnown) tell({ type: "said", messages: named(asked, visit) });
		recalled.current = true;
	}, [asked, visit, answer]);

	const history = historyOf(messages);
	async function ask(text: string): Promise<void> {
		const question = text.trim();
		if (question === "" || waiting) return;
		tell({ type: "said", messages: [messageOf(question, false)] });
		await answer(question, history);
	}

	const begin = useCallback(() => {
		current.current.abort();
		current.current = new AbortController();
		setBegun("");
		setWaiting(false);
		tell({ type: "cleared" });
	}, []);
	return { messages, waiting, begun, ask, history, begin };
}

/** The earlier questions, which an answer may refer to. One that was refused as too long would make the next one fail too. */
const historyOf = (messages: Message[]) =>
	messages
		.filter(({ isBot, content }) => !isBot && hasAtMost(content, LONGEST_QUESTION))
		.map(({ content }) => content)
		.slice(-MOST_HISTORY);

const named = (asked: Asked, visit: string) =>
	ofAddress(asked, visit).map((message) => ({ ...message, id: newId(), timestamp: Date.now() }));

function recall(): Message[] {
	try {
		const kept = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "[]");
		return Array.isArray(kept) ? kept : [];
	} catch {
		return [];
	}
}

/** Stores the conversation without an excuse at its end: a reload cuts a running answer off, and the next page asks again. */
function keep(messages: Message[]): void {
	const last = messages.at(-1);
	try {
		sessionStorage.setItem(KEPT_AS, JSON.stringify(last?.isBot && !last.answer ? messages.slice(0, -1) : messages));
	} catch {
		// without storage a reload only loses the conversation
	}
}
