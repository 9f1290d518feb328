import { isDeepStrictEqual } from "node:util";
import type { Answer } from "../record/answer.ts";
import { canonical } from "../record/language/canonical.ts";
import type { Question, QuestionOf } from "../record/language/question.ts";
import type { RowKind } from "../record/language/rows/kind.ts";
import { type MeasureOf, ROWS, type RowsName } from "../record/language/rows/rows.ts";
import type { MatchRecord } from "../record/record.ts";

/** A question with measures of its own rows. */
export type AnyQuestion = { [Name in RowsName]: QuestionOf<Name, MeasureOf<Name>> }[RowsName];
/** The questions of a statement, each under a name of its own. */
export type Questions = Record<string, AnyQuestion>;

/** Columns that lines by other groups and lists of rows have beside those that every answer knows. */
type Columns = {
	city: string;
	country: string;
	batter_id: string;
	batter: string;
	bowler_id: string;
	bowler: string;
	fielder_id: string;
	fielder: string;
	/** grouped by it league or playoff, in a list its name: 'Qualifier 1' */
	stage: string;
	home: "true" | "false" | "neutral";
	toss: "won" | "lost";
	batted: "first" | "second";
	result: "won" | "lost" | "no_result";
	dismissal: string;
	nationality: string;
	age: number;
	/** of a side's season */
	playoffs: boolean;
	all_out: boolean;
	completed: boolean;
	winner_id: string | null;
	win_by_runs: number | null;
	win_by_wickets: number | null;
	acquisition: string | null;
	/** the name of that season */
	team_name: string;
};
/** A line of an answer with these measures. */
export type Line<Measures extends string> = Answer<Measures>["rows"][number] & Omit<Columns, Measures>;
/** What a statement is written from: the lines, how many there were before the limit, and the least that a place takes. */
export type Found<Measures extends string = string> = Pick<Answer, "total" | "floor"> & { rows: Line<Measures>[] };
export type Answers<Asked extends Questions> = { [Name in keyof Asked]: Found<Asked[Name]["measures"][number]> };

/** A question whose rows and measure stand in a table of kinds. */
export const tabled = (question: Question) => question as AnyQuestion;
/** The lines that such a question has found, with the measures of the table. */
export const linesWith = <Measures extends string>({ rows }: { rows: unknown[] }) => rows as Line<Measures>[];

/** Asks the record, as of the same match throughout. */
export type Ask = <Name extends RowsName, Measures extends MeasureOf<Name>>(
	question: QuestionOf<Name, Measures>,
) => Promise<Found<Measures> & { question: Question }>;

/** A question as of match `until`. Squads and people do not change with the matches played and know no such thing. */
function asOf(question: Question, until: number): Question {
	const kind: RowKind = ROWS[question.rows].kind;
	return kind.upTo || kind.facets.sequence ? { ...question, until } : question;
}

/** Asks the record as it stood after match `until`. */
export function askAsOf({ askAny }: Pick<MatchRecord, "askAny">, until: number): Ask {
	return ((question: Question) => askAny(asOf(question, until))) as Ask;
}

/** What was asked and what the record said: whoever has it can write the text again. */
export type Proof = { questions: Record<string, Question>; answers: Record<string, Found> };

/** Asks each of the questions and keeps what a text is written from, as plain data. */
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

/** Whether a stored proof answers these questions, asked as of match `until`. One of another form answers none. */
export const asksTheSame = (asked: Questions, stored: Partial<Proof>, until: number): boolean =>
	Object.entries(asked).every(([name, question]) =>
		isDeepStrictEqual(stored.questions?.[name], plain(canonical(asOf(question, until)))),
	);

/** As it comes back from a jsonb column. */
const plain = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data));

/** Where a stored proof and that of today part, in words; undefined when they are the same. */
export function whatMoved(stored: Proof, now: Proof): string | undefined {
	const { questions, answers } = plain(now);
	if (!isDeepStrictEqual(stored.questions, questions))
		return `was proved by other questions than are asked now: ${firstDifference(stored.questions, questions)}`;
	if (!isDeepStrictEqual(stored.answers, answers))
		return `the record now answers otherwise: ${firstDifference(stored.answers, answers)}`;
	return undefined;
}

/** Where two pieces of plain data part: 'leaders.rows[3].runs was 175, is 176'. */
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
