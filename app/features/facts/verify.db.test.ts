import { ne, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { iplFacts } from "../../../db/schema/facts.ts";
import { testDatabase } from "../../../tests/fixtures/database.ts";
import { testRecord } from "../../../tests/fixtures/record.ts";
import { verifyFacts } from "./verify.server.ts";

const GAYLE = 'highest_score {"place":1}';

/** A database whose only fact is Gayle's 175: proving one takes no time. */
async function onlyGayle() {
	const { db } = await testDatabase();
	await db.delete(iplFacts).where(ne(iplFacts.statement, GAYLE));
	return db;
}

describe("FACT-9 every stored fact can be proved again", () => {
	test("FACT-9 all of the seed are, and none is wrong", async () => {
		const { db } = await testDatabase();
		const { checked, proved, wrong } = await verifyFacts(await testRecord(), db);
		expect(wrong).toEqual([]);
		expect(proved).toBe(checked);
		expect(checked).toBeGreaterThanOrEqual(330);
	});

	test.each<[string, Partial<typeof iplFacts.$inferInsert>]>([
		["title", { title: "Chris Gayle’s 176 came off only 66 balls" }],
		["fact", { fact: "Chris Gayle made 176*." }],
		["figure", { figure: "176*" }],
		["tags", { tags: ["mi"] }],
		["category", { category: "Teams" }],
	])("FACT-9 a changed %s is named with its fact", async (column, change) => {
		const db = await onlyGayle();
		const [changed] = await db.update(iplFacts).set(change).returning();
		const { checked, proved, wrong } = await verifyFacts(await testRecord(), db);
		expect(wrong).toEqual([
			{ slug: changed?.slug, title: changed?.title, why: expect.stringContaining(`${column} says`) },
		]);
		expect([checked, proved]).toEqual([1, 0]);
	});

	test("FACT-9 a figure changed in the proof is named, in its result, its figures and its question", async () => {
		const db = await onlyGayle();
		const change = async (path: string, value: unknown) => {
			await db.execute(sql`
				update ipl_facts set proof = jsonb_set(proof, ${path}::text[], ${JSON.stringify(value)}::jsonb) where statement = ${GAYLE}`);
			return (await verifyFacts(await testRecord(), db)).wrong.map(({ why }) => why);
		};
		expect(await change("{figures,0,value}", "176*")).toEqual(['figures: [0].value was "176*", is "175*"']);
		expect(await change("{result,0,runs}", 176)).toEqual([
			"the record now answers otherwise: [0].runs was 176, is 175",
		]);
		expect(await change("{params,limit}", 3)).toEqual([expect.stringContaining("another question")]);
	});

	test("FACT-9 a figure changed in the record is named in the facts that rest on it", async () => {
		const db = await onlyGayle();
		await db.execute(sql`update batting set runs = 176 where runs = 175 and sixes = 17`);
		expect((await verifyFacts(await testRecord(), db)).wrong).toEqual([
			{
				slug: expect.stringContaining("chris-gayles-175"),
				title: "Chris Gayle’s 175 came off only 66 balls",
				why: "the record now answers otherwise: [0].runs was 175, is 176",
			},
		]);
	});

	test("FACT-9 what nobody marked as verified is counted, and not proved", async () => {
		const db = await onlyGayle();
		await db.insert(iplFacts).values({ title: "A claim", fact: "It is only said.", category: "Teams" });
		expect(await verifyFacts(await testRecord(), db)).toEqual({ checked: 2, proved: 1, wrong: [] });
	});

	test("FACT-9 a fact of no known kind is wrong", async () => {
		const db = await onlyGayle();
		await db.update(iplFacts).set({ statement: "hearsay {}" });
		expect((await verifyFacts(await testRecord(), db)).wrong).toEqual([
			expect.objectContaining({ why: "is a statement of no known kind: hearsay {}" }),
		]);
	});

	test("FACT-9 it only reads", async () => {
		const { db } = await testDatabase();
		const whole = () => db.execute(sql`select md5(string_agg(f::text, '|' order by number)) as hash from ipl_facts f`);
		const { rows } = await whole();
		await verifyFacts(await testRecord(), db);
		expect((await whole()).rows).toEqual(rows);
	});
});
