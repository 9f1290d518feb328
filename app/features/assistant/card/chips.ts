import { addressOf } from "../../../../record/language/address.ts";
import { CONDITIONS, type ConditionName } from "../../../../record/language/conditions.ts";
import type { DimensionName } from "../../../../record/language/dimensions.ts";
import { possibleOf } from "../../../../record/language/possible.ts";
import { type Question, QuestionError, type Where } from "../../../../record/language/question.ts";
import { labelledText, measureText, readingOf, thresholdText } from "../../../../record/language/reading.ts";
import { measureOf, ROWS } from "../../../../record/language/rows/rows.ts";
import type { Carried } from "../../../../record/read/follow-up.ts";
import { without } from "../../explorer/change.ts";
import type { Choices } from "../../explorer/choices.server.ts";
import { AGAINST_WORDS, CONDITION_WORDS, plainWord, wordsOfDimension } from "../../explorer/words.ts";
import { ASSISTANT } from "../rules.ts";
import type { Chip } from "./card-schema.ts";

type Context = { question: Question; choices: Choices; seasons: readonly number[]; carried?: Carried | undefined };

/** Returns the parts of a question in order: measures, rows, groups, conditions, thresholds, order. */
export function chipsOf(context: Context): Chip[] {
	const { question, choices } = context;
	const { rows, where: { not = {}, ...where } = {}, having = {}, order = "best", list, until, of } = question;
	const plainly = (field: string, label: string, text: string) => chip(context, field, label, text);
	return [
		...measureChips(context),
		{ field: "rows", label: "From", text: plainWord(ROWS[rows].kind.says), carried: false, choices: [], without: null },
		...groupChips(context),
		...conditionChips(context, "where", where),
		...conditionChips(context, "where.not", not),
		...Object.entries(having).map(([name, value]) =>
			plainly(`having.${name}`, "Threshold", thresholdText(measureText(rows, name), value)),
		),
		...(ORDERS[order] ? [plainly("order", "Order", ORDERS[order])] : []),
		...(list ? [plainly("list", "Shown", "each one of them")] : []),
		...(until === undefined ? [] : [plainly("until", "Up to", `match ${until}`)]),
		...(of
			? [plainly("of", "As a share of", readingOf({ ...question, of: undefined, ...of } as never, choices.nameOf))]
			: []),
	];
}

const ORDERS: Partial<Record<string, string>> = { worst: "from the other end", latest: "newest first" };

/** The conditions of 'where' or 'where.not'. Only those of 'where' have alternatives. */
function conditionChips(context: Context, path: "where" | "where.not", conditions: Where): Chip[] {
	const { question, choices, carried } = context;
	const { against = {}, figures = {}, innings_figures = {}, ...plainly } = conditions;
	const isNot = path === "where.not";
	const label = (words: string | undefined) => (isNot ? `Without ${words?.toLowerCase()}` : (words ?? ""));
	const thresholds = (table: string, of: string, values: NonNullable<Where["figures"]>) =>
		Object.entries(values).map(([name, value]) =>
			chip(context, `${path}.${table}.${name}`, label(of), thresholdText(measureText(question.rows, name), value)),
		);
	return [
		...Object.entries(plainly).map(([name, value]) =>
			chip(
				context,
				`${path}.${name}`,
				label(CONDITION_WORDS[name as ConditionName]?.[0]),
				said(name, value, choices),
				isNot
					? {}
					: {
							carried: isCarried(name, value, carried),
							choices: choicesOf(context, name as ConditionName, value),
						},
			),
		),
		...Object.entries(against).map(([name, value]) =>
			chip(
				context,
				`${path}.against.${name}`,
				label(AGAINST_WORDS[name as "bat_hand"]?.[0]),
				said(name, value, choices),
			),
		),
		...thresholds("figures", "Threshold", figures),
		...thresholds("innings_figures", "In the whole innings", innings_figures),
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

/** The address of a question's answer; null if the question is invalid. */
export function pathOf(question: Question): string | null {
	try {
		return `${ASSISTANT}?${addressOf(question)}`;
	} catch (error) {
		if (error instanceof QuestionError) return null;
		throw error;
	}
}

const said = (name: string, value: unknown, { nameOf }: Choices) => labelledText(name as ConditionName, value, nameOf);

/** One of several measures can be removed; a single one can be changed. */
function measureChips(context: Context): Chip[] {
	const { question, carried } = context;
	const { rows, measures } = question;
	const nameOf = (measure: string) => measureOf(rows, measure)?.name ?? plainWord(measure);
	const [only = "", ...others] = measures;
	if (others.length > 0)
		return measures.map((measure) => chip(context, `measures.${measure}`, "Measure", nameOf(measure)));
	const choices = possibleOf(rows).measures.flatMap((name) => {
		const { having, ...rest } = question;
		const to = pathOf({ ...rest, measures: [name], ...(having && !(only in having) ? { having } : {}) });
		return to ? [{ text: nameOf(name), to, chosen: name === only }] : [];
	});
	const isFrom = carried?.measure === true;
	return [{ ...chip(context, "measures", "Measure", nameOf(only), { carried: isFrom, choices }), without: null }];
}

/** The groups offered as alternatives. */
const EACH: readonly DimensionName[] = ["player", "team", "opponent", "ground", "season", "month", "phase"];

/** The groups. A single one has alternatives: the other groups that no condition fixes. */
function groupChips(context: Context): Chip[] {
	const { question, carried } = context;
	const { rows, where = {}, by = [] } = question;
	const [only] = by;
	if (by.length > 1 || only === undefined)
		return by.map((name) => chip(context, `by.${name}`, "For each", wordsOfDimension(name)));
	const others = possibleOf(rows).by.filter((name) => EACH.includes(name) && !(name in where));
	const choices = others.flatMap((name) => {
		const to = pathOf({ ...question, by: [name], ...(name === "season" ? { order: "keys" } : { order: undefined }) });
		return to ? [{ text: wordsOfDimension(name), to, chosen: name === only }] : [];
	});
	const isFrom = carried?.group === true;
	return [chip(context, `by.${only}`, "For each", wordsOfDimension(only), { carried: isFrom, choices })];
}

/** The alternatives of a condition's value; none unless its list of values is short. */
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

/** True if a condition comes from the question before. */
const isCarried = (name: string, value: unknown, carried: Carried | undefined): boolean =>
	carried !== undefined &&
	(carried.fields.includes(name) || [value].flat().some((id) => typeof id === "string" && carried.ids.includes(id)));
