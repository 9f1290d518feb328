import type { Ai, ConversationPart } from "../../../../platform/ai/ai.ts";
import type { Purpose } from "../../../../platform/ai/budget.ts";
import { AiError } from "../../../../platform/ai/failure.ts";
import { citedIn, filled, piecesOf } from "../../../../record/ask-model/cells.ts";
import { faultsOf, offersOf } from "../../../../record/ask-model/check.ts";
import { droppedFaults } from "../../../../record/ask-model/checks/dropped.ts";
import { conversationOf, type EarlierQuestion } from "../../../../record/ask-model/instructions.ts";
import { partialAnswer } from "../../../../record/ask-model/partial.ts";
import {
	ANSWER,
	type Draft,
	type Fault,
	type Grounds,
	type ModelAnswer,
	type Result,
	STATUSES,
} from "../../../../record/ask-model/types.ts";
import { sentencesOf } from "../../../../record/ask-model/words/tokens.ts";
import type { Question } from "../../../../record/language/question.ts";
import { readingOf } from "../../../../record/language/reading.ts";
import type { ReaderAnswer } from "../../../../record/read/reader-answer.ts";
import { recordNames, unusualNames } from "../../../../record/unusual-names.ts";
import { readChoices } from "../../explorer/choices.server.ts";
import { type Asking, answerQuestion, answerRecordQuestion } from "../answer.server.ts";
import { groundsOf } from "./grounds.server.ts";
import type { RecordTool } from "./tools.server.ts";

/** An earlier question, with the questions that the assistant asked the record for it. */
export type Earlier = { question: string; readings: readonly Question[] };
/** A fan's question. `who`: whose model budget it uses. `shorter`: for a group message. */
export type FanQuestion = {
	question: string;
	earlier: readonly Earlier[];
	who: string;
	signal: AbortSignal;
	purpose?: Purpose;
	shorter?: boolean;
};
/** The reader's sources, and the tools that the model may call. */
export type ModelSources = Asking & { recordTools: readonly RecordTool[] };

/**
 * The model's answer (`reader` is null), or the reader's if there is no model or none of its texts passed the checks.
 */
export type WordedAnswer = ModelAnswer & { reader: ReaderAnswer | null };
export type AnswerPart = { looking_up: string } | { sentence: string } | { answer: WordedAnswer };

const MOST_ATTEMPTS = 2;

/**
 * Lets the model ask the record and write the answer, with cells that the record fills. If a text fails a check, the
 * model gets one more try. After that, or if the provider fails, the reader answers (`readerFallback`). Yields lookups
 * and checked sentences, and last the answer. Throws a Problem (429) if the reader answers above the limit of words,
 * and any error of the record.
 */
export async function* answerWithModel(
	from: ModelSources,
	ai: Ai | null,
	asked: FanQuestion,
): AsyncGenerator<AnswerPart> {
	const results: Result[] = [];
	const grounds = ai
		? await groundsOf(from.record, { question: asked.question, shorter: asked.shorter ?? false }, results)
		: null;
	if (ai && grounds) {
		const answer = yield* converse(from, ai, asked, grounds, results);
		if (answer) return yield { answer: { ...answer, reader: null } };
	}
	yield { answer: await readerFallback(from, asked, results, grounds) };
}

/** Yields the lookups and checked sentences. Returns the model's answer if one passes the checks, else null. */
async function* converse(
	from: ModelSources,
	ai: Ai,
	asked: FanQuestion,
	grounds: Grounds,
	results: Result[],
): AsyncGenerator<AnswerPart, ModelAnswer | null> {
	const { conversationTools } = await import("./tools.server.ts");
	const purpose = asked.purpose ?? "assistant";
	const lookups: string[] = [];
	const drafts = createAnswerCheck(grounds);
	const tools = conversationTools({
		record: from.record,
		recordTools: from.recordTools,
		results,
		onResult: ({ reading }) => lookups.push(reading),
		onAnswer: drafts.take,
	});
	try {
		const parts = ai.converse({
			purpose,
			who: asked.who,
			instructions: grounds.instructions,
			messages: [{ role: "user", content: conversationOf(asked.question, await readingsBefore(from, asked)) }],
			tools,
			signal: asked.signal,
			isDone: drafts.isDone,
		});
		for await (const part of parts) {
			for (const reading of lookups.splice(0)) yield { looking_up: reading };
			for (const sentence of drafts.read(part)) yield { sentence };
		}
	} catch (error) {
		if (!(error instanceof AiError)) throw error;
	}
	if (drafts.refused() > 0) await ai.refused(purpose, drafts.refused());
	const taken = drafts.taken();
	return taken && answerOf(taken, grounds);
}

