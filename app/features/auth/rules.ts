import { asciiDigits } from "../../lib/numbers.ts";

export const LINK_MINUTES = 60;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export const texts = {
	enterAddress: "Please enter your email address",
	invalidAddress: "Please enter a valid email address",
	tooMany: "Too many requests. Please wait a moment before trying again.",
	sendFailed: "Failed to send magic link",
	unexpected: "Something went wrong. Please try again.",
	checkMail: "Check Your Email!",
	useDifferent: "Use Different Email",
	linkBroken: "Part of it is missing. Copy the whole link from the mail, or ask for a new one.",
	linkUsed: "This link has been used or is too old. Ask for a new one.",
	codeWrong: "That code isn't right, or it's too old. Check the newest email, or ask for a new one.",
	codeShape: "The code has six digits.",
	codeElsewhere:
		"A code works only in the browser that asked for it. Open the link in the mail instead, it works anywhere, or ask for a new mail here.",
	noCookies:
		"You're not signed in yet: this browser keeps no cookies from this site, and without one nobody stays signed in. Allow cookies for this site, then press the button again. Your link still works.",
	codesRest:
		"Too many wrong codes were tried on this site, so codes take a break for up to an hour. Open the link in the mail instead: it works.",
	accountsFirst:
		"So many people are signing in right now that mails go to addresses with an account first. New here, and nothing comes? Please try again in an hour.",
} as const;

/** True for a text of the form of a link's token: 32 bytes in base64url. */
export const isTokenShaped = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Allowed around and between the digits of a code: blanks, dashes, invisible characters. */
const BETWEEN = /[\p{Z}\p{C}\p{Pd}\p{Default_Ignorable_Code_Point}\u2212]/gu;

/** The six digits of a code in any script, however they were typed or pasted; null if there are not six. */
export function codeOf(typed: string): string | null {
	const digits = asciiDigits(typed.replace(BETWEEN, ""));
	return /^\d{6}$/.test(digits) ? digits : null;
}

export type SignInPage = "/auth" | "/auth/confirm" | "/welcome";

/** The address of a sign-in page with its parameters. A `next` of the home page is left out, as that is the default. */
export function signInPath(page: SignInPage, next: string, known: Record<string, string> = {}): string {
	const query = new URLSearchParams(next === "/" ? known : { ...known, next });
	return query.size ? `${page}?${query}` : page;
}

/** The text for the server's error about sending a mail (AUTH-2). An unknown error is shown as it is. */
export function sendFailureText(message: string | undefined): string {
	if (!message) return texts.sendFailed;
	if (/rate limit|too many requests/i.test(message)) return texts.tooMany;
	if (/invalid email/i.test(message)) return texts.invalidAddress;
	return message;
}
