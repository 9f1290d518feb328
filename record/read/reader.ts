import { addressOf } from "../language/address.ts";
import { type Question, QuestionError } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import type { NameIndex } from "../names/build.ts";
import { namesOf } from "../names/names.ts";
import { perEdition } from "../per-edition.ts";
import type { MatchRecord } from "../record.ts";
import { answerText } from "../say/answer.ts";
import { plansOf } from "./choose.ts";
import { frameOf } from "./compose/compose.ts";
import { framesByFigure, withDefaultFigures } from "./default-figures.ts";
import { isMisfit } from "./fill.ts";
import { completeFrame, unclearPronoun } from "./follow-up.ts";
import type { Frame } from "./frame.ts";
import { measureOf } from "./parts.ts";
import { type Plan, planOf, questionsOf, type Result } from "./plan.ts";
import { premiseFailure } from "./premise.ts";
import type { Offer, ReaderAnswer } from "./reader-answer.ts";
import {
	isRefusal,
	nearest,
	PRONOUN_REPLIES,
	type Refusal,
	refusal,
	type Shared,
	sharedName,
	unfit,
} from "./refuse.ts";
import { run } from "./run.ts";
import type { Piece } from "./words/pieces.ts";
import { scan } from "./words/scan.ts";
import { isTooLong, TOO_LONG } from "./words/tokens.ts";
import { type Vocabulary, vocabularyOf } from "./words/words.ts";

export type Reader = { record: MatchRecord; index: NameIndex; vocabulary: Vocabulary; nameOf: NameOf };

/** Returns the reader of a record, cached per edition. */
export const readerOf = perEdition(makeReader);

async function makeReader(record: MatchRecord): Promise<Reader> {
	const indexing = namesOf(record);
	// building the vocabulary blocks; the record builds the names meanwhile
	const vocabulary = vocabularyOf();
	const index = await indexing;
	const names = new Map(index.candidates.map(({ kind, id, name }) => [`${kind}:${id}`, name]));
	return { record, index, vocabulary, nameOf: (list, id) => names.get(`${list}:${id}`) };
}

/**
 * Answers a question in plain words, or says why it cannot. It refuses if it would have to ignore a word. `history`:
 * earlier questions, newest last, which complete one like "and in 2016?".
 */
export async function answerInWords(
	reader: Reader,
	text: string,
	history: readonly string[] = [],
): Promise<ReaderAnswer> {
	const read = await readInWords(reader, text, history);
	if (!isRefusal(read)) return read;
	if (!read.strange) return withoutFigure("unknown", read.text);
	const pieces = scan(text, reader.index, reader.vocabulary);
	const answer = async (other: string) => {
		const again = await readInWords(reader, other, history);
		return isRefusal(again) ? undefined : again;
	};
	const offers = await nearest(text, pieces, read, answer, reader.nameOf);
	const [offer] = offers;
	return withoutFigure("unknown", offer ? `${read.text} I can answer this: “${offer.label}”.` : read.text, offers);
}

async function readInWords(reader: Reader, text: string, history: readonly string[]): Promise<ReaderAnswer | Refusal> {
	if (isTooLong(text)) return { text: TOO_LONG };
	if (hasTwoQuestions(reader, text))
		return { text: "I don't know how to answer two sentences at once. Ask me one at a time?" };
	const alone = readFrame(reader, text);
	const why = refusal(alone);
	if (why) return why;
	const whole = completeFrame(alone, frameBefore(reader, history));
	if (!whole) return { text: PRONOUN_REPLIES[unclearPronoun(alone) ?? "person"] };
	const { carried } = whole;
	const frame = withDefaultFigures(whole.frame);
	const shared = sharedName(frame, reader.index);
	if (shared) return withoutFigure("ask_back", shared.text, offersOf(shared, text, frame));
	const by = framesByFigure(frame).flatMap(offerOf);
	if (by.length > 0) return withoutFigure("ask_back", "That is a matter of opinion. By which figure?", by);
	const plans = plansOf(frame);
	if (isMisfit(plans)) return unfit(text, plans.misfit);
	const spoken = await answerPlans(reader, plans);
	const named_only = frame !== whole.frame;
	return { ...spoken, ...(carried ? { carried } : {}), ...(named_only ? { named_only } : {}) };
}

/** The explorer address of a frame, labelled with its measure ('Strike rate'); none if the frame has no plan. */
function offerOf(frame: Frame): Offer[] {
	const plans = plansOf(frame);
	const [question] = Array.isArray(plans) ? plans.flatMap(questionsOf) : [];
	if (!question) return [];
	const { name } = measureOf(question.rows, question.measures[0] ?? "");
	return [{ label: name, address: addressOf(question) }];
}

