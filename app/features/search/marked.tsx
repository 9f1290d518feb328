const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text with the beginnings of words marked that match the search. */
export function Marked({ text, words }: { text: string; words: string[] }) {
	const sought = words.filter((word) => word.length > 1);
	if (sought.length === 0) return text;
	const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${sought.map(escaped).join("|")})`, "iu"));
	// splitting by a group makes every second part a match
	return parts.map((part, at) =>
		at % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
			<mark key={at}>{part}</mark>
		) : (
			part
		),
	);
}
