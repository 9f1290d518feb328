import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../tests/fixtures/record.ts";
import { compareQuestions, readComparison } from "./comparison.ts";
import { keepRecord } from "./file/keep.ts";
import { type Comparison, comparisonAddress, comparisonAt, comparisonSchema } from "./language/comparison.ts";
import { type Question, QuestionError } from "./language/question.ts";
import { openMatchRecord } from "./record.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());

const wins = (team: string): Question => ({ rows: "sides", measures: ["won"], where: { team } });
const best: Question = { rows: "batting", measures: ["strike_rate"], by: ["player"], limit: 1 };
const figureOf = async (question: Question) =>
	((await record.askAny(question)).rows[0] as unknown as Record<string, number>)[question.measures[0] ?? ""] ?? 0;

describe("a comparison of two questions", () => {
	test("has both values, their difference, sum and ratio, and both readings", async () => {
		const [mi, csk] = [await figureOf(wins("mi")), await figureOf(wins("csk"))];
		const found = await compareQuestions(record, { compare: [wins("mi"), wins("csk")] });
		expect(found.compare.map(({ value }) => value)).toEqual([mi, csk]);
		expect([found.difference, found.sum]).toEqual([mi - csk, mi + csk]);
		expect(found.ratio).toBeCloseTo(mi / csk, 2);
		expect(found.reading).toBe(`A: ${found.compare[0].reading}; B: ${found.compare[1].reading}`);
		expect(found.definitions).toHaveLength(1);
	});

	test("compares the leaders of two rankings, each with its line, and rates to two places", async () => {
		const found = await compareQuestions(record, { compare: [best, { ...best, where: { phase: "death" } }] });
		const [one, other] = found.compare;
		expect(one.line.player).toBeTypeOf("string");
		expect(found.difference).toBe(Math.round(100 * ((one.value ?? 0) - (other.value ?? 0))) / 100);
	});

	test("compares the shares of two questions for parts of a whole", async () => {
		const share: Question = { ...wins("mi"), of: {} };
		const { rows } = await record.askAny(share);
		expect((await compareQuestions(record, { compare: [share, share] })).compare[0].value).toBe(rows[0]?.share);
	});

	test("has no ratio to 0, and no figures if a value is unknown", async () => {
		const none = wins("mi");
		const nought = { ...none, where: { ...none.where, season: 1999 } };
		expect(await compareQuestions(record, { compare: [none, nought] })).toMatchObject({
			ratio: null,
			sum: await figureOf(none),
		});
		const unknown: Question = { rows: "batting", measures: ["highest"], where: { season: 1999 } };
		expect(await compareQuestions(record, { compare: [none, unknown] })).toMatchObject({
			difference: null,
			sum: null,
			ratio: null,
		});
	});

	test.each<[string, Comparison["compare"], string]>([
		["two measures", [wins("mi"), { ...wins("csk"), measures: ["won", "lost"] }], "compare.1.measures"],
		["several lines", [{ ...wins("mi"), by: ["season"] }, wins("csk")], "compare.0"],
		["no line", [wins("mi"), { ...best, where: { season: 1999 } }], "compare.1"],
		["an invalid condition", [wins("mi"), { ...wins("csk"), where: { phase: "death" } }], "compare.1.where.phase"],
	])("is refused at the path of the question with %s", async (_, compare, field) => {
		await expect(compareQuestions(record, { compare })).rejects.toMatchObject({ field });
	});
});

test("the address of a comparison reads back to the same two questions, with its parameters sorted too", () => {
	const comparison: Comparison = {
		compare: [{ ...best, where: { city: "a,b", against: { bowl_kind: "spin" } } }, wins("mi")],
	};
	const search = new URLSearchParams(comparisonAddress(comparison));
	search.sort();
	expect(comparisonSchema.parse(comparisonAt(search))).toEqual(comparison);
	expect(comparisonAt(new URLSearchParams("rows=batting&measure=runs"))).toBeUndefined();
});

test("a comparison from outside may use names, and an error lists the faults of both questions", async () => {
	const faultsOf = async (sent: { compare: unknown }) =>
		readComparison(record, sent).catch((error) => {
			if (!(error instanceof QuestionError)) throw error;
			return error.faults.map(({ path }) => path);
		});
	expect(await faultsOf({ compare: [wins("Mumbai Indians"), wins("CSK")] })).toEqual({
		compare: [wins("mi"), wins("csk")],
	});
	const faulty = {
		compare: [
			{ ...best, rows: "batsmen" },
			{ ...best, limit: 0, where: { phase: "slog" } },
		],
	};
	expect(await faultsOf(faulty)).toEqual(
		expect.arrayContaining(["compare.0.rows", "compare.1.limit", "compare.1.where.phase"]),
	);
	expect(await faultsOf({ compare: [best] })).toEqual(["compare"]);
	expect(await faultsOf({ compare: [best, best], limit: 3 } as { compare: unknown })).toEqual(["limit"]);
});
