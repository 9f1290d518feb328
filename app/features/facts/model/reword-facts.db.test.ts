import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aiUsage } from "../../../../db/schema/ai.ts";
import { iplFacts } from "../../../../db/schema/facts.ts";
import { startTestSite, type TestSite } from "../../../../tests/fixtures/site.ts";
import { givenTo, startOpenAiStub, type Turn } from "../../../../tests/stubs/openai.ts";
import { readStatement } from "../maker/kind.ts";
import { rewordingFault } from "../maker/wording.ts";
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

type Given = { id: number; title: string; fact: string };
type Asked = { choose: number; facts: Given[] };
/** The model answers with facts made of those that it was given. */
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

/** Other words that say the same: the sentences' linking words changed. */
const reworded = (text: string) => text.replace(/^(?=\p{Lu})/u, "Here is ").replace(/^Here is (?=[\d₹])/, "");

test("FACT-9 the record's own words stand the check, all of them", async () => {
	const failing = (await site.database.db.select().from(iplFacts)).flatMap((fact) => {
		const { about } = readStatement(fact.statement ?? "") ?? { about: {} };
		const draft = { ...fact, figure: fact.figure ?? "", figures: fact.proof?.figures ?? [] };
		const fault = rewordingFault(fact, draft, about, fact.proof?.result);
		return fault ? `${fault}: ${fact.title} // ${fact.fact}` : [];
	});
	expect(failing).toEqual([]);
});

describe("FACT-9 with a provider", () => {
	test("FACT-9 the model chooses from twice as many and words them; the proof stays the record's, and proves them again", async () => {
		let given: Asked | undefined;
		stub.model = (request) => {
			given = givenTo<Asked>(request);
			const chosen = given.facts.slice(2, 5).map(({ id, title, fact }) => ({ id, title, fact: reworded(fact) }));
			return { text: JSON.stringify({ facts: chosen }) };
		};
		const facts = await generate();
		expect(given).toMatchObject({ choose: 3, facts: { length: 6 } });
		expect(facts.map(({ title }) => title)).toEqual(given?.facts.slice(2, 5).map(({ title }) => title));
		expect(facts.every(({ origin, verified, proof }) => origin === "provider" && verified && proof)).toBe(true);
		expect(facts.every(({ fact }) => /^(?:Here is|[\d₹])/.test(fact))).toBe(true);
		expect((await verifyFacts(site.database.db)).wrong).toEqual([]);
	});

	test("FACT-9 a stored wording that no longer says what the record says is named", async () => {
		proposes((facts) => facts.slice(0, 1));
		const [fact] = await generate(1);
		expect(fact?.origin).toBe("provider");
		const { db } = site.database;
		await db
			.update(iplFacts)
			.set({ fact: `${fact?.fact} He has 77,777 runs.` })
			.where(eq(iplFacts.id, fact?.id ?? ""));
		expect((await verifyFacts(db)).wrong).toMatchObject([{ why: expect.stringContaining("nothing vouches for") }]);
		await db.delete(iplFacts).where(eq(iplFacts.id, fact?.id ?? ""));
	});

	test.each<[string, (fact: Given, others: Given[]) => unknown]>([
		["an invented figure", (fact) => ({ ...fact, fact: `${fact.fact} He made 12,345 runs.` })],
		["an invented name", (fact) => ({ ...fact, fact: `${fact.fact} So says Sachin Tendulkar.` })],
		["an opinion", (fact) => ({ ...fact, fact: `${fact.fact} What a breathtaking display.` })],
		["a link", (fact) => ({ ...fact, fact: `${fact.fact} See https://evil.example now.` })],
		["markup", (fact) => ({ ...fact, title: `<img src=x onerror=alert(1)> ${fact.title}` })],
		["a fact that was not given", (fact) => ({ ...fact, id: 99 })],
		["somebody else's text", (fact, others) => ({ ...fact, fact: others[1]?.fact })],
		["a title that is too long", (fact) => ({ ...fact, title: `${fact.title} ${fact.title} ${fact.title}` })],
		["an empty text", (fact) => ({ ...fact, fact: "" })],
		["a title that is taken", (fact, [first]) => ({ ...fact, id: 1, title: first?.title })],
	])("FACT-9 %s is refused and counted, and the fact keeps the record's words", async (_, spoilt) => {
		let first: Given | undefined;
		proposes((facts) => {
			first = facts[0] as Given;
			return [spoilt(first, facts)];
		});
		const facts = await generate();
		expect(facts.map(({ origin }) => origin)).toEqual(["record", "record", "record"]);
		expect(facts[0]).toMatchObject({ title: first?.title, fact: first?.fact });
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
