import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aiUsage } from "../../../../db/schema/ai.ts";
import { iplFacts } from "../../../../db/schema/facts.ts";
import { createBlocks, filled } from "../../../../platform/ai/wording/blocks.ts";
import { recordNames } from "../../../../record/strange-names.ts";
import { startTestSite, type TestSite } from "../../../../tests/fixtures/site.ts";
import { givenTo, startOpenAiStub, type Turn } from "../../../../tests/stubs/openai.ts";
import { proveFactsJob } from "../prove-facts.job.server.ts";
import { verifyFacts } from "../verify.server.ts";

const PATH = "/api/functions/generate-ipl-facts";

let stub: Awaited<ReturnType<typeof startOpenAiStub>>;
let site: TestSite;
beforeAll(async () => {
	stub = await startOpenAiStub();
	site = await startTestSite({ ...stub.settings, TRUST_PROXY: "on", AI_TIMEOUT: "5", AI_DAILY_BUDGET: "50000000" });
});
beforeEach(() => site.database.db.delete(aiUsage));
afterAll(async () => {
	await site.close();
	await stub.close();
});

type Given = { id: number; title: string; fact: string; slots: Record<string, string> };
type Asked = { choose: number; facts: Given[] };
/** Makes the model answer with facts built from the ones it was given. */
const proposes = (make: (facts: Given[]) => unknown[]) => {
	stub.model = (request) => ({ text: JSON.stringify({ facts: make(givenTo<Asked>(request).facts) }) });
};

let visitors = 0;
async function generate(count = 3) {
	const before = new Set((await site.database.db.select().from(iplFacts)).map(({ id }) => id));
	const response = await site
		.visitor()
		.post(PATH, { category: "Records", count }, { "x-forwarded-for": `10.2.0.${visitors++}` });
	expect(await response.json()).toEqual({ generated_count: count, category: "Records" });
	return (await site.database.db.select().from(iplFacts).orderBy(iplFacts.number)).filter(({ id }) => !before.has(id));
}
const refused = async () => (await site.database.db.select().from(aiUsage))[0]?.refused ?? 0;
const OPENING = "According to the match record:";
const fill = ({ fact, slots }: Given) => fact.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");

test("FACT-9 every sentence of the record can be shown", async () => {
	const facts = await site.database.db.select().from(iplFacts);
	const make = createBlocks(recordNames(site.services.record));
	for (const { fact } of facts) {
		const block = make(fact);
		expect(filled(`${OPENING} ${block.template}`, block)).toBe(`${OPENING} ${fact}`);
	}
});

