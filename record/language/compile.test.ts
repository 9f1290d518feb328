import { describe, expect, test } from "vitest";
import { canonical } from "./canonical.ts";
import { compile } from "./compile.ts";
import { AGAINST, CONDITIONS, type ConditionName } from "./conditions.ts";
import { DIMENSIONS, type DimensionName } from "./dimensions.ts";
import { faultsOf } from "./faults/check.ts";
import { possibleOf } from "./possible.ts";
import { type Question, QuestionError, questionSchema, type Where } from "./question.ts";
import { ROWS, type RowsName } from "./rows/rows.ts";

/** A valid value for each condition. */
const VALUES = {
	...{ player: "ba607b88", batter: "ba607b88", bowler: "462411b3", partner: "740742ef", fielder: "4a8a2e3b" },
	...{ team: "mi", opponent: "csk", season: 2016, date: { from: "2016-04-09" }, month: 4, until: 981019 },
	...{ ground: "wankhede-stadium", city: "Mumbai", country: "India", home: true, stage: "league", match: 981019 },
	...{
		toss: "won",
		batted: "first",
		result: "won",
		super_over: true,
		full_match: true,
		day_of_season: 1,
		innings: 1,
		target: 200,
	},
	...{ total: 200, phase: "death", overs: 19, first_balls: 10, ball_of_over: 6, position: 1, opening: true, wicket: 1 },
	...{ dismissal: "caught", nationality: "India", overseas: true, bat_hand: "left", bowl_style: "Legbreak" },
	...{ bowl_kind: "spin", age: 30, role: "batter", acquisition: "auction" },
	...{ round: "eliminator", rain_rule: true, streak: "won", unbroken: true },
} satisfies Record<ConditionName, unknown>;
const AGAINST_VALUES: Record<keyof typeof AGAINST, unknown> = VALUES;

const names = Object.keys(ROWS) as RowsName[];
const measureOf = (rows: RowsName) => Object.keys(ROWS[rows].measures)[0] as string;
/** Adds the figures that the rows need to a question and to its whole. */
function needed(rows: RowsName, { of, where, ...more }: Pick<Question, "of" | "where">): object {
	const { needs } = possibleOf(rows);
	const filled = (part: Where = {}) => ({ ...part, figures: { ...needs, ...part.figures } });
	return { ...more, where: filled(where), ...(of ? { of: { ...of, where: filled(of.where) } } : {}) };
}
function asked(rows: RowsName, more: object) {
	const question = { rows, measures: [measureOf(rows)], ...needed(rows, more) };
	const faults = faultsOf(question);
	if (faults.length > 0) throw new QuestionError(faults);
	return compile(canonical(questionSchema.parse(question) as unknown as Question));
}
const statement = (...question: Parameters<typeof asked>) => {
	const { sql, values } = asked(...question);
	return JSON.stringify([sql, values]);
};

const statementOf = (...question: Parameters<typeof asked>) => {
	try {
		return statement(...question);
	} catch {
		return undefined;
	}
};

/** True if `more` changes the statement of `base` or is refused at `field`; else 'ignored' or the error as text. */
function counts(rows: RowsName, field: string, base: object, more: object): string | true {
	try {
		return statement(rows, more) !== statement(rows, base) || "ignored";
	} catch (error) {
		return error instanceof QuestionError && error.field === field ? true : String(error);
	}
}

/** Every condition of `where` with its field, and a threshold on each figure. */
function partsFor(rows: RowsName, path: string): [field: string, part: Where][] {
	const figures = [...Object.keys(ROWS[rows].kind.figures), "nonsense"];
	return [
		...Object.keys(CONDITIONS).map((name): [string, Where] => [
			`${path}.${name}`,
			{ [name]: VALUES[name as ConditionName] },
		]),
		...Object.keys(AGAINST).map((name): [string, Where] => [
			`${path}.against.${name}`,
			{ against: { [name]: AGAINST_VALUES[name as keyof typeof AGAINST] } },
		]),
		...figures.map((name): [string, Where] => [`${path}.figures.${name}`, { figures: { [name]: { from: 3 } } }]),
		...figures.map((name): [string, Where] => [
			`${path}.innings_figures.${name}`,
			{ innings_figures: { [name]: { from: 3 } } },
		]),
	];
}

describe.each(names)("a question about %s ignores no part:", (rows) => {
	const season = "season" in ROWS[rows].kind.facets ? { where: { season: 2015 } } : {};

	test.each(partsFor(rows, "where"))("%s", (field, part) => {
		expect(counts(rows, field, {}, { where: part })).toBe(true);
		if (field !== "where.season")
			expect(counts(rows, field, season, { where: { ...season.where, ...part } })).toBe(true);
	});

	test.each(partsFor(rows, "where.not"))("%s", (field, not) => {
		expect(counts(rows, field, {}, { where: { not } })).toBe(true);
		expect(counts(rows, field, season, { where: { ...season.where, not } })).toBe(true);
	});

	test.each(partsFor(rows, "of.where"))("%s", (field, part) => {
		expect(counts(rows, field, { of: {} }, { of: { where: part } })).toBe(true);
	});

	test("a share, by groups and minimum share", () => {
		const by = Object.keys(DIMENSIONS).find((name) => statementOf(rows, { by: [name] })) as DimensionName;
		expect(counts(rows, "of", {}, { of: {} })).toBe(true);
		expect(counts(rows, "of.by", { by: [by], of: {} }, { by: [by], of: { by: [by] } })).toBe(true);
		expect(counts(rows, `of.by.${by}`, { of: {} }, { of: { by: [by] } })).toBe(true);
		expect(counts(rows, "having.share", { of: {} }, { of: {}, having: { share: { from: 3 } } })).toBe(true);
		expect(counts(rows, "having.share", {}, { having: { share: { from: 3 } } })).toBe(true);
	});

	test.each(Object.keys(DIMENSIONS) as DimensionName[])("lines by %s", (by) => {
		expect(counts(rows, `by.${by}`, {}, { by: [by] })).toBe(true);
	});

	test.each([...Object.keys(ROWS[rows].measures), "nonsense"])("at least a number of %s", (measure) => {
		expect(counts(rows, `having.${measure}`, {}, { having: { [measure]: { from: 3 } } })).toBe(true);
	});

	test("until a match", () => {
		expect(counts(rows, "until", {}, { until: 981019 })).toBe(true);
	});
});
