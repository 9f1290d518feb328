import { describe, expect, test } from "vitest";
import { KOHLI_2016, QUESTION, TRUE } from "../../../../tests/fixtures/conversation.ts";
import { type Recorded, recordedConversations, replayOf } from "../../../../tests/fixtures/conversations.ts";
import { startTestSite, type TestSite, testSite } from "../../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../../tests/fixtures/until-end.ts";
import { startAnthropicStub } from "../../../../tests/stubs/anthropic.ts";
import { type ChatRequest, startOpenAiStub } from "../../../../tests/stubs/openai.ts";
import { type AnswerPart, answerWithModel } from "./answer-with-model.server.ts";

const stub = await untilEnd(startOpenAiStub());
const site = await testSite({ ...stub.settings, AI_TIMEOUT: "3", AI_DAILY_BUDGET: "500000000" });

/** The parts of a site's answer to a question. */
async function partsOf(of: TestSite, question: string, earlier: readonly string[] = []): Promise<AnswerPart[]> {
	const parts: AnswerPart[] = [];
	for await (const part of answerWithModel(of.jobContext, of.ai, {
		question,
		earlier: earlier.map((one) => ({ question: one, readings: [] })),
		who: "fan:1",
		signal: AbortSignal.timeout(20_000),
	}))
		parts.push(part);
	return parts;
}

async function replay(recorded: Recorded): Promise<{ parts: AnswerPart[]; requests: ChatRequest[] }> {
	stub.requests.length = 0;
	stub.model = replayOf(recorded);
	const parts = await partsOf(site, recorded.question, recorded.earlier);
	return { parts, requests: stub.requests.map(({ body }) => body) };
}

describe("ASK-2 a recorded conversation", () => {
	test.each(recordedConversations().map((recorded) => [recorded.name, recorded] as const))(
		"ASK-2 %s shows the fan what it proves and nothing else",
		async (_, recorded) => {
			const { shown, requests: count, refused = [] } = recorded;
			const { parts, requests } = await replay(recorded);
			const last = parts.at(-1);
			if (!last || !("answer" in last)) throw new Error("a conversation ended without an answer");
			const { status, worded_by, text } = last.answer;
			expect({ status, worded_by, text }).toEqual({
				status: shown.status,
				worded_by: shown.worded_by,
				text: shown.text ?? expect.stringContaining(shown.contains ?? ""),
			});
			if (count !== undefined) expect(requests).toHaveLength(count);
			for (const never of shown.never ?? [])
				expect(JSON.stringify(parts.map((part) => ("answer" in part ? part.answer.text : part)))).not.toContain(never);
			const sent = JSON.stringify(requests.at(-1)?.messages.filter(({ role }) => role === "tool"));
			for (const fault of refused) expect(sent).toContain(fault);
		},
	);

	test("ASK-2 Anthropic's protocol carries the same conversation", async () => {
		const anthropic = await startAnthropicStub(({ messages }) =>
			messages.length > 1
				? { calls: [{ call: "answer", input: { status: "answered", language: "en", text: TRUE, offers: [] } }] }
				: { calls: [{ call: "ask", input: { questions: [KOHLI_2016] } }] },
		);
		const own = await startTestSite({ ...anthropic.settings, AI_DAILY_BUDGET: "500000000" });
		try {
			expect(await partsOf(own, QUESTION)).toEqual([
				{ looking_up: "Runs, from innings of batters, of Virat Kohli, in 2016" },
				{ sentence: "Virat Kohli made 973 runs in 2016." },
				{ answer: expect.objectContaining({ worded_by: "model", text: "Virat Kohli made 973 runs in 2016." }) },
			]);
			expect(anthropic.requests[0]).toMatchObject({
				tool_choice: { type: "any" },
				// the provider caches tools and instructions
				system: [{ cache_control: { type: "ephemeral" } }],
			});
		} finally {
			await own.close();
			await anthropic.close();
		}
	});

	test("ASK-2 at least 40 conversations are recorded", () => {
		expect(recordedConversations().length).toBeGreaterThanOrEqual(40);
	});
});
