const LONGEST = 254;
/** Invisible characters. Joiners are letters after a vowel sign or virama in scripts of India. */
const INVISIBLE = /(?<!\p{M})\p{Join_Control}|(?!\p{Join_Control})[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Words of letters and digits of any script (RFC 6531), with dots between them (RFC 5321, 4.1.2). */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}\p{Join_Control}_'+-]+(?:\.[\p{L}\p{M}\p{N}\p{Join_Control}_'+-]+)*$/u;
/** At least two labels of letters, digits and hyphens. The last is not numeric, as in an IP address. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Normalises a mail address: no surrounding blanks or invisible characters, lower case, its domain in ASCII
 * (`fan@उदाहरण.भारत` is `fan@xn--p1b6ci4b4b3a.xn--h2brj9c`). Null if it is invalid. Browser and server use it.
 */
export function mailAddressOf(typed: string): string | null {
	if (typed.length > 4 * LONGEST) return null;
	const text = typed.normalize("NFKC").replace(INVISIBLE, "").trim().toLowerCase().normalize("NFC");
	const at = text.lastIndexOf("@");
	const [local, domain] = [text.slice(0, Math.max(0, at)), hostOf(text.slice(at + 1))];
	const address = `${local}@${domain}`;
	return LOCAL_PART.test(local) && DOMAIN.test(domain) && address.length <= LONGEST ? address : null;
}

/** The domain in ASCII by UTS 46, which `URL` implements. Empty if the text is more than a host. */
function hostOf(domain: string): string {
	if (/[\s\p{Cc}/\\?#:@%[\]]/u.test(domain)) return "";
	return URL.parse(`http://${domain}`)?.hostname ?? "";
}

/** True if a text has nothing visible. */
export const isBlank = (typed: string): boolean => !/[^\s\p{Cf}]/u.test(typed);
