import { Problem } from "../../../platform/http/problem.ts";
import type { Answer } from "../../../record/answer.ts";
import { type Compared, compared, readComparison } from "../../../record/comparison.ts";
import { isComparison } from "../../../record/language/comparison.ts";
import { QuestionError } from "../../../record/language/question.ts";
import type { MatchRecord } from "../../../record/record.ts";

/** Answers what a program or a model sent as a question or as two to compare. Throws a Problem with all its faults. */
export async function asked(record: MatchRecord, sent: unknown): Promise<Answer | Compared> {
	try {
		if (isComparison(sent)) return await compared(record, await readComparison(record, sent));
		return await record.askAny(await record.read(sent));
	} catch (error) {
		if (!(error instanceof QuestionError)) throw error;
		const { field, message, faults } = error;
		throw new Problem({ status: 400, field: field || undefined, detail: message, faults });
	}
}
