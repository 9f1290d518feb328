import { asc, desc, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { iplFacts } from "../../../db/schema/facts.ts";
import { seedFacts } from "../../../db/seed/facts.ts";
import { askAsOf } from "../../../makers/ask.ts";
import { candidatesOf, evidenceOf, readStatement, statementKey } from "../../../makers/kind.ts";
import { FORMER_NAMES } from "../../../makers/phrases.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { openTestDatabase, testDatabase } from "../../../tests/fixtures/database.ts";
import { LONG, sampled } from "../../../tests/fixtures/gate.ts";
import { testRecord } from "../../../tests/fixtures/record.ts";
import { untilEnd } from "../../../tests/fixtures/until-end.ts";
import { generateFacts } from "./generate.server.ts";
import { draftFaults } from "./maker/check.ts";
import { writeFact } from "./maker/fact-kind.ts";
import { KINDS } from "./maker/kinds.ts";
import { MIN_SCORE } from "./maker/score.ts";
import { FACT_CATEGORIES } from "./rules.ts";

const record: MatchRecord = await testRecord();
const database = await untilEnd(openTestDatabase());

const unique = (values: unknown[]) => new Set(values).size;
const stored = (from: Database = database) => from.db.select().from(iplFacts).orderBy(asc(iplFacts.number));

describe("FACT-10 the seed", () => {
	test("FACT-10 has at least 330 facts, all verified, at least 25 in each of the eight categories", async () => {
		const facts = await stored();
		expect(facts.length).toBeGreaterThanOrEqual(330);
		expect(facts.filter(({ verified, proof, as_of_match }) => !verified || !proof || !as_of_match)).toEqual([]);
		for (const category of FACT_CATEGORIES) {
			expect(facts.filter((fact) => fact.category === category).length, category).toBeGreaterThanOrEqual(25);
		}
	});

	test("FACT-10 has no title, text, statement or address twice", async () => {
		const facts = await stored();
		expect(unique(facts.map(({ title }) => title))).toBe(facts.length);
		expect(unique(facts.map(({ fact }) => fact))).toBe(facts.length);
		expect(unique(facts.map(({ statement }) => statement))).toBe(facts.length);
		expect(unique(facts.map(({ slug }) => slug))).toBe(facts.length);
		expect(facts.filter(({ slug }) => !slug)).toEqual([]);
	});

	test("has facts of all eight categories among the newest nine, and no three in a row of one", async () => {
		const facts = await database.db.select().from(iplFacts).orderBy(desc(iplFacts.number));
		expect(unique(facts.slice(0, 9).map(({ category }) => category))).toBe(FACT_CATEGORIES.length);
		const runs = facts.filter(
			({ category }, index) => category === facts[index + 1]?.category && category === facts[index + 2]?.category,
		);
		expect(runs).toEqual([]);
	});

	test("adds nothing when it runs again, even after a fact was deleted", async () => {
		const { db, ...rest } = await testDatabase();
		const own = { db, ...rest };
		const [first] = await stored(own);
		await db.delete(iplFacts).where(sql`${iplFacts.id} = ${first?.id}`);
		const before = (await stored(own)).length;
		await seedFacts(record, db);
		expect((await stored(own)).length).toBe(before);
	});
});

describe("FACT-7 generateFacts", () => {
	test("FACT-7 makes the requested number of new facts of the category", async () => {
		for (const category of FACT_CATEGORIES) {
			const before = await stored();
			const generated = await generateFacts(record, database.db, category, 5);
			// the seed has already stored every fact of this category that scores high enough
			expect(generated, category).toHaveLength(category === "Statistics" ? 0 : 5);
			if (generated.length === 0) continue;
			const added = (await stored()).slice(before.length);
			expect(added.map(({ id, slug, title }) => ({ id, slug, title }))).toEqual(generated);
			expect(unique(added.map((fact) => fact.category))).toBe(1);
			expect(added[0]?.category).toBe(category);
			expect(added.every(({ verified, source }) => verified && source === null)).toBe(true);
			const titles = new Set(before.map(({ title }) => title));
			expect(generated.filter(({ title }) => titles.has(title))).toEqual([]);
		}
	});

	test("FACT-7 mixes categories, kinds and subjects when no category is selected", async () => {
		const before = (await stored()).length;
		await generateFacts(record, database.db, "General", 5);
		const added = (await stored()).slice(before);
		expect(added.every(({ score }) => score >= MIN_SCORE)).toBe(true);
		expect(unique(added.map(({ category }) => category))).toBeGreaterThan(3);
		expect(unique(added.map(({ statement }) => readStatement(statement ?? "")?.name))).toBe(5);
		expect(unique(added.map(({ tags }) => tags[0]))).toBe(5);
	});

	test("FACT-7 repeats no fact in concurrent calls", async () => {
		const before = (await stored()).length;
		const batches = await Promise.all([
			generateFacts(record, database.db, "Auctions", 5),
			generateFacts(record, database.db, "Auctions", 5),
			generateFacts(record, database.db, "General", 5),
		]);
		const facts = await stored();
		expect(facts.length - before).toBe(batches.flat().length);
		expect(batches.map(({ length }) => length)).toEqual([5, 5, 5]);
		expect(unique(facts.map(({ statement }) => statement))).toBe(facts.length);
		expect(unique(facts.map(({ title }) => title))).toBe(facts.length);
		expect(unique(facts.map(({ slug }) => slug))).toBe(facts.length);
	});

	test("makes none when the record gives nothing new", async () => {
		const { db } = await testDatabase();
		const made: number[] = [];
		for (;;) {
			const { length } = await generateFacts(await testRecord(), db, "Rules", 200);
			if (length === 0) break;
			made.push(length);
		}
		expect(made[0]).toBeGreaterThan(20);
		expect(await generateFacts(await testRecord(), db, "Rules", 5)).toEqual([]);
	});
});

describe("FACT-9 the kinds", () => {
	test("FACT-9 over forty kinds write a thousand statements without a fault", async () => {
		const until = record.as_of.match_id;
		const ask = askAsOf(record, until);
		expect(KINDS.length).toBeGreaterThanOrEqual(46);
		expect(unique(KINDS.map(({ name }) => name))).toBe(KINDS.length);
		const titles: string[] = [];
		const broken: string[] = [];
		for (const kind of KINDS) {
			for (const about of sampled(await candidatesOf(kind, ask), 16)) {
				const statement = statementKey(kind.name, about);
				const { answers } = await evidenceOf(ask, kind, about);
				const text = writeFact(kind, answers, statement, about);
				if (!text) continue;
				titles.push(text.title);
				const faults = draftFaults(text, about, answers);
				if (faults.length > 0) broken.push(`${statement}: ${faults.join(", ")} // ${text.title} // ${text.fact}`);
			}
		}
		expect(broken).toEqual([]);
		expect(titles.length).toBeGreaterThan(LONG ? 1500 : 100);
		expect(unique(titles)).toBeGreaterThan(titles.length * 0.98);
	});

	test("the former names of teams equal those of the record", () => {
		const former = record.franchises.flatMap(({ id, name: now, names }) =>
			names.flatMap(({ name, last_season }) => (name === now ? [] : [{ team_id: id, name, last_season, now }])),
		);
		expect(FORMER_NAMES).toEqual(former.toSorted((a, b) => (a.team_id < b.team_id ? -1 : 1)));
	});
});
