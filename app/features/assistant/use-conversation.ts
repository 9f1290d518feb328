import { useEffect, useReducer, useRef } from "react";
import { RequestFailed } from "../../lib/api.ts";
import { hasAtMost } from "../../lib/text-length.ts";
import { toast } from "../../ui/toast.tsx";
import { askAssistant, type Reply } from "./ask.ts";
import { assistantTexts, LONGEST_QUESTION, MOST_HISTORY } from "./rules.ts";

/** One message of the conversation; an answer also says what it means, up to when, and where its matches are. */
export type Message = {
	id: string;
	content: string;
	isBot: boolean;
	/** milliseconds since 1970 */
	timestamp: number;
	answer?: Pick<Reply, "definition" | "as_of" | "links" | "kind"> & Partial<Pick<Reply, "worded_by" | "lines">>;
};

/** A reload of the page keeps the conversation, closing the tab ends it. */
const KEPT_AS = "assistant-conversation";
const MOST_KEPT = 100;

type Deed = { type: "said"; message: Message } | { type: "recalled"; messages: Message[] };
const reducer = (messages: Message[], deed: Deed): Message[] =>
	deed.type === "recalled" ? deed.messages : [...messages, deed.message].slice(-MOST_KEPT);

const messageOf = (content: string, isBot: boolean, answer?: Message["answer"]): Message => ({
	id: crypto.randomUUID(),
	content,
	isBot,
	timestamp: Date.now(),
	...(answer ? { answer } : {}),
});

/** The conversation with the assistant: what was said, whether an answer is awaited and what of it has come, and how to ask. */
export function useConversation() {
	const [messages, tell] = useReducer(reducer, []);
	const [waiting, setWaiting] = useReducer((_: boolean, now: boolean) => now, false);
	const [begun, setBegun] = useReducer((_: string, now: string) => now, "");
	const recalled = useRef(false);

	useEffect(() => {
		tell({ type: "recalled", messages: recall() });
		recalled.current = true;
	}, []);
	useEffect(() => {
		if (recalled.current) keep(messages);
	}, [messages]);

	async function ask(text: string): Promise<void> {
		const question = text.trim();
		if (question === "" || waiting) return;
		// one that was refused as too long would have the next refused with it
		const earlier = messages.filter(({ isBot, content }) => !isBot && hasAtMost(content, LONGEST_QUESTION));
		const history = earlier.map(({ content }) => content).slice(-MOST_HISTORY);
		tell({ type: "said", message: messageOf(question, false) });
		setWaiting(true);
		try {
			let sofar = "";
			const { response, ...answer } = await askAssistant({ question, history }, (sentence) => {
				sofar = `${sofar} ${sentence}`.trim();
				setBegun(sofar);
			});
			tell({ type: "said", message: messageOf(response, true, answer) });
		} catch (error) {
			const refused = error instanceof RequestFailed && [400, 429].includes(error.status);
			toast({ type: "error", title: "Error", text: refused ? error.message : assistantTexts.failureToast });
			tell({ type: "said", message: messageOf(assistantTexts.failure, true) });
		} finally {
			setBegun("");
			setWaiting(false);
		}
	}

	return { messages, waiting, begun, ask };
}

function recall(): Message[] {
	try {
		const kept = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "[]");
		return Array.isArray(kept) ? kept : [];
	} catch {
		return [];
	}
}

function keep(messages: Message[]): void {
	try {
		sessionStorage.setItem(KEPT_AS, JSON.stringify(messages));
	} catch {
		// a full or forbidden storage costs the reload its conversation, nothing else
	}
}