/**
 * Returns the earlier questions with their readings in words. Leaves out answers, and readings with unusual names,
 * which could inject text.
 */
async function readingsBefore({ record }: Asking, { earlier }: FanQuestion): Promise<EarlierQuestion[]> {
	const { nameOf } = await readChoices(record);
	const strange = unusualNames(recordNames(record));
	const isPlain = (reading: string) => !strange.some((name) => reading.includes(name));
	return earlier.map(({ question, readings }) => ({
		question,
		readings: readings.map((reading) => readingOf(reading, nameOf)).filter(isPlain),
	}));
}

/** Checks the model's answers and accepts the first one without faults. Done after an accepted one or two attempts. */
function createAnswerCheck(grounds: Grounds) {
	const written = new Map<string, string>();
	let shown = 0;
	let attempts = 0;
	let taken: Draft | null = null;
	return {
		/**
		 * Returns the faults of a finished answer, and accepts it if there are none. Once one is accepted, returns none.
		 */
		take(said: Draft): Fault[] {
			attempts++;
			const faults = taken ? [] : faultsOf(said, grounds);
			if (faults.length === 0) taken ??= said;
			return faults;
		},
		/** Returns the next sentences that may be shown while the first answer is written. */
		read(part: ConversationPart): string[] {
			if (!("piece" in part) || part.tool !== ANSWER || attempts > 0) return [];
			const json = (written.get(part.call) ?? "") + part.piece;
			written.set(part.call, json);
			// most pieces end no sentence
			if (!/[.!?।॥。！？"]/u.test(part.piece)) return [];
			const next = provedSentences(json, grounds).slice(shown);
			shown += next.length;
			return next;
		},
		isDone: () => taken !== null || attempts >= MOST_ATTEMPTS,
		taken: () => taken,
		refused: () => attempts - (taken ? 1 : 0),
	};
}

/** Returns the finished sentences of a partial answer with filled cells; none unless together they pass all checks. */
function provedSentences(json: string, grounds: Grounds): string[] {
	const { status, language, text, whole } = partialAnswer(json);
	if (status !== "answered" || language === undefined || text === undefined) return [];
	const sentences = sentencesOf(text);
	const ended = whole ? sentences : sentences.slice(0, -1);
	const said: Draft = { status, language, text: ended.join(""), offers: [] };
	if (ended.length === 0 || faultsOf(said, grounds).length > 0) return [];
	return ended.map((sentence) => filled(piecesOf(sentence, grounds.results, language)).trim());
}

function answerOf(said: Draft, grounds: Grounds): ModelAnswer {
	const pieces = piecesOf(said.text, grounds.results, said.language);
	return {
		status: STATUSES.find((status) => status === said.status) ?? "cannot",
		text: filled(pieces).trim(),
		language: said.language,
		cited: citedIn(pieces),
		offers: offersOf(said, grounds),
		worded_by: "model",
	};
}

/** The status of each kind of reader's answer. */
export const STATUS_OF = { answer: "answered", ask_back: "ask_back", unknown: "cannot" } as const;

/**
 * The reader's answer when the model has none. If the fan's question contains a name, and a result covers all its
 * names, seasons, phases and stages, the reader answers the last such result's question; else the fan's question.
 */
async function readerFallback(
	from: Asking,
	{ question, earlier }: FanQuestion,
	results: readonly Result[],
	grounds: Grounds | null,
): Promise<WordedAnswer> {
	const last = results.findLast(
		(result) => result.question && result.lines.length > 0 && grounds && droppedFaults([result], grounds).length === 0,
	);
	const isNamed = (grounds?.asked.links.length ?? 0) > 0;
	const reader =
		last?.question && isNamed
			? await answerRecordQuestion(from, withoutFixedGroups(last.question))
			: await answerQuestion(
					from,
					question,
					earlier.map((one) => one.question),
				);
	return { ...answerByReader(reader), cited: last && isNamed ? [last] : [] };
}

/** Drops groups that a condition fixes to one value, so that a ranking of one player becomes a figure. */
function withoutFixedGroups({ by = [], ...question }: Question): Question {
	const where: Record<string, unknown> = question.where ?? {};
	const open = by.filter((group) => !["string", "number"].includes(typeof where[group]));
	return open.length > 0 ? { ...question, by: open } : question;
}

const answerByReader = (reader: ReaderAnswer): WordedAnswer => ({
	status: STATUS_OF[reader.kind],
	text: reader.text,
	language: "en",
	cited: [],
	offers: reader.offers.flatMap((offer) => offer.question ?? []),
	worded_by: "record",
	reader,
});
