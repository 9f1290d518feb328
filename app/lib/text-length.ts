/** Whether a text has at most so many characters, as it is written and as it is read (NFKC): U+FDFA is one and is read as 18. */
export const hasAtMost = (text: string, most: number): boolean =>
	text.length <= most && text.normalize("NFKC").length <= most;
