import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { seedQuiz } from "../../../../db/seed/quiz.ts";
import { askAsOf } from "../../../../makers/ask.ts";
import { candidatesOf } from "../../../../makers/kind.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { openTestDatabase } from "../../../../tests/fixtures/database.ts";
import { LONG, sampled } from "../../../../tests/fixtures/gate.ts";
import { readFiles } from "../../../../tests/fixtures/quiz-files.ts";
import { type Known, oracle } from "../../../../tests/fixtures/quiz-oracle.ts";
import { testRecord } from "../../../../tests/fixtures/record.ts";
import { startTestSite, type TestSite } from "../../../../tests/fixtures/site.ts";
import { untilEnd } from "../../../../tests/fixtures/until-end.ts";
import { generateQuestions } from "./generate.server.ts";
import { QUIZ_CATEGORIES } from "./kind.ts";
import { QUESTION_KINDS } from "./kinds.ts";
import { makeQuestion, OPTIONS } from "./question.ts";
import { rewriteQuestions } from "./rewrite.server.ts";
import { verifyQuestions } from "./verify.server.ts";

const record: MatchRecord = await testRecord();
const database = await untilEnd(openTestDatabase());

const all = () => database.db.select().from(quizQuestions);

describe("QUIZ-6 the first questions", () => {
	test("are at least 400 different ones of all categories and difficulties", async () => {
		const questions = await all();
		expect(questions.length).toBeGreaterThanOrEqual(400);
		expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
		const { rows } = await database.db.execute<{ name: string; difficulties: number }>(sql`
			select c.name, count(distinct q.difficulty)::int as difficulties
			from quiz_categories c left join quiz_questions q on q.category_id = c.id group by 1 order by 1`);
		expect(rows).toEqual(
			QUIZ_CATEGORIES.map(({ name }) => ({ name, difficulties: 3 })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
		);
	});

	test("have four different options each, with the key at every index about as often", async () => {
		const questions = await all();
		for (const { options, question } of questions) expect(new Set(options).size, question).toBe(OPTIONS);
		const places = Map.groupBy(questions, ({ correct_answer }) => correct_answer);
		for (const place of [0, 1, 2, 3]) {
			const share = (places.get(place)?.length ?? 0) / questions.length;
			expect(share, `place ${place}`).toBeGreaterThan(0.18);
			expect(share, `place ${place}`).toBeLessThan(0.32);
		}
	});

	test("are made once: a second start makes none, not even one that was deleted", async () => {
		const before = await all();
		await database.db.delete(quizQuestions).where(eq(quizQuestions.id, before[0]?.id ?? ""));
		await seedQuiz(record, database.db);
		expect((await all()).length).toBe(before.length - 1);
	});

	test("pass verifyQuestions, which reports a changed key, option or text", async () => {
		const { checked, proved, wrong } = await verifyQuestions(record, database.db);
		expect(wrong).toEqual([]);
		expect(proved).toBe(checked);
		const [first, second, third] = await all();
		if (!first || !second || !third) throw new Error("no questions");
		const set = (id: string, change: object) =>
			database.db.update(quizQuestions).set(change).where(eq(quizQuestions.id, id));
		await set(first.id, { correct_answer: (first.correct_answer + 1) % OPTIONS });
		await set(second.id, { options: second.options.with(0, "Somebody Else") });
		await set(third.id, { explanation: "It was 7." });
		const again = await verifyQuestions(record, database.db);
		expect(again.wrong.map(({ why }) => why.split(" ")[0])).toEqual(["correct_answer", "options", "explanation"]);
		for (const { id, correct_answer, options, explanation } of [first, second, third])
			await set(id, { correct_answer, options, explanation });
	});
});

test("QUIZ-6 the keys of all possible questions (every 48th in the gate) equal those of plain loops over the files, and no other option is right", async () => {
	const files = await readFiles();
	const ask = askAsOf(record, record.as_of.match_id);
	const proved = new Map<string, number>();
	for (const kind of QUESTION_KINDS) {
		const all = await candidatesOf(kind, ask);
		const drawn = sampled(all, 48);
		for (const [at, about] of [...drawn, ...all].entries()) {
			// goes on beyond the sample until a candidate makes a question, because not every one does
			if (at >= drawn.length && proved.has(kind.name)) break;
			const made = await makeQuestion(ask, kind, about, record.as_of);
			if (!made) continue;
			const known = oracle(files, kind.name, about);
			expect(known, `nothing else knows the key of: ${made.question}`).toBeDefined();
			const { right: key, figures } = known as Known;
			const right = made.options[made.correct_answer] as string;
			if (key !== "") expect(right, made.question).toBe(key);
			for (const option of made.options.filter((option) => option !== right)) {
				if (figures)
					expect(figures.get(option) ?? 0, `${made.question} ${option}`).toBeLessThan(figures.get(right) as number);
				else expect(option).not.toBe(key);
			}
			proved.set(kind.name, (proved.get(kind.name) ?? 0) + 1);
		}
	}
	expect([...proved.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(LONG ? 2000 : 40);
	expect([...proved.keys()].sort()).toEqual(QUESTION_KINDS.map(({ name }) => name).sort());
});

describe("QUIZ-6 sides that were renamed", () => {
	test("have the name of the question's season, and appear in one option only", async () => {
		const ask = askAsOf(record, record.as_of.match_id);
		const sides = record.franchises.flatMap(({ id, names }) =>
			names.flatMap(({ name, first_season, last_season }) =>
				record.seasons
					.filter((season) => first_season <= season && season <= last_season)
					.map((season) => ({ season, team: name, franchise: id })),
			),
		);
		const franchiseOf = new Map(sides.map(({ team, franchise }) => [team, franchise]));
		const named = new Map(sides.map(({ season, team, franchise }) => [`${season} ${franchise}`, team]));
		let checked = 0;
		for (const kind of QUESTION_KINDS)
			for (const about of await candidatesOf(kind, ask)) {
				if (typeof about.season !== "number") continue;
				const made = await makeQuestion(ask, kind, about, record.as_of);
				const offered = made?.options.filter((option) => franchiseOf.has(option)) ?? [];
				const franchises = offered.map((option) => franchiseOf.get(option));
				expect(new Set(franchises).size, made?.question).toBe(offered.length);
				for (const option of offered) {
					const then = named.get(`${about.season} ${franchiseOf.get(option)}`);
					if (then) expect(option, made?.question).toBe(then);
					checked++;
				}
			}
		expect(checked).toBeGreaterThan(200);
		const kind = QUESTION_KINDS.find(({ name }) => name === "absent_side");
		const made = kind && (await makeQuestion(ask, kind, { season: 2013 }, record.as_of));
		expect(made?.options.join()).not.toMatch(/Delhi Capitals|Punjab Kings|Bengaluru/);
	});

	test("rewriteQuestions updates stored questions and keeps their id, address and index of the right option", async () => {
		const before = await all();
		const renamed = before.filter(({ options }) => options.some((option) => option === "Delhi Daredevils"));
		expect(renamed.length).toBeGreaterThan(0);
		for (const { id, options } of renamed)
			await database.db
				.update(quizQuestions)
				.set({ options: options.map((option) => option.replace("Delhi Daredevils", "Delhi Capitals")) })
				.where(eq(quizQuestions.id, id));
		expect((await verifyQuestions(record, database.db)).wrong).toHaveLength(renamed.length);
		expect(await rewriteQuestions(record, database.db)).toBe(renamed.length);
		expect((await verifyQuestions(record, database.db)).wrong).toEqual([]);
		const order = (questions: typeof before) => questions.toSorted((a, b) => a.number - b.number);
		expect(order(await all())).toEqual(order(before));
		expect(await rewriteQuestions(record, database.db)).toBe(0);
	});
});

describe("ADMIN-3 new questions", () => {
	test("have the requested category and difficulty, and differ from all stored ones", async () => {
		const before = new Set((await all()).map(({ statement }) => statement));
		const made = await generateQuestions(record, database.db, { category: "Players", difficulty: "hard", count: 5 });
		expect(made).toHaveLength(5);
		for (const { id } of made) {
			const [row] = await database.db.select().from(quizQuestions).where(eq(quizQuestions.id, id));
			expect(row).toMatchObject({ difficulty: "hard", points: 30, origin: "record" });
			expect(before.has(row?.statement ?? null)).toBe(false);
		}
	});

	test("of concurrent calls are all different", async () => {
		const wanted = { category: "Records", difficulty: "hard", count: 5 } as const;
		const made = (
			await Promise.all([
				generateQuestions(record, database.db, wanted),
				generateQuestions(record, database.db, wanted),
			])
		).flat();
		expect(new Set(made.map(({ question }) => question)).size).toBe(made.length);
	});
});

describe("ADMIN-3 the entry", () => {
	const PATH = "/api/functions/generate-quiz-questions";
	let site: TestSite;
	beforeAll(async () => {
		site = await startTestSite({ ADMIN_EMAILS: "admin@example.com" });
	});
	afterAll(() => site.close());

	test("makes questions for an admin, and for nobody else", async () => {
		const body = { category: "History", difficulty: "Medium", count: 2 };
		expect((await site.visitor().post(PATH, body)).status).toBe(401);
		expect((await (await site.fan("fan@example.com")).post(PATH, body)).status).toBe(403);
		const made = await (await site.fan("admin@example.com")).post(PATH, body);
		expect(await made.json()).toEqual({ generated_count: 2, category: "History", difficulty: "medium" });
	});

	test("refuses an unknown category, difficulty or count, and names the field", async () => {
		const admin = await site.fan("admin@example.com");
		for (const [body, field] of [
			[{ category: "Weather", difficulty: "easy" }, "category"],
			[{ category: "Rules", difficulty: "impossible" }, "difficulty"],
			[{ category: "Rules", difficulty: "easy", count: 1000 }, "count"],
		] as const) {
			const response = await admin.post(PATH, body);
			expect(response.status).toBe(400);
			expect((await response.json()).field).toBe(field);
		}
	});
});
