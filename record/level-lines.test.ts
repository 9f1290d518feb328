import { afterAll, expect, test } from "vitest";
import { sampled } from "../tests/fixtures/gate.ts";
import { RECORDS } from "../tests/fixtures/record.ts";
import { keepRecord } from "./file/keep.ts";
import { possibleOf } from "./language/possible.ts";
import { ROWS } from "./language/rows/rows.ts";
import { openMatchRecord } from "./record.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());

const ties = { rows: "balls", measures: ["deliveries"], list: true, limit: 10 } as const;

test("STAT-4 a ranking of level lines has 1,000 lines, and counts and mentions the others", async () => {
	const { rows, total, level, definitions } = await record.ask(ties);
	expect([rows.length, rows.at(-1)?.rank]).toEqual([1000, 1]);
	expect(total).toBeGreaterThan(290_000);
	expect(level).toBe(total - 1000);
	expect(definitions).toContain(
		`Level with the last line, and not listed: ${(total - 1000).toLocaleString("en-US")} more.`,
	);
});

test("STAT-4 lines level with the last place are all shown up to the limit", async () => {
	const { rows, level } = await record.ask({ rows: "batting", measures: ["hundreds"], by: ["player"], limit: 5 });
	const last = rows.at(-1)?.hundreds;
	const all = await record.ask({ rows: "batting", measures: ["hundreds"], by: ["player"], limit: 900 });
	expect(rows.length).toBe(all.rows.filter(({ hundreds }) => hundreds >= (last ?? 0)).length);
	expect(level).toBe(0);
});

test("STAT-4 an offset continues a tie, with each line once", async () => {
	const next = await record.ask({ ...ties, offset: 1000, limit: 1000 });
	const seen = [...(await record.ask(ties)).rows, ...next.rows].map((row) => [
		row.match_id,
		row.innings_number,
		row.ball,
	]);
	expect(new Set(seen.map(String)).size).toBe(2000);
	expect(next.level).toBe(next.total - 2000);
});

test.each(
	Object.entries(ROWS).map(([rows, { measures }], turn) => [rows, Object.keys(measures).slice(0, 16), turn] as const),
)("STAT-4 a list of %s with every figure has at most 1,000 lines, in each order", async (rows, measures, turn) => {
	for (const order of sampled(["best", "worst", "keys"] as const, 3, turn)) {
		const where = { figures: possibleOf(rows as "balls").needs };
		const answer = await record.askAny({ rows: rows as "balls", measures, where, list: true, order });
		expect(answer.rows.length).toBeLessThanOrEqual(1000);
		expect(answer.rows.length + answer.level).toBeLessThanOrEqual(answer.total);
	}
});

test("STAT-4 the total is the number of lines before the limit, also past the end", async () => {
	const asked = { rows: "matches", measures: ["matches"], by: ["season"], order: "keys" } as const;
	const { total } = await record.ask(asked);
	expect(total).toBe(record.seasons.length);
	expect(await record.ask({ ...asked, offset: 500 })).toMatchObject({ rows: [], total });
	const ranked = { rows: "batting", measures: ["runs"], by: ["player"] } as const;
	const all = await record.ask(ranked);
	expect(await record.ask({ ...ranked, offset: 5000 })).toMatchObject({ rows: [], total: all.total });
	expect(await record.ask({ ...asked, where: { season: 1999 } })).toMatchObject({ rows: [], total: 0 });
});

test("STAT-4 a condition with more level lines than an answer may have is refused at its field", async () => {
	const caps = { rows: "awards", measures: ["orange_caps"], by: ["match"], order: "worst", limit: 5 } as const;
	const asked = record.ask({ rows: "matches", measures: ["ties"], where: { match: { question: caps } } } as never);
	await expect(asked).rejects.toMatchObject({
		faults: [{ path: "where.match.question", reason: expect.stringMatching(/ lines share its last place/) }],
	});
});
