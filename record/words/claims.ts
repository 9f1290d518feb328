import { setImmediate } from "node:timers/promises";
import type { Question } from "../language/question.ts";
import { countWords } from "./count-words.ts";
import type { Piece } from "./pieces.ts";
import { run } from "./plans/run.ts";
import { isCounted, nounOf } from "./say/nouns.ts";
import { rankedLines } from "./say/ranking.ts";
import { sentenceOf } from "./say/sentence.ts";
import { readingsOf, readPieces } from "./search/readings.ts";
import { hasTooManyWords, readInWords, TOO_LONG, type Words } from "./words.ts";

/** A sentence of a claim: whether it holds by the record, and what is true. */
export type Checked = {
	claim: string;
	verdict: "holds" | "does_not_hold" | "cannot_tell";
	/** what the record says, or why it cannot tell */
	text: string;
	/** what the record was asked */
	questions: Question[];
};

/** A text of more sentences is checked so far. */
export const MOST_CLAIMS = 12;
const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** Checks a claim or a forwarded text, sentence by sentence. Throws a Problem (429) when the network that asks has used up its words. */
export async function checkClaim(words: Words, text: string): Promise<Checked[]> {
	const sentences = [...SENTENCES.segment(text)].flatMap(({ segment }) => segment.split("\n")).map((one) => one.trim());
	const checked: Checked[] = [];
	await countWords(text);
	for (const sentence of sentences.filter((one) => /\p{L}/u.test(one)).slice(0, MOST_CLAIMS)) {
		// a sentence is read at one go: other requests come between them
		await setImmediate();
		if (hasTooManyWords(sentence)) checked.push(undecided(sentence, TOO_LONG));
		else checked.push((await ofLeader(words, sentence)) ?? (await ofFigure(words, sentence)));
	}
	return checked;
}

const isSubject = (piece: Piece) =>
	(piece.is === "person" || piece.is === "side") && piece.ids.length === 1 && !piece.link && !piece.not;

/** "Gayle has hit the most sixes": whether who is named leads the ranking. */
async function ofLeader({ lexicon, record, name }: Words, claim: string): Promise<Checked | undefined> {
	const { pieces, isTooMuch } = readingsOf(lexicon, claim);
	const subject = pieces.find(({ piece }) => isSubject(piece));
	if (isTooMuch || !subject || !pieces.some(({ piece }) => piece.is === "best")) return undefined;
	const rest = pieces.filter((one) => one !== subject && !(one.piece.is === "form" && one.piece.form === "yes_no"));
	const by = subject.piece.is === "side" ? "team" : "player";
	const plan = readPieces([...rest, { ...subject, piece: { is: "noun", by } }]).readings.find(
		({ plan }) => plan.do === "rank" && plan.by === by,
	)?.plan;
	if (plan?.do !== "rank") return undefined;
	const result = await run(plan, record);
	if (result.empty) return undefined;
	const leaders = rankedLines(plan, result.lines).map((line) => line[`${by}_id`]);
	const [id] = subject.piece.is === "person" || subject.piece.is === "side" ? subject.piece.ids : [];
	return {
		claim,
		verdict: leaders.includes(id as string) ? "holds" : "does_not_hold",
		text: sentenceOf(plan, result, name),
		questions: [plan.question],
	};
}

/** A figure, a comparison, or that there is one. A figure without 'at least' or the like has to be just that. */
async function ofFigure(words: Words, claim: string): Promise<Checked> {
	const { pieces } = readingsOf(words.lexicon, claim);
	const asks = pieces.some(({ piece }) => piece.is === "form" && piece.form === "yes_no");
	const { kind, text, figure, plan, questions, values } = await readInWords(
		words,
		asks ? claim : `Is it true that ${claim}`,
	);
	const plain = text.replace(/^(?:Yes|No)\. /, "");
	if (kind !== "answer" || (figure !== "yes" && figure !== "no"))
		return undecided(claim, kind === "answer" ? CANNOT : text);
	const decided = (holds: boolean): Checked => ({
		claim,
		verdict: holds ? "holds" : "does_not_hold",
		text: plain,
		questions,
	});
	if (plan?.do !== "check") return decided(figure === "yes");
	const { from, to } = plan.bounds;
	// that somebody has an average at all is no claim
	if (from === 1 && to === undefined && !isCounted(nounOf(plan.question))) return undecided(claim, CANNOT);
	const isBare = to === undefined && from !== undefined && from > 1 && Number.isInteger(from);
	const isExact = isBare && !pieces.some(({ piece }) => isAtLeast(piece));
	return decided(isExact ? values[0] === from : figure === "yes");
}
const undecided = (claim: string, why: string): Checked => ({
	claim,
	verdict: "cannot_tell",
	text: why,
	questions: [],
});
const CANNOT = "I can't tell from the scorecards if that's true.";
/** Whether a piece says that more would be true as well. */
const isAtLeast = (piece: Piece) =>
	piece.is === "compare" || (piece.is === "threshold" && !piece.bare && piece.bounds.to === undefined);
