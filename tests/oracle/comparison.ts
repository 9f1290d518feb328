import { compareQuestions } from "../../record/comparison.ts";
import type { Question } from "../../record/language/question.ts";
import { QuestionError } from "../../record/language/question.ts";
import type { MatchRecord } from "../../record/record.ts";
import type { Walk } from "./answer.ts";
import type { Asked } from "./question.ts";
import type { Ints } from "./random-question.ts";
import { type Figure, per, whole, written } from "./values.ts";

export type Pair = { compare: [Asked, Asked] };
/** Both values, difference, sum and ratio; or a refusal. */
type Figures = (number | null)[] | "refused";

/** Returns a generator of random comparisons. In most, each question has one value, as a comparison requires. */
export function comparisonGenerator(next: () => Asked, ints: Ints): () => Pair {
	const one = (): Asked => {
		const asked = next();
		if (ints(100) < 15) return { ...asked, limit: 1 };
		const { by: _, order: __, limit: ___, having: ____, ...rest } = asked;
		const { by: _____, ...of } = asked.of ?? {};
		return { ...rest, measures: asked.measures.slice(0, 1), ...(asked.of ? { of } : {}) };
	};
	return () => ({ compare: [one(), one()] });
}

/** The record's figures for a comparison. Throws errors other than a refusal. */
export async function comparedBy(record: MatchRecord, { compare }: Pair): Promise<Figures> {
	try {
		const said = await compareQuestions(record, { compare: compare as unknown as [Question, Question] });
		return [...said.compare.map(({ value }) => value), said.difference, said.sum, said.ratio];
	} catch (error) {
		if (error instanceof QuestionError) return "refused";
		throw error;
	}
}

/** Computes the figures of a comparison by the walk, from values rounded to two places. */
export function walkedPair(walk: Walk, { compare }: Pair): Figures {
	const values: Figure[] = [];
	for (const asked of compare) {
		const walked = walk.answer(asked);
		const measures = new Set(asked.measures);
		if ("faults" in walked || walked.lines.length !== 1 || measures.size !== 1) return "refused";
		const value = walked.lines[0]?.[asked.of ? "share" : (asked.measures[0] ?? "")];
		values.push(typeof value === "number" ? whole(Math.round(value * 100)) : null);
	}
	const [a, b] = values as [Figure, Figure];
	if (!a || !b) return [shown(a), shown(b), null, null, null];
	return [
		shown(a),
		shown(b),
		shown(whole(a.above - b.above)),
		shown(whole(a.above + b.above)),
		written(per(a.above, b.above)),
	];
}

const shown = (hundredths: Figure) => hundredths && hundredths.above / 100;
