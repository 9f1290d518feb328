import { useCallback, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import { RequestFailed } from "../../../lib/api.ts";
import { newId } from "../../../lib/browser/new-id.ts";
import { toast } from "../../../ui/toast.tsx";
import type { Asked } from "../page.server.ts";
import { assistantTexts } from "../rules.ts";
import { askAssistant, type Progress } from "./ask.ts";
import { earlierOf, keep, type Message, MOST_KEPT, messageOf, ofAddress, type Running, recall } from "./messages.ts";

type Change = { type: "said"; messages: Message[] } | { type: "recalled"; messages: Message[] } | { type: "retried" };
function reducer(messages: Message[], change: Change): Message[] {
	if (change.type === "recalled") return change.messages;
	if (change.type === "retried") return messages.slice(0, -1);
	return [...messages, ...change.messages].slice(-MOST_KEPT);
}

/** Adds what is looked up, or a sentence, to the answer on its way. */
function progressed(running: Running | null, change: Running | Progress | null): Running | null {
	if (!change || "id" in change) return change;
	if (!running) return null;
	if ("looking_up" in change) return { ...running, looking: [...running.looking, change.looking_up] };
	const sentences = [...running.sentences, change.sentence];
	return { ...running, sentences, content: sentences.join(" ") };
}

/** `asked`: the question of the address of this `visit`; it joins the conversation. `asksOn`: the site has a model. */
type Place = { asked: Asked | null; visit: string; asksOn: boolean };

/**
 * The conversation with the assistant: its messages, the answer on its way, and functions to ask, to ask the last
 * question again, and to start over. The server answers a question in the address (?q=) by the reader alone. When the
 * reader cannot answer it, this hook sends it to the model.
 */
export function useConversation({ asked, visit, asksOn }: Place) {
	const [kept, tell] = useReducer(reducer, []);
	const [running, run] = useReducer(progressed, null);
	const recalled = useRef(false);
	/** ends the requests of a conversation that was cleared, or whose page was left */
	const current = useRef(new AbortController());
	const messages = useMemo(
		() => (!asked || kept.some((message) => message.visit === visit) ? kept : [...kept, ...ofAddress(asked, visit)]),
		[kept, asked, visit],
	);

	// with the paint, not after it: a click in between cleared the conversation first, which was then recalled
	useLayoutEffect(() => {
		if (recalled.current) keep(kept);
	}, [kept]);
	const answer = useCallback(async (question: string, before: Message[]): Promise<void> => {
		const { signal } = current.current;
		const begun = { ...messageOf("", true), sentences: [], looking: [] };
		const { id } = begun;
		run(begun);
		try {
			const sentences: string[] = [];
			const onProgress = (part: Progress) => {
				if ("sentence" in part) sentences.push(part.sentence);
				run(part);
			};
			const { response, ...answer } = await askAssistant({ question, earlier: earlierOf(before) }, onProgress, signal);
			tell({ type: "said", messages: [messageOf(response, true, { id, answer, sentences })] });
		} catch (error) {
			if (signal.aborted) return;
			tell({ type: "said", messages: [messageOf(excuseFor(error), true, { id })] });
		} finally {
			// a conversation that began since has an answer of its own on its way
			if (!signal.aborted) run(null);
		}
	}, []);
	useLayoutEffect(() => {
		const before = recall();
		const isKnown = !asked || before.some((message) => message.visit === visit);
		const joined = isKnown ? [] : named(asked, visit, asksOn);
		const isReload = !recalled.current && isKnown;
		if (!recalled.current) tell({ type: "recalled", messages: [...before, ...joined] });
		else if (!isKnown) tell({ type: "said", messages: joined });
		recalled.current = true;
		// the page was reloaded before its answer came, or the model has yet to answer
		const all = [...before, ...joined];
		const last = all.at(-1);
		if ((isReload || !isKnown) && last && !last.isBot) void answer(last.content, all.slice(0, -1));
	}, [asked, visit, asksOn, answer]);
	useLayoutEffect(() => {
		if (current.current.signal.aborted) current.current = new AbortController();
		return () => current.current.abort();
	}, []);

	async function ask(text: string): Promise<void> {
		const question = text.trim();
		if (question === "" || running) return;
		tell({ type: "said", messages: [messageOf(question, false)] });
		await answer(question, messages);
	}
	async function askAgain(): Promise<void> {
		const question = messages.at(-2);
		if (!question || running) return;
		tell({ type: "retried" });
		await answer(question.content, messages.slice(0, -2));
	}
	const begin = useCallback(() => {
		current.current.abort();
		current.current = new AbortController();
		run(null);
		tell({ type: "recalled", messages: [] });
	}, []);
	return { messages, running, ask, askAgain, begin };
}

/** Shows a toast for a failure, and returns the text that stays in the conversation. */
function excuseFor(error: unknown): string {
	const refused = error instanceof RequestFailed && [400, 429].includes(error.status);
	const isOffline = !navigator.onLine;
	const toasted = refused ? error.message : isOffline ? assistantTexts.wentOffline : assistantTexts.failureToast;
	toast({ type: "error", title: "Error", text: toasted });
	return refused || isOffline ? toasted : assistantTexts.failure;
}

/** The messages of an address, with ids of their own; without the reader's refusal where a model answers next. */
function named(asked: Asked, visit: string, asksOn: boolean): Message[] {
	const [question, answer] = ofAddress(asked, visit).map((message) => ({
		...message,
		id: newId(),
		timestamp: Date.now(),
	})) as [Message, Message];
	return asksOn && answer.answer?.status === "cannot" ? [question] : [question, answer];
}
