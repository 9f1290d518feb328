import type { AiMode } from "../rules.ts";

/** In a room with at most `people` writers in the last `minutes`, the assistant answers every message. */
export const QUIET = { people: 3, minutes: 10 };
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

/** Shown when a model cannot answer a question from the record. */
export const CANNOT = "The match record can't tell.";

/** Returns a line of small talk for a message. It avoids the last three lines in `before`. */
export function smallTalk(message: string, before: readonly string[]): string {
	const fresh = SMALL_TALK.filter((line) => !before.slice(-SMALL_TALK.length / 2).includes(line));
	return fresh[hashOf(message) % fresh.length] ?? SMALL_TALK[0];
}

const hashOf = (text: string): number => [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);

const ADDRESSED = /@\s*(?:cricket\s*)?ai(?:\s+assistant)?\b/i;
const FEWEST_WORDS = 3;

/** Returns the words after the assistant's name if there are at least three, else the message without the name. */
export function questionIn(message: string): string {
	const [, ...parts] = message.split(ADDRESSED);
	const after = tidy(parts.join(" ").replace(/^[\s,.:;!-]+/, ""));
	return after.split(" ").length >= FEWEST_WORDS ? after : tidy(message.replace(ADDRESSED, " "));
}
const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();
export const isAddressed = (message: string): boolean => ADDRESSED.test(message);

/** True if a message ends with a question mark, or begins like a question. */
export const looksLikeQuestion = (message: string): boolean =>
	/\?\s*$/.test(message) ||
	/^\W*(?:who|whom|whose|what|which|when|where|how|why|is|are|was|were|did|does|do|has|have|can|name|tell|list|most|highest|best)\b/i.test(
		message,
	);

/** True for 'What a catch'. */
export const isExclamation = (message: string): boolean =>
	/\b(?:what an?|such an?)\b/i.test(message) && !/\?\s*$/.test(message);

export type Room = {
	ai_mode: AiMode;
	/** fans who wrote within `QUIET.minutes` */
	people: number;
	/** the assistant's messages in the last hour */
	answers: number;
};
type RoomMessage = { message_type: "user" | "ai_agent" | "system"; content: string; replies_to_assistant: boolean };

/** True if the assistant may answer a message; no job is queued for other messages. `willAnswer` decides later. */
export const mayAnswer = (ai_mode: AiMode, { content, is_reply }: { content: string; is_reply: boolean }): boolean =>
	ai_mode === "always" || (ai_mode === "when_asked" && (is_reply || isAddressed(content)));

/** Decides whether the assistant answers a message. 'if_known': only if it can compute the answer. */
export function willAnswer({ ai_mode, people, answers }: Room, message: RoomMessage): "always" | "if_known" | "no" {
	if (message.message_type !== "user" || ai_mode === "never" || answers >= MOST_ANSWERS_AN_HOUR) return "no";
	if (isAddressed(message.content) || message.replies_to_assistant) return "always";
	if (ai_mode === "when_asked") return "no";
	if (people <= QUIET.people) return "always";
	return looksLikeQuestion(message.content) ? "if_known" : "no";
}
