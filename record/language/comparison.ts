import { z } from "zod";
import { addressOf, questionAt } from "./address.ts";
import { canonical } from "./canonical.ts";
import { type Question, questionSchema } from "./question.ts";

/** Two questions whose answers have one value each. */
export type Comparison = { compare: readonly [Question, Question] };

export const comparisonSchema = z.strictObject({ compare: z.array(questionSchema).length(2) });

/** Whether a value from outside is meant as a comparison. */
export const isComparison = (sent: unknown): sent is { compare: unknown } =>
	typeof sent === "object" && sent !== null && "compare" in sent;

const NAME = "compare";

/** Writes a comparison as the query of an address: the address of each question as a value of `compare`. */
export const comparisonAddress = ({ compare }: Comparison): string =>
	new URLSearchParams(compare.map((question) => [NAME, addressOf(canonical(question))])).toString();

/** Reads the comparison of an address; the schema has to check it. Undefined for the address of a question. */
export function comparisonAt(search: URLSearchParams): { compare: Record<string, unknown>[] } | undefined {
	const questions = search.getAll(NAME);
	if (questions.length === 0) return undefined;
	return { compare: questions.map((address) => questionAt(new URLSearchParams(address))) };
}
