import { visibleText } from "../../../lib/names/visible.ts";
import { displayName } from "../../../lib/session/me.ts";

/** Limits, texts and formulas of the chat. Pure, for server and browser. */

export const chatTexts = {
	placeholder: "Type your message about cricket...",
	loadFailed: "Failed to load messages",
	sendFailed: "Failed to send message",
	changeFailed: "That didn't work. Please try again.",
	empty: "Write something first.",
	tooLong: "Please keep a message under 2,000 letters.",
	noControls: "This message has characters we can't show.",
	noLinksYet: "New accounts cannot post links in their first hour.",
	slowDown: "You are sending messages too quickly. Please wait a moment.",
	slowDownNew: "New accounts may send 5 messages a minute in their first hour.",
	hidden: "This message was removed.",
	noMessage: "That message isn't in this group.",
	assistant: "Cricket AI Assistant",
	system: "Twelfth Man",
};

type Sender = {
	message_type: "user" | "ai_agent" | "system";
	user_id: string | null;
	sender: { full_name: string | null } | null;
};

/** Returns the name to show for a message's sender. */
export function senderName({ message_type, user_id, sender }: Sender): string {
	if (message_type === "ai_agent") return chatTexts.assistant;
	return message_type === "system" ? chatTexts.system : displayName({ id: user_id, full_name: sender?.full_name });
}

/** 'You are muted until May 4, 2026, 5:30 PM: insults'. `formatMoment` formats an ISO instant. */
export function sanctionInWords(
	{ kind, reason, until }: { kind: "mute" | "ban"; reason: string; until: string | null },
	formatMoment: (iso: string) => string,
): string {
	const what = kind === "mute" ? "muted" : "banned from group chats";
	return `You are ${what}${until ? ` until ${formatMoment(until)}` : ""}: ${reason}`;
}

export const notSentInWords = (count: number): string =>
	count === 1 ? "1 message was not sent." : `${count} messages were not sent.`;

export const pinnedInWords = (count: number): string => (count === 1 ? "Pinned" : `${count} pinned`);

export const newInWords = (count: number): string => (count === 1 ? "1 new message" : `${count} new messages`);

export const LONGEST_MESSAGE = 2_000;
export const MESSAGES_A_LOAD = 50;
/** The most changes in one answer. A client that missed more loads the newest messages again. */
export const MOST_CHANGES = 500;
/** The limit of messages of every fan. */
export const SEND_LIMIT = { name: "group-messages", points: 30, per_seconds: 60, refusal: chatTexts.slowDown };
/** An account is new for `minutes`; until then this lower limit applies besides `SEND_LIMIT`. */
export const NEW_ACCOUNT = { minutes: 60, messages_a_minute: 5 };
/** This number of reports by trusted fans hides a message until an admin decides. */
export const REPORTS_TO_HIDE = 3;
export const REPORT_REASONS = {
	abuse: "Abuse or hate",
	spam: "Spam or advertising",
	personal: "Someone's private details",
	off_topic: "Nothing to do with cricket",
	other: "Something else",
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

// biome-ignore lint/suspicious/noControlCharactersInRegex: messages must not contain them
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Removes invisible characters, outer spaces, and all but one of several empty lines. Does not escape markup. */
export const cleanMessage = (text: string): string =>
	visibleText(text.replace(/\r\n?/g, "\n"))
		.replace(/\n{3,}/g, "\n\n")
		.trim();

export const hasControls = (text: string): boolean => CONTROLS.test(text);
