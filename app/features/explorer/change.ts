import { CONDITIONS } from "../../../record/language/conditions.ts";
import type { DimensionName } from "../../../record/language/dimensions.ts";
import { type Possible, possibleOf } from "../../../record/language/possible.ts";
import type { Question, Where } from "../../../record/language/question.ts";
import type { RowsName } from "../../../record/language/rows/rows.ts";

/** The explorer's initial question. */
export const INITIAL_QUESTION: Question = {
	rows: "batting",
	measures: ["runs", "innings", "average", "strike_rate"],
	by: ["player"],
};

/**
 * Returns the question for other rows, without the parts that they lack. If no measure or no group is left, it gets the
 * first that the rows have; a list needs no group.
 */
export function withRows(question: Question, rows: RowsName): Question {
	const possible = possibleOf(rows);
	const measures = question.measures.filter((name) => possible.measures.includes(name));
	const by = question.by?.filter((name) => possible.by.includes(name)) ?? [];
	const { not = {}, ...where } = question.where ?? {};
	const { having, until, list, ...rest } = question;
	return {
		...rest,
		rows,
		measures: measures.length > 0 ? measures : possible.measures.slice(0, 1),
		where: withNeeded({ ...supportedConditions(where, possible), not: supportedConditions(not, possible) }, possible),
		by: by.length > 0 || list ? by : possible.by.slice(0, 1),
		...(having ? { having: pickNames(having, possible.measures) } : {}),
		...(until !== undefined && possible.until ? { until } : {}),
		...(list ? { list } : {}),
	};
}

const pickNames = <Value>(values: Record<string, Value>, names: readonly string[]) =>
	Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** Adds example figures if these rows need a condition on figures and the question has none. */
function withNeeded(where: Question["where"] & object, { needs }: Possible): Question["where"] & object {
	const has = [where, where.not ?? {}].some(({ figures = {} }) =>
		Object.keys(figures).some((name) => name !== "length"),
	);
	return has || Object.keys(needs).length === 0 ? where : { ...where, figures: { ...where.figures, ...needs } };
}

function supportedConditions(
	{ against = {}, figures = {}, innings_figures = {}, ...where }: Where,
	possible: Possible,
): Where {
	return {
		...pickNames(where, possible.conditions),
		against: pickNames(against, possible.against),
		figures: pickNames(figures, possible.figures),
		innings_figures: pickNames(innings_figures, possible.innings_figures),
	};
}

/** Removes the part at a path such as 'where.not.against.bat_hand' or 'by.team'. The last measure stays. */
export function without(question: Question, path: string): Question {
	const [part = "", ...inside] = path.split(".");
	if (part === "measures") {
		const left = question.measures.filter((name) => name !== inside.join("."));
		return left.length > 0 ? { ...question, measures: left } : question;
	}
	if (part === "by") return { ...question, by: question.by?.filter((name) => name !== inside.join(".")) ?? [] };
	const copy = structuredClone(question) as unknown as Record<string, unknown>;
	let at: Record<string, unknown> | undefined = copy;
	for (const name of [part, ...inside.slice(0, -1)].slice(0, inside.length)) at = at?.[name] as typeof at;
	if (at) delete at[inside.at(-1) ?? part];
	return copy as unknown as Question;
}

/** Replaces the value `sent` at a path such as 'where.not.player' by `id`. */
export function withValue(question: object, path: string, sent: unknown, id: string): object {
	const [name = "", ...inside] = path.split(".");
	const value = (question as Record<string, unknown>)[name];
	if (inside.length > 0) return { ...question, [name]: withValue((value ?? {}) as object, inside.join("."), sent, id) };
	return { ...question, [name]: Array.isArray(value) ? value.map((one) => (one === sent ? id : one)) : id };
}

/** Conditions with another name than their group. */
const CONDITION_OF: Partial<Record<DimensionName, string>> = { over: "overs" };
const OF_OPPONENT: readonly string[] = ["bat_hand", "bowl_kind", "bowl_style"];

type LineOf = (name: DimensionName) => unknown;

/**
 * Returns the question that lists the rows behind a line, in order of play. Where the line's group is unknown, the
 * question excludes all its known values: numbers from 0, else `valuesOf`. Undefined if a group has no such condition.
 */
export function rowsBehind(
	question: Question,
	line: LineOf,
	valuesOf: (condition: string) => string[] | undefined,
): Question | undefined {
	const { rows, measures, where = {}, by = [], until } = question;
	const { not = {}, against = {}, ...rest } = where;
	const parts = {
		where: { ...rest } as Where,
		against: { ...against } as Record<string, unknown>,
		not: { ...not } as Where,
	};
	const possible = possibleOf(rows);
	for (const name of by) {
		const value = line(name);
		const condition = CONDITION_OF[name] ?? name;
		const isAgainst = OF_OPPONENT.includes(name) && (possible.against as string[]).includes(name);
		if (!isAgainst && !Object.hasOwn(CONDITIONS, condition)) return undefined;
		const into = (isAgainst ? parts.against : parts.where) as Record<string, unknown>;
		if (value !== null && value !== undefined) {
			into[condition] = name === "stage" ? stageOf(value, into[condition]) : value;
			continue;
		}
		const none = isAgainst ? undefined : anyOf(condition, valuesOf);
		if (none === undefined || Object.hasOwn(parts.not, condition)) return undefined;
		(parts.not as Record<string, unknown>)[condition] = none;
	}
	return {
		rows,
		measures,
		where: { ...parts.where, against: parts.against, not: parts.not },
		list: true,
		order: "keys",
		...(until === undefined ? {} : { until }),
	};
}

/** The value of a condition that matches everything known; undefined if `valuesOf` does not have it. */
function anyOf(condition: string, valuesOf: (condition: string) => string[] | undefined): unknown {
	const { value } = CONDITIONS[condition as keyof typeof CONDITIONS];
	if (value.safeParse({ from: 0 }).success) return { from: 0 };
	return valuesOf(condition);
}

/**
 * The stage condition for a line. The record groups finals under 'playoff', so if the question asks for stages, that
 * line has those of them after the league.
 */
function stageOf(value: unknown, asked: unknown): unknown {
	if (value !== "playoff" || asked === undefined) return value;
	const later = [asked].flat().filter((stage) => stage !== "league");
	return later.length > 0 ? later : value;
}
