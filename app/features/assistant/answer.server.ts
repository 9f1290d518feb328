import { setImmediate } from "node:timers/promises";
import type { Queryable } from "../../../platform/database/database.ts";
import { currentAsker } from "../../../platform/limits/bound.ts";
import { createRateLimits, type RateLimit } from "../../../platform/limits/rate-limits.ts";
import { type Checked, checkSentence, sentencesOf } from "../../../record/claims/claim.ts";
import type { Question } from "../../../record/language/question.ts";
import { answerInWords, answerQuestionOf, readerOf } from "../../../record/read/reader.ts";
import type { ReaderAnswer } from "../../../record/read/reader-answer.ts";
import { tokensOf } from "../../../record/read/words/tokens.ts";
import type { MatchRecord } from "../../../record/record.ts";

/** The assistant's sources: the record, and the database for links to players' pages. */
export type Asking = { db: Queryable; record: MatchRecord };
type OfRecord = Pick<Asking, "record">;

/**
 * Answers a question in plain words from the match record. Asks back about an ambiguous name, and says why it cannot
 * answer. `history`: earlier questions, newest last, which complete one like 'and in 2016?'. Throws a Problem (429)
 * above the limit of words (`WORDS`), but never because of what a question says.
 */
export async function answerQuestion(
	{ record }: OfRecord,
	question: string,
	history: readonly string[] = [],
): Promise<ReaderAnswer> {
	await countWords(question, ...history);
	return answerInWords(await readerOf(record), question, history);
}

/**
 * Answers a question of the query language, with a sentence as for one in words. Throws `QuestionError` for an invalid
 * question. Does not count towards `WORDS`.
 */
export const answerRecordQuestion = async ({ record }: OfRecord, question: Question): Promise<ReaderAnswer> =>
	answerQuestionOf(await readerOf(record), question);

/**
 * Checks a text sentence by sentence, at most `MOST_CLAIMS` of them. Throws a Problem (429) above the limit of words.
 */
export async function checkClaim({ record }: OfRecord, text: string): Promise<Checked[]> {
	await countWords(text);
	const reader = await readerOf(record);
	const checked: Checked[] = [];
	for (const sentence of sentencesOf(text)) {
		// reading a sentence blocks the event loop, so other requests run in between
		await setImmediate();
		checked.push(await checkSentence(reader, sentence));
	}
	return checked;
}

/** The limit of words that each process reads per minute for one wide network (a /24 or /48). */
export const WORDS: RateLimit = { name: "words", points: 3_000, per_seconds: 60 };
const limits = createRateLimits();

/**
 * Counts the texts' words, and one more per call, towards the caller's limit. Throws a Problem (429) above it. Jobs
 * have no limit.
 */
async function countWords(...texts: string[]): Promise<void> {
	const asker = currentAsker();
	const words = texts.reduce((sum, text) => sum + tokensOf(text).length, 1);
	if (asker) await limits.takeHere(WORDS, asker.key, words);
}
