import { DIMENSIONS, type DimensionName } from "./dimensions.ts";
import { fault } from "./faults/fault.ts";
import { isPart, isQuestion, type Question, QuestionError } from "./question.ts";
import { MOST_LINES } from "./values.ts";

type Ask = (question: Question) => Promise<{ rows: object[]; level: number }>;

/**
 * Replaces the inner questions of a question without faults by the keys of their answers' lines. An inner question
 * uses the same `until` as the outer one. Throws a QuestionError at the condition whose question has more lines level
 * with its last place than an answer holds.
 */
export async function stepped(question: Question, ask: Ask): Promise<Question> {
	const { until } = question;
	const within = async (part: object, path = ""): Promise<object> => {
		const entries = Object.entries(part).map(async ([name, value]) => {
			if (isQuestion(value)) return [name, await valuesOf(value.question, `${path}${name}`)];
			return [name, value && isPart(name) ? await within(value, `${path}${name}.`) : value];
		});
		return Object.fromEntries(await Promise.all(entries));
	};
	async function valuesOf(inner: Question, path: string): Promise<unknown[]> {
		const [name] = inner.by as [DimensionName];
		const { rows, level } = await ask({ ...(until === undefined ? {} : { until }), ...inner });
		if (level > 0)
			throw new QuestionError([
				fault(
					`${path}.question`,
					inner,
					`${rows.length + level} lines share its last place; a condition takes ${MOST_LINES}.`,
				),
			]);
		return rows.flatMap((row) => (row as Record<string, unknown>)[columnOf(name)] ?? []);
	}
	return (await within(question)) as Question;
}

const columnOf = (name: DimensionName) => DIMENSIONS[name].column;
