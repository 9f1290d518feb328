/**
 * Whether a text has at most `most` characters, both as written and after NFKC: U+FDFA is one character that becomes
 * 18.
 */
export const hasAtMost = (text: string, most: number): boolean =>
	text.length <= most && text.normalize("NFKC").length <= most;
