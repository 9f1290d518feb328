import { getRequestListener } from "@hono/node-server";
import { tool } from "ai";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { aiBudgets, aiUsage } from "../../db/schema/ai.ts";
import { openTestDatabase } from "../../tests/fixtures/database.ts";
import { untilEnd } from "../../tests/fixtures/until-end.ts";
import { startOpenAiStub, type Turn } from "../../tests/stubs/openai.ts";
import { readSettings } from "../env.ts";
import { createLogger } from "../logging.ts";
import { createAi } from "./ai.ts";
import { reserve, settle } from "./budget.ts";

const logged: string[] = [];
const database = await untilEnd(openTestDatabase());
const stub = await untilEnd(startOpenAiStub());
afterEach(async () => {
	await database.db.delete(aiBudgets);
	await database.db.delete(aiUsage);
	stub.requests.length = 0;
	logged.length = 0;
});

// as in production, where the server's library replaces the global Response
getRequestListener(() => new Response());

const SECRET_PROMPT = "the prompt of this test";

function ai(overrides: Record<string, string> = {}) {
	const settings = readSettings({
		AUTH_SECRET: "x".repeat(32),
		AI_TIMEOUT: "0.9",
		LOG_LEVEL: "debug",
		...stub.settings,
		...overrides,
	});
	const logger = createLogger(settings, { write: (line) => void logged.push(line) });
	const created = createAi(settings, { db: database.db, logger, first_pause_ms: 10 });
	if (!created) throw new Error("no provider is set");
	return created;
}

const asking = { purpose: "assistant", who: "fan:1", instructions: "Write." } as const;
/** The title in the model's call of `answer`, and all its text; null without a call. */
async function converse(on = ai()): Promise<string | null> {
	let title: string | null = null;
	const tools = {
		ask: tool({ inputSchema: z.object({ question: z.string() }), execute: async () => ({ answer: "9,336" }) }),
		answer: tool({
			inputSchema: z.object({ title: z.string() }),
			execute: async (given) => {
				title = given.title;
				return "taken";
			},
		}),
	};
	const messages = [{ role: "user" as const, content: SECRET_PROMPT }];
	const { signal } = new AbortController();
	for await (const _ of on.converse({ ...asking, messages, tools, signal, isDone: () => title !== null }));
	return title;
}
const titled = (title: string, usage?: object | null): Turn => ({
	call: "answer",
	input: { title },
	...(usage === undefined ? {} : { usage }),
});
const answers = (...turns: Turn[]) => {
	stub.model = () => turns.shift() ?? { status: 500 };
};
const used = async () => {
	const [site, ...persons] = (await database.db.select().from(aiBudgets)).toSorted((a) => (a.who === "site" ? -1 : 1));
	const [usage] = await database.db.select().from(aiUsage);
	return { site: site?.tokens, persons: persons.map(({ tokens }) => tokens), usage };
};

