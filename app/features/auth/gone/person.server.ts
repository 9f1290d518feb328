import { createHmac } from "node:crypto";

/** Mail providers that ignore dots in an address. */
const WITHOUT_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The hash of a mailbox under the site's key. It identifies a person after the account is deleted. Spellings of one mailbox
 * ('a+b@example.com') give one hash.
 */
export function personOf(secret: string, email: string): string {
	const at = email.lastIndexOf("@");
	const domain = email.slice(at + 1).toLowerCase();
	const [name = ""] = email.slice(0, at).toLowerCase().split("+");
	const mailbox = WITHOUT_DOTS.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
	return createHmac("sha256", secret).update(`gone fan ${mailbox}`).digest("base64url");
}
