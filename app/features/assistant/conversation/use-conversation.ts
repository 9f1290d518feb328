import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { RequestFailed } from "../../../lib/api.ts";
import { newId } from "../../../lib/browser/new-id.ts";
import { address } from "../../../ui/parts/address.ts";
import { toast } from "../../../ui/toast.tsx";
import type { AskedQuestion } from "../page.server.ts";
import { ASSISTANT, assistantTexts, NEW_CONVERSATION } from "../rules.ts";
import { askAssistant, type Progress } from "./ask.ts";
import {
	loadMessages,
	type Message,
	MOST_MESSAGES,
	messageOf,
	messagesOfAddress,
	type Running,
	readEarlier,
	storeMessages,
} from "./messages.ts";
import { ensureVisit, fetchAnswerPage, visitAddress, visitOfEntry } from "./visit.ts";

type Change = { type: "said"; messages: Message[] } | { type: "recalled"; messages: Message[] } | { type: "retried" };
function reducer(messages: Message[], change: Change): Message[] {
	if (change.type === "recalled") return change.messages;
	if (change.type === "retried") return messages.slice(0, -1);
	return [...messages, ...change.messages].slice(-MOST_MESSAGES);
}

/** Adds a lookup or a sentence to the answer in progress. */
function progressed(running: Running | null, change: Running | Progress | null): Running | null {
	if (!change || "id" in change) return change;
	if (!running) return null;
	if ("looking_up" in change) return { ...running, looking: [...running.looking, change.looking_up] };
	const sentences = [...running.sentences, change.sentence];
	return { ...running, sentences, content: sentences.join(" ") };
}

/** `asked`: the question in the page's address. `asksOn`: the site has a model. */
type Place = { asked: AskedQuestion | null; asksOn: boolean };

/**
 * The conversation: its messages, the answer in progress, and functions to ask, to follow a link and to ask again. The
 * server answers a question in the address (?q=) by the reader alone; if the reader cannot, this hook sends it to the
 * model.
 */
export function useConversation({ asked, asksOn }: Place) {
	const [messages, dispatch] = useReducer(reducer, asked ? messagesOfAddress(asked) : []);
	const [running, progress] = useReducer(progressed, null);
	/** an address is loading */
	const [opening, setOpening] = useState(false);
	/** true if the address's question was added to an older conversation; null until the stored one is read */
	const [joined, setJoined] = useState<boolean | null>(null);
	const recalled = useRef(false);
	/** aborts requests when the conversation is cleared or the page closes */
	const current = useRef(new AbortController());

	// before paint: after a click in between, reading the stored conversation would undo 'New question'
	useLayoutEffect(() => {
		if (recalled.current) storeMessages(messages);
	}, [messages]);
	const answer = useCallback(async (question: string, before: Message[]): Promise<void> => {
		const { signal } = current.current;
		const begun = { ...messageOf("", true), sentences: [], looking: [] };
		const { id } = begun;
		progress(begun);
		try {
			const sentences: string[] = [];
			const onProgress = (part: Progress) => {
				if ("sentence" in part) sentences.push(part.sentence);
				progress(part);
			};
			const { response, ...answer } = await askAssistant(
				{ question, earlier: readEarlier(before) },
				onProgress,
				signal,
			);
			dispatch({ type: "said", messages: [messageOf(response, true, { id, answer, sentences })] });
		} catch (error) {
			if (signal.aborted) return;
			dispatch({ type: "said", messages: [messageOf(failureText(error), true, { id })] });
		} finally {
			// after an abort a newer answer may be running
			if (!signal.aborted) progress(null);
		}
	}, []);
	useLayoutEffect(() => {
		if (recalled.current) return;
		recalled.current = true;
		const isNew = location.search === NEW_CONVERSATION;
		if (isNew) history.replaceState(history.state, "", ASSISTANT);
		const visit = ensureVisit();
		const before = isNew ? [] : loadMessages(visit);
		const isKnown = !asked || before.some((message) => message.visit === visit);
		const all = [...before, ...(isKnown ? [] : withModel(messagesOfAddress(asked, visit), asksOn))];
		dispatch({ type: "recalled", messages: all });
		setJoined(!isKnown && before.length > 0);
		// the page was reloaded before the answer, or the model has yet to answer
		const last = all.at(-1);
		if (last && !last.isBot) void answer(last.content, all.slice(0, -1));
	}, [asked, asksOn, answer]);
	useLayoutEffect(() => {
		if (current.current.signal.aborted) current.current = new AbortController();
		return () => current.current.abort();
	}, []);

	async function ask(text: string): Promise<void> {
		const question = text.trim();
		if (question === "" || running || opening) return;
		dispatch({ type: "said", messages: [messageOf(question, false)] });
		await answer(question, messages);
	}
	async function askAgain(): Promise<void> {
		const question = messages.at(-2);
		if (!question || running) return;
		dispatch({ type: "retried" });
		await answer(question.content, messages.slice(0, -2));
	}
	/**
	 * Adds the question and answer of an address, and calls `onAnswer` just before. On a failure the browser loads the
	 * page.
	 */
	async function open(to: string, onAnswer: () => void): Promise<void> {
		if (running || opening) return;
		setOpening(true);
		const { signal } = current.current;
		try {
			const found = await fetchAnswerPage(to, signal);
			signal.throwIfAborted();
			onAnswer();
			const said = messagesOfAddress(found, ensureVisit()).map((message) => ({ ...message, id: newId() }));
			const shown = withModel(said, asksOn);
			dispatch({ type: "said", messages: shown });
			if (shown.length < said.length) await answer(found.question, messages);
		} catch {
			// the page itself shows the problem
			if (!signal.aborted) location.assign(to);
		} finally {
			setOpening(false);
		}
	}
	function clear(): void {
		current.current.abort();
		current.current = new AbortController();
		progress(null);
		dispatch({ type: "recalled", messages: [] });
		if (location.search) visitAddress(ASSISTANT);
	}
	function follow(to: string): void {
		const { search, searchParams } = new URL(to, location.href);
		const question = searchParams.get("q");
		if (search === NEW_CONVERSATION) clear();
		else if (question) void ask(question);
		else void open(to, () => visitAddress(to));
	}
	// Back may lead to an address whose question is no longer shown
	useEffect(() => {
		address.onBack = () => {
			const visit = visitOfEntry();
			const isShown = messages.some((message) => message.visit === visit);
			if (visit && location.search && !isShown) void open(location.href, () => {});
		};
		return () => {
			address.onBack = undefined;
		};
	});
	return { messages, running, opening, joined, ask, askAgain, follow };
}

/** Shows a toast for a failure. Returns the text for the conversation. */
function failureText(error: unknown): string {
	const refused = error instanceof RequestFailed && [400, 429].includes(error.status);
	const isOffline = !navigator.onLine;
	const toasted = refused ? error.message : isOffline ? assistantTexts.wentOffline : assistantTexts.failureToast;
	toast({ type: "error", title: "Error", text: toasted });
	return refused || isOffline ? toasted : assistantTexts.failure;
}

/** The messages of an address, without the reader's refusal if a model answers next. */
const withModel = ([question, answer]: Message[], asksOn: boolean): Message[] =>
	[question, asksOn && answer?.answer?.status === "cannot" ? undefined : answer].filter((message) => !!message);
