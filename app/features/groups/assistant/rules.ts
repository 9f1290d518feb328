import type { AiMode } from "../rules.ts";

/** A room with at most this many people within this time is quiet: the assistant answers every message. */
export const QUIET = { people: 3, minutes: 10 };
/** The most messages of the assistant per group and hour. */
export const MOST_ANSWERS_AN_HOUR = 60;

/** Replies to messages without a question. */
export const SMALL_TALK = [
	"Good to have you here.",
	"Enjoy the cricket.",
	"Never a dull over.",
	"There's always one more over.",
	"Game on.",
	"Good company makes a good match.",
] as const;

/** The excuse for a question that a model cannot answer from the record. */
export const CANNOT = "The match record can't tell.";

/** A line of small talk, chosen by the message and not among the last ones. */
export function smallTalk(message: string, before: readonly string[]): string {
	const fresh = SMALL_TALK.filter((line) => !before.slice(-SMALL_TALK.length / 2).includes(line));
	return fresh[hashOf(message) % fresh.length] ?? SMALL_TALK[0];
}

/** A number that is always the same for a text, for choosing one of several. */
const hashOf = (text: string): number => [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);

const ADDRESSED = /@\s*cricket\s*ai(?:\s+assistant)?\b/i;
/** The question in a message, without the assistant's name. */
export const questionIn = (message: string): string => message.replace(ADDRESSED, " ").replace(/\s+/g, " ").trim();
export const isAddressed = (message: string): boolean => ADDRESSED.test(message);

/** Whether a message looks like a question: by its question mark, or by its first words. */
export const looksLikeQuestion = (message: string): boolean =>
	/\?\s*$/.test(message) ||
	/^\W*(?:who|whom|whose|what|which|when|where|how|why|is|are|was|were|did|does|do|has|have|can|name|tell|list|most|highest|best)\b/i.test(
		message,
	);

/** 'What a catch' calls out and asks nothing. */
export const isExclamation = (message: string): boolean =>
	/\b(?:what an?|such an?)\b/i.test(message) && !/\?\s*$/.test(message);

export type Room = {
	ai_mode: AiMode;
	/** different people who wrote in the last ten minutes */
	people: number;
	/** the assistant's messages in the last hour */
	answers: number;
};
type RoomMessage = { message_type: "user" | "ai_agent" | "system"; content: string; replies_to_assistant: boolean };

/** Whether a message could be answered at all; others queue no job. */
export const mayAnswer = (ai_mode: AiMode, { content, is_reply }: { content: string; is_reply: boolean }): boolean =>
	ai_mode === "always" || (ai_mode === "when_asked" && (is_reply || isAddressed(content)));

/**
 * Whether the assistant answers a message: 'always', 'if_known' only when it can compute the answer, or 'no'. It
 * never answers itself or the system.
 */
export function willAnswer({ ai_mode, people, answers }: Room, message: RoomMessage): "always" | "if_known" | "no" {
	if (message.message_type !== "user" || ai_mode === "never" || answers >= MOST_ANSWERS_AN_HOUR) return "no";
	if (isAddressed(message.content) || message.replies_to_assistant) return "always";
	if (ai_mode === "when_asked") return "no";
	if (people <= QUIET.people) return "always";
	return looksLikeQuestion(message.content) ? "if_known" : "no";
}
