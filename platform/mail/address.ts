import { z } from "zod";

const LONGEST = 254;
/**
 * Marks that show nothing: of direction, soft hyphens, a byte order mark. Joiners count as letters after a vowel sign or virama,
 * where scripts of India need them.
 */
const INVISIBLE = /(?<!\p{M})\p{Join_Control}|(?!\p{Join_Control})[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Dots stand between words, never at an end (RFC 5321, 4.1.2), here of letters and digits of any script (RFC 6531). */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}\p{Join_Control}_'+-]+(?:\.[\p{L}\p{M}\p{N}\p{Join_Control}_'+-]+)*$/u;
/** At least two labels of letters, digits and hyphens. The last is no number: that would be an IP address. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * The one spelling of a mail address, however it was typed or pasted: no blanks or invisible marks around it, lower case, its
 * domain as mail servers write it (`fan@उदाहरण.भारत` is `fan@xn--p1b6ci4b4b3a.xn--h2brj9c`). Null when the text is no
 * address. Runs in the browser as on the server.
 */
export function mailAddressOf(typed: string): string | null {
	const text = typed.normalize("NFKC").replace(INVISIBLE, "").trim().toLowerCase().normalize("NFC");
	const at = text.lastIndexOf("@");
	const [local, domain] = [text.slice(0, Math.max(0, at)), hostOf(text.slice(at + 1))];
	const address = `${local}@${domain}`;
	return LOCAL_PART.test(local) && DOMAIN.test(domain) && address.length <= LONGEST ? address : null;
}

/** The domain by UTS 46, which the platform knows from addresses of pages. Empty when it is no host alone. */
function hostOf(domain: string): string {
	if (/[\s\p{Cc}/\\?#:@%[\]]/u.test(domain)) return "";
	return URL.parse(`http://${domain}`)?.hostname ?? "";
}

/** A mail address in its one spelling. `empty`: the text for an empty field. */
export const mailAddress = (invalid: string, empty = invalid) =>
	z.string(empty).transform((typed, { addIssue }) => {
		const address = typed.length > 4 * LONGEST ? null : mailAddressOf(typed);
		if (address) return address;
		addIssue({ code: "custom", message: /[^\s\p{Cf}]/u.test(typed) ? invalid : empty });
		return z.NEVER;
	});
