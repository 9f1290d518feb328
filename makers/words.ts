import { type Said, said, say } from "./said.ts";

// English for figures. All counts in sentences come from here, so that none reads '1 sixes' and every figure has a
// label.

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** The words that `numbersIn` (check.ts) reads as numbers: 'two' to 'twelve', and 'twice'. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
	...SMALL.slice(2).map((word, index) => [word, index + 2] as const),
	["twice", 2],
]);

const grouping = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
/** 9336 → '9,336' */
export const grouped = (value: number): string => grouping.format(value);
const worded = (value: number): string => SMALL[value] ?? grouped(value);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** 'wicket' → 'Wickets' */
const labelOf = (noun: string) => capitalized(plural(noun));

/** 9336 → '9,336' */
export const numberSaid = (value: number, label: string): Said => said(grouped(value), label);

/** A rate to two decimals, as the record rounds it; null is '0.00'. Do not round it again: use `ratioSaid`. */
export const rateSaid = (value: number | null, label: string): Said => said((value ?? 0).toFixed(2), label);

/** An economy or a run rate. */
export const economy = (value: number | null, label = "Economy"): Said => rateSaid(value, label);

/** A ratio of counts, to one decimal place: (1592, 104) → '15.3' */
export const ratioSaid = (part: number, whole: number, label: string): Said =>
	said((Math.round((10 * part) / whole) / 10).toFixed(1), label);

/** A share in whole per cent: (1, 8) → '13 per cent' */
export const percent = (part: number, whole: number, label: string): Said =>
	said(`${Math.round((100 * part) / whole)} per cent`, label);

/** '13 per cent' → '13 %' for a card */
export const percentFigure = (share: Said): Said => ({ ...share, text: share.text.replace(" per cent", " %") });

/** A number in a text, in words up to twelve: 0 → 'no', 5 → 'five', 13 → '13' */
export const inWords = (value: number, label: string): Said => said(worded(value), label, grouped(value));

/** The plural of cricket's nouns: 'six' → 'sixes', 'century' → 'centuries', 'completed innings' is unchanged */
export function plural(noun: string): string {
	if (noun.endsWith("innings")) return noun;
	if (/\bman$/.test(noun)) return noun.replace(/man$/, "men");
	if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, "ies");
	return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** (1, 'six') → '1 six', (1250, 'run') → '1,250 runs' */
export const countSaid = (value: number, noun: string, label = labelOf(noun)): Said =>
	said(`${grouped(value)} ${value === 1 ? noun : plural(noun)}`, label, grouped(value));

/** (2, 'title') → 'two titles', (0, 'final') → 'no finals', (41, 'six') → '41 sixes' */
export const countInWords = (value: number, noun: string, label = labelOf(noun)): Said =>
	said(`${worded(value)} ${value === 1 ? noun : plural(noun)}`, label, grouped(value));

/** Two numbers in one style: (3, 9) → 'three of nine', (13, 16) → '13 of 16' */
export function outOf(part: number, whole: number, labels: [part: string, whole: string]): Said {
	const print = whole < SMALL.length ? worded : grouped;
	return say`${said(print(part), labels[0], grouped(part))} of ${said(print(whole), labels[1], grouped(whole))}`;
}

/** 3 → 'third', 21 → '21st' */
export function ordinal(value: number, label = "Place"): Said {
	const lastTwo = value % 100;
	const ending = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
	return said(ORDINALS[value - 1] ?? `${grouped(value)}${ending}`, label, grouped(value));
}

/** 1 → 'once', 2 → 'twice', 3 → 'three times', 13 → '13 times' */
export const times = (value: number, label: string): Said =>
	said(value === 1 ? "once" : value === 2 ? "twice" : `${worded(value)} times`, label, grouped(value));

/** 'Gayle' → 'Gayle’s', 'Knight Riders' → 'Knight Riders’' */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** (175, true) → '175*' */
export const scoreSaid = (runs: number, notOut: boolean, label = "Score"): Said =>
	said(`${runs}${notOut ? "*" : ""}`, label);

/** (287, 3) → '287 for 3', (49, 10) → '49 all out' */
export const totalSaid = (runs: number, wickets: number, label = "Total"): Said =>
	said(wickets === 10 ? `${runs} all out` : `${runs} for ${wickets}`, label);

/** (287, 3) → '287/3' for a card */
export const totalFigure = (runs: number, wickets: number): Said => ({
	...totalSaid(runs, wickets),
	text: wickets === 10 ? `${runs}` : `${runs}/${wickets}`,
});

/** (6, 12) → '6 for 12' */
export const figures = (wickets: number, runs: number, label = "Best figures"): Said =>
	said(`${wickets} for ${runs}`, label);

// prices are stored in crore; below 1 crore people say lakh
const inCrore = (crore: number): string => String(Math.round(crore * 100) / 100);
const inLakh = (crore: number): string => String(Math.round(crore * 100));

/** 27 → '₹27 crore', 0.3 → '₹30 lakh' */
export const price = (crore: number, label = "Price"): Said =>
	said(crore < 1 ? `₹${inLakh(crore)} lakh` : `₹${inCrore(crore)} crore`, label);

/** 27 → '₹27 Cr' for a card */
export const priceFigure = (crore: number, label = "Price"): Said =>
	said(crore < 1 ? `₹${inLakh(crore)} lakh` : `₹${inCrore(crore)} Cr`, label);

/** '13 fours and 17 sixes', 'four fours and one six'; empty without a boundary */
export function boundaries({ fours, sixes }: { fours: number; sixes: number }): Said {
	const said = (value: number, noun: string) =>
		value === 1 || Math.max(fours, sixes) < 10 ? countInWords(value, noun) : countSaid(value, noun);
	const [first, second] = [fours > 0 && said(fours, "four"), sixes > 0 && said(sixes, "six")];
	return first && second ? say`${first} and ${second}` : say`${first || second}`;
}

/** FNV-1a hash, 32 bits. The last step mixes the low bits, so that `pick` varies the wording of similar texts. */
export function hash(text: string): number {
	let bits = 0x811c9dc5;
	for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return (bits ^ (bits >>> 15)) >>> 0;
}

/** Picks a wording, always the same for a statement. `voice` distinguishes several choices within one text. */
export function pick<Wording>(statement: string, wordings: readonly [Wording, ...Wording[]], voice = ""): Wording {
	return wordings[hash(`${statement}|${voice}`) % wordings.length] ?? wordings[0];
}
