import { grouped } from "../../../lib/numbers.ts";
/** Limits and texts of mails about groups. Pure. */

/** Replies of a group shown in a mail, each shortened; the others are in the chat. */
export const REPLIES_SHOWN = 3;
export const LONGEST_EXCERPT = 140;

/** A member's missed messages in a group: replies to them or all messages, as they chose. */
export type Missed = { group_name: string; notifications: "replies" | "all"; count: number };

const NAMES = {
	replies: { singular: "reply to you", plural: "replies to you" },
	all: { singular: "message", plural: "messages" },
};

/** Such as '2 replies to you in CSK Fans'. */
export function missedInWords({ group_name, notifications, count }: Missed): string {
	const { singular, plural } = NAMES[notifications];
	return `${grouped(count)} ${count === 1 ? singular : plural} in ${group_name}`;
}

/** The subject of a mail about all groups. */
export function subjectOf(missed: readonly Missed[]): string {
	const [first, ...others] = missed;
	return first && others.length === 0 ? missedInWords(first) : "New in your groups";
}

/** The beginning of a message, with a mark where it is cut. */
export function excerptOf(text: string): string {
	// splits by code points, so that no emoji is cut in half
	const letters = [...text];
	return letters.length > LONGEST_EXCERPT ? `${letters.slice(0, LONGEST_EXCERPT).join("")}…` : text;
}
