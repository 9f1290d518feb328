import type { Question } from "../../../../record/language/question.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { answerInWords, type Words, wordsOf } from "../../../../record/words/words.ts";
import { explorerPath } from "../../statistics/explorer-path.ts";

/** A question in words with its answer: how it was read and where it is shown, unless it was refused. */
export type InWords = { text: string; reading: string | null; definitions: string[]; page: string | null };
export type Reader = {
	ask: (text: string) => Promise<InWords>;
};

/** Reads questions in words about the record as it is at the moment. */
export function createReader(record: MatchRecord): Reader {
	let made: { edition: string; words: Words } | undefined;
	const words = () => {
		if (made?.edition !== record.edition) made = { edition: record.edition, words: wordsOf(record) };
		return made.words;
	};
	return {
		async ask(text) {
			const { text: said, plan } = await answerInWords(words(), text);
			const questions = plan ? questionsOf(plan) : [];
			const answers = await Promise.all(questions.map(record.askAny));
			const [first] = answers;
			return {
				text: said,
				reading: first ? answers.map(({ reading }) => reading).join("; ") : null,
				definitions: [...new Set(answers.flatMap(({ definitions }) => definitions))],
				page: first ? explorerPath(first.question) : null,
			};
		},
	};
}

/** The questions of a plan, whatever is done with them. */
function questionsOf(part: object): Question[] {
	if ("rows" in part && "measures" in part) return [part as Question];
	return Object.values(part).flatMap((value) => (value && typeof value === "object" ? questionsOf(value) : []));
}
