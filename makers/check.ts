import type { About } from "./kind.ts";
import type { Said } from "./said.ts";
import { NUMBER_WORDS } from "./words.ts";

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
// 'a six', 'one six' is a stroke, not a number
const WORD = new RegExp(`(?<!\\b(?:a|one|no) )\\b(?:${[...NUMBER_WORDS.keys()].join("|")})\\b`, "gi");

/** The numbers that a text prints, in digits or as words up to twelve. */
export function numbersIn(text: string): number[] {
	const digits = [...text.matchAll(NUMBER)].map(([digits]) => Number(digits.replaceAll(",", "")));
	const words = [...text.matchAll(WORD)].map(([word]) => NUMBER_WORDS.get(word.toLowerCase()) ?? 0);
	return [...digits, ...words];
}

/** Every number anywhere in plain data, those inside its dates, names and keys ('price_2025_crore') too. */
function numbersOf(data: unknown): number[] {
	if (typeof data === "number") return [data];
	if (typeof data === "string") return numbersIn(data.replaceAll("-", " "));
	if (data === null || typeof data !== "object") return [];
	return Object.entries(data).flatMap(([key, value]) => [...numbersIn(key.replaceAll("_", " ")), ...numbersOf(value)]);
}

const YEAR = /^(?:19|20)\d\d$/;
const isYear = (value: number) => YEAR.test(String(value));

/**
 * Numbers of a text that nothing vouches for: they are neither among the figures that it says nor, as far as they are a
 * season or part of a date, in what the record answered.
 */
export function unvouched({ text, figures }: Said, about: About, answers: unknown): number[] {
	const said = new Set(figures.flatMap(({ value }) => numbersIn(value)));
	const years = new Set([...numbersOf(answers), ...numbersOf(about)].filter(isYear));
	const rest = withoutDates(text, datesIn(answers)).replaceAll(STAGE, "");
	return numbersIn(rest).filter((value) => !said.has(value) && !years.has(value));
}

// the number of a qualifier is a name
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
