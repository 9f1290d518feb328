import { z } from "zod";

/** Binds a value to the statement and returns its place, such as '$3'. */
export type Bind = (value: Bound) => string;
export type Bound = string | number | boolean;

const several = <Value extends z.ZodType>(value: Value) => z.array(value).min(1).max(500);
const span = <Value extends z.ZodType>(value: Value) =>
	z
		.strictObject({ from: value.optional(), to: value.optional() })
		.refine(({ from, to }) => from !== undefined || to !== undefined, "needs from, to or both");

/** One value or a list of them. */
export const oneOrMore = <Value extends z.ZodType>(value: Value) => z.union([value, several(value)]);
/** One value, a list, or a span. */
const oneOrSpan = <Value extends z.ZodType>(value: Value) => z.union([value, several(value), span(value)]);

export const ids = oneOrMore(z.string().min(1).max(60));
export const counts = oneOrSpan(z.number().int().min(0).max(1_000_000));
export const rates = oneOrSpan(z.number().min(-1_000_000).max(1_000_000));
export const days = oneOrSpan(z.iso.date());
export const choice = <const Names extends readonly [string, ...string[]]>(names: Names) => oneOrMore(z.enum(names));

type Spanned = { from?: Bound; to?: Bound };

/** SQL that tests whether `expression` is the value, one of the values, or within the span. */
export function meets(expression: string, value: Bound | Bound[] | Spanned, bind: Bind): string {
	if (Array.isArray(value)) return `${expression} in (${value.map(bind).join(", ")})`;
	if (typeof value !== "object") return `${expression} = ${bind(value)}`;
	const ends = [
		value.from === undefined ? [] : [`${expression} >= ${bind(value.from)}`],
		value.to === undefined ? [] : [`${expression} <= ${bind(value.to)}`],
	].flat();
	return ends.length === 1 ? (ends[0] as string) : `(${ends.join(" and ")})`;
}
