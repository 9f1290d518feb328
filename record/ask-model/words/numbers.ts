import NUMBERS from "./numbers.json" with { type: "json" };
import { type Token, tokensOf } from "./tokens.ts";

// numbers.json has the words of CLDR (ICU 72) and n2words 4.0.0 for numbers to 100 and the powers above, cardinal and
// ordinal, without words for one that are also articles.

/** Languages whose words take endings, so a number word may begin a longer word. */
const INFLECTED = new Set(["ta", "te", "kn", "ml", "tr", "ko", "si", "ru", "pl", "hi", "mr", "gu", "pa", "bn"]);
/** Languages that write a compound number as one word. */
const COMPOUND = new Set(["en", "de", "nl", "it", "tr", "id", "ta", "ko"]);
const SHORTEST_BEGINNING = 5;
/** Latin words this short may mean something else in another language: 'on' is ten in Turkish. */
const SHORT = 3;
/** Longer words with another meaning in another language: 'once' is eleven in Spanish, 'सत्र' seventeen in Nepali. */
const AMBIGUOUS: Record<string, string> = {
	es: "once",
	fr: "premier cent second",
	de: "null",
	hi: "दो",
	mr: "तेरा",
	ne: "सत्र साठी तिस",
	id: "lima",
	it: "nove sette",
	nl: "elfde",
};
const LATIN = /^\p{Script=Latin}+$/u;
/** Chinese and Japanese numerals. A single 一 may be an article. */
const HAN = /^(?:第)?[〇零一二三四五六七八九十百千万萬億亿兆两兩]+$/u;

/** Roman numerals in capitals, of three letters or more: shorter ones are names of sides (MI, DC, XI). */
const ROMAN = /^(?=[MDCLXVI]{3})M*(?:C[MD]|D?C*)(?:X[CL]|L?X*)(?:I[XV]|V?I*)$/;
/** A Latin word without accents. */
const withoutAccents = (word: string): string =>
	LATIN.test(word) && word.length > SHORT ? word.normalize("NFKD").replace(/\p{M}/gu, "") : word;

type Table = { language: string; words: Set<string>; beginnings: string[]; compound: RegExp | null };
const TABLES: Table[] = Object.entries(NUMBERS).map(([language, words]) => {
	const list = words.split(" ");
	const parts = list.filter((word) => word.length > 2).toSorted((a, b) => b.length - a.length);
	return {
		language,
		words: new Set(list),
		beginnings: INFLECTED.has(language) ? list.filter((word) => word.length >= SHORTEST_BEGINNING) : [],
		compound: COMPOUND.has(language) ? new RegExp(`^(?:${parts.join("|")}|und|en|ën)+$`, "u") : null,
	};
});

/** True if a word counts only in a text of its own language. */
function isLocal(language: string, word: string): boolean {
	if (language === "en") return false;
	if (AMBIGUOUS[language]?.split(" ").includes(word)) return true;
	return LATIN.test(word) && word.length <= SHORT;
}

function isNumber({ text, lower }: Token, language: string): boolean {
	if (HAN.test(lower)) return lower !== "一";
	if (ROMAN.test(text)) return true;
	const bare = lower.replace(/['’]s$/, "");
	const parts = bare.includes("-") ? bare.split("-") : [bare];
	const words = [...new Set(parts.flatMap((part) => [part, withoutAccents(part)]))];
	return words.some((word) =>
		TABLES.some((table) => {
			const spoken = table.language === language || table.language.startsWith(`${language}-`);
			if (table.words.has(word)) return spoken || !isLocal(table.language, word);
			if (spoken && table.compound && word.length > 6 && table.compound.test(word)) return true;
			return table.beginnings.some((beginning) => word.startsWith(beginning) && (spoken || !LATIN.test(word)));
		}),
	);
}

/** Finds number words of 31 languages. `language`: of the text; it decides about ambiguous words. */
export function numberWordsIn(text: string, language: string): string[] {
	const [primary = "en"] = language.split("-");
	return tokensOf(text).flatMap((token) => (isNumber(token, primary) ? token.text : []));
}

const DIGITS = /[\p{N}]+(?:[.,/:’-]\p{N}+)*/gu;
/** The numbers in digits of any script. */
export const digitsIn = (text: string): string[] => text.normalize("NFKC").match(DIGITS) ?? [];
