import { createHash } from "node:crypto";
import { isUnchanged } from "../../../platform/cache/page-encoding.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Answer } from "../../../record/answer.ts";
import { type ComparisonAnswer, compareQuestions, readComparison } from "../../../record/comparison.ts";
import { isComparison } from "../../../record/language/comparison.ts";
import { QuestionError } from "../../../record/language/question.ts";
import type { MatchRecord } from "../../../record/record.ts";

type Requested = { headers: Headers; edition: string; key: string };
type Content = { body: string; type: string };

/** Answers a question, or a comparison of two. `sent`: unchecked JSON. Throws a Problem (400) with all faults. */
export async function answerSent(record: MatchRecord, sent: unknown): Promise<Answer | ComparisonAnswer> {
	try {
		if (isComparison(sent)) return await compareQuestions(record, await readComparison(record, sent));
		return await record.askAny(await record.read(sent));
	} catch (error) {
		if (!(error instanceof QuestionError)) throw error;
		const { field, message, faults } = error;
		throw new Problem({ status: 400, field: field || undefined, detail: message, faults });
	}
}

/**
 * Returns a response whose content depends only on the edition of the record and `key`. A client that has it gets a
 * 304, and `make` is not called.
 */
export async function respondForEdition(
	{ headers, edition, key }: Requested,
	make: () => Promise<Content>,
): Promise<Response> {
	const etag = `"${createHash("sha256").update(`${edition} ${key}`).digest("base64url").slice(0, 27)}"`;
	const cache = { etag, vary: "accept", "cache-control": "public, max-age=60" };
	if (isUnchanged(headers.get("if-none-match") ?? undefined, etag))
		return new Response(null, { status: 304, headers: cache });
	const { body, type } = await make();
	return new Response(body, { headers: { ...cache, "content-type": type } });
}

export const asJson = (data: unknown): Content => ({ body: JSON.stringify(data), type: "application/json" });
