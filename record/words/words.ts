import { addressOf } from "../language/address.ts";
import type { Question } from "../language/question.ts";
import type { MatchRecord } from "../record.ts";
import { countWords } from "./count-words.ts";
import { type Lexicon, MOST_WORDS, makeLexicon } from "./lexicon/lexicon.ts";
import { tokensOf } from "./lexicon/tokens.ts";
import type { Piece, Placed } from "./pieces.ts";
import { falseTrait } from "./plans/descriptions.ts";
import type { Plan } from "./plans/plan.ts";
import { missing, questionsOf } from "./plans/premise.ts";
import { type Result, run } from "./plans/run.ts";
import { type NameOf, namesOf } from "./say/names.ts";
import { tellingApart } from "./say/namesakes.ts";
import { refusalOf } from "./say/refusals.ts";
import { sentenceOf } from "./say/sentence.ts";
import { shortOf } from "./say/short.ts";
import { completed, leans, points } from "./search/follow-up.ts";
import { type Read, type Reads, readingsOf, readPieces } from "./search/readings.ts";
import { leaderOf, secondOf, type Two, twoQuestions } from "./search/two-questions.ts";

export type Words = { record: MatchRecord; lexicon: Lexicon; name: NameOf };

/** Something else that a question may have meant: a question in words, or the address of one in the explorer. */
export type Offer = { label: string; question?: string; address?: string };

/** An answer in words. */
export type Spoken = {
	/** 'answer' states what was counted; 'ask_back' wants to know which of several is meant; 'unknown' says why there is none */
	kind: "answer" | "ask_back" | "unknown";
	text: string;
	/** the figure, name or yes and no by itself */
	figure: string | null;
	/** how the question was read, when it was */
	plan?: Plan;
	/** what the record was asked, in its own language; the first is the main one */
	questions: Question[];
	/** the lines of an answer that names some */
	lines: Result["lines"];
	/** the figure, or those of all who are compared */
	values: (number | null)[];
	/** what the question took from the one before it */
	carried: Piece[];
	offers: Offer[];
};

/** What is needed to read questions about a record; it is made once, in some tens of milliseconds. */
export const wordsOf = (record: MatchRecord): Words => ({
	record,
	lexicon: makeLexicon(record),
	name: namesOf(record),
});

export const TOO_LONG = `I read up to ${MOST_WORDS} words at once. Could you put it shorter?`;
/** Whether a text has more words than are read; none is read in part. */
export const hasTooManyWords = (text: string): boolean => tokensOf(text).length > MOST_WORDS;
const TOO_MUCH = "There are too many ways to read that. Could you put it shorter?";
/** Readings this near to the likeliest are as likely. */
const AS_LIKELY = 0.25;
/** Readings this near stand in when the likelier ones have nothing to count. */
const LIKELY = 1.2;

/**
 * Answers a question in plain words, or says why it does not. It never gives a figure that leaves a word out. `history`: the
 * questions before it, the newest last; a question that cannot stand alone is completed by them. Throws a Problem (429) when the network
 * that asks has used up its words.
 */
export async function answerInWords(words: Words, text: string, history: readonly string[] = []): Promise<Spoken> {
	await countWords(text, ...history);
	return readInWords(words, text, history);
}

/** Does the same for a text whose words are counted already. */
export async function readInWords(words: Words, text: string, history: readonly string[] = []): Promise<Spoken> {
	if (hasTooManyWords(text)) return said("unknown", TOO_LONG);
	const reads = readAfter(words.lexicon, text, history);
	if (reads.isTooMuch) return said("unknown", TOO_MUCH);
	const two = reads.readings.length === 0 ? twoQuestions(reads.pieces) : undefined;
	const spoken = two ? await answerTwo(words, two, text) : await answerReads(words, reads, text);
	return { ...spoken, carried: reads.carried?.map(({ piece }) => piece) ?? [] };
}

/**
 * Answers a question in the record's own language: who leads where it has lines, else its figure. Throws `QuestionError` for what
 * is no question.
 */
export async function answerAsked(words: Words, question: Question): Promise<Spoken> {
	const reply = await tell(words, { plan: planOf(question), pieces: [], cost: 0 });
	return reply.why ? said("unknown", reply.why) : answered(words, reply);
}

