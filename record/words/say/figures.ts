import type { Measure } from "../../language/measures/measure.ts";
import type { Question } from "../../language/question.ts";
import { ROWS } from "../../language/rows/rows.ts";
import type { Line } from "../plans/run.ts";
import { type Counted, isCounted, nounOf } from "./nouns.ts";

const measureOf = ({ rows, measures: [name = ""] }: Question) =>
	(ROWS[rows].measures as Record<string, Measure>)[name] as Measure;

/** Whether less of it is better. */
export const isLowBest = (question: Question): boolean => measureOf(question).best === "low";

/** A number as a sentence writes it: '9,336', '40.42'. */
export const numbered = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** A figure as it is written: '9,336', '40.42', '113*', '5/12', '61.5%'. */
export function written(question: Question, value: number | null | undefined, line?: Line): string {
	const { written: how } = measureOf(question);
	if (value === null || value === undefined) return "none";
	if (how === "score") return `${value}${line?.not_out ? "*" : ""}`;
	if (how === "figures") return `${value}/${line?.best_runs ?? 0}`;
	if (how === "percentage") return `${value}%`;
	return how === "rate" ? String(value) : value.toLocaleString("en-US");
}

/** The figure of a line as a sentence writes it, with its unit where it has one: '175*', '39 balls', '23 crore rupees'. */
export function spoken(question: Question, value: number | null | undefined, line?: Line): string {
	const noun = nounOf(question);
	if (isAge(question) && line?.date) return `${yearsOf(line)} years old`;
	const text = written(question, value, line);
	return isCounted(noun) || !noun.unit ? text : `${text} ${noun.unit}${value === 1 ? "" : "s"}`;
}

export const isAge = ({ measures }: Question) => measures[0] === "youngest" || measures[0] === "oldest";

/** Somebody's age in whole years on the day of a match, from the age in days. */
export function yearsOf(line: Line): number {
	const { youngest, oldest, date } = line as unknown as { youngest?: number; oldest?: number; date: string };
	const born = new Date(Date.parse(date) - (youngest ?? oldest ?? 0) * DAY).toISOString().slice(0, 10);
	return Number(date.slice(0, 4)) - Number(born.slice(0, 4)) - (date.slice(5) < born.slice(5) ? 1 : 0);
}
const DAY = 24 * 60 * 60 * 1000;

const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
/** 'April 23, 2013' of a day. */
export const dayOf = (day: unknown): string => LONG.format(new Date(String(day)));

const MONTHS = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
/** 'April' of 4, 'month 13' where there is none. */
export const monthOf = (month: unknown): string =>
	Number(month) >= 1 && Number(month) <= 12
		? MONTHS.format(new Date(Date.UTC(2000, Number(month) - 1)))
		: `month ${month}`;

/** 'no runs', '1 run', '973 runs'. */
export const counting = (value: number | null | undefined, [one, many]: readonly [string, string]): string =>
	value ? `${value.toLocaleString("en-US")} ${value === 1 ? one : many}` : `no ${many}`;

/** The noun where somebody did it, and where nobody is named. */
export const pair = ({ one, many }: Counted): [string, string] => [one, many];
export const alone = (noun: Counted): [string, string] => noun.alone ?? pair(noun);
