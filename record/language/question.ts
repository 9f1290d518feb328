import { z } from "zod";
import { AGAINST, CONDITIONS, type Condition, type ConditionName } from "./conditions.ts";
import { DIMENSIONS, type DimensionName, groupsFor } from "./dimensions.ts";
import { MOST_LINES } from "./lines.ts";
import { type MeasureOf, ROWS, type RowsName } from "./rows/rows.ts";
import { rates } from "./values.ts";

const figures = z.record(z.string().max(40), rates);
/** The schema of `where`, with the values that `takes` returns for each condition. */
function whereOf(takes: (name: string, condition: Condition) => z.ZodType) {
	const values = (conditions: Record<string, Condition>) =>
		Object.fromEntries(Object.entries(conditions).map(([name, one]) => [name, takes(name, one).optional()]));
	const part = {
		...values(CONDITIONS),
		against: z.strictObject(values(AGAINST)).optional(),
		/** thresholds on the sums of a row */
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

/** A question without inner questions. */
const oneStep = z.strictObject({
	rows,
	measures: z.array(measure).min(1).max(16),
	where: whereOf((_, { value }) => value),
	by,
	having: figures.optional(),
	/** 'keys': lines in the order of their groups, without a ranking; 'latest': a list, matches or seasons, newest first */
	order: z.enum(["best", "worst", "keys", "latest"]).optional(),
	limit: z.number().int().min(1).max(MOST_LINES).optional(),
	/** lines to skip */
	offset: z.number().int().min(0).max(1_000_000).optional(),
	/** return the rows themselves instead of sums */
	list: z.boolean().optional(),
	/** the record as of this match */
	until: z.number().int().optional(),
});

/** An inner question as a value: the lines of its answer are the values. */
export const innerQuestion = z.unknown().meta({ type: "object", description: "A question of one step." });
const asked = z.strictObject({ question: innerQuestion });
const where = whereOf((name, { value }) => (groupsFor(name).length > 0 ? z.union([value, asked]) : value));

/** A question to the record: the rows, measures, conditions, groups and order. */
export const questionSchema = z
	.strictObject({
		...oneStep.shape,
		where,
		/** the whole that the first measure is a share of; rows and measure default to the question's */
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

/** the maximum; each inner question costs as much as another question */
const MOST_INNER = 4;
const PARTS = ["where", "not", "against", "of"];
/** Whether a key of a question holds conditions, directly or inside. */
export const isPart = (name: string) => PARTS.includes(name);

/** The inner questions of a part, with their paths. */
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

/** A question written in code: only measures of its rows are allowed. */
export type QuestionOf<Name extends RowsName, Measures extends MeasureOf<Name>> = Omit<Question, "having"> & {
	rows: Name;
	measures: readonly Measures[];
	having?: Partial<Record<MeasureOf<Name> | "share", Range<number>>>;
};

/** A fault in a question, with the path of its field. */
export class QuestionError extends Error {
	readonly field: string;
	readonly reason: string;
	constructor(field: string, reason: string) {
		super(`${field}: ${reason}`);
		this.field = field;
		this.reason = reason;
	}

	/** Throws the error with its field placed inside `field` of an outer question. Other errors are thrown unchanged. */
	static within(field: string, error: unknown): never {
		throw error instanceof QuestionError ? new QuestionError(`${field}.${error.field}`, error.reason) : error;
	}
}
