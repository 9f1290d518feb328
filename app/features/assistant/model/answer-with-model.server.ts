import type { Ai } from "../../../../platform/ai/ai.ts";
import { AiError } from "../../../../platform/ai/failure.ts";
import { joined, nextBlock } from "../../../../platform/ai/wording/blocks.ts";
import { introduction } from "../../../../platform/ai/wording/introductions.ts";
import { recordNames } from "../../../../record/strange-names.ts";
import { type Answer, type Asking, answerQuestion } from "../answer.server.ts";
import { conversationOf, INSTRUCTIONS } from "./instructions.ts";
import type { Found } from "./tools.ts";

/** An answer and its author. `lines`: for a model's text, the record's own sentences. */
export type WordedAnswer = Answer & { worded_by: "record" | "model"; lines: string[] };
/** A sentence as soon as it may be shown; at the end the answer, which replaces them. */
export type AnswerPart = { sentence: string } | { answer: WordedAnswer };

export type Question = { question: string; history: readonly string[]; who: string; signal: AbortSignal };

const MOST_LINKS = 4;
/** The text fits into one group message. */
const LONGEST_ANSWER = 1_500;

/**
 * Lets the model choose the questions to the record and the answers to show. The record's sentences are shown
 * unchanged; of the model's own words only an introduction is allowed (decision 0033). Without a complete sentence,
 * or after any failure, the record's own answer is returned, as without a provider. Throws only when the record
 * cannot be read.
 */
export async function* answerWithModel(from: Asking, ai: Ai | null, asked: Question): AsyncGenerator<AnswerPart> {
	const { question, history, who, signal } = asked;
	const own = await answerQuestion(from, question, history);
	const plain: AnswerPart = { answer: { ...own, worded_by: "record", lines: [] } };
	if (!ai) return yield plain;
	const found: Found[] = [];
	const used: Found[] = [];
	const shown: string[] = [];
	let begun = "";
	let introduced = false;
	let refused = false;

	/** The model's words if they are a valid introduction, else ''. */
	function allowed(words: string): string {
		const line = introduction(words);
		introduced ||= Boolean(line);
		refused ||= line === undefined;
		return line ?? "";
	}

	/** Yields the record's sentences that the text contains completely. */
	function* tell(): Generator<AnswerPart> {
		for (;;) {
			const left = found.filter((one) => !used.includes(one));
			const next = nextBlock(begun, left);
			if (!next || joined(...shown, next.block.text).length > LONGEST_ANSWER) return;
			begun = next.after;
			used.push(next.block);
			const sentence = joined(allowed(next.before), next.block.text);
			shown.push(sentence);
			yield { sentence };
		}
	}

	try {
		const { recordTools } = await import("./tools.ts");
		const tools = recordTools((words) => answerQuestion(from, words), found, recordNames(from.record));
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
				yield* tell();
			} else if (part.goes_on) begun = "";
		}
	} catch (error) {
		if (!(error instanceof AiError)) throw error;
		return yield plain;
	}
	const closing = allowed(begun);
	if (refused) await ai.refused("assistant", 1);
	if (used.length === 0) return yield plain;
	yield { answer: answerOf(joined(...shown, closing), used, introduced) };
}

function answerOf(text: string, used: Found[], introduced: boolean): WordedAnswer {
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
		worded_by: introduced ? "model" : "record",
		lines: introduced ? used.map(({ text }) => text) : [],
	};
}