describe("FACT-9 with a provider", () => {
	// those of the seed are proved elsewhere
	beforeAll(() => site.database.db.delete(iplFacts));

	test("FACT-9 the model chooses from twice as many and introduces them; the proof stays the record's, and proves them again", async () => {
		let given: Asked | undefined;
		stub.model = (request) => {
			given = givenTo<Asked>(request);
			const chosen = given.facts.slice(2, 5).map(({ id, fact }) => ({ id, fact: `${OPENING} ${fact}` }));
			return { text: JSON.stringify({ facts: chosen }) };
		};
		const facts = await generate();
		expect(given).toMatchObject({ choose: 3, facts: { length: 6 } });
		expect(given?.facts.every(({ fact }) => !/\d\d/.test(fact.replace(/\{\w+\}/g, "")))).toBe(true);
		const chosen = given?.facts.slice(2, 5) ?? [];
		expect(facts.map(({ title }) => title)).toEqual(chosen.map(({ title }) => title));
		expect(facts.map(({ fact }) => fact)).toEqual(chosen.map((own) => `${OPENING} ${fill(own)}`));
		expect(facts.every(({ origin, verified, proof }) => origin === "provider" && verified && proof)).toBe(true);
		expect((await verifyFacts(site.jobContext.record, site.database.db)).wrong).toEqual([]);
	});

	test("FACT-9 the check names a stored wording that says anything else, and the night restores the record's words", async () => {
		let given: Given | undefined;
		proposes((facts) => {
			given = facts[0];
			return given ? [{ ...given, fact: `${OPENING} ${given.fact}` }] : [];
		});
		const [fact] = await generate(1);
		expect(fact?.origin).toBe("provider");
		const { db } = site.database;
		const { record } = site.jobContext;
		const own = eq(iplFacts.id, fact?.id ?? "");
		await db
			.update(iplFacts)
			.set({ title: "Another title", fact: `${fact?.fact} He has 77,777 runs.` })
			.where(own);
		expect((await verifyFacts(record, db)).wrong).toMatchObject([{ why: expect.stringContaining("says") }]);
		await proveFactsJob.run({}, { db, record, purge: () => {}, logger: site.logger });
		const [restored] = await db.select().from(iplFacts).where(own);
		const words = given && { title: given.title, fact: fill(given) };
		expect(restored).toMatchObject({ ...words, origin: "record", verified: true });
		expect((await verifyFacts(record, db)).wrong).toEqual([]);
	});

	test.each<[string, (fact: Given, others: Given[]) => unknown]>([
		["an invented figure", (own) => ({ ...own, fact: `${own.fact} He made 12,345 runs.` })],
		["an invented name", (own) => ({ ...own, fact: `${own.fact} So says Sachin Tendulkar.` })],
		["an opinion", (own) => ({ ...own, fact: `${own.fact} What a breathtaking display.` })],
		["a denial", (own) => ({ ...own, fact: `It is not true that ${own.fact}` })],
		["a link", (own) => ({ ...own, fact: `${own.fact} See https://evil.example now.` })],
		["markup", (own) => ({ ...own, fact: `<img src=x onerror=alert(1)> ${own.fact}` })],
		["a slot left out", (own) => ({ ...own, fact: own.fact.replace(/ \{\w+\}(?!.*\{)/, "") })],
		["two slots swapped", (own) => ({ ...own, fact: own.fact.replace(/(\{\w+\})(.*?)(\{\w+\})/, "$3$2$1") })],
		["a sentence left out", (own) => ({ ...own, fact: own.fact.replace(/\.[^.]+\.$/, ".") })],
		["a fact that was not given", (own) => ({ ...own, id: 99 })],
		["somebody else's text", (own, others) => ({ ...own, fact: others[1]?.fact })],
		[
			"a text that is too long",
			(own) => ({ ...own, fact: `${"According to the match record, ".repeat(8)}${own.fact}` }),
		],
		["an empty text", (own) => ({ ...own, fact: "" })],
	])("FACT-9 %s is refused and counted, and the fact keeps the record's words", async (_, spoilt) => {
		let first: Given | undefined;
		proposes((facts) => {
			first = facts[0] as Given;
			return [spoilt(first, facts)];
		});
		const facts = await generate();
		expect(facts.map(({ origin }) => origin)).toEqual(["record", "record", "record"]);
		expect(facts[0]).toMatchObject({ title: first?.title, fact: first && fill(first) });
		expect(await refused()).toBe(1);
	});

	test("FACT-9 the same fact twice is stored once", async () => {
		proposes((facts) => [facts[0], facts[0], facts[0]]);
		const facts = await generate();
		expect(new Set(facts.map(({ title }) => title)).size).toBe(3);
		expect(await refused()).toBe(2);
	});

	test.each<[string, Turn]>([
		["500", { status: 500, headers: { "retry-after": "60" } }],
		["429", { status: 429, headers: { "retry-after": "60" } }],
		["malformed JSON", { text: '{"facts":[{"id":0,' }],
		["another shape", { text: '{"facts":"all of them"}' }],
	])("FACT-7 %s costs nobody a fact: the maker words them itself", async (_, turn) => {
		stub.model = () => turn;
		expect((await generate()).map(({ origin }) => origin)).toEqual(["record", "record", "record"]);
	});
});
