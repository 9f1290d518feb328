import QUANTITIES from "./quantities.json" with { type: "json" };
import { compared, tokensOf } from "./tokens.ts";

export type Quantity = "most" | "all" | "none";
type Table = { language: string; spaced: boolean } & Record<Quantity, string[]>;

const UNSPACED = new Set(["zh", "ja", "th"]);
const LATIN = /^[\p{Script=Latin}\s'’-]+$/u;
/** Latin words this short count only in a text of their own language. */
const SHORT = 4;

const TABLES: Table[] = Object.entries(QUANTITIES).map(([language, { most, all, none }]) => ({
	language,
	spaced: !UNSPACED.has(language),
	most: most.split("|").map(compared),
	all: all.split("|").map(compared),
	none: none.split("|").map(compared),
}));

/** In 'No, he has 12' the first word denies nothing; punctuation marks it as an interjection. */
const INTERJECTION = /^\s*(?:no|nee|não|non|nein|nie|нет)\s*[,.:;–—!-]/iu;

/** Idioms with 'all' that mean no whole. */
const IDIOM = /\b(?:(?:of|in|at|after|above|for) all(?! (?:of|his|her|its|their|the))(?: time)?)\b/giu;

/**
 * The words of a text that rank ('most', 'best'), or mean the whole ('all', 'every') or nothing ('never', 'no one').
 * `language`: of the text; other languages' words count unless they are short and Latin.
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
