import { grouped } from "../../../lib/numbers.ts";
/** Limits and words of what members are told of their groups by mail. Pure. */

/** So many replies of a group stand in a mail, each cut at so many letters; the others are in the chat. */
export const REPLIES_SHOWN = 3;
export const LONGEST_EXCERPT = 140;

/** What a member missed in a group: replies to them, or all that was said, as they chose. */
export type Missed = { group_name: string; notifications: "replies" | "all"; count: number };

const NAMES = {
	replies: { one: "reply to you", more: "replies to you" },
	all: { one: "message", more: "messages" },
};

/** As '2 replies to you in CSK Fans'. */
export function missedInWords({ group_name, notifications, count }: Missed): string {
	const { one, more } = NAMES[notifications];
	return `${grouped(count)} ${count === 1 ? one : more} in ${group_name}`;
}

/** The subject of the one mail for all groups together. */
export function subjectOf(missed: readonly Missed[]): string {
	const [first, ...others] = missed;
	return first && others.length === 0 ? missedInWords(first) : "New in your groups";
}

/** The beginning of a message, and a mark where it is cut. */
export function excerptOf(text: string): string {
	// by whole letters: half an emoji is none
	const letters = [...text];
	return letters.length > LONGEST_EXCERPT ? `${letters.slice(0, LONGEST_EXCERPT).join("")}…` : text;
}
