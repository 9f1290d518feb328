/** Limits, texts and formulas of the chat. Pure: both sides use it. */

export const chatTexts = {
	placeholder: "Type your message about cricket...",
	loadFailed: "Failed to load messages",
	sendFailed: "Failed to send message",
	changeFailed: "That did not work. Please try again.",
	empty: "Write something first.",
	tooLong: "A message may have 2,000 letters at most.",
	noControls: "This message holds signs that cannot be shown.",
	noLinksYet: "New accounts cannot post links in their first hour.",
	slowDown: "You are sending messages too quickly. Please wait a moment.",
	slowDownNew: "New accounts may send 5 messages a minute in their first hour.",
	muted: (until: string, reason: string) => `You are muted until ${until}: ${reason}`,
	banned: (reason: string) => `You are banned from group chats: ${reason}`,
	hidden: "This message was removed.",
	noMessage: "There is no such message in this group.",
	sender: "Cricket Fan",
	assistant: "Cricket AI Assistant",
	system: "Twelfth Man",
};

export const LONGEST_MESSAGE = 2_000;
export const MESSAGES_A_LOAD = 50;
/** More than a reconnecting client may have missed at once; beyond it, it begins anew with the newest. */
export const MOST_CHANGES = 500;
/** For everybody, and for accounts in their first hour. */
export const SEND_LIMIT = { name: "group-messages", points: 30, per_seconds: 60, refusal: chatTexts.slowDown };
export const NEW_ACCOUNT = { minutes: 60, messages_a_minute: 5 };
/** Reports by so many trusted fans hide a message until somebody has decided. */
export const REPORTS_TO_HIDE = 3;
export const REPORT_REASONS = {
	abuse: "Abuse or hate",
	spam: "Spam or advertising",
	personal: "Somebody's private matters",
	off_topic: "Nothing to do with cricket",
	other: "Something else",
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

/**
 * Letters that are seen by nobody, and marks that turn the direction of what follows: all that Unicode calls ignorable, but what
 * chooses the look of an emoji and spells its flags.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}--[\ufe0e\ufe0f\u{e0020}-\u{e007f}]]/gv;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come in
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Emoji of several signs are held together by a joiner, which stays where one stands before it. */
const JOINED = /(\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;
const KEPT_JOINER = "\ue000";

/**
 * A message as it is kept: trimmed, without letters nobody sees and marks that turn the direction of a text, with at most two
 * empty lines. Nothing else is taken out: it is shown as text.
 */
export const cleanMessage = (text: string): string =>
	text
		.normalize("NFC")
		.replace(JOINED, `$1${KEPT_JOINER}`)
		.replace(UNSEEN, "")
		.replaceAll(KEPT_JOINER, "\u200d")
		.replace(/\r\n?/g, "\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();

export const hasControls = (text: string): boolean => CONTROLS.test(text);

/** Looks for a link in a text, written with or without its scheme, in wide letters, or with what nobody sees in between. */
export const hasLink = (text: string): boolean =>
	/\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|in|io|co|me|xyz|info|link|live|tv|app|dev|shop|site|top|ru)\b/i.test(
		text
			.normalize("NFKC")
			.replace(/\p{Default_Ignorable_Code_Point}/gu, "")
			.replaceAll("\u3002", "."),
	);
