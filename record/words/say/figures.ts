import type { Measure } from "../../language/measures/measure.ts";
import type { Question } from "../../language/question.ts";
import { ROWS } from "../../language/rows/rows.ts";
import type { Line } from "../plans/run.ts";

const measureOf = ({ rows, measures: [name = ""] }: Question) =>
	(ROWS[rows].measures as Record<string, Measure>)[name] as Measure;

/** A figure as it is written: '9,336', '40.42', '113*', '5/12', '61.5%'. */
export function written(question: Question, value: number | null | undefined, line?: Line): string {
	const { written: how } = measureOf(question);
	if (value === null || value === undefined) return "none";
	if (how === "score") return `${value}${line?.not_out ? "*" : ""}`;
	if (how === "figures") return `${value}/${line?.best_runs ?? 0}`;
	if (how === "percentage") return `${value}%`;
	return how === "rate" ? String(value) : value.toLocaleString("en-US");
}

/** Whole years on the day of a match, of somebody who was so many days old. */
export function yearsOf(line: Line): number {
	const { youngest, date } = line as unknown as { youngest: number; date: string };
	const born = new Date(Date.parse(date) - youngest * DAY).toISOString().slice(0, 10);
	return Number(date.slice(0, 4)) - Number(born.slice(0, 4)) - (date.slice(5) < born.slice(5) ? 1 : 0);
}
const DAY = 24 * 60 * 60 * 1000;

/** A figure with what it counts: '973 runs', 'a strike rate of 131.2'. */
export function withUnit(question: Question, value: number | null | undefined, line?: Line): string {
	const { written: how, name } = measureOf(question);
	if (question.measures[0] === "youngest" && line?.date) return `aged ${yearsOf(line)}`;
	const text = written(question, value, line);
	if (question.where?.figures && TIMES.has(name)) return `${text} times`;
	if (how === "percentage") return `${text} (${name.toLowerCase()})`;
	if (how === "count" && !EXTREME.has(name)) return `${text} ${name.toLowerCase()}`;
	return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name.toLowerCase()} of ${text}`;
}
const TIMES = new Set(["Innings", "Partnerships", "Overs", "Matches"]);
const EXTREME = new Set([
	"Highest total",
	"Lowest total",
	"Highest stand",
	"Most runs of an over",
	"Fastest fifty",
	"Fastest hundred",
	"Place",
	"Biggest win by runs",
	"Biggest win by wickets",
	"Runs of both sides",
]);
