import type { Checked } from "../../../record/claims/claim.ts";
import { readingOf } from "../../../record/language/reading.ts";
import type { ReaderAnswer } from "../../../record/read/reader-answer.ts";
import { hasAtMost } from "../../lib/text-length.ts";
import { readChoices } from "../explorer/choices.server.ts";
import { readQuestion } from "../explorer/read.ts";
import { explorerPath } from "../statistics/explorer-path.ts";
import { type Asking, answerQuestion, answerRecordQuestion, checkClaim } from "./answer.server.ts";
import type { Reply } from "./card/card-schema.ts";
import { readerAnswer, replyOf } from "./reply.server.ts";
import { LONGEST_CLAIM, LONGEST_QUESTION, MOST_EARLIER } from "./rules.ts";

/** The claim in an address, with a verdict for each sentence. */
export type CheckedClaim = { claim: string; checked: (Omit<Checked, "questions"> & { explorer: string | null })[] };

/** Checks the parameter `claim`. Null if it is absent or too long. Throws a Problem (429) above the limit of words. */
export async function claimPage({ record }: Asking, search: URLSearchParams): Promise<CheckedClaim | null> {
	const claim = plain(search.get("claim"));
	if (claim === "" || !hasAtMost(claim, LONGEST_CLAIM)) return null;
	const checked = await checkClaim({ record }, claim);
	return {
		claim,
		checked: checked.map(({ questions: [question], ...one }) => ({
			...one,
			explorer: question ? explorerPath(question) : null,
		})),
	};
}

/** The question in an address, with its answer. */
export type AskedQuestion = { question: string; answer: Reply };

/**
 * Answers the question in an address: `q` in words, with earlier questions in `after`, one per line; else one of the
 * query language, as the explorer writes it. Null without a valid question. Throws a Problem (429) above the limit of
 * words.
 */
export async function answerPage(asking: Asking, search: URLSearchParams): Promise<AskedQuestion | null> {
	const words = plain(search.get("q"));
	if (words !== "") {
		if (!hasAtMost(words, LONGEST_QUESTION)) return null;
		const before = (search.get("after") ?? "").split("\n").map(plain).filter(isAskable).slice(-MOST_EARLIER);
		return { question: words, answer: await reply(asking, await answerQuestion(asking, words, before)) };
	}
	if (!search.has("rows")) return null;
	const { question, refusals } = await readQuestion(asking.record, search);
	if (refusals.length > 0) return null;
	const { nameOf } = await readChoices(asking.record);
	const answer = await answerRecordQuestion(asking, question);
	return { question: readingOf(question, nameOf), answer: await reply(asking, answer) };
}

const plain = (text: string | null): string => (text ?? "").replaceAll("\0", "").trim();
const isAskable = (text: string) => text !== "" && hasAtMost(text, LONGEST_QUESTION);
const reply = (asking: Asking, answer: ReaderAnswer) => replyOf(asking, readerAnswer(answer));
