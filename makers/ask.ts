import { isDeepStrictEqual } from "node:util";
import type { Answer } from "../record/answer.ts";
import { canonical } from "../record/language/canonical.ts";
import type { Question, QuestionOf } from "../record/language/question.ts";
import type { RowKind } from "../record/language/rows/kind.ts";
import { type MeasureOf, ROWS, type RowsName } from "../record/language/rows/rows.ts";
import type { MatchRecord } from "../record/record.ts";

/** A question about any kind of rows, with measures of that kind. */
export type AnyQuestion = { [Name in RowsName]: QuestionOf<Name, MeasureOf<Name>> }[RowsName];
/** A statement's questions, by name. */
export type Questions = Record<string, AnyQuestion>;

/** Columns that only some groups or lists have; the others leave them undefined. */
type Columns = {
	city: string;
	country: string;
	batter_id: string;
	batter: string;
	bowler_id: string;
	bowler: string;
	fielder_id: string;
	fielder: string;
	/** 'league' or 'playoff' as a group; in a list the scorers' name, 'Qualifier 1' */
	stage: string;
	home: "true" | "false" | "neutral";
	toss: "won" | "lost";
	batted: "first" | "second";
	result: "won" | "lost" | "no_result";
	dismissal: string;
	nationality: string;
	age: number;
	/** of a side's season: it reached the playoffs */
	playoffs: boolean;
	all_out: boolean;
	completed: boolean;
	winner_id: string | null;
	win_by_runs: number | null;
	win_by_wickets: number | null;
	acquisition: string | null;
	/** the team's name in the season of the row */
	team_name: string;
};
export type Line<Measures extends string> = Answer<Measures>["rows"][number] & Omit<Columns, Measures>;
/** The part of an answer that statements use: lines, their number before the limit, and the minimum for a place. */
export type Found<Measures extends string = string> = Pick<Answer, "total" | "floor"> & { rows: Line<Measures>[] };
export type Answers<Asked extends Questions> = { [Name in keyof Asked]: Found<Asked[Name]["measures"][number]> };

/** Casts a question made from a constant table, where the compiler cannot match the measures to the rows. */
export const toAnyQuestion = (question: Question) => question as AnyQuestion;
/** Casts the lines that answer a question of `toAnyQuestion`; the caller names their measures. */
export const toLines = <Measures extends string>({ rows }: { rows: unknown[] }) => rows as Line<Measures>[];

/** Asks the record as of one match. */
export type Ask = <Name extends RowsName, Measures extends MeasureOf<Name>>(
	question: QuestionOf<Name, Measures>,
) => Promise<Found<Measures> & { question: Question }>;

/** Sets `until`, except for rows that do not depend on matches, such as squads and people. */
function asOf(question: Question, until: number): Question {
	const kind: RowKind = ROWS[question.rows].kind;
	return kind.upTo || kind.facets.sequence ? { ...question, until } : question;
}

/** Returns an `Ask` as of match `until`. */
export function askAsOf({ askAny }: Pick<MatchRecord, "askAny">, until: number): Ask {
	return ((question: Question) => askAny(asOf(question, until))) as Ask;
}

/** Questions with the record's answers, from which the text can be written again. */
export type Proof = { questions: Record<string, Question>; answers: Record<string, Found> };

/** Asks the questions and returns their proof as plain data. */
export async function answersTo(ask: Ask, asked: Questions): Promise<Proof> {
	const answers = await Promise.all(
		Object.entries(asked).map(async ([name, question]) => {
			const { question: canonical, rows, total, floor } = await ask(question as Parameters<Ask>[0]);
			return { name, question: canonical, found: { rows, total, floor } as unknown as Found };
		}),
	);
	return {
		questions: Object.fromEntries(answers.map(({ name, question }) => [name, question])),
		answers: Object.fromEntries(answers.map(({ name, found }) => [name, found])),
	};
}

/**
 * True if a stored proof contains each of these questions as of match `until`; it may contain further ones. False for a
 * malformed proof.
 */
export const containsQuestions = (asked: Questions, stored: Partial<Proof>, until: number): boolean =>
	Object.entries(asked).every(([name, question]) =>
		isDeepStrictEqual(stored.questions?.[name], plain(canonical(asOf(question, until)))),
	);

/** The data as a jsonb column returns it. */
const plain = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data));

/** Describes the first difference between a stored proof and today's; undefined if they are equal. */
export function proofDifference(stored: Proof, now: Proof): string | undefined {
	const { questions, answers } = plain(now);
	if (!isDeepStrictEqual(stored.questions, questions))
		return `was proved by other questions than are asked now: ${firstDifference(stored.questions, questions)}`;
	if (!isDeepStrictEqual(stored.answers, answers))
		return `the record now answers otherwise: ${firstDifference(stored.answers, answers)}`;
	return undefined;
}

/** Describes the first difference of two plain values: 'leaders.rows[3].runs was 175, is 176'. */
export function firstDifference(stored: unknown, now: unknown, path = ""): string {
	const bothObjects = [stored, now].every((value) => typeof value === "object" && value !== null);
	if (!bothObjects) return `${path || "it"} was ${JSON.stringify(stored)}, is ${JSON.stringify(now)}`;
	const [before, after] = [stored as Record<string, unknown>, now as Record<string, unknown>];
	const key = [...new Set([...Object.keys(before), ...Object.keys(after)])].find(
		(name) => !isDeepStrictEqual(before[name], after[name]),
	);
	if (key === undefined) return `${path || "it"} differs`;
	const here = Array.isArray(stored) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
	return firstDifference(before[key], after[key], here);
}
