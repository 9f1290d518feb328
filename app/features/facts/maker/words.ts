// English for figures: everything that a statement prints goes through here, so that no list reads '1 sixes'.

const SMALL = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
] as const;
const ORDINALS = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth",
	"seventh",
	"eighth",
	"ninth",
	"tenth",
	"eleventh",
	"twelfth",
] as const;

/** Number words up to twelve with their values: what a check of the text has to know. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
	...SMALL.slice(2).map((word, index) => [word, index + 2] as const),
	["twice", 2],
]);

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** 9336 → '9,336' */
export const number = (value: number): string => grouped.format(value);

/** A rate to one decimal place: 152.345 → '152.3' */
export const rate = (value: number): string => value.toFixed(1);

/** An economy or a run rate, which scorers give to two places. */
export const economy = (value: number): string => value.toFixed(2);

/** Shares as whole per cent: (1, 8) → '13 per cent' */
export const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} per cent`;

/** Small numbers in running text as words: 5 → 'five', 13 → '13' */
export const inWords = (value: number): string => SMALL[value] ?? number(value);

/** 'six' → 'sixes', 'century' → 'centuries', 'completed innings' stays: the plural of the nouns of cricket */
export function plural(noun: string): string {
	if (noun.endsWith("innings")) return noun;
	if (/\bman$/.test(noun)) return noun.replace(/man$/, "men");
	if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, "ies");
	return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** (1, 'six') → '1 six', (1250, 'run') → '1,250 runs' */
export const count = (value: number, noun: string): string => `${number(value)} ${value === 1 ? noun : plural(noun)}`;

/** (2, 'title') → 'two titles', (0, 'final') → 'no finals', (41, 'six') → '41 sixes' */
export const countInWords = (value: number, noun: string): string =>
	`${inWords(value)} ${value === 1 ? noun : plural(noun)}`;

/** Two numbers of one sentence in one style: (3, 9) → 'three of nine', (13, 16) → '13 of 16' */
export const outOf = (part: number, whole: number): string =>
	whole < SMALL.length ? `${inWords(part)} of ${inWords(whole)}` : `${number(part)} of ${number(whole)}`;

/** 3 → 'third', 21 → '21st' */
export function ordinal(value: number): string {
	const word = ORDINALS[value - 1];
	if (word) return word;
	const lastTwo = value % 100;
	const ending = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
	return `${number(value)}${ending}`;
}

/** 1 → 'once', 2 → 'twice', 3 → 'three times', 13 → '13 times' */
export const times = (value: number): string =>
	value === 1 ? "once" : value === 2 ? "twice" : `${inWords(value)} times`;

/** ['a', 'b', 'c'] → 'a, b and c' */
export function list(items: readonly string[]): string {
	if (items.length < 2) return items.join("");
	return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** 'Gayle' → 'Gayle’s', 'Knight Riders' → 'Knight Riders’' */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** (175, true) → '175*' */
export const score = (runs: number, notOut: boolean): string => `${runs}${notOut ? "*" : ""}`;

/** (287, 3) → '287 for 3', (49, 10) → '49 all out' */
export const total = (runs: number, wickets: number): string =>
	wickets === 10 ? `${runs} all out` : `${runs} for ${wickets}`;

/** (287, 3) → '287/3' for a card */
export const totalFigure = (runs: number, wickets: number): string =>
	wickets === 10 ? `${runs}` : `${runs}/${wickets}`;

/** (6, 12) → '6 for 12' */
export const figures = (wickets: number, runs: number): string => `${wickets} for ${runs}`;

// prices are kept in crore; below one crore people speak of lakh
const inCrore = (crore: number): string => String(Math.round(crore * 100) / 100);
const inLakh = (crore: number): string => String(Math.round(crore * 100));

/** 27 → '₹27 crore', 0.3 → '₹30 lakh' */
export const price = (crore: number): string => (crore < 1 ? `₹${inLakh(crore)} lakh` : `₹${inCrore(crore)} crore`);

/** 27 → '₹27 Cr' for a card */
export const priceFigure = (crore: number): string => (crore < 1 ? `₹${inLakh(crore)} lakh` : `₹${inCrore(crore)} Cr`);

/** Beginning of a sentence: 'five titles' → 'Five titles' */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** FNV-1a, 32 bits, with its last bits stirred: near texts shall not choose the same of few. */
export function hash(text: string): number {
	let bits = 0x811c9dc5;
	for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return (bits ^ (bits >>> 15)) >>> 0;
}

/** One of several wordings, always the same for the same statement. `voice` tells two choices within one text apart. */
export function pick<Wording>(statement: string, wordings: readonly [Wording, ...Wording[]], voice = ""): Wording {
	return wordings[hash(`${statement}|${voice}`) % wordings.length] ?? wordings[0];
}
