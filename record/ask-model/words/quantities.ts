import QUANTITIES from "./quantities.json" with { type: "json" };
import { compared, tokensOf } from "./tokens.ts";

export type Quantity = "most" | "all" | "none";
type Table = { language: string; spaced: boolean } & Record<Quantity, string[]>;

const UNSPACED = new Set(["zh", "ja", "th"]);
const LATIN = /^[\p{Script=Latin}\s'’-]+$/u;
/** Latin words this short are looked for only in a text of their own language. */
const SHORT = 4;

const TABLES: Table[] = Object.entries(QUANTITIES).map(([language, { most, all, none }]) => ({
	language,
	spaced: !UNSPACED.has(language),
	most: most.split("|").map(compared),
	all: all.split("|").map(compared),
	none: none.split("|").map(compared),
}));

/** 'No, he has 12' answers and denies nothing: an interjection is set apart by a mark. */
const INTERJECTION = /^\s*(?:no|nee|não|non|nein|nie|нет)\s*[,.:;–—!-]/iu;

/** Idioms that mean no whole. */
const IDIOM = /\b(?:(?:of|in|at|after|above|for) all(?! (?:of|his|her|its|their|the))(?: time)?)\b/giu;

/**
 * The words of a text that rank ('most', 'best'), that mean the whole ('all', 'every') or nothing ('never', 'no one').
 * `language`: that of the text; words of other languages count where they cannot mean something else.
 */
export function quantitiesIn(text: string, quantity: Quantity, language: string): string[] {
	const [primary = "en"] = language.split("-");
	const plain = compared(text.replace(INTERJECTION, " ").replace(IDIOM, " "));
	const spaced = ` ${tokensOf(plain)
		.map(({ lower }) => lower)
		.join(" ")} `;
	return TABLES.flatMap((table) => {
		const spoken = table.language === primary || table.language.startsWith(`${primary}-`);
		return table[quantity].filter((word) => {
			if (!spoken && table.language !== "en" && LATIN.test(word) && word.length <= SHORT) return false;
			return table.spaced ? spaced.includes(` ${word} `) : plain.includes(word);
		});
	});
}
