import type { Answer, AsOf } from "./answer.ts";
import { canonical } from "./language/canonical.ts";
import type { Comparison } from "./language/comparison.ts";
import { type Question, QuestionError } from "./language/question.ts";
import { describe, type MatchRecord } from "./record.ts";

/** One side of a comparison: a question, its reading, and the one value of its answer with the line that has it. */
export type Cell = {
	question: Question;
	reading: string;
	/** the measure's key and name; with `of` the value is the share */
	measure: string;
	name: string;
	value: number | null;
	line: Answer["rows"][number];
};
export type Compared = {
	compare: [Cell, Cell];
	/** the first value less the second, both together, and the first by the second; null where a value is unknown */
	difference: number | null;
	sum: number | null;
	/** to two places; null where the second value is 0 */
	ratio: number | null;
	reading: string;
	as_of: AsOf;
	definitions: string[];
};

/**
 * Answers two questions and computes the difference, the sum and the ratio of their values as they are shown. Throws a
 * QuestionError within `compare.0` or `compare.1` when a question has a fault or gives more or fewer than one value.
 */
export async function compared(record: Pick<MatchRecord, "askAny">, { compare }: Comparison): Promise<Compared> {
	const answers = await Promise.all(compare.map((question, place) => cellOf(record, question, `compare.${place}`)));
	const [one, other] = answers as [(typeof answers)[number], (typeof answers)[number]];
	return {
		compare: [one.cell, other.cell],
		...figuresOf(one.cell.value, other.cell.value),
		reading: `A: ${one.cell.reading}; B: ${other.cell.reading}`,
		as_of: one.answer.as_of,
		definitions: [...new Set([...one.answer.definitions, ...other.answer.definitions])],
	};
}

async function cellOf(record: Pick<MatchRecord, "askAny">, asked: Question, path: string) {
	const answer = await record.askAny(asked).catch((error) => QuestionError.within(path, error));
	const { rows, level, reading } = answer;
	const question = canonical(asked);
	const [measure = "", ...more] = question.measures;
	const [line] = rows;
	const lines = rows.length + level;
	if (more.length > 0)
		throw new QuestionError(`${path}.measures`, `has ${more.length + 1} measures: a comparison takes one`);
	if (!line || lines !== 1)
		throw new QuestionError(path, `gives ${lines} lines: a comparison takes one, without "by" or with "limit": 1`);
	const value = (line as Record<string, unknown>)[question.of ? "share" : measure] as number | null | undefined;
	const cell: Cell = {
		question,
		reading,
		measure,
		name: describe(question.rows, measure).name,
		value: value ?? null,
		line,
	};
	return { answer, cell };
}

/** Figures have two places at most, so hundredths are whole numbers. */
const hundredths = (value: number) => Math.round(value * 100);

function figuresOf(one: number | null, other: number | null): Pick<Compared, "difference" | "sum" | "ratio"> {
	if (one === null || other === null) return { difference: null, sum: null, ratio: null };
	const [a, b] = [hundredths(one), hundredths(other)];
	return { difference: (a - b) / 100, sum: (a + b) / 100, ratio: b === 0 ? null : Math.round((100 * a) / b) / 100 };
}
