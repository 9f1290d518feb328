import { addressOf } from "../../../../record/language/address.ts";
import { CONDITIONS, type ConditionName } from "../../../../record/language/conditions.ts";
import type { DimensionName } from "../../../../record/language/dimensions.ts";
import type { Measure } from "../../../../record/language/measures/measure.ts";
import { possibleOf } from "../../../../record/language/possible.ts";
import { type Question, QuestionError, type Where } from "../../../../record/language/question.ts";
import { measureSaid, saidOf, thresholdSaid } from "../../../../record/language/reading.ts";
import { ROWS } from "../../../../record/language/rows/rows.ts";
import type { Piece } from "../../../../record/words/pieces.ts";
import { without } from "../../explorer/change.ts";
import type { Choices } from "../../explorer/choices.server.ts";
import { AGAINST_WORDS, CONDITION_WORDS, plainWord, wordsOfDimension } from "../../explorer/words.ts";
import { ASSISTANT } from "../rules.ts";

/** A part of the question as read, with addresses for its alternatives and for the question without it. */
export type Chip = {
	field: string;
	label: string;
	text: string;
	/** it comes from the question before */
	carried: boolean;
	without: string | null;
	choices: { text: string; to: string; chosen: boolean }[];
};

export const askPath = (question: Question): string => `${ASSISTANT}?${addressOf(question)}`;

type Context = { question: Question; choices: Choices; seasons: readonly number[]; carried: readonly Piece[] };

/** The parts in order: the measure, then who, where, when, and the thresholds. */
export function chipsOf(context: Context): Chip[] {
	const { question, choices } = context;
	const { where = {}, having = {} } = question;
	const { against = {}, figures = {}, innings_figures = {}, not = {}, ...plainly } = where;
	return [
		measureChip(context),
		...groupChips(context),
		...Object.entries(plainly).map(([name, value]) =>
			chip(context, `where.${name}`, CONDITION_WORDS[name as ConditionName][0], said(name, value, choices), {
				carried: isCarried(name, value, context.carried),
				choices: choicesOf(context, name as ConditionName, value),
			}),
		),
		...Object.entries(against).map(([name, value]) =>
			chip(context, `where.against.${name}`, AGAINST_WORDS[name as "bat_hand"][0], said(name, value, choices)),
		),
		...Object.entries(not).flatMap(([name, value]) =>
			name in CONDITIONS ? [chip(context, `where.not.${name}`, "Without", said(name, value, choices))] : [],
		),
		...thresholds(context, "where.figures", figures),
		...thresholds(context, "where.innings_figures", innings_figures),
		...Object.entries(having).map(([name, value]) =>
			chip(context, `having.${name}`, "Threshold", thresholdSaid(measureSaid(question.rows, name), value)),
		),
	];
}

function chip(
	{ question }: Context,
	field: string,
	label: string,
	text: string,
	more: Partial<Pick<Chip, "carried" | "choices">> = {},
): Chip {
	return {
		field,
		label,
		text: plainWord(text),
		carried: false,
		choices: [],
		...more,
		without: pathOf(without(question, field)),
	};
}

/** The address of a question's answer; null when the language refuses it. */
function pathOf(question: Question): string | null {
	try {
		return askPath(question);
	} catch (error) {
		if (error instanceof QuestionError) return null;
		throw error;
	}
}

/** A value beside its condition's label, without repeating the condition. */
const said = (name: string, value: unknown, { nameOf }: Choices) =>
	saidOf(name as ConditionName, value, nameOf).replace(`${name} `, "");

const thresholds = (context: Context, path: string, table: NonNullable<Where["figures"]>) =>
	Object.entries(table).map(([name, value]) =>
		chip(context, `${path}.${name}`, "Threshold", thresholdSaid(measureSaid(context.question.rows, name), value)),
	);

/** A measure can be changed but not removed. */
function measureChip(context: Context): Chip {
	const { question, carried } = context;
	const { rows, measures } = question;
	const table: Record<string, Measure> = ROWS[rows].measures;
	const [measure = ""] = measures;
	return {
		field: "measures",
		label: "Measure",
		text: table[measure]?.name ?? plainWord(measure),
		carried: carried.some(({ is }) => is === "measure"),
		without: null,
		choices: possibleOf(rows).measures.flatMap((name) => {
			const { having, ...rest } = question;
			const to = pathOf({ ...rest, measures: [name], ...(having && !(measure in having) ? { having } : {}) });
			return to ? [{ text: table[name]?.name ?? name, to, chosen: name === measure }] : [];
		}),
	};
}

/** The groups that a question in words can name. */
const EACH: readonly DimensionName[] = ["player", "team", "opponent", "ground", "season", "month", "phase"];

/** What each line of a ranking or series is, with the other groups. A group with a fixed value would have one line. */
function groupChips(context: Context): Chip[] {
	const { question, carried } = context;
	const { rows, where = {}, by: [by, ...more] = [] } = question;
	if (by === undefined || more.length > 0) return [];
	const others = possibleOf(rows).by.filter((name) => EACH.includes(name) && !(name in where));
	const choices = others.flatMap((name) => {
		const to = pathOf({ ...question, by: [name], ...(name === "season" ? { order: "keys" } : { order: undefined }) });
		return to ? [{ text: wordsOfDimension(name), to, chosen: name === by }] : [];
	});
	const isFrom = carried.some((piece) => piece.is === "noun" && piece.by === by);
	return [chip(context, `by.${by}`, "For each", wordsOfDimension(by), { carried: isFrom, choices })];
}

/** The alternatives of a value, when there are few enough. */
function choicesOf({ question, choices, seasons }: Context, name: ConditionName, value: unknown): Chip["choices"] {
	const values = name === "season" ? seasons.toReversed() : valuesOf(name, choices);
	return values.flatMap((one) => {
		const to = pathOf({ ...question, where: { ...question.where, [name]: one } });
		return to ? [{ text: plainWord(said(name, one, choices)), to, chosen: one === value }] : [];
	});
}

const LISTED = new Set<ConditionName>(["team", "opponent", "ground", "city"]);
const ENUMERATED: Partial<Record<ConditionName, readonly unknown[]>> = {
	stage: ["league", "playoff", "final"],
	phase: ["powerplay", "middle", "death"],
	result: ["won", "lost"],
	toss: ["won", "lost"],
	batted: ["first", "second"],
	innings: [1, 2],
	home: [true, false, "neutral"],
};

function valuesOf(name: ConditionName, choices: Choices): readonly unknown[] {
	const { known } = CONDITIONS[name] as { known?: Parameters<Choices["of"]>[0] };
	return LISTED.has(name) && known ? choices.of(known).map(([value]) => value) : (ENUMERATED[name] ?? []);
}

/** Whether a condition comes from the question before. */
function isCarried(name: string, value: unknown, carried: readonly Piece[]): boolean {
	return carried.some((piece) => {
		if (piece.is === "where") return piece.any.some((where) => name in where);
		return (piece.is === "person" || piece.is === "side") && piece.ids.some((id) => [value].flat().includes(id));
	});
}
