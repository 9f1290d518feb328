import { DIMENSIONS, type DimensionName, groupsFor } from "./dimensions.ts";
import { isPart, isQuestion, type Question, QuestionError } from "./question.ts";

type Ask = (question: Question) => Promise<{ rows: object[] }>;

/**
 * Replaces inner questions by the keys of their answers' lines. An inner question uses the same `until` as the outer
 * one. Throws a QuestionError that names the field when the lines are no values of the condition, or when the inner
 * question cannot be answered.
 */
export async function stepped(question: Question, ask: Ask): Promise<Question> {
	const { until } = question;
	const within = async (part: object, path: string): Promise<object> => {
		const entries = Object.entries(part).map(async ([name, value]) => {
			const field = `${path}${name}`;
			if (isQuestion(value)) return [name, await valuesOf(name, field, value.question)];
			return [name, value && isPart(name) ? await within(value, `${field}.`) : value];
		});
		return Object.fromEntries(await Promise.all(entries));
	};
	async function valuesOf(condition: string, field: string, inner: Question): Promise<unknown[]> {
		const [name, ...more] = inner.by ?? [];
		const groups = groupsFor(condition);
		if (!name || more.length > 0 || !groups.includes(name))
			throw new QuestionError(`${field}.question.by`, `is ${groups.join(" or ")} alone: each line is a value`);
		const { rows } = await ask({ ...(until === undefined ? {} : { until }), ...inner }).catch((error) =>
			QuestionError.within(`${field}.question`, error),
		);
		return rows.flatMap((row) => (row as Record<string, unknown>)[columnOf(name)] ?? []);
	}
	return (await within(question, "")) as Question;
}

const columnOf = (name: DimensionName) => DIMENSIONS[name].column;
