import { z } from "zod";
import { AGAINST, CONDITIONS, type Condition, type ConditionName } from "./conditions.ts";
import { DIMENSIONS, type DimensionName } from "./dimensions.ts";
import { type MeasureOf, ROWS, type RowsName } from "./rows/rows.ts";
import { rates } from "./values.ts";

const values = (conditions: Record<string, Condition>) =>
	Object.fromEntries(Object.entries(conditions).map(([name, { value }]) => [name, value.optional()]));
const figures = z.record(z.string().max(40), rates);
const part = {
	...values(CONDITIONS),
	against: z.strictObject(values(AGAINST)).optional(),
	/** thresholds on a row as it was summed */
	figures: figures.optional(),
	/** thresholds on the whole innings of a row */
	innings_figures: figures.optional(),
};
const names = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as [Name, ...Name[]];

/** A question to the record: what is counted, what of it, where, by what, and in which order. */
export const questionSchema = z.strictObject({
	rows: z.enum(names<RowsName>(ROWS)),
	measures: z.array(z.string().max(40)).min(1).max(16),
	where: z.strictObject({ ...part, not: z.strictObject(part).optional() }).optional(),
	by: z
		.array(z.enum(names<DimensionName>(DIMENSIONS)))
		.max(3)
		.optional(),
	having: figures.optional(),
	/** 'keys': the lines in the order of what they are grouped by, without a ranking; 'latest': a list, newest first */
	order: z.enum(["best", "worst", "keys", "latest"]).optional(),
	limit: z.number().int().min(1).max(1000).optional(),
	/** lines that are left out at the start */
	offset: z.number().int().min(0).max(1_000_000).optional(),
	/** the rows themselves in place of sums */
	list: z.boolean().optional(),
	/** the record as it stood after this match */
	until: z.number().int().optional(),
});

type Range<Value> = Value | Value[] | { from?: Value; to?: Value };
export type Where = Partial<Record<ConditionName, unknown>> & {
	against?: Partial<Record<keyof typeof AGAINST, unknown>>;
	figures?: Record<string, Range<number>>;
	innings_figures?: Record<string, Range<number>>;
};
export type Question = {
	rows: RowsName;
	measures: readonly string[];
	where?: Where & { not?: Where };
	by?: readonly DimensionName[];
	having?: Record<string, Range<number>>;
	order?: "best" | "worst" | "keys" | "latest";
	limit?: number;
	offset?: number;
	list?: boolean;
	until?: number;
};
/** A question as code writes it: its measures are those of its rows. */
export type QuestionOf<Name extends RowsName, Measures extends MeasureOf<Name>> = Omit<Question, "having"> & {
	rows: Name;
	measures: readonly Measures[];
	having?: Partial<Record<MeasureOf<Name>, Range<number>>>;
};

/** What is wrong with a question, and the field that is. */
export class QuestionError extends Error {
	readonly field: string;
	constructor(field: string, message: string) {
		super(`${field}: ${message}`);
		this.field = field;
	}
}
