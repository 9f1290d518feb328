import { z } from "zod";
import { addressOf, questionAt } from "./address.ts";
import { canonical } from "./canonical.ts";
import { type Question, questionSchema } from "./question.ts";

/** Two questions with one value each. */
export type Comparison = { compare: readonly [Question, Question] };

export const comparisonSchema = z.strictObject({ compare: z.array(questionSchema).length(2) });

/** True if a request means a comparison, valid or not. */
export const isComparison = (sent: unknown): sent is { compare: unknown } =>
	typeof sent === "object" && sent !== null && "compare" in sent;

const NAME = "compare";

/** Returns a comparison as a URL query, with each question's own query as a value of `compare`. */
export const comparisonAddress = ({ compare }: Comparison): string =>
	new URLSearchParams(compare.map((question) => [NAME, addressOf(canonical(question))])).toString();

/** Reads a comparison from a URL query, unchecked. Undefined if the query is a question. */
export function comparisonAt(search: URLSearchParams): { compare: Record<string, unknown>[] } | undefined {
	const questions = search.getAll(NAME);
	if (questions.length === 0) return undefined;
	return { compare: questions.map((address) => questionAt(new URLSearchParams(address))) };
}
