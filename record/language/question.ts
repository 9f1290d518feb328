import { z } from "zod";
import { AGAINST, CONDITIONS, type Condition, type ConditionName } from "./conditions.ts";
import { DIMENSIONS, type DimensionName, groupsFor } from "./dimensions.ts";
import { type MeasureOf, ROWS, type RowsName } from "./rows/rows.ts";
import { rates } from "./values.ts";

const figures = z.record(z.string().max(40), rates);
/** What `where` can say, where a condition takes what `takes` says. */
function whereOf(takes: (name: string, condition: Condition) => z.ZodType) {
	const values = (conditions: Record<string, Condition>) =>
		Object.fromEntries(Object.entries(conditions).map(([name, one]) => [name, takes(name, one).optional()]));
	const part = {
		...values(CONDITIONS),
		against: z.strictObject(values(AGAINST)).optional(),
		/** thresholds on a row as it was summed */
		figures: figures.optional(),
		/** thresholds on the whole innings of a row */
		innings_figures: figures.optional(),
	};
	return z.strictObject({ ...part, not: z.strictObject(part).optional() }).optional();
}
const names = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as [Name, ...Name[]];

const rows = z.enum(names<RowsName>(ROWS));
const measure = z.string().max(40);
const by = z
	.array(z.enum(names<DimensionName>(DIMENSIONS)))
	.max(3)
	.optional();

/** A question of one step: its values are values. */
const oneStep = z.strictObject({
	rows,
	measures: z.array(measure).min(1).max(16),
	where: whereOf((_, { value }) => value),
	by,
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

/** A question in the place of a value: the lines of its answer are the values. */
export const innerQuestion = z.unknown().meta({ type: "object", description: "A question of one step." });
const asked = z.strictObject({ question: innerQuestion });
const where = whereOf((name, { value }) => (groupsFor(name).length > 0 ? z.union([value, asked]) : value));

/** A question to the record: what is counted, what of it, where, by what, and in which order. */
export const questionSchema = z
	.strictObject({
		...oneStep.shape,
		where,
		/** what the first measure is a share of; its rows and measure are the question's where it does not say them */
		of: z
			.strictObject({ rows: rows.optional(), measures: z.array(measure).length(1).optional(), where, by })
			.optional(),
	})
	.superRefine((question, { addIssue }) => {
		const inner = innerQuestions(question);
		const { path: tooMany } = inner[MOST_INNER] ?? {};
		if (tooMany) addIssue({ code: "custom", path: tooMany, message: `A question holds at most ${MOST_INNER} others.` });
		for (const { path, sent } of inner.slice(0, MOST_INNER))
			for (const { message, ...issue } of oneStep.safeParse(sent).error?.issues ?? [])
				addIssue({
					...issue,
					...(issue.code === "custom" ? { message } : {}),
					path: [...path, "question", ...issue.path],
				});
	});

/** each costs as much as a question of its own */
const MOST_INNER = 4;
const PARTS = ["where", "not", "against", "of"];
/** Whether a key of a question holds conditions, or what holds some. */
export const isPart = (name: string) => PARTS.includes(name);

/** The questions in the place of values, with where they stand. */
function innerQuestions(part: object, path: string[] = []): { path: string[]; sent: unknown }[] {
	return Object.entries(part).flatMap(([name, value]) => {
		const at = [...path, name];
		if (isQuestion(value)) return [{ path: at, sent: value.question }];
		return value && isPart(name) ? innerQuestions(value, at) : [];
	});
}

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
/** Whether a value of `where` is a question. */
export const isQuestion = (value: unknown): value is { question: Question } =>
	typeof value === "object" && value !== null && "question" in value;

/** A question as code writes it: its measures are those of its rows. */
export type QuestionOf<Name extends RowsName, Measures extends MeasureOf<Name>> = Omit<Question, "having"> & {
	rows: Name;
	measures: readonly Measures[];
	having?: Partial<Record<MeasureOf<Name> | "share", Range<number>>>;
};

/** What is wrong with a question, and the field that is. */
export class QuestionError extends Error {
	readonly field: string;
	readonly reason: string;
	constructor(field: string, reason: string) {
		super(`${field}: ${reason}`);
		this.field = field;
		this.reason = reason;
	}

	/** Names the field of a question that stands at `field` of another. Throws what is no such error as it is. */
	static within(field: string, error: unknown): never {
		throw error instanceof QuestionError ? new QuestionError(`${field}.${error.field}`, error.reason) : error;
	}
}
