import type { About, Draft } from "./kind.ts";
import { NUMBER_WORDS } from "./words.ts";

const LONGEST_TITLE = 64;
const LONGEST_FACT = 340;
const SHORTEST_FACT = 60;

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;
// 'a six', 'one six' is a stroke, not a number
const WORD = new RegExp(`(?<!\\b(?:a|one|no) )\\b(?:${[...NUMBER_WORDS.keys()].join("|")})\\b`, "gi");
const FILLER = /\b(?:amazing|incredible|stunning|remarkable|unbelievable|sensational|undefined|null|nan|infinity)\b/i;

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
 * Numbers of the text that nothing vouches for: they are neither among the draft's figures nor, as far as they are a
 * season or part of a date, in what the record answered.
 */
function unaccountedNumbers(draft: Draft, about: About, result: unknown): number[] {
	const figures = new Set(draft.figures.flatMap(({ value }) => numbersIn(value)));
	const dates = datesIn(result);
	const years = new Set([...numbersOf(result), ...numbersOf(about)].filter(isYear));
	const text = withoutDates(`${draft.title}. ${draft.fact}`, dates).replaceAll(STAGE, "");
	return numbersIn(text).filter((value) => !figures.has(value) && !years.has(value));
}

// the number of a qualifier is a name
const STAGE = /Qualifier [12]/g;
const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const DATE = new RegExp(`\\b(${MONTHS}) (\\d{1,2}), (\\d{4})\\b`, "g");

function datesIn(result: unknown): Set<string> {
	return new Set(JSON.stringify(result).match(/\d{4}-\d\d-\d\d/g) ?? []);
}

function withoutDates(text: string, known: Set<string>): string {
	return text.replace(DATE, (printed, month: string, dayOfMonth: string, year: string) => {
		const number = MONTHS.split("|").indexOf(month) + 1;
		const date = `${year}-${String(number).padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
		return known.has(date) ? "" : printed;
	});
}

/** What is wrong with a draft, in words: empty when it may be stored. */
export function draftFaults(draft: Draft, about: About, result: unknown): string[] {
	const { title, fact, tags, figure, figures } = draft;
	const faults: string[] = [];
	const must = (holds: boolean, fault: string) => {
		if (!holds) faults.push(fault);
	};
	const text = `${title} ${fact}`;
	must(title.length <= LONGEST_TITLE, `title is longer than ${LONGEST_TITLE} characters`);
	must(fact.length <= LONGEST_FACT, `text is longer than ${LONGEST_FACT} characters`);
	must(fact.length >= SHORTEST_FACT, "text says too little");
	must(/^[\p{Lu}\d₹“]/u.test(title) && !/[.!]$/.test(title), "title is no headline");
	must(/^[\p{Lu}\d₹]/u.test(fact) && /[.?]$/.test(fact), "text is no sentence");
	must(!/\s{2}|^\s|\s$|['"]| [,.]|\.\.|,,/.test(text), "spacing or punctuation");
	must(!FILLER.test(text), "a word that says nothing");
	must(tags.length >= 2 && tags.length <= 5, "two to five tags");
	must(
		new Set(tags).size === tags.length && tags.every((tag) => tag && tag === tag.toLowerCase()),
		"tags are not plain",
	);
	must(figure !== "" && figure.length <= 14, "no figure for the card");
	must(
		figures.length > 0 && figures.every(({ label, value }) => label !== "" && value !== ""),
		"a figure without label or value",
	);
	const known = new Set(figures.flatMap(({ value }) => numbersIn(value)));
	must(
		numbersIn(figure).every((value) => known.has(value)),
		"the leading figure is not among the figures",
	);
	const unaccounted = unaccountedNumbers(draft, about, result);
	must(unaccounted.length === 0, `nothing vouches for ${unaccounted.join(", ")}`);
	return faults;
}