describe("ASK-3 a model that answers", () => {
	test("ASK-3 gets the key, the tools and no temperature, and is charged its usage", async () => {
		answers({ call: "ask", input: { question: "Kohli runs" } }, titled("Two finals"));
		expect(await converse()).toBe("Two finals");
		expect(stub.requests[0]).toMatchObject({
			path: "/v1/chat/completions",
			headers: { authorization: "Bearer sk-stub" },
			body: { model: "stub", tool_choice: "required", temperature: 0 },
		});
		expect(JSON.stringify(stub.requests[1]?.body.messages)).toContain("9,336");
		expect(await used()).toMatchObject({
			site: 200,
			persons: [200],
			usage: { purpose: "assistant", answers: 1, calls: 2, tokens: 200, tokens_in: 180, tokens_out: 20, failed: 0 },
		});
	});

	test("ASK-3 asks eight times at most", async () => {
		stub.model = () => ({ call: "ask", input: { question: "Kohli runs" } });
		expect(await converse(ai({ AI_TIMEOUT: "20" }))).toBeNull();
		expect(stub.requests).toHaveLength(8);
	});

	test("ASK-3 writes 6,000 tokens at most", async () => {
		const usage = { prompt_tokens: 10, completion_tokens: 1_500, total_tokens: 1_510 };
		stub.model = () => ({ call: "ask", input: { question: "Kohli runs" }, usage });
		expect(await converse(ai({ AI_TIMEOUT: "20" }))).toBeNull();
		expect((await used()).usage?.tokens_out).toBeLessThanOrEqual(6_000);
		expect(stub.requests[0]?.body).toMatchObject({ max_tokens: 1_500 });
	});

	test("ASK-3 nothing of the prompt, the answer or the key is logged", async () => {
		answers(titled("a secret answer"), { status: 400, body: `{"error":{"message":"${SECRET_PROMPT}"}}` });
		const on = ai();
		await converse(on);
		await expect(converse(on)).rejects.toThrow("refused");
		const log = logged.join("");
		expect(log).toContain('"failure":"refused"');
		for (const secret of [SECRET_PROMPT, "a secret answer", "sk-stub", "Write."]) expect(log).not.toContain(secret);
	});

	test.each([
		["openai", "/v1/chat/completions", "authorization", "Bearer sk-stub"],
		["anthropic", "/v1/messages", "x-api-key", "sk-stub"],
	])("ASK-3 %s is asked in its own way", async (AI_PROVIDER, path, header, key) => {
		answers({ status: 401 });
		await expect(converse(ai({ AI_PROVIDER }))).rejects.toThrow("unauthorised");
		expect(stub.requests[0]?.path).toBe(path);
		expect(stub.requests[0]?.headers[header]).toBe(key);
	});
});

describe("ASK-3 a provider that fails", () => {
	test.each<[string, Turn[], string, number]>([
		["500, three times", [{ status: 500 }, { status: 503 }, { status: 500 }], "unreachable", 3],
		["429, three times", [{ status: 429 }, { status: 429 }, { status: 429 }], "limited", 3],
		["429 for an hour", [{ status: 429, headers: { "retry-after": "3600" } }], "limited", 1],
		["a wrong key", [{ status: 401 }], "unauthorised", 1],
		["a prompt it does not take", [{ status: 400 }], "refused", 1],
		["a redirect to elsewhere", [{ status: 307, headers: { location: "http://127.0.0.1:1/" } }], "unreachable", 1],
		["something that is no answer", [{ raw: "<html>hello</html>", type: "text/html" }], "garbage", 1],
		["5 MB", [{ raw: `{"a":"${"x".repeat(5 << 20)}"}` }], "garbage", 1],
		["a slow drip", [{ drip: "x".repeat(500), every_ms: 20 }], "timeout", 1],
		["silence in the middle", [{ begun: "{", ending: "silence" }], "timeout", 1],
	])("ASK-3 %s", async (_, turns, failure, requests) => {
		answers(...turns);
		await expect(converse(ai(failure === "timeout" ? {} : { AI_TIMEOUT: "20" }))).rejects.toMatchObject({ failure });
		expect(stub.requests.length).toBeGreaterThanOrEqual(requests);
		expect(stub.requests.length).toBeLessThanOrEqual(Math.max(requests, 3));
		expect((await used()).usage).toMatchObject({ calls: 1, failed: 1 });
	});

	test.each<[string, Turn]>([
		["a cut stream", { begun: "Virat Kohli has", ending: "cut" }],
		["a silent stream", { begun: "Virat Kohli has", ending: "silence" }],
		["a stream without end", { drip: "Virat Kohli ".repeat(60), every_ms: 20 }],
		["a stream of no events", { raw: "hello", type: "text/event-stream" }],
		["broken events", { raw: "data: {\n\ndata: [DONE]\n\n", type: "text/event-stream" }],
	])("ASK-3 %s", async (_, turn) => {
		answers(turn);
		await expect(converse()).rejects.toMatchObject({ name: "AiError" });
		expect((await used()).usage).toMatchObject({ calls: 1, failed: 1 });
	});

	test("ASK-3 once is called again, after its Retry-After", async () => {
		answers({ status: 429, headers: { "retry-after": "0" } }, { status: 500 }, titled("At last"));
		expect(await converse(ai({ AI_TIMEOUT: "20" }))).toBe("At last");
	});

	test("ASK-3 five times in a row is not called for a while", async () => {
		const on = ai();
		stub.model = () => ({ status: 401 });
		for (let call = 0; call < 5; call++) await expect(converse(on)).rejects.toThrow("unauthorised");
		await expect(converse(on)).rejects.toThrow("resting");
		expect(stub.requests).toHaveLength(5);
	});

	test("ASK-3 a refused prompt does not open the breaker", async () => {
		const on = ai();
		stub.model = () => ({ status: 400 });
		for (let call = 0; call < 6; call++) await expect(converse(on)).rejects.toThrow("refused");
		answers(titled("Still here"));
		expect(await converse(on)).toBe("Still here");
	});

	test("ASK-3 a burst has at most 16 conversations at once; a refused reservation frees its place", async () => {
		const on = ai({ AI_TIMEOUT: "20" });
		stub.model = () => titled("At once");
		const settled = await Promise.allSettled(Array.from({ length: 30 }, () => converse(on)));
		const failures = settled.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
		expect(failures).toEqual(Array(14).fill("AiError: the AI provider: busy"));
		expect(await used()).toMatchObject({ site: 1600, persons: [1600], usage: { answers: 16, calls: 16, failed: 0 } });
		const poor = ai({ AI_DAILY_BUDGET: "1" });
		for (let call = 0; call < 20; call++) await expect(converse(poor)).rejects.toThrow("budget");
	});
});

