import { createHmac } from "node:crypto";

/** Mail providers that ignore dots in an address. */
const WITHOUT_DOTS = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox of an address, the same for all its spellings, as in the column `mailbox` of `users`. */
export function mailboxOf(email: string): string {
	const at = email.lastIndexOf("@");
	const domain = email.slice(at + 1).toLowerCase();
	const name = email.slice(0, at).toLowerCase();
	const word = name.split("+")[0] || name;
	return WITHOUT_DOTS.has(domain) ? `${word.replaceAll(".", "")}@gmail.com` : `${word}@${domain}`;
}

/** The keyed hash of a mailbox, which identifies a person after the account is deleted. */
export const personOf = (secret: string, email: string): string =>
	createHmac("sha256", secret)
		.update(`gone fan ${mailboxOf(email)}`)
		.digest("base64url");
