import type { AiMode } from "../rules.ts";

/** At most so many talking in so many minutes: a quiet room, in which the assistant answers everybody. */
export const QUIET = { people: 3, minutes: 10 };
/** The assistant says at most so much in a group and hour. */
export const MOST_ANSWERS_AN_HOUR = 60;

/** What company says to what is no question. */
export const SMALL_TALK = [
	"Good to have you here. Who are you backing?",
	"I'm all ears. Name a player and I'll find you a stat.",
	"That's the spirit.",
	"Cricket always gives us something to talk about.",
	"Pull up a chair, there's always one more over.",
	"I like how you put that.",
	"Tell us more, the room is listening.",
	"Good company makes a good match.",
] as const;

/** A line of small talk chosen by the message, and not one of those that were said last. */
export function smallTalk(message: string, before: readonly string[]): string {
	const fresh = SMALL_TALK.filter((line) => !before.slice(-SMALL_TALK.length / 2).includes(line));
	return fresh[numberOf(message) % fresh.length] ?? SMALL_TALK[0];
}

/** A number that a text always gives, by which one of several is chosen. */
export const numberOf = (text: string): number =>
	[...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);

const ADDRESSED = /@\s*cricket\s*ai(?:\s+assistant)?\b/i;
/** Its name taken off, what was asked of it. */
export const questionIn = (message: string): string => message.replace(ADDRESSED, " ").replace(/\s+/g, " ").trim();
export const isAddressed = (message: string): boolean => ADDRESSED.test(message);

/** Looks whether a message asks something: by its mark, or by how it begins. */
export const looksLikeQuestion = (message: string): boolean =>
	/\?\s*$/.test(message) ||
	/^\W*(?:who|whom|whose|what|which|when|where|how|why|is|are|was|were|did|does|do|has|have|can|name|tell|list|most|highest|best)\b/i.test(
		message,
	);

export type Room = {
	ai_mode: AiMode;
	/** different people who wrote in the last ten minutes */
	people: number;
	/** what the assistant said in the last hour */
	answers: number;
};
type Said = { message_type: "user" | "ai_agent" | "system"; content: string; replies_to_assistant: boolean };

/** Whether the assistant has to be asked about a message at all: what nobody would have it answer costs no job. */
export const mayAnswer = (ai_mode: AiMode, { content, is_reply }: { content: string; is_reply: boolean }): boolean =>
	ai_mode === "always" || (ai_mode === "when_asked" && (is_reply || isAddressed(content)));

/**
 * Whether the assistant answers a message: 'always' says something in any case, 'if_known' only what it can compute, 'no'
 * nothing. It never answers itself or the system.
 */
export function willAnswer({ ai_mode, people, answers }: Room, said: Said): "always" | "if_known" | "no" {
	if (said.message_type !== "user" || ai_mode === "never" || answers >= MOST_ANSWERS_AN_HOUR) return "no";
	if (isAddressed(said.content) || said.replies_to_assistant) return "always";
	if (ai_mode === "when_asked") return "no";
	if (people <= QUIET.people) return "always";
	return looksLikeQuestion(said.content) ? "if_known" : "no";
}
