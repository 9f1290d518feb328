import { DIMENSIONS, type DimensionName } from "./dimensions.ts";
import { isPart, isQuestion, type Question } from "./question.ts";

type Ask = (question: Question) => Promise<{ rows: object[] }>;

/**
 * Replaces the inner questions of a question without faults by the keys of their answers' lines. An inner question
 * uses the same `until` as the outer one.
 */
export async function stepped(question: Question, ask: Ask): Promise<Question> {
	const { until } = question;
	const within = async (part: object): Promise<object> => {
		const entries = Object.entries(part).map(async ([name, value]) => {
			if (isQuestion(value)) return [name, await valuesOf(value.question)];
			return [name, value && isPart(name) ? await within(value) : value];
		});
		return Object.fromEntries(await Promise.all(entries));
	};
	async function valuesOf(inner: Question): Promise<unknown[]> {
		const [name] = inner.by as [DimensionName];
		const { rows } = await ask({ ...(until === undefined ? {} : { until }), ...inner });
		return rows.flatMap((row) => (row as Record<string, unknown>)[columnOf(name)] ?? []);
	}
	return (await within(question)) as Question;
}

const columnOf = (name: DimensionName) => DIMENSIONS[name].column;