function planOf(question: Question): Plan {
	const [by] = question.by ?? [];
	if (question.list) return { do: "rank", question, by: "row", from: 1, to: 1 };
	if (by === undefined) return { do: "value", question };
	if (question.order !== "keys") return { do: "rank", question, by, from: 1, to: 1 };
	// a threshold looks for those who meet it, which is a list of names
	return Object.keys(question.having ?? {}).length > 0 ? { do: "list", question, by } : { do: "series", question, by };
}

async function answerReads(words: Words, reads: Reads, text: string): Promise<Spoken> {
	const [best] = reads.readings;
	if (!best) return refusalOf(reads, text);
	const shared = best.pieces.find(({ piece }) => piece.is === "person" && piece.ids.length > 1);
	if (shared) return whichOne(shared, words, text);
	const near = reads.readings.filter(({ cost }) => cost <= best.cost + LIKELY);
	let first: Spoken | undefined;
	for (const read of near.filter((one) => sameButSides(one.plan, best.plan)).slice(0, 4)) {
		const reply = await tell(words, read);
		if (!reply.why && !isNothing(reply.result)) return second(words, reads, read, reply);
		first ??= reply.why ? said("unknown", reply.why) : answered(words, reply);
	}
	return first ?? said("unknown", "I don't know.");
}

/** Answers two questions of one text, the second of whom or what the first one found. */
async function answerTwo(words: Words, two: Two, text: string): Promise<Spoken> {
	const first = await answerReads(words, readPieces(two.first), text);
	if (first.kind === "ask_back") return first;
	const leader = leaderOf(two, first);
	const pieces = first.kind === "answer" && leader !== "none" ? secondOf(two, leader) : undefined;
	const reads = pieces && readPieces(pieces);
	const second = reads && reads.readings.length > 0 ? await answerReads(words, reads, text) : undefined;
	if (second === undefined || second.kind === "ask_back")
		return said("unknown", "Those are two questions, and I can't answer both together. Ask me one at a time?");
	return {
		...(second.kind === "answer" ? second : first),
		text: `${first.text} ${second.text}`,
		questions: [...first.questions, ...second.questions],
		lines: [],
		values: [],
	};
}

/** The readings of a question by itself or, when it cannot stand alone, completed by those before it. */
function readAfter(lexicon: Lexicon, text: string, history: readonly string[]): Reads & { carried?: Placed[] } {
	const alone = readingsOf(lexicon, text);
	const before = history.at(-1);
	if (before === undefined) return alone;
	const pieces = alone.readings[0]?.pieces ?? alone.pieces;
	if (alone.readings.length > 0 && !leans(pieces) && !points(pieces)) return alone;
	const [base] = readAfter(lexicon, before, history.slice(0, -1)).readings;
	if (!base) return alone;
	const { pieces: all, kept } = completed(pieces, base.pieces);
	const whole = readPieces(all);
	return whole.readings.length > 0 ? { ...whole, carried: kept } : alone;
}

const isNothing = ({ value, lines, total, values, run, reached }: Result) =>
	value === 0 || (lines.length === 0 && total === 0 && values === undefined && !run && !reached);

/** Whether two readings differ only in whose side or place a name is. */
function sameButSides(a: Plan, b: Plan): boolean {
	const left = new Set([
		"team",
		"opponent",
		"city",
		"ground",
		...(isDuel(a) ? PEOPLE : []),
		...(isOut(a) && isOut(b) ? ["rows", "measures"] : []),
		...(isCount(a) && isCount(b) ? ["rows", "measures"] : []),
	]);
	const plain = (plan: Plan) => JSON.stringify(plan, (key, value) => (left.has(key) ? undefined : value));
	return isEither(a) === isEither(b) && plain(a) === plain(b);
}
/** Whether the matches of either of several sides count: those of two against one another are others. */
const isEither = (plan: Plan) =>
	"question" in plan && (Array.isArray(plan.question.where?.team) || Array.isArray(plan.question.where?.opponent));

const PEOPLE = ["player", "batter", "bowler"] as const;
/** Whether two people are named: which of them bats is not always said. Nought of one man is no reason to count another's. */
const isDuel = (plan: Plan) =>
	"question" in plan && PEOPLE.filter((field) => plan.question.where?.[field] !== undefined).length > 1;

/** How often a line was passed, by a batter or by a side: the words do not always say. */
const isCount = (plan: Plan) =>
	"question" in plan &&
	plan.question.where?.figures !== undefined &&
	["innings", "count"].includes(plan.question.measures[0] ?? "");

