/** A figure of a text as it is printed, and what it counts. */
export type Figure = { label: string; value: string };

/** A text with every figure that it says. */
export type Said = { text: string; figures: Figure[] };

/** What a sentence is made of: names and seasons as they are, figures with what they count (words.ts). */
export type Part = Said | string | number | false | null | undefined;

const saidOf = (part: Part): Said => {
	if (part === false || part === null || part === undefined) return { text: "", figures: [] };
	return typeof part === "object" ? part : { text: String(part), figures: [] };
};

/** A figure in words of its own: said("five titles", "Titles", 5) */
export const said = (text: string, label: string, value: string | number = text): Said => ({
	text,
	figures: [{ label, value: String(value) }],
});

/** A sentence that keeps the figures put into it: say`He took ${count(5, "wicket")} in ${2013}.` */
export function say(strings: TemplateStringsArray, ...parts: Part[]): Said {
	const all = parts.map(saidOf);
	return {
		text: strings.map((text, at) => text + (all[at]?.text ?? "")).join(""),
		figures: all.flatMap(({ figures }) => figures),
	};
}

/** Parts with something between them; the empty ones are left out. */
function joined(parts: readonly Part[], between: string): Said {
	const all = parts.map(saidOf).filter(({ text }) => text !== "");
	return { text: all.map(({ text }) => text).join(between), figures: all.flatMap(({ figures }) => figures) };
}

/** Sentences to a text; the empty ones are left out. */
export const sentences = (...parts: Part[]): Said => joined(parts, " ");

/** ['a', 'b', 'c'] → 'a, b and c' */
export function list(parts: readonly Part[]): Said {
	const last = parts.at(-1);
	return parts.length < 2 ? saidOf(last) : say`${joined(parts.slice(0, -1), ", ")} and ${last}`;
}

/** Beginning of a sentence: 'five titles' → 'Five titles' */
export function sentence(part: Part): Said {
	const { text, figures } = saidOf(part);
	return { text: text.charAt(0).toUpperCase() + text.slice(1), figures };
}

/** Figures without repeats, in the order in which they are said. */
export const distinct = (figures: readonly Figure[]): Figure[] => [
	...new Map(figures.map((figure) => [`${figure.label} ${figure.value}`, figure])).values(),
];
