import { afterEach, describe, expect, test } from "vitest";
import { aiUsage } from "../../../../db/schema/ai.ts";
import {
	answers,
	asks,
	conversation,
	newVisitor,
	OWN,
	PATH,
	QUESTION,
	TRUE,
} from "../../../../tests/fixtures/conversation.ts";
import { startTestSite, testSite } from "../../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../../tests/fixtures/until-end.ts";
import { startOpenAiStub, type Turn } from "../../../../tests/stubs/openai.ts";

const stub = await untilEnd(startOpenAiStub());
const site = await testSite({ ...stub.settings, TRUST_PROXY: "on", AI_TIMEOUT: "5", AI_DAILY_BUDGET: "50000000" });
afterEach(() => {
	stub.requests.length = 0;
});
const { says, ask, askStreaming } = conversation(() => ({ stub, site }));

describe("ASK-2 with a provider that gives nothing true, the reader answers", () => {
	test.each<[string, Turn[]]>([
		["an invented figure", [asks(), answers("{a1.where.player} has 1,016 runs in {a1.where.season}.")]],
		["another relation's cell", [asks(), answers("{a1.where.player} has {a1.0.wickets} runs in {a1.where.season}.")]],
		["a figure in words", [asks(), answers("{a1.where.player} has a thousand runs in {a1.where.season}.")]],
		["a figure without having asked", [answers("In 2016 Virat Kohli has 973 runs.")]],
		["an invented figure after a true sentence", [asks(), answers(`${TRUE} He has 12 hundreds.`)]],
		["somebody else's name", [asks(), answers("Rohit Sharma has {a1.0.runs} runs in {a1.where.season}.")]],
		["nothing", [asks(), answers("")]],
		["text in place of the tool", [asks(), { text: OWN }]],
		["a tool that does not exist", [{ call: "post_message", input: { text: "hi" } }, { text: "Done." }]],
		["a tool with a wrong input", [{ call: "ask", input: { q: 7 } }, answers("7.")]],
		["endless questions", [asks()]],
		["500", [{ status: 500, headers: { "retry-after": "60" } }]],
		["429", [{ status: 429, headers: { "retry-after": "60" } }]],
		["garbage", [{ raw: "<html>", type: "text/html" }]],
		["a cut stream", [asks(), { begun: `${OWN} He`, ending: "cut" }]],
	])("ASK-2 %s", async (_, turns) => {
		const last = turns.at(-1);
		stub.model = () => turns.shift() ?? last ?? { status: 500 };
		expect(await ask()).toMatchObject({ response: OWN, worded_by: "record" });
	});

	test("ASK-3 a slow stream ends in time with the reader's answer", async () => {
		const own = await startTestSite({ ...stub.settings, AI_TIMEOUT: "0.6" });
		try {
			says({ drip: "Virat Kohli ".repeat(60), every_ms: 20 });
			expect(await ask(QUESTION, [], own)).toMatchObject({ response: OWN, worded_by: "record" });
			expect(stub.requests).toHaveLength(1);
		} finally {
			await own.close();
		}
	});

	test("ASK-3 with the daily budget used up the reader answers, and no model is called", async () => {
		const own = await startTestSite({ ...stub.settings, AI_DAILY_BUDGET: "100" });
		try {
			expect(await ask(QUESTION, [], own)).toMatchObject({ response: OWN, worded_by: "record" });
			expect(stub.requests).toHaveLength(0);
		} finally {
			await own.close();
		}
	});

	test("ASK-2 a stream shows a true sentence at once, and never the false one after it", async () => {
		says(asks(), answers(`${TRUE} He made 77 fifties in it.`), answers(`${TRUE} He made 77 fifties in it.`));
		const events = await askStreaming();
		expect(events.map(({ name, text, response }) => [name, text ?? response])).toEqual([
			["looking_up", "Runs, from innings of batters, of Virat Kohli, in 2016"],
			["sentence", "Virat Kohli made 973 runs in 2016."],
			["answer", OWN],
		]);
	});

	test("ASK-3 counts answers that fail the checks", async () => {
		const [before] = await site.database.db.select().from(aiUsage);
		says(asks(), answers("{a1.where.player} has 1,016 runs."), answers(TRUE));
		expect(await ask()).toMatchObject({ worded_by: "model" });
		const [after] = await site.database.db.select().from(aiUsage);
		expect(after?.refused).toBe((before?.refused ?? 0) + 1);
		expect(after?.purpose).toBe("assistant");
	});
});

describe("ASK-2 fans who leave before the answer", () => {
	test("ASK-2 do not count as failures of the provider, so the model answers the next fan", async () => {
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
		stub.model = ({ messages }) => (messages.at(-1)?.role === "tool" ? answers(TRUE) : asks());
		await expect.poll(async () => (await ask()).worded_by).toBe("model");
	});
});