describe("ASK-3 the daily budget", () => {
	test("ASK-3 is never exceeded by concurrent calls; one person has a tenth of it", async () => {
		const of = (who: string, count: number) =>
			Array.from({ length: count }, () => reserve(database.db, who, 100, 10_000).then(() => who));
		const settled = await Promise.allSettled([...of("fan:1", 30), ...of("fan:2", 5)]);
		const given = settled.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
		expect(given.filter((who) => who === "fan:1")).toHaveLength(10);
		expect(given.filter((who) => who === "fan:2")).toHaveLength(5);
		const everybody = await Promise.allSettled(
			Array.from({ length: 120 }, (_, fan) => reserve(database.db, `fan:${fan + 10}`, 100, 10_000)),
		);
		expect(everybody.filter(({ status }) => status === "fulfilled")).toHaveLength(85);
		expect((await used()).site).toBe(10_000);
	});

	test("ASK-3 refunds unused tokens of a call, and nothing of a failed one", async () => {
		const reservation = await reserve(database.db, "fan:1", 900, 10_000);
		await settle(database.db, reservation, 40);
		expect(await used()).toMatchObject({ site: 40, persons: [40] });
		answers({ status: 401 });
		await expect(converse()).rejects.toThrow();
		expect((await used()).site).toBeGreaterThan(240);
	});

	test("ASK-3 stops calls once used up; an answer without a token count costs its whole reservation", async () => {
		answers(titled("One", null), titled("Two"));
		const on = ai({ AI_DAILY_BUDGET: "20000" });
		await converse(on);
		expect((await used()).site).toBeGreaterThan(200);
		await expect(converse(on)).rejects.toMatchObject({ failure: "budget" });
		expect(stub.requests).toHaveLength(1);
	});

	test("ASK-3 ignores a usage that is no number of tokens", async () => {
		answers(titled("One", { prompt_tokens: -5000, completion_tokens: 1 }));
		await converse();
		expect((await used()).site).toBeGreaterThan(200);
	});
});

test("ASK-3 without a provider there is no model, and a provider without its settings stops the start", () => {
	const settings = readSettings({ AUTH_SECRET: "x".repeat(32) });
	expect(createAi(settings, { db: database.db, logger: createLogger(settings) })).toBeNull();
	for (const [AI_PROVIDER, missing] of [
		["openai", "AI_API_KEY"],
		["anthropic", "AI_MODEL"],
		["openai-compatible", "AI_BASE_URL"],
	] as const)
		expect(() => readSettings({ AI_PROVIDER })).toThrow(new RegExp(`${missing}: AI_PROVIDER=${AI_PROVIDER} needs it`));
});
