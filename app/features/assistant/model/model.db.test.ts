import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aiUsage } from "../../../../db/schema/ai.ts";
import { strangeNames } from "../../../../record/strange-names.ts";
import { startTestSite, type TestSite } from "../../../../tests/fixtures/site.ts";
import { startOpenAiStub, type Turn } from "../../../../tests/stubs/openai.ts";

const PATH = "/api/functions/ipl-ai-assistant";
const QUESTION = "How many runs did Virat Kohli score in 2016?";
const OWN = "Virat Kohli has 973 runs in 2016.";

let stub: Awaited<ReturnType<typeof startOpenAiStub>>;
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

const says = (...turns: Turn[]) => {
	stub.model = () => turns.shift() ?? { status: 500 };
};
const asks = (question: string): Turn => ({ call: "ask_record", input: { question } });
// each test is another visitor for the limit
let visitors = 0;
const headers = () => ({ "x-forwarded-for": `10.1.${visitors >> 8}.${visitors++ & 255}` });

async function ask(question = QUESTION, history: string[] = [], of: TestSite = site) {
	const response = await of.visitor().post(PATH, { question, history }, headers());
	expect(response.status).toBe(200);
	return response.json();
}
async function askStreaming(question = QUESTION) {
	const response = await site.visitor().post(PATH, { question }, { ...headers(), accept: "text/event-stream" });
	expect(response.headers.get("content-type")).toBe("text/event-stream");
	return [...(await response.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => ({
		name,
		...JSON.parse(data ?? ""),
	}));
}

describe("ASK-2 with a provider", () => {
	test("ASK-2 the model chooses what the record is asked and words the answer; definition, links and the record's lines come with it", async () => {
		says(asks("Virat Kohli runs in 2016"), { text: "In the 2016 season, Virat Kohli scored 973 runs." });
		expect(await ask("कोहली ने 2016 में कितने रन बनाए?")).toMatchObject({
			response: "In the 2016 season, Virat Kohli scored 973 runs.",
			kind: "answer",
			worded_by: "model",
			figure: "973",
			lines: [OWN],
			as_of: { date: "2026-05-31" },
			links: [{ label: "The matches of Virat Kohli" }],
		});
	});

	test("ASK-2 answers of several steps, each sentence on one answer of the record", async () => {
		says(
			{ call: "player_figure", input: { player: "Virat Kohli", measure: "runs", season: 2016 } },
			{ call: "player_figure", input: { player: "David Warner", measure: "runs", season: 2016 } },
			{ text: "Virat Kohli has 973 runs in 2016. David Warner has 848 runs in 2016." },
		);
		const answer = await ask("Compare the runs of Kohli and Warner in 2016");
		expect(answer).toMatchObject({ worded_by: "model", response: expect.stringContaining("848"), figure: null });
		expect(answer.lines).toHaveLength(2);
	});

	test.each<[string, unknown, string]>([
		["leaders", { measure: "runs", season: 2016 }, "Virat Kohli"],
		["leaders", { measure: "wickets", top: 3 }, "Yuzvendra Chahal"],
		["head_to_head", { first: "Mumbai Indians", second: "Chennai Super Kings" }, "Chennai Super Kings"],
		["player_figure", { player: "Virat Kohli", measure: "runs", ground: "Eden Gardens" }, "Virat Kohli"],
	])("ASK-2 the tool %s %o asks the record", async (call, input, name) => {
		let result = "";
		stub.model = ({ messages }) => {
			const last = messages.at(-1);
			if (last?.role !== "tool") return { call, input };
			result = String(last.content);
			return { text: "" };
		};
		await ask();
		expect(result).toContain('"kind":"answer"');
		expect(result).toContain(name);
	});

	test("ASK-2 it is streamed sentence by sentence, and the answer at the end holds all of it", async () => {
		says(asks("Virat Kohli runs in 2016"), { text: "Here is the answer. In 2016 Virat Kohli has 973 runs." });
		expect(await askStreaming()).toMatchObject([
			{ name: "sentence", text: "Here is the answer." },
			{ name: "sentence", text: "In 2016 Virat Kohli has 973 runs." },
			{ name: "answer", response: "Here is the answer. In 2016 Virat Kohli has 973 runs.", worded_by: "model" },
		]);
	});

	test("ASK-2 what it says before it has asked is not told", async () => {
		stub.model = ({ messages }) =>
			messages.at(-1)?.role === "tool"
				? { text: OWN }
				: { raw: preambled("Kohli has 12,345 runs, let me see.", "Kohli runs in 2016"), type: "text/event-stream" };
		expect((await askStreaming()).map(({ name }) => name)).toEqual(["sentence", "answer"]);
	});
});

test("ASK-3 no name of the record reads like anything but a name", async () => {
	expect(await strangeNames(site.database.db)).toEqual([]);
});

/** A step that talks and then calls a tool. */
function preambled(content: string, question: string): string {
	const call = {
		index: 0,
		id: "c1",
		type: "function",
		function: { name: "ask_record", arguments: JSON.stringify({ question }) },
	};
	return [
		{ choices: [{ index: 0, delta: { content } }] },
		{ choices: [{ index: 0, delta: { tool_calls: [call] } }] },
		{ choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] },
	]
		.map((data) => `data: ${JSON.stringify(data)}\n\n`)
		.join("");
}

