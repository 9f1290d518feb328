import { DIMENSIONS, type DimensionName } from "./dimensions.ts";
import { fault } from "./faults/fault.ts";
import { isPart, isQuestion, type Question, QuestionError } from "./question.ts";
import { MOST_LINES } from "./values.ts";

type Ask = (question: Question) => Promise<{ rows: object[]; level: number }>;

/**
 * Replaces each inner question of a valid question by the keys of its answer's lines. An inner question inherits
 * `until`. Throws a QuestionError at the condition if ties would exceed the limit of lines.
 */
export async function answerInnerQuestions(question: Question, ask: Ask): Promise<Question> {
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
