import { currentAsker } from "../../../platform/limits/bound.ts";
import { createRateLimits, type RateLimit } from "../../../platform/limits/rate-limits.ts";
import { tokensOf } from "../../../record/read/words/tokens.ts";

/** How many words of questions a process reads for one wide network in a minute. */
export const WORDS: RateLimit = { name: "words", points: 3_000, per_seconds: 60 };
const limits = createRateLimits();

/** Counts the words of texts for the network that asks, before they are read. Throws a Problem (429) beyond the limit. */
export async function countWords(...texts: string[]): Promise<void> {
	const asker = currentAsker();
	const words = texts.reduce((sum, text) => sum + tokensOf(text).length, 1);
	if (asker) await limits.takeHere(WORDS, asker.key, words);
}
