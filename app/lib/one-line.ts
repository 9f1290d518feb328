/** Letters that are seen by nobody, and marks that turn the direction of what follows. Joiners stay: Indian scripts need them. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** What somebody typed as it is shown to others: one line, single blanks, nothing unseen; empty when nothing is left of it. */
export const oneLine = (text: string): string =>
	text.normalize("NFC").replace(/\s+/g, " ").replace(UNSEEN, "").replace(/ +/g, " ").trim();
