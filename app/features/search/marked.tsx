const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text with the words of the search marked where a word of it begins so. */
export function Marked({ text, words }: { text: string; words: string[] }) {
	const sought = words.filter((word) => word.length > 1);
	if (sought.length === 0) return text;
	const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${sought.map(escaped).join("|")})`, "iu"));
	// split by a group: every second part is what was found
	return parts.map((part, at) =>
		at % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
			<mark key={at}>{part}</mark>
		) : (
			part
		),
	);
}
