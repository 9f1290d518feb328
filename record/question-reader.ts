import { canonical } from "./language/canonical.ts";
import type { ListName } from "./language/conditions.ts";
import { faultsOf } from "./language/faults/check.ts";
import type { Fault } from "./language/faults/fault.ts";
import { strangeValue } from "./language/faults/values.ts";
import { type Question, QuestionError } from "./language/question.ts";
import type { NameIndex } from "./names/build.ts";
import { resolveNames } from "./names/in-question.ts";
import type { RecordValues } from "./record-values.ts";

export type QuestionReader = {
	/** Throws a QuestionError with all faults of a question that uses ids, not names. */
	refuseFaulty: (question: Question) => void;
	/** Checks a question from outside and replaces names by ids. Throws a QuestionError with all faults. */
	read: (sent: unknown) => Promise<Question>;
};

/** Returns a reader of questions for a record's values and names. */
export function createQuestionReader(known: RecordValues, names: () => Promise<NameIndex>): QuestionReader {
	const has = (list: ListName, value: unknown) => known.get(list)?.has(value) ?? false;
	function refuse(question: unknown, strange: (path: string, list: ListName, value: unknown) => Fault): void {
		const faults = faultsOf(question, { has, strange });
		if (faults.length > 0) throw new QuestionError(faults);
	}
	return {
		// `limit` is not checked: the site's own code may ask for more lines than a request may
		refuseFaulty: ({ limit: _, ...question }) => refuse(question, strangeValue),
		async read(sent) {
			const { question, faultAt } = await resolveNames(sent, has, names);
			refuse(question, faultAt);
			return canonical(question as Question);
		},
	};
}