/** How often somebody was out: only the names say whose wicket and whose bowling. */
const isOut = (plan: Plan) =>
	"question" in plan &&
	["dismissals.count", "dismissals.credited", "batting.outs"].includes(
		`${plan.question.rows}.${plan.question.measures[0]}`,
	);

type Reply = { text: string; plan: Plan; result: Result; why?: string };

async function tell({ record, name }: Words, { plan, pieces }: Read): Promise<Reply> {
	const result = await run(plan, record);
	const why =
		(await falseTrait(pieces, questionsOf(plan), record, name)) ?? (await missing(plan, result, record, name));
	return { result, plan, text: why ? "" : sentenceOf(plan, result, name), ...(why ? { why } : {}) };
}

/** Another reading that is as likely, with another answer, is offered beside. */
async function second(words: Words, { readings }: Reads, read: Read, reply: Reply): Promise<Spoken> {
	for (const other of readings
		.filter((one) => one !== read && Math.abs(one.cost - read.cost) < AS_LIKELY)
		.slice(0, 2)) {
		const also = await tell(words, other);
		if (also.why || !differs(reply, also) || (isNothing(also.result) && sameButSides(other.plan, read.plan))) continue;
		const both = [reply, also].map(({ text, plan }): Offer => {
			const [question] = questionsOf(plan);
			return { label: text, ...(question ? { address: addressOf(question) } : {}) };
		});
		return {
			...said("ask_back", `I can read that two ways: ${reply.text} ${also.text} Which one did you mean?`, both),
			plan: read.plan,
		};
	}
	return answered(words, reply);
}

const differs = (a: Reply, b: Reply) => JSON.stringify(essence(a)) !== JSON.stringify(essence(b));
const COLUMN: Partial<Record<string, "player_id" | "team_id" | "match_id" | "opponent_id" | "ground_id">> = {
	player: "player_id",
	team: "team_id",
	match: "match_id",
	opponent: "opponent_id",
	ground: "ground_id",
};
/** What an answer comes to: two readings with the same are one. */
function essence({ result, plan }: Reply): unknown {
	switch (plan.do) {
		case "lines":
			return result.total;
		case "value":
			return result.value;
		case "list":
			return namesOfLines(result, plan.by);
		case "series":
			return result.lines;
		case "rank":
			return namesOfLines(
				{ ...result, lines: result.lines.filter(({ rank = 0 }) => rank >= plan.from && rank <= plan.to) },
				plan.by,
			);
		case "turn":
			return plan.by === "figure" ? result.lines : [plan.by, ...result.lines.map(keyOf)];
		default:
			return [
				result.value,
				result.values,
				result.run?.length,
				result.value === undefined ? [result.total, result.lines[0]] : 0,
			];
	}
}
const namesOfLines = ({ lines }: Result, by: string) =>
	lines.map((line) => line[COLUMN[by] ?? (by as "season")]).sort();
const keyOf = ({ match_id, innings_number, player_id, team_id }: Result["lines"][number]) => [
	match_id,
	innings_number,
	player_id ?? team_id,
];

const answered = ({ name }: Words, { text, plan, result }: Reply): Spoken => ({
	kind: "answer",
	text,
	figure: shortOf(plan, result, name),
	plan,
	questions: questionsOf(plan),
	lines: result.lines,
	values: result.values ?? (result.value === undefined ? [] : [result.value]),
	carried: [],
	offers: [],
});

const said = (kind: Spoken["kind"], text: string, offers: Offer[] = []): Spoken => ({
	kind,
	text,
	figure: null,
	questions: [],
	lines: [],
	values: [],
	carried: [],
	offers,
});

const MOST_NAMESAKES = 6;

async function whichOne({ piece, words: typed }: Placed, { record, name }: Words, text: string): Promise<Spoken> {
	const ids = piece.is === "person" ? piece.ids.slice(0, MOST_NAMESAKES) : [];
	const matches = new Map(record.names.people.map((one) => [one.id, one.matches]));
	const apart = await tellingApart(ids, matches, record, name);
	const labels = ids.map((id) => ({ id, label: `${name(id)} (${apart.get(id)})` }));
	return said(
		"ask_back",
		`More than one player is called ${typed}: ${labels.map(({ label }) => label).join("; ")}. Which one did you mean?`,
		labels.map(({ id, label }) => ({ label, question: text.replace(typed, name(id)) })),
	);
}