describe("ASK-2 with a provider that gives nothing true, the record answers itself", () => {
	test.each<[string, Turn[]]>([
		["an invented figure", [asks("Kohli runs in 2016"), { text: "In 2016 Virat Kohli has 1,016 runs." }]],
		["a figure in words", [asks("Kohli runs in 2016"), { text: "In 2016 Virat Kohli has a thousand runs." }]],
		["a figure without having asked", [{ text: "In 2016 Virat Kohli has 973 runs." }]],
		["an invented figure after a true sentence", [asks("Kohli runs in 2016"), { text: `${OWN} He has 12 hundreds.` }]],
		["somebody else's figure", [asks("Kohli runs in 2016"), { text: "Rohit Sharma has 973 runs in 2016." }]],
		[
			"a figure it put into its own question",
			[asks("Has Kohli more than 4000 runs in 2016?"), { text: "Kohli has 4,000 runs in 2016." }],
		],
		[
			"a figure of somebody named before the last",
			[
				asks("Kohli runs in 2016"),
				asks("David Warner runs in 2016"),
				{ text: `${OWN} David Warner has 848 runs in 2016. He has 973 runs in 2016.` },
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

	test("ASK-3 when the day's budget is spent nobody is asked, and the record answers", async () => {
		const own = await startTestSite({ ...stub.settings, AI_DAILY_BUDGET: "100" });
		try {
			expect(await ask(QUESTION, [], own)).toMatchObject({ response: OWN, worded_by: "record" });
			expect(stub.requests).toHaveLength(0);
		} finally {
			await own.close();
		}
	});

	test("ASK-2 streamed, the record's answer takes the place of what was told", async () => {
		says(asks("Kohli runs in 2016"), { text: `${OWN} He made 77 fifties in it. And more.` });
		expect((await askStreaming()).map(({ name, text, response }) => [name, text ?? response])).toEqual([
			["sentence", OWN],
			["answer", OWN],
		]);
	});

	test("ASK-3 what did not stand the check is counted", async () => {
		const [before] = await site.database.db.select().from(aiUsage);
		says(asks("Kohli runs in 2016"), { text: "In 2016 Virat Kohli has 1,016 runs." });
		await ask();
		const [after] = await site.database.db.select().from(aiUsage);
		expect(after?.refused).toBe((before?.refused ?? 0) + 1);
		expect(after?.purpose).toBe("assistant");
	});
});

describe("ASK-2 who has left", () => {
	test("ASK-2 is no failure of the provider's: the next ones are answered by it", async () => {
		for (let reader = 0; reader < 6; reader++) {
			says({ begun: "Virat", ending: "silence" });
			const leaving = new AbortController();
			const response = await site.visitor().request("POST", PATH, {
				body: JSON.stringify({ question: QUESTION }),
				headers: { "content-type": "application/json", accept: "text/event-stream", ...headers() },
				signal: leaving.signal,
			});
			leaving.abort();
			await response.text().catch(() => undefined);
		}
		says(asks("Virat Kohli runs in 2016"), { text: "In 2016, Virat Kohli has 973 runs." });
		await expect.poll(async () => (await ask()).worded_by).toBe("model");
	});
});
