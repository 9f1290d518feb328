import { newId } from "../../../lib/browser/new-id.ts";
import { hasAtMost } from "../../../lib/text-length.ts";
import type { Reply } from "../card/card-schema.ts";
import type { Asked } from "../page.server.ts";
import { LONGEST_QUESTION, LONGEST_READING, MOST_EARLIER, MOST_READINGS } from "../rules.ts";

/** The stored part of an answer; those stored by an older version may lack parts. */
export type KeptAnswer = Partial<Omit<Reply, "response">>;

/** A message of the conversation. One of the assistant has an answer, or failed. */
export type Message = {
	id: string;
	content: string;
	isBot: boolean;
	/** the visit whose address contains it (visit.ts) */
	visit?: string;
	answer?: KeptAnswer;
	/** the sentences in which the text arrived, so that the finished message keeps their elements */
	sentences?: string[];
};
/** An answer on its way: the sentences so far, and what is looked up. */
export type Running = Message & { looking: string[]; sentences: string[] };

/** The key in session storage: a reload keeps the conversation, closing the tab ends it. */
const KEPT_AS = "assistant-conversation";
export const MOST_KEPT = 40;

export const messageOf = (
	content: string,
	isBot: boolean,
	more: Partial<Pick<Message, "id" | "answer" | "sentences">> = {},
): Message => ({ id: newId(), content, isBot, ...more });

/** The ids of the messages that the server renders, question and answer. */
const RENDERED = ["asked", "answered"] as const;

/** The question of an address and its answer as messages. Without a visit they are those that the server renders. */
export function ofAddress({ question, answer: { response, ...answer } }: Asked, visit?: string): [Message, Message] {
	const both = visit === undefined ? {} : { visit };
	return [
		{ id: RENDERED[0], content: question, isBot: false, ...both },
		{ id: RENDERED[1], content: response, isBot: true, answer, ...both },
	];
}

/** An earlier question as it is sent: its words, and the readings that it led to. */
export type Earlier = { question: string; readings: string[] };

/** The newest questions with their readings. One that was refused as too long would make the next one fail too. */
export const earlierOf = (messages: Message[]): Earlier[] =>
	messages
		.flatMap(({ isBot, content }, at) => {
			if (isBot || !hasAtMost(content, LONGEST_QUESTION)) return [];
			const cited = messages[at + 1]?.answer?.cited ?? [];
			const readings = cited.flatMap(({ address }) => (address && address.length <= LONGEST_READING ? [address] : []));
			return [{ question: content, readings: readings.slice(0, MOST_READINGS) }];
		})
		.slice(-MOST_EARLIER);

/** The stored messages. Those of this visit have the ids that the server rendered, and only those. */
export function recall(visit: string): Message[] {
	try {
		const kept = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "[]") as Message[];
		return kept.map((message) => ({
			...message,
			id: message.visit === visit ? RENDERED[message.isBot ? 1 : 0] : newId(),
		}));
	} catch {
		return [];
	}
}

/** Stores the conversation without an excuse at its end: a reload cuts a running answer off, and the next page asks again. */
export function keep(messages: Message[]): void {
	const last = messages.at(-1);
	try {
		sessionStorage.setItem(KEPT_AS, JSON.stringify(last?.isBot && !last.answer ? messages.slice(0, -1) : messages));
	} catch {
		// without storage a reload only loses the conversation
	}
}
