import type { KnownValues } from "./known.ts";
import { canonical } from "./language/canonical.ts";
import type { Known } from "./language/conditions.ts";
import { faultsOf } from "./language/faults/check.ts";
import type { Fault } from "./language/faults/fault.ts";
import { strangeValue } from "./language/faults/values.ts";
import { type Question, QuestionError } from "./language/question.ts";
import type { NameIndex } from "./names/build.ts";
import { withIds } from "./names/in-question.ts";

export type Sent = {
	/** Throws a QuestionError with all faults of a question whose values are ids. */
	refuseFaulty: (question: Question) => void;
	/** Reads a question whose values may be names. Throws a QuestionError with all its faults. */
	read: (sent: unknown) => Promise<Question>;
};

/** Reads questions as they were sent, by the values and the names of a record. */
export function sentTo(known: KnownValues, names: () => Promise<NameIndex>): Sent {
	const has = (list: Known, value: unknown) => known.get(list)?.has(value) ?? false;
	function refuse(question: unknown, strange: (path: string, list: Known, value: unknown) => Fault): void {
		const faults = faultsOf(question, { has, strange });
		if (faults.length > 0) throw new QuestionError(faults);
	}
	return {
		// the bound on lines is for strangers: the site's own code may ask for more
		refuseFaulty: ({ limit: _, ...question }) => refuse(question, strangeValue),
		async read(sent) {
			const { question, faultAt } = await withIds(sent, has, names);
			refuse(question, faultAt);
			return canonical(question as Question);
		},
	};
}
