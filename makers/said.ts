/** A figure as printed, with the label of what it counts. */
export type Figure = { label: string; value: string };

export type Said = { text: string; figures: Figure[] };

/** A part of a sentence: plain names and seasons, or figures with labels (words.ts). */
export type Part = Said | string | number | false | null | undefined;

const saidOf = (part: Part): Said => {
	if (part === false || part === null || part === undefined) return { text: "", figures: [] };
	return typeof part === "object" ? part : { text: String(part), figures: [] };
};

/** A text with one figure, whose value is the text itself unless given: said("five titles", "Titles", 5) */
export const said = (text: string, label: string, value: string | number = text): Said => ({
	text,
	figures: [{ label, value: String(value) }],
});

/** Builds a sentence and collects its figures: say`He took ${count(5, "wicket")} in ${2013}.` */
export function say(strings: TemplateStringsArray, ...parts: Part[]): Said {
	const all = parts.map(saidOf);
	return {
		text: strings.map((text, at) => text + (all[at]?.text ?? "")).join(""),
		figures: all.flatMap(({ figures }) => figures),
	};
}

/** Joins parts, without empty ones. */
function joined(parts: readonly Part[], between: string): Said {
	const all = parts.map(saidOf).filter(({ text }) => text !== "");
	return { text: all.map(({ text }) => text).join(between), figures: all.flatMap(({ figures }) => figures) };
}

/** Joins sentences, without empty ones. */
export const sentences = (...parts: Part[]): Said => joined(parts, " ");

/** ['a', 'b', 'c'] → 'a, b and c' */
export function listSaid(parts: readonly Part[]): Said {
	const last = parts.at(-1);
	return parts.length < 2 ? saidOf(last) : say`${joined(parts.slice(0, -1), ", ")} and ${last}`;
}

/** Capitalises the first letter: 'five titles' → 'Five titles' */
export function sentence(part: Part): Said {
	const { text, figures } = saidOf(part);
	return { text: text.charAt(0).toUpperCase() + text.slice(1), figures };
}

/** Figures without repeats, in order. */
export const distinct = (figures: readonly Figure[]): Figure[] => [
	...new Map(figures.map((figure) => [`${figure.label} ${figure.value}`, figure])).values(),
];
