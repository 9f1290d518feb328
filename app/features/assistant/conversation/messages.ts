import { newId } from "../../../lib/browser/new-id.ts";
import { hasAtMost } from "../../../lib/text-length.ts";
import type { Reply } from "../card/card-schema.ts";
import type { AskedQuestion } from "../page.server.ts";
import { LONGEST_QUESTION, LONGEST_READING, MOST_EARLIER, MOST_READINGS } from "../rules.ts";

/** The stored part of an answer. Older versions stored fewer fields. */
export type StoredAnswer = Partial<Omit<Reply, "response">>;

/** A message. One of the assistant without `answer` reports a failure. */
export type Message = {
	id: string;
	content: string;
	isBot: boolean;
	/** the id of the history entry at whose address it was asked (visit.ts) */
	visit?: string;
	answer?: StoredAnswer;
	/** the streamed sentences, so that the finished message keeps their elements */
	sentences?: string[];
};
/** An answer in progress: its sentences so far and its lookups. */
export type Running = Message & { looking: string[]; sentences: string[] };

/** The key in session storage, which survives a reload but not the tab. */
const STORAGE_KEY = "assistant-conversation";
export const MOST_MESSAGES = 40;

export const messageOf = (
	content: string,
	isBot: boolean,
	more: Partial<Pick<Message, "id" | "answer" | "sentences">> = {},
): Message => ({ id: newId(), content, isBot, ...more });

/** The ids of server-rendered messages: question and answer. */
const RENDERED = ["asked", "answered"] as const;

/**
 * Returns the question and answer of an address as messages, with the ids that the server renders. `visit`: the id of
 * the address's history entry, unknown to the server.
 */
export function messagesOfAddress(
	{ question, answer: { response, ...answer } }: AskedQuestion,
	visit?: string,
): [Message, Message] {
	const both = visit === undefined ? {} : { visit };
	return [
		{ id: RENDERED[0], content: question, isBot: false, ...both },
		{ id: RENDERED[1], content: response, isBot: true, answer, ...both },
	];
}

/** An earlier question with its readings, as sent to the server. */
export type Earlier = { question: string; readings: string[] };

/**
 * Returns the newest questions with their readings. Leaves out questions and readings that the server would refuse as
 * too long.
 */
export const readEarlier = (messages: Message[]): Earlier[] =>
	messages
		.flatMap(({ isBot, content }, at) => {
			if (isBot || !hasAtMost(content, LONGEST_QUESTION)) return [];
			const cited = messages[at + 1]?.answer?.cited ?? [];
			const readings = cited.flatMap(({ address }) => (address && address.length <= LONGEST_READING ? [address] : []));
			return [{ question: content, readings: readings.slice(0, MOST_READINGS) }];
		})
		.slice(-MOST_EARLIER);

/** Reads the stored messages; none if storage fails. Those of this visit get the server-rendered ids. */
export function loadMessages(visit: string): Message[] {
	try {
		const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as Message[];
		return kept.map((message) => ({
			...message,
			id: message.visit === visit ? RENDERED[message.isBot ? 1 : 0] : newId(),
		}));
	} catch {
		return [];
	}
}

/** Stores the conversation. Drops a failure at its end, so that the next page asks again. */
export function storeMessages(messages: Message[]): void {
	const last = messages.at(-1);
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(last?.isBot && !last.answer ? messages.slice(0, -1) : messages));
	} catch {
		// without storage a reload loses the conversation
	}
}
