import { z } from "zod";

/** Binds a value and returns its placeholder, such as '$3'. */
export type Bind = (value: Bound) => string;
export type Bound = string | number | boolean;

/** The maximum number of lines, including lines level with the last place. */
export const MOST_LINES = 1000;

/** A list may be as long as an answer, so that all lines of one answer can be values in the next question. */
const several = <Value extends z.ZodType>(value: Value) => z.array(value).min(1).max(MOST_LINES);
const span = <Value extends z.ZodType>(value: Value) =>
	z
		.strictObject({ from: value.optional(), to: value.optional() })
		.refine(({ from, to }) => from !== undefined || to !== undefined, "needs from, to or both");

export const oneOrMore = <Value extends z.ZodType>(value: Value, takes: string) =>
	z.union([value, several(value)]).describe(takes);
const oneOrSpan = <Value extends z.ZodType>(value: Value, takes: string) =>
	z.union([value, several(value), span(value)]).describe(takes);

export const ids = oneOrMore(z.string().min(1).max(60), "a name or an id, or a list of them");
export const counts = oneOrSpan(
	z.number().int().min(0).max(1_000_000),
	'a whole number, a list of them, or {"from": 1, "to": 6}',
);
export const rates = oneOrSpan(
	z.number().min(-1_000_000).max(1_000_000),
	'a number, a list of them, or {"from": 50, "to": 99} with both or one of the ends',
);
export const days = oneOrSpan(
	z.iso.date(),
	'a date such as "2016-05-29", a list of them, or {"from": "2016-04-09", "to": "2016-05-29"}',
);
export const choice = <const Names extends readonly [string, ...string[]]>(names: Names) =>
	oneOrMore(z.enum(names), "one of the words, or a list of them");

type Spanned = { from?: Bound; to?: Bound };

/** SQL that tests if `expression` is the value, one of the values, or within the span. */
export function meets(expression: string, value: Bound | Bound[] | Spanned, bind: Bind): string {
	if (Array.isArray(value)) return `${expression} in (${value.map(bind).join(", ")})`;
	if (typeof value !== "object") return `${expression} = ${bind(value)}`;
	const ends = [
		value.from === undefined ? [] : [`${expression} >= ${bind(value.from)}`],
		value.to === undefined ? [] : [`${expression} <= ${bind(value.to)}`],
	].flat();
	return ends.length === 1 ? (ends[0] as string) : `(${ends.join(" and ")})`;
}
