import { measureOf } from "../record/language/rows/rows.ts";
import type { Proof } from "./ask.ts";
import type { About } from "./kind.ts";
import type { Said } from "./said.ts";
import { hidesTie } from "./standing.ts";
import { NUMBER_WORDS } from "./words.ts";

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
// in 'a six', 'one six' and 'no six' the word is a stroke and not a number
const WORD = new RegExp(`(?<!\\b(?:a|one|no) )\\b(?:${[...NUMBER_WORDS.keys()].join("|")})\\b`, "gi");

/** The numbers in a text: digits, the words 'two' to 'twelve', and 'twice'. */
export function numbersIn(text: string): number[] {
	const digits = [...text.matchAll(NUMBER)].map(([digits]) => Number(digits.replaceAll(",", "")));
	const words = [...text.matchAll(WORD)].map(([word]) => NUMBER_WORDS.get(word.toLowerCase()) ?? 0);
	return [...digits, ...words];
}

/** Every number in plain data, also in dates, names and keys ('price_2025_crore'). */
function numbersOf(data: unknown): number[] {
	if (typeof data === "number") return [data];
	if (typeof data === "string") return numbersIn(data.replaceAll("-", " "));
	if (data === null || typeof data !== "object") return [];
	return Object.entries(data).flatMap(([key, value]) => [...numbersIn(key.replaceAll("_", " ")), ...numbersOf(value)]);
}

const YEAR = /^(?:19|20)\d\d$/;
const isYear = (value: number) => YEAR.test(String(value));

/**
 * Returns the numbers of a text that nothing proves. Proved are its figures, years of the answers or the subject, and
 * dates of the answers.
 */
export function unsourcedNumbers({ text, figures }: Said, about: About, answers: unknown): number[] {
	const said = new Set(figures.flatMap(({ value }) => numbersIn(value)));
	const years = new Set([...numbersOf(answers), ...numbersOf(about)].filter(isYear));
	const rest = withoutDates(text, datesIn(answers)).replaceAll(STAGE, "");
	return numbersIn(rest).filter((value) => !said.has(value) && !years.has(value));
}

// a qualifier's number is part of its name
const STAGE = /Qualifier [12]/g;
const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const DATE = new RegExp(`\\b(${MONTHS}) (\\d{1,2}), (\\d{4})\\b`, "g");

function datesIn(answers: unknown): Set<string> {
	return new Set(JSON.stringify(answers).match(/\d{4}-\d\d-\d\d/g) ?? []);
}

function withoutDates(text: string, known: Set<string>): string {
	return text.replace(DATE, (printed, month: string, dayOfMonth: string, year: string) => {
		const number = MONTHS.split("|").indexOf(month) + 1;
		const date = `${year}-${String(number).padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
		return known.has(date) ? "" : printed;
	});
}

/**
 * Returns claims that go beyond the proof: a single leader where several are level, or wrong words for a rate. `texts`:
 * title and sentences, or question and explanation.
 */
export function overclaims(texts: readonly string[], { questions, answers }: Proof): string[] {
	const said = texts.flatMap((text) => text.split(/(?<=[.?]) /));
	const rates = Object.entries(questions).flatMap(([name, { rows, measures }]) =>
		measures.flatMap((key) => {
			const { worded } = measureOf(rows, key) ?? {};
			const values = answers[name]?.rows.map((row) => Number(row[key])) ?? [];
			return worded ? [{ key, worded, printed: new Set(values.map((value) => value.toFixed(2))) }] : [];
		}),
	);
	const misworded = said.flatMap((sentence) =>
		(sentence.match(DECIMAL) ?? []).flatMap((number) => {
			// two rates may be printed alike
			const meant = rates.filter(({ printed }) => printed.has(number));
			if (meant.length === 0 || meant.some(({ worded }) => worded.test(sentence))) return [];
			return [`says ${meant.map(({ key }) => key).join(", ")} in other words: ${sentence}`];
		}),
	);
	return [...(hidesTie(texts.join("\n"), answers) ? ["says that a shared first is alone"] : []), ...misworded];
}

const DECIMAL = /\d+\.\d+/g;
