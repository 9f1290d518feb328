import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aiUsage } from "../../../../../db/schema/ai.ts";
import { quizQuestions } from "../../../../../db/schema/quiz.ts";
import { startTestSite, type TestSite, type Visitor } from "../../../../../tests/fixtures/site.ts";
import { givenTo, startOpenAiStub, type Turn } from "../../../../../tests/stubs/openai.ts";
import { verifyQuestions } from "../verify.server.ts";

const PATH = "/api/functions/generate-quiz-questions";

let stub: Awaited<ReturnType<typeof startOpenAiStub>>;
let site: TestSite;
let admin: Visitor;
beforeAll(async () => {
	stub = await startOpenAiStub();
	site = await startTestSite({
		...stub.settings,
		ADMIN_EMAILS: "admin@example.com",
		AI_TIMEOUT: "5",
		AI_DAILY_BUDGET: "50000000",
	});
	admin = await site.fan("admin@example.com");
	// those of the seed are proved elsewhere
	await site.database.db.delete(quizQuestions);
});
beforeEach(() => site.database.db.delete(aiUsage));
afterAll(async () => {
	await site.close();
	await stub.close();
});

type Given = {
	id: number;
	question: string;
	options: string[];
	correct_answer: number;
	explanation: string;
	slots: Record<string, string>;
};
const OPENING = "According to the match record:";
const fill = ({ explanation, slots }: Given) =>
	explanation.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
const proposes = (make: (questions: Given[]) => unknown[]) => {
	stub.model = (request) => ({
		text: JSON.stringify({ questions: make(givenTo<{ questions: Given[] }>(request).questions) }),
	});
};
async function generate(count = 2) {
	const before = new Set((await site.database.db.select().from(quizQuestions)).map(({ id }) => id));
	const response = await admin.post(PATH, { category: "Records", difficulty: "hard", count });
	expect(await response.json()).toEqual({ generated_count: count, category: "Records", difficulty: "hard" });
	return (await site.database.db.select().from(quizQuestions).orderBy(quizQuestions.number)).filter(
		({ id }) => !before.has(id),
	);
}
const refused = async () => (await site.database.db.select().from(aiUsage))[0]?.refused ?? 0;

describe("QUIZ-6 with a provider", () => {
	test("QUIZ-6 the model chooses and introduces; question, options and key stay the record's, which proves them again", async () => {
		let chosen: Given[] = [];
		proposes((questions) => {
			chosen = questions.slice(-2);
			return chosen.map((own) => ({ ...own, explanation: `${OPENING} ${own.explanation}` }));
		});
		const made = await generate();
		expect(made.map(({ question, explanation, origin }) => [question, explanation, origin])).toEqual(
			chosen.map((own) => [own.question, `${OPENING} ${fill(own)}`, "provider"]),
		);
		for (const [at, { options, correct_answer }] of made.entries())
			expect(options[correct_answer]).toBe(chosen[at]?.options[chosen[at]?.correct_answer ?? 0]);
		const { wrong } = await verifyQuestions(site.jobContext.record, site.database.db);
		expect(wrong).toEqual([]);
	});

	test.each<[string, (own: Given) => unknown]>([
		["a key outside the options", (own) => ({ ...own, correct_answer: 7 })],
		["another key", (own) => ({ ...own, correct_answer: (own.correct_answer + 1) % own.options.length })],
		["an option of its own", (own) => ({ ...own, options: own.options.with((own.correct_answer + 1) % 4, "Sachin") })],
		["no options", (own) => ({ ...own, options: [], correct_answer: 0 })],
		["the contrary asked", (own) => ({ ...own, question: own.question.replace("most", "fewest") })],
		["markup", (own) => ({ ...own, question: `<b>${own.question}</b>` })],
	])("QUIZ-6 %s changes nothing: the model writes neither question nor options nor key", async (_, spoilt) => {
		let own: Given | undefined;
		proposes((questions) => {
			own = questions[0];
			return own ? [spoilt(own)] : [];
		});
		const [made] = await generate(1);
		expect(made).toMatchObject({
			question: own?.question,
			options: own?.options,
			correct_answer: own?.correct_answer,
			explanation: own && fill(own),
			origin: "record",
		});
		await site.database.db.delete(quizQuestions).where(eq(quizQuestions.id, made?.id ?? ""));
	});

	test.each<[string, (own: Given, others: Given[]) => unknown]>([
		["an invented figure explained", (own) => ({ ...own, explanation: `${own.explanation} He made 12,345 runs.` })],
		["a denial", (own) => ({ ...own, explanation: `Not true: ${own.explanation}` })],
		["a slot left out", (own) => ({ ...own, explanation: own.explanation.replace(/ ?\{\w+\}(?!.*\{)/, "") })],
		["nothing explained", (own) => ({ ...own, explanation: "" })],
		["markup", (own) => ({ ...own, explanation: `<b>${own.explanation}</b>` })],
		["a question that was not given", (own) => ({ ...own, id: 40 })],
		["the text of another question", (own, others) => ({ ...own, id: 1, explanation: others[2]?.explanation })],
	])("QUIZ-6 %s is refused and counted, and the question keeps the record's words", async (_, spoilt) => {
		let given: Given[] = [];
		proposes((questions) => {
			given = questions;
			return given[0] ? [spoilt(given[0], given)] : [];
		});
		const made = await generate();
		expect(made.map(({ origin }) => origin)).toEqual(["record", "record"]);
		expect(made[0]).toMatchObject({ question: given[0]?.question, correct_answer: given[0]?.correct_answer });
		expect(await refused()).toBe(1);
		for (const { id } of made) await site.database.db.delete(quizQuestions).where(eq(quizQuestions.id, id));
	});

	test("QUIZ-6 a question proposed twice is asked once", async () => {
		proposes((questions) => [questions[0], questions[0]]);
		const made = await generate();
		expect(new Set(made.map(({ question }) => question)).size).toBe(2);
		expect(await refused()).toBe(1);
	});

	test("QUIZ-6 a stored question or explanation that says something else is named", async () => {
		proposes((questions) =>
			questions.slice(0, 1).map((own) => ({ ...own, explanation: `${OPENING} ${own.explanation}` })),
		);
		const [made] = await generate(1);
		expect(made?.origin).toBe("provider");
		const { db } = site.database;
		const own = eq(quizQuestions.id, made?.id ?? "");
		for (const changed of [
			{ question: `Really, ${made?.question}` },
			{ question: made?.question ?? "", explanation: `Not so: ${made?.explanation}` },
		]) {
			await db.update(quizQuestions).set(changed).where(own);
			expect((await verifyQuestions(site.jobContext.record, db)).wrong).toMatchObject([
				{ why: expect.stringContaining(" says ") },
			]);
		}
		await db.delete(quizQuestions).where(own);
	});

	test.each<[string, Turn]>([
		["500", { status: 500, headers: { "retry-after": "60" } }],
		["malformed JSON", { text: '{"questions":[' }],
		["an empty answer", { text: "" }],
	])("ADMIN-3 %s costs nobody a question: the maker words them itself", async (_, turn) => {
		stub.model = () => turn;
		expect((await generate()).map(({ origin }) => origin)).toEqual(["record", "record"]);
	});
});
