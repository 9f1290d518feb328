import { sourceOf, wordingFault } from "../../../../platform/ai/wording/check.ts";
import { isPlain, sentencesOf, tokensOf } from "../../../../platform/ai/wording/tokens.ts";
import type { MadeQuestion } from "./question.ts";

export type Rewording = { question: string; explanation: string };
export type ProposedQuestion = Rewording & { options: string[]; correct_answer: number };
type Made = Pick<MadeQuestion, "question" | "explanation" | "options" | "correct_answer">;

const LONGEST_QUESTION = 160;
const LONGEST_EXPLANATION = 300;
/** Which of these stand in a question decides nothing. */
const AUXILIARY = new Set("a an the this that has have had is are was were so then now ipl".split(" "));

/**
 * What is wrong with a model's proposal of a question that was made from the record; undefined when it asks the same, has the
 * same options and the same one right. An option of its own is refused: nothing says that it is wrong.
 */
export function proposalFault(proposed: ProposedQuestion, made: Made): string | undefined {
	const { options, correct_answer } = proposed;
	const own = made.options.map(optionKey);
	const keys = options.map(optionKey);
	const right = own[made.correct_answer];
	if (keys.filter((key) => key === right).length > 1) return "two right answers";
	if (!Number.isInteger(correct_answer) || keys[correct_answer] === undefined) return "a key outside the options";
	if (keys[correct_answer] !== right) return "the key is wrong";
	if (keys.toSorted().join("|") !== own.toSorted().join("|")) return "an option that nothing proves wrong";
	return questionFault(proposed, made);
}

/** The same of the words alone: how a stored question is proved again. */
export function questionFault({ question, explanation }: Rewording, made: Rewording): string | undefined {
	if (question.length > LONGEST_QUESTION || explanation.length > LONGEST_EXPLANATION) return "it is too long";
	if (!isPlain(question) || !/^\p{Lu}.*\?$/u.test(question)) return "it is no question";
	if (wordsOf(question) !== wordsOf(made.question)) return "it asks something else";
	const fault = wordingFault(question, sourceOf(made.question));
	if (fault) return fault;
	const source = sourceOf(made.explanation);
	const sentences = sentencesOf(explanation);
	if (sentences.length === 0) return "nothing is explained";
	for (const [at, sentence] of sentences.entries()) {
		const wrong = wordingFault(sentence, source, sentences.slice(0, at));
		if (wrong) return wrong;
	}
	const told = new Set(figuresOf(explanation));
	return figuresOf(made.explanation).every((figure) => told.has(figure)) ? undefined : "the explanation lacks a figure";
}

const optionKey = (text: string) =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\s,]+/g, "");
const figuresOf = (text: string) => tokensOf(text).flatMap(({ sort, value }) => (sort === "number" ? value : []));
const wordsOf = (text: string) =>
	tokensOf(text)
		.flatMap(({ value }) => (AUXILIARY.has(value) ? [] : value))
		.toSorted()
		.join(" ");
