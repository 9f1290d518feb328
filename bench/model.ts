import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { type AnswerPart, answerWithModel } from "../app/features/assistant/model/answer-with-model.server.ts";
import { openTools } from "../app/features/open/mcp/tools/all.server.ts";
import { type Ai, createAi } from "../platform/ai/ai.ts";
import { openDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { readSettings } from "../platform/env.ts";
import { createLogger } from "../platform/logging.ts";
import { keepRecord } from "../record/file/keep.ts";
import { openMatchRecord } from "../record/record.ts";
import { type Recorded, recordedConversations, replayOf } from "../tests/fixtures/conversations.ts";
import { RECORDS } from "../tests/fixtures/record.ts";
import { type ChatRequest, startOpenAiStub } from "../tests/stubs/openai.ts";
import { readQuestions, scoreAnswers } from "./score-answers.ts";

// `npm run bench:model -- set.jsonl [--verbose]`: asks the configured provider (AI_PROVIDER, AI_MODEL …) a set of
// questions as the assistant does, and prints the scorer's report, calls, tokens and seconds. `npm run bench:model --
// replay [name]` runs the recorded conversations and prints those that end differently.

const args = process.argv.slice(2);
const verbose = args.includes("--verbose");
const [set = "replay", only] = args.filter((arg) => !arg.startsWith("--"));

const dataDir = mkdtempSync(join(tmpdir(), "bench-model-"));
const database = await openDatabase({ dataDir });
await migrate(database.pool);
const { db } = database;
const record = await openMatchRecord(await keepRecord(RECORDS));
const from = { db, record, recordTools: openTools({ record, db, site_url: "" }) };
const logger = createLogger({ LOG_LEVEL: verbose ? "warn" : "silent" });

type Question = { id: string; question: string; earlier?: string[] };

async function ask(ai: Ai | null, { question, earlier = [] }: Omit<Question, "id">): Promise<AnswerPart[]> {
	const parts: AnswerPart[] = [];
	const asked = {
		question,
		earlier: earlier.map((one) => ({ question: one, readings: [] })),
		who: "fan:bench",
		signal: AbortSignal.timeout(60_000),
	};
	for await (const part of answerWithModel(from, ai, asked)) parts.push(part);
	return parts;
}

const answerIn = (parts: AnswerPart[]) => {
	const last = parts.at(-1);
	if (!last || !("answer" in last)) throw new Error("a conversation ended without an answer");
	return last.answer;
};

/** Runs the recorded conversations and returns how many end differently. */
async function replayAll(): Promise<number> {
	const stub = await startOpenAiStub();
	const settings = readSettings({ ...stub.settings, AI_DAILY_BUDGET: "500000000", AI_TIMEOUT: "3" });
	const ai = createAi(settings, { db, logger, first_pause_ms: 5 });
	let wrong = 0;
	const sizes: { tokens_in: number; tokens_out: number }[] = [];
	for (const recorded of recordedConversations().filter(({ name }) => !only || name.includes(only))) {
		stub.requests.length = 0;
		stub.model = replayOf(recorded);
		const { text, status, worded_by } = answerIn(await ask(ai, recorded));
		const same = isAsRecorded(recorded, { text, status, worded_by });
		if (!same) wrong++;
		sizes.push(sizeOf(stub.requests, recorded));
		if (same && !verbose) continue;
		console.log(`${same ? "ok" : "WRONG"} ${recorded.name}: ${status}, ${worded_by}: ${text}`);
		for (const { body } of stub.requests.slice(-1))
			for (const { role, content } of body.messages)
				if (role === "tool") console.log(`   ${String(content).slice(0, 400)}`);
	}
	await stub.close();
	const median = (of: "tokens_in" | "tokens_out") =>
		sizes.map((size) => size[of]).sort((a, b) => a - b)[sizes.length >> 1];
	console.log(
		`${sizes.length} conversations, ${wrong} not as recorded; in the median ${median("tokens_in")} tokens in, ${median("tokens_out")} out`,
	);
	return wrong;
}

/** Characters per token of these conversations in the vocabulary of GPT-4o (gpt-tokenizer 4.0.0: 3.5 to 3.7). */
const CHARACTERS_A_TOKEN = 3.5;
/** The tokens of a conversation. The repeated part of a request does not count, because the provider caches it. */
function sizeOf(requests: { body: ChatRequest }[], { turns }: Recorded): { tokens_in: number; tokens_out: number } {
	const last = requests.at(-1)?.body;
	const written = requests.map((_, at) => turns[Math.min(at, turns.length - 1)]);
	const tokens = (...parts: unknown[]) => Math.round(JSON.stringify(parts).length / CHARACTERS_A_TOKEN);
	return { tokens_in: tokens(last?.tools, last?.messages), tokens_out: tokens(...written) };
}

const isAsRecorded = ({ shown }: Recorded, given: { text: string; status: string; worded_by: string }): boolean =>
	given.status === shown.status &&
	given.worded_by === shown.worded_by &&
	(shown.text === undefined ? given.text.includes(shown.contains ?? "") : given.text === shown.text);

/** Asks the configured provider a set of questions and prints the scorer's report. */
async function score(): Promise<void> {
	let conversations = 0;
	const ai = createAi(readSettings(process.env), { db, logger, onCall: () => conversations++ });
	if (!ai) throw new Error("set AI_PROVIDER, AI_MODEL and what they need, as for the site");
	const questions = readQuestions<Question>(set);
	const answers: { id: string; text: string }[] = [];
	const counts = { answered: 0, cannot: 0, ask_back: 0, talk: 0 };
	let byRecord = 0;
	const began = performance.now();
	for (const one of questions) {
		const { text, status, worded_by } = answerIn(await ask(ai, one));
		counts[status]++;
		if (worded_by === "record") byRecord++;
		answers.push({ id: one.id, text });
		if (verbose) console.log(`${one.id}\t${one.question}\t${status}, ${worded_by}: ${text}`);
	}
	const seconds = (performance.now() - began) / 1000 / questions.length;
	console.log(scoreAnswers(resolve(set), answers, verbose));
	const { rows } = await db.execute<Record<string, number>>(
		sql`select sum(calls)::int as calls, sum(tokens_in)::int as tokens_in, sum(tokens_out)::int as tokens_out, sum(failed)::int as failed,
			sum(refused)::int as refused from ai_usage`,
	);
	console.log(`${JSON.stringify(counts)}; ${byRecord} in the record's own words`);
	console.log(`${conversations} conversations, ${JSON.stringify(rows[0])}; ${seconds.toFixed(1)} s an answer`);
}

if (set === "replay") process.exitCode = (await replayAll()) === 0 ? 0 : 1;
else await score();
record.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
