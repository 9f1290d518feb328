import type { Answer, AsOf } from "./answer.ts";
import { canonical } from "./language/canonical.ts";
import type { Comparison } from "./language/comparison.ts";
import { type Fault, fault } from "./language/faults/fault.ts";
import { type Question, QuestionError } from "./language/question.ts";
import { describe, type MatchRecord } from "./record.ts";

/** One side of a comparison: a question with one value, and the line with it. */
export type Cell = {
	question: Question;
	reading: string;
	/** the measure's key and name; with `of`, `value` is the share */
	measure: string;
	name: string;
	value: number | null;
	line: Answer["rows"][number];
};
export type ComparisonAnswer = {
	compare: [Cell, Cell];
	/** the first value minus the second, then their sum; null if a value is unknown */
	difference: number | null;
	sum: number | null;
	/** the first value divided by the second, to two places; null if a value is unknown or the second is 0 */
	ratio: number | null;
	reading: string;
	as_of: AsOf;
	definitions: string[];
};

/**
 * Checks a comparison from outside and replaces names by ids. Throws a QuestionError with the faults of both questions,
 * at paths under `compare.0` and `compare.1`; other fields, or not exactly two questions, are faults too.
 */
export async function readComparison(
	record: Pick<MatchRecord, "read">,
	{ compare, ...more }: { compare: unknown },
): Promise<Comparison> {
	const strange = Object.entries(more).map(([name, sent]) => fault(name, sent, "A comparison has two questions only."));
	if (!Array.isArray(compare) || compare.length !== 2)
		throw new QuestionError([fault("compare", compare, "A comparison has two questions."), ...strange]);
	const read = await Promise.allSettled(compare.map((question) => record.read(question)));
	const faults = read.flatMap((one, place) =>
		one.status === "rejected" ? faultsWithin(`compare.${place}`, one.reason) : [],
	);
	if (faults.length + strange.length > 0) throw new QuestionError([...faults, ...strange]);
	const [one, other] = read.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
	return { compare: [one as Question, other as Question] };
}

/** The error's faults with their paths under `part`. Rethrows other errors. */
function faultsWithin(part: string, error: unknown): Fault[] {
	if (!(error instanceof QuestionError)) throw error;
	return error.faults.map(({ path, ...more }) => ({ ...more, path: path ? `${part}.${path}` : part }));
}

export const comparisonOf = ({ compare: [one, other] }: ComparisonAnswer): Comparison => ({
	compare: [one.question, other.question],
});

/**
 * Answers two questions and computes difference, sum and ratio of their shown values. Throws a QuestionError if a
 * question has a fault or not exactly one value.
 */
export async function compareQuestions(
	record: Pick<MatchRecord, "askAny">,
	{ compare }: Comparison,
): Promise<ComparisonAnswer> {
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
	const answer = await record.askAny(asked).catch((error) => {
		throw new QuestionError(faultsWithin(path, error));
	});
	const { rows, level, reading } = answer;
	const question = canonical(asked);
	const [measure = "", ...more] = question.measures;
	const [line] = rows;
	const lines = rows.length + level;
	if (more.length > 0)
		throw new QuestionError([
			fault(`${path}.measures`, question.measures, `It has ${more.length + 1} measures; a comparison takes one.`),
		]);
	if (!line || lines !== 1)
		throw new QuestionError([
			fault(path, asked, `It gives ${lines} lines; a comparison takes one: leave out by, or send limit 1.`),
		]);
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

/** Figures have at most two places, so hundredths are integers, which subtract exactly. */
const hundredths = (value: number) => Math.round(value * 100);

function figuresOf(one: number | null, other: number | null): Pick<ComparisonAnswer, "difference" | "sum" | "ratio"> {
	if (one === null || other === null) return { difference: null, sum: null, ratio: null };
	const [a, b] = [hundredths(one), hundredths(other)];
	return { difference: (a - b) / 100, sum: (a + b) / 100, ratio: b === 0 ? null : Math.round((100 * a) / b) / 100 };
}
