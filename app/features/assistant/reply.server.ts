import type { ModelAnswer } from "../../../record/ask-model/types.ts";
import { NAMES } from "../../../record/language/dimensions.ts";
import type { Question } from "../../../record/language/question.ts";
import type { Carried } from "../../../record/read/follow-up.ts";
import type { Offer, ReaderAnswer } from "../../../record/read/reader-answer.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { readChoices } from "../explorer/choices.server.ts";
import { readQuestion } from "../explorer/read.ts";
import type { Asking } from "./answer.server.ts";
import { type Cited, cardOf, MOST_LINES } from "./card/card.server.ts";
import type { Reply } from "./card/card-schema.ts";
import { sideBySide } from "./card/side-by-side.ts";
import { suggestionsOf } from "./card/suggestions.ts";
import { type Earlier, STATUS_OF } from "./model/answer-with-model.server.ts";
import { ASSISTANT } from "./rules.ts";

/** The answer to show: a text by the reader or the model, and the cited results. */
export type ShownAnswer = Pick<ModelAnswer, "status" | "text" | "language" | "worded_by"> &
	Pick<Reply, "offers"> & {
		cited: Cited[];
		/** the parts taken from the question before */
		carried?: Carried | undefined;
	};

/** The reader's answer, which cites each question it asked. A detail such as a shirt number needs no question. */
export const readerAnswer = ({ kind, text, questions, offers, carried }: ReaderAnswer): ShownAnswer => ({
	status: STATUS_OF[kind],
	text,
	language: "en",
	worded_by: "record",
	cited: questions.map((question, at) => ({ name: `a${at + 1}`, question: withoutLimit(question) })),
	offers: offers.map(offered),
	carried,
});

/** Drops a limit above the most lines that a card shows. */
const withoutLimit = ({ limit, ...question }: Question): Question =>
	limit === undefined || limit > MOST_LINES ? question : { ...question, limit };

const offered = ({ label, question, address }: Offer) => ({
	label,
	question: question ?? null,
	href: address === undefined ? null : `${ASSISTANT}?${address}`,
});

/**
 * The model's answer. Its offers are questions in words. If it asks back, the names in its text and in its results are
 * offers too: a fan who sends one continues the conversation. Only a full answer cites results.
 */
export function modelAnswer({ offers, cited, ...answer }: ModelAnswer): ShownAnswer {
	const candidates = answer.status === "ask_back" ? namedIn(answer.text, cited) : [];
	return {
		...answer,
		cited: answer.status === "answered" ? cited : [],
		offers: [...candidates, ...offers].map((question) => ({ label: question, question, href: null })),
	};
}

const NAME_COLUMNS = Object.values(NAMES).map(({ column }) => column);

function namedIn(text: string, cited: ModelAnswer["cited"]): string[] {
	const names = cited.flatMap(({ lines }) =>
		lines.flatMap((line) => NAME_COLUMNS.flatMap((column) => (typeof line[column] === "string" ? line[column] : []))),
	);
	return [...new Set(names)].filter((name) => text.includes(name));
}

const MOST_CARDS = 8;

/** Returns an answer with a card for each cited result, at most `MOST_CARDS`. */
export async function replyOf(asking: Asking, answer: ShownAnswer): Promise<Reply> {
	const { status, text, language, worded_by, offers, carried } = answer;
	const cited = distinct(answer.cited).slice(0, MOST_CARDS);
	const { nameOf } = await readChoices(asking.record);
	const shown = await Promise.all(cited.map((one) => cardOf(asking, one, carried)));
	const singles = shown.flatMap(({ single }) => single ?? []);
	const question = cited.find((one) => one.question)?.question;
	return {
		response: text,
		language,
		status,
		worded_by,
		cited: shown.map(({ card }) => card),
		side_by_side: singles.length === shown.length ? sideBySide(singles, nameOf) : null,
		offers,
		suggestions: question ? suggestionsOf(question, nameOf) : [],
	};
}

/** Removes duplicates, since a model may ask one question twice. */
const distinct = (cited: Cited[]): Cited[] => [
	...new Map(cited.map((one) => [one.question ? JSON.stringify(one.question) : one.name, one])).values(),
];

/**
 * Parses the earlier questions that a page sends, with their readings as explorer queries. Skips invalid readings,
 * because the page may be older than the server.
 */
export const readEarlier = (
	record: Pick<MatchRecord, "read">,
	sent: { question: string; readings: string[] }[],
): Promise<Earlier[]> =>
	Promise.all(
		sent.map(async ({ question, readings }) => {
			const read = await Promise.all(readings.map((reading) => readQuestion(record, new URLSearchParams(reading))));
			return {
				question,
				readings: read.flatMap(({ question, refusals }) => (refusals.length === 0 ? [question] : [])),
			};
		}),
	);
