/** A figure as printed in a text, and what it counts. */
export type Figure = { label: string; value: string };

/** A text with all its figures. */
export type Said = { text: string; figures: Figure[] };

/** A part of a sentence: names and seasons as plain values, figures with what they count (words.ts). */
export type Part = Said | string | number | false | null | undefined;

const saidOf = (part: Part): Said => {
	if (part === false || part === null || part === undefined) return { text: "", figures: [] };
	return typeof part === "object" ? part : { text: String(part), figures: [] };
};

/** A figure in other words: said("five titles", "Titles", 5) */
export const said = (text: string, label: string, value: string | number = text): Said => ({
	text,
	figures: [{ label, value: String(value) }],
});

/** A sentence that collects the figures in it: say`He took ${count(5, "wicket")} in ${2013}.` */
export function say(strings: TemplateStringsArray, ...parts: Part[]): Said {
	const all = parts.map(saidOf);
	return {
		text: strings.map((text, at) => text + (all[at]?.text ?? "")).join(""),
		figures: all.flatMap(({ figures }) => figures),
	};
}

/** Joins the parts that are not empty. */
function joined(parts: readonly Part[], between: string): Said {
	const all = parts.map(saidOf).filter(({ text }) => text !== "");
	return { text: all.map(({ text }) => text).join(between), figures: all.flatMap(({ figures }) => figures) };
}

/** Joins the sentences that are not empty. */
export const sentences = (...parts: Part[]): Said => joined(parts, " ");

/** ['a', 'b', 'c'] → 'a, b and c' */
export function listSaid(parts: readonly Part[]): Said {
	const last = parts.at(-1);
	return parts.length < 2 ? saidOf(last) : say`${joined(parts.slice(0, -1), ", ")} and ${last}`;
}

/** The beginning of a sentence: 'five titles' → 'Five titles' */
export function sentence(part: Part): Said {
	const { text, figures } = saidOf(part);
	return { text: text.charAt(0).toUpperCase() + text.slice(1), figures };
}

/** Figures without repeats, in the order of the text. */
export const distinct = (figures: readonly Figure[]): Figure[] => [
	...new Map(figures.map((figure) => [`${figure.label} ${figure.value}`, figure])).values(),
];
