import type { ConditionName } from "../language/conditions.ts";
import type { Measure } from "../language/measures/measure.ts";
import type { Question } from "../language/question.ts";
import { measureSaid, type NameOf, saidOf, thresholdSaid } from "../language/reading.ts";
import { ROWS } from "../language/rows/rows.ts";

type Line = Record<string, unknown>;

const measureIn = ({ rows, measures: [key = ""] }: Question) =>
	(ROWS[rows].measures as Record<string, Measure>)[key] as Measure;

/** Formats the first measure of a line as the measure prescribes: '9,336', '40.42', '113*', '5/12', '61.5%'. */
export function written(question: Question, line: Line | undefined): string {
	const [key = ""] = question.measures;
	const value = line?.[key];
	if (typeof value !== "number") return "none";
	const { written: how } = measureIn(question);
	const isUnbeaten =
		(how === "score" || (question.list && question.rows === "batting" && key === "runs")) && line?.not_out;
	if (how === "figures") return `${value}/${line?.best_runs ?? 0}`;
	if (how === "percentage") return `${value}%`;
	return `${how === "rate" ? value : value.toLocaleString("en-US")}${isUnbeaten ? "*" : ""}`;
}

/** The measure behind a figure: '733 runs', '1 hundred', 'strike rate 152.49'. */
export function counted(question: Question, line: Line | undefined): string {
	const figure = written(question, line);
	const [key = ""] = question.measures;
	const name = measureSaid(question.rows, key);
	const { written: how } = measureIn(question);
	const isRows = question.where?.figures !== undefined && ROW_COUNTS.has(key);
	if (how === "count" && isRows) return `${figure} such ${figure === "1" ? singular(name) : name}`;
	if (how === "count") return `${figure} ${figure === "1" ? singular(name) : name}`;
	return `${figure} (${name})`;
}

const ROW_COUNTS: ReadonlySet<string> = new Set(["innings", "count", "matches"]);

/** The singular of a measure's name: 'hundred', 'five-wicket innings', 'catch'. */
function singular(name: string): string {
	const [first = "", ...rest] = name.split(" ");
	const one = /(?:ss|[^s]|innings)$/.test(first) ? first : first.replace(/ies$/, "y").replace(/(?<=[cs]h)es$|s$/, "");
	return [one, ...rest].join(" ");
}

const SUBJECTS = ["player", "batter", "bowler", "partner", "fielder"] as const;

/** Who is counted: 'Virat Kohli', 'Mumbai Indians'; undefined when nobody is named. */
export function subjectSaid({ where = {} }: Question, nameOf: NameOf): string | undefined {
	const name = (list: "people" | "franchises", value: unknown) =>
		typeof value === "string" || Array.isArray(value)
			? [value]
					.flat()
					.map((id) => nameOf(list, String(id)) ?? String(id))
					.join(" and ")
			: undefined;
	return (
		name("people", where.player) ??
		name("people", where.batter) ??
		(where.bowler && !where.player ? name("people", where.bowler) : undefined) ??
		name("franchises", where.team)
	);
}

/** The conditions of a question besides its subject: 'in the powerplay, against Mumbai Indians'. */
export function conditionsSaid({ rows, where = {}, having = {}, of: _of }: Question, nameOf: NameOf): string[] {
	const { not = {}, against = {}, figures = {}, innings_figures: _whole, ...rest } = where;
	const subject = SUBJECTS.find((field) => rest[field] !== undefined) ?? (rest.team === undefined ? undefined : "team");
	const said = (part: object) =>
		Object.entries(part)
			.filter(([name]) => name !== "against" && name !== "figures")
			.map(([name, value]) => saidOf(name as ConditionName, value, nameOf));
	const own = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== subject));
	return [
		...said(own),
		...Object.entries(against).map(([name, value]) => `against ${saidOf(name as ConditionName, value, nameOf)}`),
		...Object.entries(figures as Record<string, unknown>).map(([name, value]) =>
			thresholdSaid(name.replaceAll("_", " "), value),
		),
		...said(not).map((part) => `not ${part}`),
		...Object.entries(having).map(([name, value]) => thresholdSaid(measureSaid(rows, name), value)),
	];
}
