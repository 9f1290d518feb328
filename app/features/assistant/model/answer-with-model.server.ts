import type { Ai } from "../../../../platform/ai/ai.ts";
import { AiError } from "../../../../platform/ai/failure.ts";
import { sentencesOf, splitGrowing } from "../../../../platform/ai/wording/tokens.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { strangeNames } from "../../../../record/strange-names.ts";
import { type Answer, answerQuestion } from "../answer.server.ts";
import { conversationOf, INSTRUCTIONS } from "./instructions.ts";
import { type Found, recordTools } from "./tools.ts";
import { createVouching } from "./vouch.ts";

/** An answer, and who worded it. `lines`: of a model's wording, what the record itself said. */
export type WordedAnswer = Answer & { worded_by: "record" | "model"; lines: string[] };
/** A sentence as soon as it may be shown; at the end the answer, which takes the place of all of them. */
export type Told = { sentence: string } | { answer: WordedAnswer };

export type Question = { question: string; history: readonly string[]; who: string; signal: AbortSignal };

const MOST_LINKS = 4;

/**
 * Lets the model choose what the record is asked and word the answer. A sentence is told only when an answer of the record
 * vouches for each of its words; as soon as one does not, or the model fails in any way, the record's own answer is given,
 * the one that is given without a provider. Throws only when the record cannot be read.
 */
export async function* answerWithModel(db: Db, ai: Ai | null, asked: Question): AsyncGenerator<Told> {
	const { question, history, who, signal } = asked;
	const own = await answerQuestion(db, question, history);
	const plain: Told = { answer: { ...own, worded_by: "record", lines: [] } };
	if (!ai) return yield plain;
	const found: Found[] = [];
	const { vouch, used } = createVouching();
	const told: string[] = [];
	let begun = "";
	let withheld = false;

	/** The sentences that are whole and may be told. */
	function* tell(ended: boolean): Generator<Told> {
		const split = splitGrowing(begun);
		const sentences = ended ? sentencesOf(begun) : split.whole;
		begun = ended ? "" : split.begun;
		for (const sentence of sentences) {
			withheld ||= !vouch(sentence, found);
			if (withheld) return;
			told.push(sentence);
			yield { sentence };
		}
	}

	try {
		const tools = recordTools((words) => answerQuestion(db, words), found, await strangeNames(db));
		const messages = [{ role: "user" as const, content: conversationOf(question, history) }];
		for await (const part of ai.converse({
			purpose: "assistant",
			who,
			instructions: INSTRUCTIONS,
			messages,
			tools,
			signal,
		})) {
			if ("text" in part) {
				begun += part.text;
				// before it has asked anything it can only be clearing its throat
				if (found.length > 0 && !withheld) yield* tell(false);
			} else if (part.goes_on) {
				begun = "";
				withheld = false;
			} else if (!withheld) yield* tell(true);
		}
	} catch (error) {
		if (!(error instanceof AiError)) throw error;
		return yield plain;
	}
	if (withheld) await ai.refused("assistant", 1);
	const answers = used();
	yield withheld || answers.length === 0 ? plain : { answer: worded(told.join(" "), answers) };
}

function worded(text: string, used: Found[]): WordedAnswer {
	const answers = used.map(({ answer }) => answer);
	const [first] = answers as [Answer, ...Answer[]];
	const definitions = new Set(answers.flatMap(({ definition }) => definition ?? []));
	const links = new Map(answers.flatMap((answer) => answer.links).map((link) => [link.href, link]));
	return {
		...first,
		text,
		figure: answers.length === 1 ? first.figure : null,
		definition: definitions.size > 0 ? [...definitions].join(" ") : null,
		links: [...links.values()].slice(0, MOST_LINKS),
		asked: answers.flatMap(({ asked }) => asked),
		worded_by: "model",
		lines: answers.map((answer) => answer.text),
	};
}
