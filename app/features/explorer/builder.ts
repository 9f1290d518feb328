import type { ConditionName } from "../../../record/language/conditions.ts";
import { sharesColumn } from "../../../record/language/dimensions.ts";
import { type Possible, possibleOf } from "../../../record/language/possible.ts";
import type { Question, Where } from "../../../record/language/question.ts";
import {
	againstText,
	conditionText,
	figureThresholdText,
	measureText,
	type NameOf,
	thresholdText,
} from "../../../record/language/reading.ts";
import { measureOf, ROWS, type RowsName } from "../../../record/language/rows/rows.ts";
import { explorerPath } from "../statistics/explorer-path.ts";
import { without, withRows } from "./change.ts";
import { plainWord, ROWS_WORDS, wordsOfDimension } from "./words.ts";

/**
 * A part of the question. `without`: the address without it; null for the only measure. `first`: the address that ranks
 * by it; null except for further measures.
 */
export type Token = { field: string; text: string; without: string | null; first: string | null };
export type Choice = { name: string; text: string; note: string; to: string; chosen: boolean };
export type Builder = {
	rows: { text: string; choices: Choice[] };
	measures: { tokens: Token[]; choices: Choice[] };
	conditions: Token[];
	by: { tokens: Token[]; choices: Choice[] };
	thresholds: Token[];
	/** sums or single rows */
	show: Choice[];
	order: Choice[];
};

const MOST_GROUPS = 3;
const MOST_MEASURES = 16;

/** Returns the builder of a question: its parts and possible additions, each as a link. */
export function builderOf(question: Question, nameOf: NameOf): Builder {
	const { rows, by = [], list = false, order = "best" } = question;
	const possible = possibleOf(rows);
	const to = (changed: Partial<Question>) => explorerPath({ ...question, offset: 0, ...changed });
	const token = (field: string, text: string, first: string | null = null): Token => ({
		field,
		text: plainWord(text),
		without: explorerPath({ ...without(question, field), offset: 0 }),
		first,
	});
	const choice = (name: string, text: string, note: string, chosen: boolean, path: string): Choice => ({
		name,
		text,
		note,
		chosen,
		to: path,
	});
	return {
		rows: {
			text: ROWS_WORDS[rows],
			choices: (Object.keys(ROWS) as RowsName[]).map((name) =>
				choice(
					name,
					ROWS_WORDS[name],
					ROWS[name].kind.says,
					name === rows,
					explorerPath({ ...withRows(question, name), offset: 0 }),
				),
			),
		},
		measures: {
			tokens: question.measures.map((name, place) => ({
				...token(
					`measures.${name}`,
					measureOf(rows, name)?.name ?? name,
					place === 0 ? null : to({ measures: [name, ...question.measures.filter((other) => other !== name)] }),
				),
				...(question.measures.length === 1 ? { without: null } : {}),
			})),
			choices: (question.measures.length < MOST_MEASURES ? possible.measures : [])
				.filter((name) => !question.measures.includes(name))
				.map((name) => {
					const { name: text = name, definition = "" } = measureOf(rows, name) ?? {};
					return choice(name, text, definition, false, to({ measures: [...question.measures, name] }));
				}),
		},
		conditions: conditionTokens(question, token, nameOf),
		by: {
			tokens: by.map((name) => token(`by.${name}`, wordsOfDimension(name))),
			choices: groupChoices(question, possible).map((name) =>
				choice(name, wordsOfDimension(name), "", false, to({ by: [...by, name], list: false })),
			),
		},
		thresholds: Object.entries(question.having ?? {}).map(([name, value]) =>
			token(`having.${name}`, thresholdText(measureText(rows, name), value)),
		),
		show: [
			choice("sums", "Sums", "", !list, to({ list: false, ...(order === "latest" ? { order: "best" } : {}) })),
			choice("rows", "Each row", "", list, to({ list: true, by: [] })),
		],
		order: ORDERS.filter(([name]) => name !== "latest" || (list && possible.until)).map(([name, text]) =>
			choice(name, text, "", name === order, to({ order: name })),
		),
	};
}

const ORDERS = [
	["best", "Best first"],
	["worst", "Worst first"],
	["keys", "In order"],
	["latest", "Newest first"],
] as const;

const groupChoices = ({ by = [] }: Question, possible: Possible) =>
	by.length < MOST_GROUPS ? possible.by.filter((name) => !by.includes(name) && !sharesColumn(name, by)) : [];

function conditionTokens(
	{ rows, where = {}, until }: Question,
	token: (field: string, text: string) => Token,
	nameOf: NameOf,
) {
	const { not = {}, ...rest } = where;
	const ofPart = (
		path: string,
		before: string,
		{ against = {}, figures = {}, innings_figures = {}, ...plain }: Where,
	) => [
		...Object.entries(plain).map(([name, value]) =>
			token(`${path}.${name}`, before + conditionText(name as ConditionName, value, nameOf)),
		),
		...Object.entries(against).map(([name, value]) =>
			token(`${path}.against.${name}`, before + againstText(name, value)),
		),
		...Object.entries(figures).map(([name, value]) =>
			token(`${path}.figures.${name}`, before + figureThresholdText(rows, name, value)),
		),
		...Object.entries(innings_figures).map(([name, value]) =>
			token(
				`${path}.innings_figures.${name}`,
				`${before}whole innings with ${thresholdText(name.replaceAll("_", " "), value)}`,
			),
		),
	];
	return [
		...ofPart("where", "", rest),
		...ofPart("where.not", "not ", not),
		...(until === undefined ? [] : [token("until", conditionText("until", until, nameOf))]),
	];
}
