import { z } from "zod";
import { AGAINST, CONDITIONS, type Condition, type ConditionName } from "./conditions.ts";
import { DIMENSIONS, type DimensionName, groupsFor } from "./dimensions.ts";
import { type Fault, faultText } from "./faults/fault.ts";
import { type MeasureOf, ROWS, type RowsName } from "./rows/rows.ts";
import { MOST_LINES, rates } from "./values.ts";

const thresholds = z.record(z.string().max(40), rates).optional();
const figures = thresholds.describe('thresholds on one row: innings of 50 or more are {"runs": {"from": 50}}');

/** The schema of conditions; `takes` returns the value schema of each. */
const partOf = (takes: (name: string, condition: Condition) => z.ZodType) => {
	const values = (conditions: Record<string, Condition>) =>
		Object.fromEntries(Object.entries(conditions).map(([name, one]) => [name, takes(name, one).optional()]));
	return {
		...values(CONDITIONS),
		against: z
			.strictObject(values(AGAINST))
			.optional()
			.describe('the other person of the ball: {"bowl_kind": "spin"} of a batter, {"bat_hand": "left"} of a bowler'),
		figures,
		innings_figures: thresholds.describe("thresholds on the row's whole innings, beside a condition on balls"),
	};
};
const names = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as [Name, ...Name[]];

/** An inner question: the keys of its answer's lines are the values. */
const innerQuestion = z.unknown().meta({ type: "object", description: "a question without inner questions" });
const asked = z.strictObject({ question: innerQuestion });
/** Conditions of `where`, `not`, and the `where` of `of`. */
const conditions = z.strictObject(
	partOf((name, { value }) => (groupsFor(name).length > 0 ? z.union([value, asked]) : value)),
);
export const partShape = conditions.shape as unknown as ReturnType<typeof partOf>;
const where = conditions
	.extend({ not: conditions.optional().describe('what is left out: {"team": "mi"}') })
	.optional()
	.describe('the conditions: {"player": "Virat Kohli", "season": 2016}');

const measure = z.string().max(40);
const rows = z.enum(names<RowsName>(ROWS)).describe('what is counted: "batting" is innings of batters');
const by = z
	.array(z.enum(names<DimensionName>(DIMENSIONS)))
	.max(3)
	.optional()
	.describe('up to three groups, a line for each: ["player", "season"]; without it one line');

/** A question of the query language. */
export const questionSchema = z.strictObject({
	rows,
	measures: z.array(measure).min(1).max(16).describe('one to 16 measures, the first one ranks: ["runs", "average"]'),
	where,
	by,
	having: thresholds.describe('thresholds on a line: {"balls": {"from": 1000}, "hundreds": 0}'),
	order: z
		.enum(["best", "worst", "keys", "latest"])
		.optional()
		.describe('"best" first, "worst" first, by the "keys" of the groups, or "latest" played first'),
	limit: z
		.number()
		.int()
		.min(1)
		.max(MOST_LINES)
		.optional()
		.describe(`the last place that is shown, 1 to ${MOST_LINES}: 10`),
	offset: z.number().int().min(0).max(1_000_000).optional().describe("lines to skip, 0 or more: 10"),
	list: z.boolean().optional().describe("true for the rows themselves, each with its match, not their sums"),
	until: z.number().int().optional().describe("the record as it stood after this match: 1535465"),
	of: z
		.strictObject({
			rows: rows.optional(),
			measures: z.array(measure).length(1).optional().describe('one measure: ["runs"]'),
			where,
			by,
		})
		.optional()
		.describe('the whole for a share of the first measure: {"where": {"team": "rcb"}}'),
});
export const questionShape = questionSchema.shape;

const PARTS = ["where", "not", "against", "of"];
/** True if this key of a question contains conditions. */
export const isPart = (name: string) => PARTS.includes(name);

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
	of?: Pick<Question, "where" | "by"> & Partial<Pick<Question, "rows" | "measures">>;
};
/** True if a value of `where` is an inner question. */
export const isQuestion = (value: unknown): value is { question: Question } =>
	typeof value === "object" && value !== null && "question" in value;

/** A question in code. The type allows only measures of its rows. */
export type QuestionOf<Name extends RowsName, Measures extends MeasureOf<Name>> = Omit<Question, "having"> & {
	rows: Name;
	measures: readonly Measures[];
	having?: Partial<Record<MeasureOf<Name> | "share", Range<number>>>;
};

/** All faults of a question. `field` and `reason` are those of the first. */
export class QuestionError extends Error {
	readonly faults: readonly Fault[];
	readonly field: string;
	readonly reason: string;
	constructor(faults: readonly Fault[]) {
		super(faults.map(faultText).join("\n"));
		this.faults = faults;
		this.field = faults[0]?.path ?? "";
		this.reason = faults[0]?.reason ?? "";
	}
}
