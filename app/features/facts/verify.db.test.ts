import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { iplFacts } from "../../../db/schema/facts.ts";
import type { Database } from "../../../platform/database/database.ts";
import { openTestDatabase } from "../../../tests/fixtures/database.ts";
import { LONG, SEED } from "../../../tests/fixtures/gate.ts";
import { testRecord } from "../../../tests/fixtures/record.ts";
import { reproveFacts } from "./reprove.server.ts";
import { verifyFacts } from "./verify.server.ts";

/** The gate proves every sixth fact, the long run all. */
const EVERY = 6;
const CHAHAL = 'career_wickets {"place":1}';

let whole: Database;
let small: Database;
let chahal: typeof iplFacts.$inferSelect;
beforeAll(async () => {
	[whole, small] = await Promise.all([openTestDatabase(), openTestDatabase()]);
	const [found] = await small.db.select().from(iplFacts).where(eq(iplFacts.statement, CHAHAL));
	if (!found) throw new Error("no fact of the most wickets");
	chahal = found;
});
afterAll(() => Promise.all([whole.close(), small.close()]));

/** A database with one fact, so that proving is fast. */
async function onlyChahal() {
	await small.db.delete(iplFacts);
	await small.db.insert(iplFacts).overridingSystemValue().values(chahal);
	return small.db;
}

describe("FACT-9 verifyFacts", () => {
	test("FACT-9 proves every fact of the seed", async () => {
		// each test below stores its own fact
		const { db } = small;
		if (!LONG) await db.execute(sql`delete from ipl_facts where number % ${EVERY} <> ${SEED % EVERY}`);
		const { checked, proved, wrong } = await verifyFacts(await testRecord(), db);
		expect(wrong).toEqual([]);
		expect(proved).toBe(checked);
		expect(checked).toBeGreaterThanOrEqual(LONG ? 330 : 330 / EVERY - 1);
	});

	test.each<[string, Partial<typeof iplFacts.$inferInsert>]>([
		["title", { title: "Yuzvendra Chahal has 222 wickets, more than anyone" }],
		["fact", { fact: "Yuzvendra Chahal has taken 222 wickets." }],
		["figure", { figure: "222" }],
		["tags", { tags: ["mi"] }],
		["category", { category: "Teams" }],
	])("FACT-9 reports a changed %s with its fact", async (column, change) => {
		const db = await onlyChahal();
		const [changed] = await db.update(iplFacts).set(change).returning();
		const { checked, proved, wrong } = await verifyFacts(await testRecord(), db);
		expect(wrong).toEqual([
			{ id: changed?.id, slug: changed?.slug, title: changed?.title, why: expect.stringContaining(`${column} says`) },
		]);
		expect([checked, proved]).toEqual([1, 0]);
	});

	test("FACT-9 reports a proof with changed figures, answers or questions", async () => {
		const db = await onlyChahal();
		const change = async (path: string, value: unknown) => {
			await db.execute(sql`
				update ipl_facts set proof = jsonb_set(proof, ${path}::text[], ${JSON.stringify(value)}::jsonb) where statement = ${CHAHAL}`);
			return (await verifyFacts(await testRecord(), db)).wrong.map(({ why }) => why);
		};
		expect(await change("{figures,0,value}", "222")).toEqual(['figures: [0].value was "222", is "233"']);
		expect(await change("{answers,bowlers,rows,0,wickets}", 222)).toEqual([
			"the record now answers otherwise: bowlers.rows[0].wickets was 222, is 233",
		]);
		expect(await change("{questions,bowlers,limit}", 3)).toEqual([
			"was proved by other questions than are asked now: bowlers.limit was 3, is 15",
		]);
	});

	test("FACT-9 counts facts that are not marked as verified, and does not prove them", async () => {
		const db = await onlyChahal();
		await db.insert(iplFacts).values({ title: "A claim", fact: "It is only said.", category: "Teams" });
		expect(await verifyFacts(await testRecord(), db)).toEqual({ checked: 2, proved: 1, wrong: [] });
	});

	test("FACT-9 reports a fact of an unknown kind", async () => {
		const db = await onlyChahal();
		await db.update(iplFacts).set({ statement: "hearsay {}" });
		expect((await verifyFacts(await testRecord(), db)).wrong).toEqual([
			expect.objectContaining({ why: "has a statement of no known kind: hearsay {}" }),
		]);
	});

	test("FACT-9 writes nothing", async () => {
		const { db } = whole;
		const hashed = () => db.execute(sql`select md5(string_agg(f::text, '|' order by number)) as hash from ipl_facts f`);
		const { rows } = await hashed();
		await verifyFacts(await testRecord(), db);
		expect((await hashed()).rows).toEqual(rows);
	});
});

describe("FACT-9 reproveFacts", () => {
	const older = { query: "bowling_leaders", params: { metric: "wickets" }, result: [], figures: [] } as never;

	test("FACT-9 rewrites a fact whose kind asks other questions, and keeps its id, address and date", async () => {
		const db = await onlyChahal();
		const record = await testRecord();
		const [before] = await db.select().from(iplFacts);
		await db.update(iplFacts).set({ proof: older });
		expect(await reproveFacts(record, db)).toBe(1);
		expect(await db.select().from(iplFacts)).toEqual([before]);
		await db.update(iplFacts).set({ proof: older, title: "Words of yesterday" });
		expect(await reproveFacts(record, db)).toBe(1);
		const [after] = await db.select().from(iplFacts);
		expect(after).toEqual({ ...before, updated_at: after?.updated_at });
		expect(after?.updated_at).not.toEqual(before?.updated_at);
		expect(await reproveFacts(record, db)).toBe(0);
	});

	test("FACT-9 rewrites a fact whose kind words the same answers differently", async () => {
		const { db } = whole;
		const record = await testRecord();
		const over = sql`${iplFacts.statement} = 'over_number {"over":20}'`;
		const old = "The 20th over of an innings has brought 11.43 runs on average.";
		const [right] = await db
			.update(iplFacts)
			.set({ fact: old, title: "The 20th over is worth 11.43 runs" })
			.where(over)
			.returning();
		expect(await reproveFacts(record, db)).toBe(1);
		const [now] = await db.select().from(iplFacts).where(over);
		expect(now).toMatchObject({
			id: right?.id,
			slug: right?.slug,
			verified: true,
			title: "The 20th over goes at 11.43 an over",
		});
		expect(now?.fact).toContain("scored at 11.43 an over in the 20th over");
		expect(await reproveFacts(record, db)).toBe(0);
	});

	test("FACT-9 marks a fact that the record does not support as pending", async () => {
		const db = await onlyChahal();
		await db.update(iplFacts).set({ proof: older, statement: 'career_wickets {"place":99}' });
		await reproveFacts(await testRecord(), db);
		expect(await db.select().from(iplFacts)).toMatchObject([{ verified: false, proof: null }]);
	});
});
