import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aiUsage } from "../../../../db/schema/ai.ts";
import { introduction } from "../../../../platform/ai/wording/introductions.ts";
import { recordNames, strangeNames } from "../../../../record/strange-names.ts";
import { startTestSite, type TestSite } from "../../../../tests/fixtures/site.ts";
import { type ChatRequest, startOpenAiStub, type Turn } from "../../../../tests/stubs/openai.ts";
import { answerQuestion } from "../answer.server.ts";

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

/** What the record's last answer to the model was, slots and all. */
const sentenceIn = (request: ChatRequest): string => {
	const { content } = request.messages.findLast(({ role }) => role === "tool") ?? { content: "{}" };
	return JSON.parse(String(content)).sentence ?? "";
};
/** A model that asks the record once and makes its text of the sentence that comes back. */
const words = (question: string, say: (sentence: string) => string) => {
	stub.model = (request) =>
		request.messages.at(-1)?.role === "tool" ? { text: say(sentenceIn(request)) } : asks(question);
};

describe("ASK-2 with a provider", () => {
	test("ASK-2 the model chooses what the record is asked and introduces the answer; definition, links and the record's lines come with it", async () => {
		words("Virat Kohli runs in 2016", (sentence) => `मैच रिकॉर्ड के अनुसार: ${sentence}`);
		expect(await ask("कोहली ने 2016 में कितने रन बनाए?")).toMatchObject({
			response: `मैच रिकॉर्ड के अनुसार: ${OWN}`,
			kind: "answer",
			worded_by: "model",
			figure: "973",
			lines: [OWN],
			as_of: { date: "2026-05-31" },
			links: [{ label: "The matches of Virat Kohli" }],
		});
	});

	test("ASK-2 the model is given the record's sentence in slots, and fills no figure", async () => {
		let given = {};
		stub.model = ({ messages }) => {
			const last = messages.at(-1);
			if (last?.role !== "tool") return asks("runs of Virat Kohli at M Chinnaswamy Stadium in 2016");
			given = JSON.parse(String(last.content));
			return { text: "{player} has {figure} runs at {ground}, in {season}." };
		};
		expect(await ask()).toMatchObject({
			response: "Virat Kohli has 597 runs at M Chinnaswamy Stadium, in 2016.",
			worded_by: "record",
		});
		expect(given).toMatchObject({
			sentence: "{player} has {figure} runs at {ground}, in {season}.",
			slots: { player: "Virat Kohli", figure: "597", ground: "M Chinnaswamy Stadium", season: "2016" },
		});
	});

	test.each([
		["runs of Kohli at Chinnaswamy in 2016", " at {ground},", "Virat Kohli has 597 runs in 2016."],
		[
			"How many matches have RCB won at Chinnaswamy?",
			" at {ground}",
			"Royal Challengers Bengaluru have won 50 matches.",
		],
		["runs of Rohit Sharma at Narendra Modi Stadium", " at {ground}", "Rohit Sharma has 158 runs."],
		["How many titles have CSK won?", ", in {season}", "Chennai Super Kings have won 5 times, in 2010."],
	])("ASK-2 a model that only leaves the place out: %s", async (question, left_out, falsehood) => {
		const own = await answerQuestion(site.database.db, question);
		for (const say of [
			() => falsehood,
			(sentence: string) => sentence.replace(left_out, ""),
			(sentence: string) => `According to the match record, ${sentence.replace(left_out, "")}`,
		]) {
			words(question, say);
			expect(await ask(question)).toMatchObject({ response: own.text, worded_by: "record" });
		}
	});

	test("ASK-2 whatever is said beside the sentence of the record is left out and counted, and the sentence is told", async () => {
		for (const say of [
			(sentence: string) => `It is not true that ${sentence}`,
			(sentence: string) => `Si kweli kwamba ${sentence}`,
			(sentence: string) => `${sentence} That is almost 1,000.`,
			(sentence: string) => `More than Rohit Sharma: ${sentence} He is the best.`,
		]) {
			words("Virat Kohli runs in 2016", say);
			expect(await ask("कोहली ने 2016 में कितने रन बनाए?")).toMatchObject({
				response: OWN,
				worded_by: "record",
				figure: "973",
			});
		}
	});

	test("ASK-2 a 'Yes' or 'No' to the model's own question answers nobody else's", async () => {
		words("Has Virat Kohli more than 4,000 runs in 2016?", (sentence) => sentence);
		expect((await ask("Has Virat Kohli more than 900 runs in 2016?", [])).response).not.toMatch(/^No/);
		let result = {};
		stub.model = ({ messages }) => {
			const last = messages.at(-1);
			if (last?.role !== "tool") return asks("Which teams have won the title? List all the champions");
			result = JSON.parse(String(last.content));
			return { text: "" };
		};
		await ask();
		expect(result).toMatchObject({ kind: "answer", answer: expect.not.stringMatching(/\d/) });
		expect(result).not.toHaveProperty("sentence");
	});

	test("ASK-2 answers of several steps, each a sentence of the record", async () => {
		says(
			{ call: "player_figure", input: { player: "Virat Kohli", measure: "runs", season: 2016 } },
			{ call: "player_figure", input: { player: "David Warner", measure: "runs", season: 2016 } },
			{
				text: "According to the match record: {player} has {figure} runs in {season}. {player_2} has {figure_2} runs in {season_2}.",
			},
		);
		const answer = await ask("Compare the runs of Kohli and Warner in 2016");
		expect(answer).toMatchObject({
			worded_by: "model",
			response: `According to the match record: ${OWN} David Warner has 848 runs in 2016.`,
			figure: null,
		});
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
		words("Virat Kohli runs in 2016", (sentence) => `Here is the answer: ${sentence} Thanks for asking!`);
		expect(await askStreaming()).toMatchObject([
			{ name: "sentence", text: `Here is the answer: ${OWN}` },
			{ name: "answer", response: `Here is the answer: ${OWN} Thanks for asking!`, worded_by: "model" },
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

test("ASK-3 no name of the record reads like anything but a name, and none introduces", async () => {
	const names = await recordNames(site.database.db);
	expect(strangeNames(names)).toEqual([]);
	const parts = names.flatMap(({ name }) => [name, ...name.split(" ")]);
	expect(parts.filter((part) => introduction(`${part}:`) !== undefined)).toEqual([]);
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
		says(asks("Kohli runs in 2016"), { begun: `${OWN} He made 77 fifties in it. And`, ending: "cut" });
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
		words("Virat Kohli runs in 2016", (sentence) => `Here is the answer: ${sentence}`);
		await expect.poll(async () => (await ask()).worded_by).toBe("model");
	});
});
