import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { introduction } from "../../../../platform/ai/wording/introductions.ts";
import { recordNames, strangeNames } from "../../../../record/strange-names.ts";
import { asks, conversation, OWN } from "../../../../tests/fixtures/conversation.ts";
import { startTestSite, type TestSite } from "../../../../tests/fixtures/site.ts";
import { type OpenAiStub, startOpenAiStub } from "../../../../tests/stubs/openai.ts";
import { answerQuestion } from "../answer.server.ts";

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

describe("ASK-2 with a provider", () => {
	test("ASK-2 the model chooses the question to the record and introduces the answer; definition, links and the record's lines come with it", async () => {
		words("Virat Kohli runs in 2016", (sentence) => `मैच रिकॉर्ड के अनुसार: ${sentence}`);
		expect(await ask("कोहली ने 2016 में कितने रन बनाए?")).toMatchObject({
			response: `मैच रिकॉर्ड के अनुसार: ${OWN}`,
			kind: "answer",
			worded_by: "model",
			figure: "973",
			lines: [OWN],
			as_of: { date: "2026-05-31" },
			links: [{ label: "How it was counted" }, { label: "Virat Kohli" }],
		});
	});

	test("ASK-2 the model gets the record's sentence with slots, and fills in no figure", async () => {
		let given = {};
		stub.model = ({ messages }) => {
			const last = messages.at(-1);
			if (last?.role !== "tool") return asks("runs of Virat Kohli at M Chinnaswamy Stadium in 2016");
			given = JSON.parse(String(last.content));
			return { text: "{player} has {figure} runs at {ground} in {season}." };
		};
		expect(await ask()).toMatchObject({
			response: "Virat Kohli has 597 runs at M Chinnaswamy Stadium in 2016.",
			worded_by: "record",
		});
		expect(given).toMatchObject({
			sentence: "{player} has {figure} runs at {ground} in {season}.",
			slots: { player: "Virat Kohli", figure: "597", ground: "M Chinnaswamy Stadium", season: "2016" },
		});
	});

	test.each([
		["runs of Kohli at Chinnaswamy in 2016", " at {ground}", "Virat Kohli has 597 runs in 2016."],
		[
			"How many matches have RCB won at Chinnaswamy?",
			" at {ground}",
			"Royal Challengers Bengaluru have won 50 matches.",
		],
		["runs of Rohit Sharma at Narendra Modi Stadium", " at {ground}", "Rohit Sharma has 158 runs."],
		["How many sixes have CSK hit in 2010?", " in {season}", "Chennai Super Kings have 107 sixes."],
	])("ASK-2 a model that only leaves the place out: %s", async (question, left_out, falsehood) => {
		const own = await answerQuestion({ db: site.database.db, record: site.services.record }, question);
		for (const say of [
			() => falsehood,
			(sentence: string) => sentence.replace(left_out, ""),
			(sentence: string) => `According to the match record, ${sentence.replace(left_out, "")}`,
		]) {
			words(question, say);
			expect(await ask(question)).toMatchObject({ response: own.text, worded_by: "record" });
		}
	});

	test("ASK-2 words beside the sentence of the record are left out and counted, and the sentence is shown", async () => {
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
		expect(result).toMatchObject({ kind: "answer", answer: expect.stringContaining("Deccan Chargers") });
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

	test("ASK-2 the answer streams sentence by sentence, and its end holds all of it", async () => {
		words("Virat Kohli runs in 2016", (sentence) => `Here is the answer: ${sentence} Thanks for asking!`);
		expect(await askStreaming()).toMatchObject([
			{ name: "sentence", text: `Here is the answer: ${OWN}` },
			{ name: "answer", response: `Here is the answer: ${OWN} Thanks for asking!`, worded_by: "model" },
		]);
	});

	test("ASK-2 the site hides what the model says before it has asked the record", async () => {
		stub.model = ({ messages }) =>
			messages.at(-1)?.role === "tool"
				? { text: OWN }
				: { raw: preambled("Kohli has 12,345 runs, let me see.", "Kohli runs in 2016"), type: "text/event-stream" };
		expect((await askStreaming()).map(({ name }) => name)).toEqual(["sentence", "answer"]);
	});
});

test("ASK-3 no name of the record reads like anything but a name, and none introduces", async () => {
	const names = recordNames(site.services.record);
	expect(strangeNames(names)).toEqual([]);
	const parts = names.flatMap(({ name }) => [name, ...name.split(" ")]);
	expect(parts.filter((part) => introduction(`${part}:`) !== undefined)).toEqual([]);
});

/** A step with text before a tool call. */
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
