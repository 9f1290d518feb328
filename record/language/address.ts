import type { z } from "zod";
import { canonical } from "./canonical.ts";
import { AGAINST, CONDITIONS, type Condition } from "./conditions.ts";
import type { Question, Where } from "./question.ts";
import { ROWS } from "./rows/rows.ts";
import { rates } from "./values.ts";

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Marks an inner question, whose own address follows. */
const INNER = "?";

/** Parts of `where` that are objects, written as 'figures.runs'. */
const INSIDE = ["against", "figures", "innings_figures"] as const;

/** Returns a question as a URL query: 'rows=batting&measure=runs&season=2016..2018&by=player'. */
export function addressOf(question: Question): string {
	return searchOf(canonical(question)).replaceAll("%2C", ",").replaceAll("%7E", "~");
}

function searchOf(question: Partial<Question>): string {
	const { rows, measures, where = {}, by = [], having = {}, order, limit, offset, list, until, of } = question;
	const { not = {}, ...rest } = where;
	const pairs: [string, unknown][] = [
		["rows", rows],
		["measure", measures],
		...partPairs("", rest),
		...partPairs("not.", not),
		["by", by.length > 0 ? by : undefined],
		...named("having", having),
		...Object.entries({ order, limit, offset, list, until }),
		["of", of && { question: of }],
	];
	const search = new URLSearchParams(
		pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, valueText(value)]])),
	);
	return search.toString();
}

const named = (path: string, values: object) =>
	Object.entries(values).map(([name, value]): [string, unknown] => [`${path}.${name}`, value]);

function partPairs(path: string, { against = {}, figures = {}, innings_figures = {}, ...conditions }: Where) {
	return [
		...Object.entries(conditions).map(([name, value]): [string, unknown] => [path + name, value]),
		...named(`${path}against`, against),
		...named(`${path}figures`, figures),
		...named(`${path}innings_figures`, innings_figures),
	];
}

/** Writes a value: '2016', '2016,2018', '2016..2018', '50..', '..10'. */
function valueText(value: unknown): string {
	if (Array.isArray(value)) return value.map(plainText).join(",");
	if (typeof value !== "object" || value === null) return plainText(value);
	if ("question" in value) return INNER + plainText(searchOf(value.question as Question));
	const { from, to } = value as { from?: unknown; to?: unknown };
	return `${from === undefined ? "" : plainText(from)}..${to === undefined ? "" : plainText(to)}`;
}

/** Writes one value. Separators in a text are escaped: '~0', '~1' and '~2' for '~', ',' and '..'. */
const plainText = (value: unknown) => String(value).replaceAll("~", "~0").replaceAll(",", "~1").replaceAll("..", "~2");
const plainOf = (text: string) => text.replaceAll("~2", "..").replaceAll("~1", ",").replaceAll("~0", "~");

/**
 * Reads a question from a URL query, unchecked. A repeated name is a list. Unknown names and empty values are dropped;
 * invalid values stay, so that the check reports them.
 */
export function questionAt(search: URLSearchParams): Record<string, unknown> {
	const said = new Map<string, string>();
	for (const [name, text] of search) if (text) said.set(name, said.has(name) ? `${said.get(name)},${text}` : text);
	const words = (name: string) => said.get(name)?.split(",").map(plainOf);
	const number = (name: string) => {
		const text = said.get(name);
		return text !== undefined && NUMBER.test(text) ? Number(text) : text;
	};
	const where = partAt("", said);
	const not = partAt("not.", said);
	const having = insideOf("having", said, () => rates);
	if (Object.keys(not).length > 0) where.not = not;
	return defined({
		rows: said.get("rows"),
		measures: words("measure"),
		where: Object.keys(where).length > 0 ? where : undefined,
		by: words("by"),
		having,
		order: said.get("order"),
		limit: number("limit"),
		offset: number("offset"),
		list: said.has("list") ? said.get("list") === "true" || said.get("list") : undefined,
		until: number("until"),
		of: innerAt(said.get("of")),
	});
}

const innerAt = (text: string | undefined) =>
	text?.startsWith(INNER) ? questionAt(new URLSearchParams(plainOf(text.slice(INNER.length)))) : text;

const defined = (values: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function partAt(path: string, said: Map<string, string>): Record<string, unknown> {
	const conditions: Record<string, Condition> = CONDITIONS;
	const plain = Object.keys(conditions).map((name) => [
		name,
		path || name !== "until" ? valueAt(said.get(path + name), conditions[name]?.value) : undefined,
	]);
	const against: Record<string, Condition> = AGAINST;
	const inside = INSIDE.map((name) => [
		name,
		insideOf(path + name, said, (key) => (name === "against" ? against[key]?.value : rates)),
	]);
	return defined(Object.fromEntries([...plain, ...inside]));
}

function insideOf(path: string, said: Map<string, string>, schemaOf: (name: string) => z.ZodType | undefined) {
	const found = [...said].flatMap(([name, text]) =>
		name.startsWith(`${path}.`)
			? [[name.slice(path.length + 1), valueAt(text, schemaOf(name.slice(path.length + 1)))]]
			: [],
	);
	return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Parses a query value: an inner question, a span, a list or one value; undefined if absent. */
function valueAt(text: string | undefined, schema: z.ZodType | undefined): unknown {
	if (text === undefined) return undefined;
	if (text.startsWith(INNER)) return { question: innerAt(text) };
	const [from = "", to, ...more] = text.split("..");
	if (to !== undefined && more.length === 0)
		return defined({ from: from ? oneOf(from, schema) : undefined, to: to ? oneOf(to, schema) : undefined });
	const values = text.split(",").map((one) => oneOf(one, schema));
	return values.length === 1 ? values[0] : values;
}

/** Returns the first reading (text, number, flag) that the schema accepts, else the text. */
function oneOf(text: string, schema: z.ZodType | undefined): unknown {
	const plain = plainOf(text);
	const readings = [
		plain,
		...(NUMBER.test(plain) ? [Number(plain)] : []),
		...(plain === "true" || plain === "false" ? [plain === "true"] : []),
	];
	return readings.find((reading) => schema?.safeParse(reading).success) ?? plain;
}

/** Every query parameter that a question may have. */
export const ADDRESS_NAMES: readonly string[] = (() => {
	const figures = Object.values(ROWS).flatMap(({ kind }) => Object.keys(kind.figures));
	const measures = Object.values(ROWS).flatMap(({ measures }) => Object.keys(measures));
	const part = [
		...Object.keys(CONDITIONS),
		...Object.keys(AGAINST).map((name) => `against.${name}`),
		...figures.flatMap((name) => [`figures.${name}`, `innings_figures.${name}`]),
	];
	return [
		...new Set([
			...["rows", "measure", "by", "order", "limit", "offset", "list", "of", "compare"],
			...part,
			...part.map((name) => `not.${name}`),
			...[...measures, "share"].map((name) => `having.${name}`),
		]),
	];
})();
