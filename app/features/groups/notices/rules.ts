import { grouped } from "../../../lib/numbers.ts";
/** Limits and texts of mails about groups. Pure. */

/** A mail shows this number of replies per group, each shortened. */
export const REPLIES_SHOWN = 3;
export const LONGEST_EXCERPT = 140;

/** The number of replies to a member in a group, or of all messages, as the member chose. */
export type Missed = { group_name: string; notifications: "replies" | "all"; count: number };

const NAMES = {
	replies: { singular: "reply to you", plural: "replies to you" },
	all: { singular: "message", plural: "messages" },
};

/** '2 replies to you in CSK Fans' */
export function missedInWords({ group_name, notifications, count }: Missed): string {
	const { singular, plural } = NAMES[notifications];
	return `${grouped(count)} ${count === 1 ? singular : plural} in ${group_name}`;
}

export function subjectOf(missed: readonly Missed[]): string {
	const [first, ...others] = missed;
	return first && others.length === 0 ? missedInWords(first) : "New in your groups";
}

/** Cuts a message to `LONGEST_EXCERPT` letters and adds "…". */
export function excerptOf(text: string): string {
	// splits by code points, so that no emoji is cut in half
	const letters = [...text];
	return letters.length > LONGEST_EXCERPT ? `${letters.slice(0, LONGEST_EXCERPT).join("")}…` : text;
}
