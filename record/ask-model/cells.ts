import { formatRatio, formatValue } from "./format.ts";
import type { Result, ResultLine } from "./types.ts";

// A cell is a place in a text that the record fills:
//   {a1.0.runs}               a column of a line
//   {a1.where.season}         a condition of the question; {a1.having.runs} a threshold
//   {a1.count} {a1.tied}      the number of lines, and of those that share the first place
//   {a1.all.player}           a column of every line, as a list
//   {diff a1.0.runs a2.0.runs}, {sum …}, {ratio …}   computed from two or more figures

const CELL = /\{([^{}]*)\}/g;
const REFERENCE = /^(a\d+)\.(?:(count|tied)|(\d+|all|where|having)\.([\w.]+))$/;
const OPERATIONS = ["diff", "sum", "ratio"] as const;
type Operation = (typeof OPERATIONS)[number];

/** A reference in a cell, with the value that it reads. */
export type Reference = {
	result: Result;
	at: "line" | "all" | "where" | "having" | "count" | "tied";
	line?: ResultLine;
	column: string;
	value: unknown;
};
export type Cell = { source: string; operation: Operation | null; references: Reference[]; text: string };
/** A piece of a text: the model's words, a cell, or invalid braces with the reason. */
export type Piece = { words: string } | { cell: Cell } | { broken: string; reason: string };

/** Splits a text into words and cells, with values from the results. `language`: for dates and lists. */
export function piecesOf(text: string, results: readonly Result[], language = "en"): Piece[] {
	const pieces: Piece[] = [];
	let end = 0;
	for (const match of text.matchAll(CELL)) {
		if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
		pieces.push(cellOf(match[1] ?? "", results, language));
		end = match.index + match[0].length;
	}
	if (end < text.length) pieces.push({ words: text.slice(end) });
	return pieces;
}

/** The text with every cell filled. */
export const filled = (pieces: readonly Piece[]): string =>
	pieces
		.map((piece) => ("words" in piece ? piece.words : "cell" in piece ? piece.cell.text : `{${piece.broken}}`))
		.join("");

/** The results that cells cite, in the order of the text. */
export const citedIn = (pieces: readonly Piece[]): Result[] => [
	...new Set(pieces.flatMap((piece) => ("cell" in piece ? piece.cell.references.map(({ result }) => result) : []))),
];

function cellOf(source: string, results: readonly Result[], language: string): Piece {
	const [head = "", ...rest] = source.trim().split(/\s+/);
	const operation = OPERATIONS.find((name) => name === head) ?? null;
	const sources = operation ? rest : [head, ...rest];
	const read = sources.map((one) => referenceOf(one, results));
	const broken = read.find((one) => typeof one === "string");
	if (broken !== undefined) return { broken: source, reason: broken as string };
	const references = read as Reference[];
	if (!operation && references.length !== 1) return { broken: source, reason: "a cell has one reference" };
	const text = operation ? computed(operation, references) : textOf(references[0] as Reference, language);
	return text === null
		? { broken: source, reason: operation ? "needs two figures of the same kind" : "has no value" }
		: { cell: { source, operation, references, text } };
}

/** A reference with its value, or why it has none. */
function referenceOf(source: string, results: readonly Result[]): Reference | string {
	const [, name, number, at, column = ""] = REFERENCE.exec(source) ?? [];
	const result = results.find((one) => one.name === name);
	if (name === undefined) return "is no cell";
	if (!result) return `there is no result ${name}`;
	if (number === "count") return { result, at: number, column: number, value: result.total };
	if (number === "tied") return { result, at: number, column: number, value: tiedIn(result).length };
	if (at === "where" || at === "having") {
		const value = within(result.question?.[at], column);
		return value === undefined
			? `${name} has no such condition`
			: { result, at, column, value: namedIn(result, column, value) };
	}
	// fans see no ids
	if (!result.columns.includes(column) || /_ids?$/.test(column)) return `${name} has no column ${column}`;
	if (at === "all") {
		if (result.lines.length === 0 || result.total !== result.lines.length) return `${name} does not list all its lines`;
		return { result, at: "all", column, value: result.lines.map((line) => line[column]) };
	}
	const line = result.lines[Number(at)];
	return line ? { result, at: "line", line, column, value: line[column] } : `${name} has no line ${at}`;
}

/** The lines at the first place of a ranking. */
export const tiedIn = ({ lines }: Result): ResultLine[] => lines.filter(({ rank }) => rank === 1);

const within = (part: unknown, path: string): unknown =>
	path
		.split(".")
		.reduce<unknown>((inner, key) => (typeof inner === "object" && inner ? Reflect.get(inner, key) : undefined), part);

/** Conditions whose values are ids. */
const NAMING: Record<string, string[]> = {
	player: ["player"],
	batter: ["batter", "player"],
	bowler: ["bowler", "player"],
	partner: ["partner", "player"],
	fielder: ["fielder", "player"],
	team: ["team"],
	opponent: ["opponent"],
	ground: ["ground"],
};

/** The names for the ids in a condition; an id without a name, and the value of any other condition, stays. */
function namedIn(result: Result, condition: string, value: unknown): unknown {
	if (!(condition in NAMING)) return value;
	const names = [value].flat().map((id) => result.names[String(id)] ?? String(id));
	return names.length === 1 ? names[0] : names;
}

function textOf({ result, at, line, column, value }: Reference, language: string): string | null {
	if (at === "count" || at === "tied") return formatValue(null, column, value);
	const one = (each: unknown, of?: ResultLine) => formatValue(result.question, column, each, of, language);
	if (at === "all") {
		const texts = (value as unknown[]).map((each, nth) => one(each, result.lines[nth]));
		return texts.every((text) => text !== null) ? listed(texts as string[], language) : null;
	}
	if (Array.isArray(value)) {
		const texts = value.map((each) => one(each, line));
		return texts.every((text) => text !== null) ? listed(texts as string[], language) : null;
	}
	return one(value, line);
}

function listed(texts: readonly string[], language: string): string {
	return new Intl.ListFormat(language, { type: "conjunction" }).format(new Set(texts));
}

/**
 * The absolute difference or the ratio of two figures, or the sum of two or more. Null if one is no number, if columns
 * differ (a ratio may mix them), for another number of figures, and for a ratio to 0.
 */
function computed(operation: Operation, references: readonly Reference[]): string | null {
	const values = references.map(({ value }) => value);
	if (values.length < 2 || !values.every((value) => typeof value === "number")) return null;
	const [first = 0, second = 0] = values;
	const [{ result, column } = { result: null, column: "" }] = references;
	if (operation === "ratio") return values.length === 2 && second !== 0 ? formatRatio(first / second) : null;
	// different columns have neither a sum nor a difference
	if (references.some((one) => one.column !== column)) return null;
	if (operation === "diff")
		return values.length === 2 ? formatValue(result?.question ?? null, column, Math.abs(first - second)) : null;
	const sum = values.reduce((total, value) => total + value, 0);
	return formatValue(result?.question ?? null, column, sum);
}
