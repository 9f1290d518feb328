/** Whether a text has at most `most` UTF-16 units as written and after NFKC, which makes 18 of U+FDFA. */
export const hasAtMost = (text: string, most: number): boolean =>
	text.length <= most && text.normalize("NFKC").length <= most;

/** The most graphemes of a first name. */
export const FIRST_NAME_LETTERS = 30;