/** An offer per bearer of a shared name: the question with the full name, or an explorer address. */
function offersOf({ words, bearers }: Shared, text: string, frame: Frame): Offer[] {
	return bearers.map(({ id, name, label }) => {
		if (bearers.filter((one) => one.name === name).length === 1) return { label, question: text.replace(words, name) };
		const only = (list: Frame["people"]) =>
			list.map((one) => (one.ids.includes(id) ? { ...one, ids: [id], names: [name] } : one));
		const plans = plansOf({ ...frame, people: only(frame.people), sides: only(frame.sides) });
		const [question] = Array.isArray(plans) ? plans.flatMap(questionsOf) : [];
		return { label, ...(question ? { address: addressOf(question) } : {}) };
	});
}

/** The frame of the earlier questions, each completed by the one before. Unreadable ones are skipped. */
const frameBefore = (reader: Reader, history: readonly string[]): Frame | undefined =>
	history
		.filter((text) => !isTooLong(text))
		.reduce<Frame | undefined>((before, text) => {
			const frame = readFrame(reader, text);
			return refusal(frame) ? before : (completeFrame(frame, before)?.frame ?? before);
		}, undefined);

const readFrame = ({ index, vocabulary }: Reader, text: string): Frame => frameOf(scan(text, index, vocabulary));

/** True if two sentences of the text both name something to count. */
function hasTwoQuestions({ index, vocabulary }: Reader, text: string): boolean {
	const sentences = text.split(/(?<=[.?!;])\s+(?=\S)/).filter((part) => /\p{L}{3}/u.test(part));
	if (sentences.length < 2) return false;
	const counts = ({ is }: { is: string }) => is === "measure" || is === "verb" || is === "extreme";
	return sentences.filter((part) => scan(part, index, vocabulary).some(counts)).length > 1;
}

type Reply = { plan: Plan; result: Result; text: string; figure: string | null };

async function answerPlans({ record, nameOf }: Reader, plans: Plan[]): Promise<ReaderAnswer> {
	const replies: Reply[] = [];
	let reason: string | undefined;
	for (const plan of plans.slice(0, 4)) {
		try {
			const result = await run(plan, record);
			const why = await premiseFailure(plan, result, record, nameOf);
			if (why) reason ??= why;
			else replies.push({ plan, result, ...answerText(plan, result, nameOf) });
		} catch (error) {
			if (!(error instanceof QuestionError)) throw error;
			reason ??= `I don't know how to count that: ${error.message}.`;
		}
	}
	const [one, ...others] = distinct(replies.some(isFound) ? replies.filter(isFound) : replies);
	if (!one) return withoutFigure("unknown", reason ?? "I don't know.");
	if (others.length === 0) return answerOf(one);
	const all = [one, ...others];
	const offers = all.map(({ text, plan }): Offer => {
		const [question] = questionsOf(plan);
		return { label: text, ...(question ? { address: addressOf(question) } : {}) };
	});
	return withoutFigure(
		"ask_back",
		`I can read that in more than one way: ${all.map(({ text }) => text).join(" ")} Which one did you mean?`,
		offers,
	);
}

/** True if a reply found something. "No" counts as found. */
const isFound = ({ plan, result, figure }: Reply) => plan.form === "yes_no" || (result.value !== 0 && figure !== "0");

/** Keeps the first reply of each distinct answer. */
const distinct = (replies: Reply[]) =>
	replies.filter(({ figure }, at) => replies.findIndex((one) => one.figure === figure) === at);

/** Answers a question of the query language, or says why it cannot. Throws a QuestionError for an invalid one. */
export async function answerQuestionOf({ record, nameOf }: Reader, question: Question): Promise<ReaderAnswer> {
	const plan = planOf(question);
	const result = await run(plan, record);
	const why = await premiseFailure(plan, result, record, nameOf);
	return why ? withoutFigure("unknown", why) : answerOf({ plan, result, ...answerText(plan, result, nameOf) });
}

const answerOf = ({ plan, result, text, figure }: Reply): ReaderAnswer => ({
	kind: "answer",
	text,
	figure,
	plan,
	questions: questionsOf(plan),
	lines: result.lines,
	values: result.values ?? (result.value === undefined ? [] : [result.value]),
	offers: [],
});

const withoutFigure = (kind: ReaderAnswer["kind"], text: string, offers: Offer[] = []): ReaderAnswer => ({
	kind,
	text,
	figure: null,
	questions: [],
	lines: [],
	values: [],
	offers,
});

const OF_RECORD: ReadonlySet<Piece["is"]> = new Set([
	"condition",
	"extreme",
	"measure",
	"name",
	"outside",
	"season",
] satisfies Piece["is"][]);

/** True if the text has a word about cricket figures: a name, a measure, a season, "most" or "least". */
export const isAboutFigures = ({ index, vocabulary }: Reader, text: string): boolean =>
	!isTooLong(text) && scan(text, index, vocabulary).some(({ is }) => OF_RECORD.has(is));
