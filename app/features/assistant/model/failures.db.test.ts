import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aiUsage } from "../../../../db/schema/ai.ts";
import { asks, conversation, newVisitor, OWN, PATH, QUESTION } from "../../../../tests/fixtures/conversation.ts";
import { startTestSite, type TestSite } from "../../../../tests/fixtures/site.ts";
import { type OpenAiStub, startOpenAiStub, type Turn } from "../../../../tests/stubs/openai.ts";

let stub: OpenAiStub;
let site: TestSite;
beforeAll(async () => {
	stub = await startOpenAiStub();
	site = await startTestSite({ ...stub.settings, TRUST_PROXY: "on", AI_TIMEOUT: "5", AI_DAILY_BUDGET: "50000000" });
});
afterEach(() => {
	stub.requests.length = 0;
});
afterAll(async () => {
	await site.close();
	await stub.close();
});
const { says, words, ask, askStreaming } = conversation(() => ({ stub, site }));

describe("ASK-2 with a provider that gives nothing true, the record answers itself", () => {
	test.each<[string, Turn[]]>([
		["an invented figure", [asks("Kohli runs in 2016"), { text: "In 2016 Virat Kohli has 1,016 runs." }]],
		["the season left out", [asks("Kohli runs in 2016"), { text: "{player} has {figure} runs." }]],
		["a slot twice", [asks("Kohli runs in 2016"), { text: "{player} has {figure} runs in {season}{season}." }]],
		["another relation", [asks("Kohli runs in 2016"), { text: "{player} has conceded {figure} runs in {season}." }]],
		["a figure in words", [asks("Kohli runs in 2016"), { text: "In 2016 Virat Kohli has a thousand runs." }]],
		["a figure without having asked", [{ text: "In 2016 Virat Kohli has 973 runs." }]],
		["an invented figure after a true sentence", [asks("Kohli runs in 2016"), { text: `${OWN} He has 12 hundreds.` }]],
		["somebody else's figure", [asks("Kohli runs in 2016"), { text: "Rohit Sharma has 973 runs in 2016." }]],
		[
			"a figure it put into its own question",
			[asks("Has Kohli more than 4000 runs in 2016?"), { text: "Kohli has 4,000 runs in 2016." }],
		],
		[
			"slots of two answers in one sentence",
			[
				asks("Kohli runs in 2016"),
				asks("David Warner runs in 2016"),
				{ text: "{player_2} has {figure} runs in {season}. {player} has {figure_2} runs in {season_2}." },
			],
		],
		["nothing", [asks("Kohli runs in 2016"), { text: "" }]],
		["a question of nobody", [asks("flibber the wobbly gronk"), { text: "The wobbly gronk." }]],
		["a tool that does not exist", [{ call: "post_message", input: { text: "hi" } }, { text: "Done." }]],
		["a tool with a wrong input", [{ call: "ask_record", input: { q: 7 } }, { text: "7." }]],
		["endless questions", Array.from({ length: 9 }, () => asks("Kohli runs"))],
		["500", [{ status: 500, headers: { "retry-after": "60" } }]],
		["429", [{ status: 429, headers: { "retry-after": "60" } }]],
		["garbage", [{ raw: "<html>", type: "text/html" }]],
		["a cut stream after a true sentence", [asks("Kohli runs in 2016"), { begun: `${OWN} He`, ending: "cut" }]],
		["half a sentence", [asks("Kohli runs in 2016"), { text: "In 2016 Virat Kohli has 97", finish: "length" }]],
	])("ASK-2 %s", async (_, turns) => {
		says(...turns);
		expect(await ask()).toMatchObject({ response: OWN, worded_by: "record", figure: "973" });
	});

	test("ASK-3 a slow drip ends in time with the record's answer", async () => {
		const own = await startTestSite({ ...stub.settings, AI_TIMEOUT: "0.6" });
		try {
			says({ drip: "Virat Kohli ".repeat(60), every_ms: 20 });
			expect(await ask(QUESTION, [], own)).toMatchObject({ response: OWN, worded_by: "record" });
			expect(stub.requests).toHaveLength(1);
		} finally {
			await own.close();
		}
	});

	test("ASK-3 when the day's budget is spent the record answers, and no model is called", async () => {
		const own = await startTestSite({ ...stub.settings, AI_DAILY_BUDGET: "100" });
		try {
			expect(await ask(QUESTION, [], own)).toMatchObject({ response: OWN, worded_by: "record" });
			expect(stub.requests).toHaveLength(0);
		} finally {
			await own.close();
		}
	});

	test("ASK-2 in a stream the record's answer replaces the model's text", async () => {
		says(asks("Kohli runs in 2016"), { begun: `${OWN} He made 77 fifties in it. And`, ending: "cut" });
		expect((await askStreaming()).map(({ name, text, response }) => [name, text ?? response])).toEqual([
			["sentence", OWN],
			["answer", OWN],
		]);
	});

	test("ASK-3 counts the answers that fail the check", async () => {
		const [before] = await site.database.db.select().from(aiUsage);
		says(asks("Kohli runs in 2016"), { text: "In 2016 Virat Kohli has 1,016 runs." });
		await ask();
		const [after] = await site.database.db.select().from(aiUsage);
		expect(after?.refused).toBe((before?.refused ?? 0) + 1);
		expect(after?.purpose).toBe("assistant");
	});
});

describe("ASK-2 a fan who has left", () => {
	test("ASK-2 counts as no failure of the provider, which answers the next ones", async () => {
		for (let reader = 0; reader < 6; reader++) {
			says({ begun: "Virat", ending: "silence" });
			const leaving = new AbortController();
			const response = await site.visitor().request("POST", PATH, {
				body: JSON.stringify({ question: QUESTION }),
				headers: { "content-type": "application/json", accept: "text/event-stream", ...newVisitor() },
				signal: leaving.signal,
			});
			leaving.abort();
			await response.text().catch(() => undefined);
		}
		words("Virat Kohli runs in 2016", (sentence) => `Here is the answer: ${sentence}`);
		await expect.poll(async () => (await ask()).worded_by).toBe("model");
	});
});
