import { describe, expect, test, vi } from "vitest";
import { quizQuestions } from "../../../db/schema/quiz.ts";
import { countQueries } from "../../../tests/fixtures/queries.ts";
import { makeQuiz } from "../../../tests/fixtures/quiz.ts";
import { startTestSite, testSite } from "../../../tests/fixtures/site.ts";
import { keyOf, markup, todaysForm } from "../../../tests/fixtures/today.ts";
import { factsTexts } from "../facts/rules.ts";
import type { FanHome, OwnTeam } from "./home.ts";

const site = await testSite();

const db = () => site.database.db;
const get = (path: string) => site.visitor().get(path);
const html = async (path: string) => (await get(path)).text();

describe("HOME-1 the quiz on the home page", () => {
	test("HOME-1 the page shows two questions with two options each, how many more, the true total, and a link to #quiz", async () => {
		await makeQuiz(db(), 6);
		site.pageCache.purge(["quiz"]);
		const page = await html("/home");
		const section = /<section[^>]* id="quiz".*?<\/section>/s.exec(page)?.[0] ?? "";
		expect(section.match(/<h3>/g)).toHaveLength(2);
		expect(section.match(/<li class="opt">/g)).toHaveLength(4);
		expect(section).toMatch(/2<!-- --> more/);
		expect(section).toContain('href="/home#quiz"');
		const total = (await db().select().from(quizQuestions)).filter(({ hidden_at }) => !hidden_at).length;
		expect(section).toContain(`${total.toLocaleString("en-US")}<!-- -->`);
		expect(page).toMatch(new RegExp(`Quiz Questions</dt><dd><span class="plates" role="img" aria-label="${total}"`));
	});

	test("HOME-5 a failure of the quiz or of the players is logged, the rest still shows, and the page is not cached", async () => {
		const log = vi.spyOn(site.logger, "error").mockImplementation(() => {});
		const address = "/?after=none-quiz";
		try {
			await site.database.pool.query("alter table quiz_categories rename to quiz_categories_away");
			await site.database.pool.query("alter table ipl_players rename to ipl_players_away");
			// purges the cached page and the cached answers
			site.pageCache.purge(["quiz", "players"]);
			const answer = await get(address);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("cache-control")).toBe("no-store");
			const page = await answer.text();
			expect(page).not.toContain('id="quiz"');
			expect(page).toContain('id="facts-title"');
			expect(page).toContain("IPL Facts</dt>");
			expect(log.mock.calls.length).toBeGreaterThanOrEqual(2);
		} finally {
			await site.database.pool.query("alter table quiz_categories_away rename to quiz_categories");
			await site.database.pool.query("alter table ipl_players_away rename to ipl_players");
			log.mockRestore();
		}
		const mended = await get(address);
		expect(await mended.text()).toContain('id="quiz"');
		expect(mended.headers.get("cache-control")).toContain("s-maxage");
	});

	test("HOME-5 after a failure of the facts their section says so, and the rest still shows", async () => {
		const log = vi.spyOn(site.logger, "error").mockImplementation(() => {});
		try {
			await site.database.pool.query("alter table ipl_facts rename to ipl_facts_away");
			site.pageCache.purge(["facts"]);
			const answer = await get("/?q=away");
			expect(answer.status).toBe(200);
			expect(answer.headers.get("cache-control")).toBe("no-store");
			const page = await answer.text();
			for (const shown of [factsTexts.loadFailed, "Try again", 'id="quiz"', "Quiz Questions</dt>"])
				expect(page).toContain(shown);
			expect(page).not.toContain("IPL Facts</dt>");
		} finally {
			await site.database.pool.query("alter table ipl_facts_away rename to ipl_facts");
			log.mockRestore();
			site.pageCache.purge(["facts"]);
		}
	});
});

describe("HOME-1 QUIZ-6 today's question on the home page", () => {
	test("QUIZ-5 the page shows the first question of the day, its options as buttons of a form, and nothing of its key", async () => {
		const page = await html("/");
		const { question_id, question, options } = todaysForm(page);
		const begun = await (await site.visitor().post("/api/quiz/runs", { kind: "daily" })).json();
		expect(question_id).toBe(begun.turn.question.id);
		expect(question).toBe(markup(begun.turn.question.question));
		expect(options).toEqual(begun.turn.question.options.map(markup));
		expect(page).not.toMatch(/correct_answer|"explanation":"|statement/);
	});

	test("QUIZ-5 one tap answers without scripts and leads to the verdict, which is not cached; the first answer counts", async () => {
		const { question_id } = todaysForm(await html("/"));
		const { right, explanation } = await keyOf(db(), question_id);
		const visitor = site.visitor();
		const tap = (answer: number) =>
			visitor.request("POST", "/api/quiz/daily/answers", {
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body: new URLSearchParams({ question_id, answer: String(answer) }),
			});
		const led = await tap(right);
		expect(led.status).toBe(303);
		const location = led.headers.get("location") ?? "";
		expect(location).toMatch(/^\/\?run=[0-9a-f-]{36}#today$/);
		const answered = await visitor.get(location);
		expect(answered.headers.get("cache-control")).toBe("no-store");
		const page = await answered.text();
		expect(page).toContain("Middled it.");
		// the key stays with the site until a visitor's last question
		if (explanation) expect(page).not.toContain(markup(explanation));
		expect((await tap((right + 1) % 2)).headers.get("location")).toBe(location);
		expect(await (await visitor.get(location)).text()).toContain("Middled it.");
		expect(await html("/")).not.toContain("Middled it.");
	});

	test("QUIZ-5 a wrong answer is shown as wrong, to a fan with the right one; a fan's right answer earns its points at once", async () => {
		const { question_id } = todaysForm(await html("/"));
		const { right, points } = await keyOf(db(), question_id);
		const said = await site.visitor().post("/api/quiz/daily/answers", { question_id, answer: (right + 1) % 2 });
		expect((await said.json()).verdict).toMatchObject({ correct: false, right: null });
		const fan = await site.fan("taps-at-home@example.com");
		const { verdict } = await (await fan.post("/api/quiz/daily/answers", { question_id, answer: right })).json();
		expect(verdict).toMatchObject({ correct: true, too_fast: false, points });
	});

	test("QUIZ-5 an impossible answer is refused: another question, no such option, no number", async () => {
		const { question_id } = todaysForm(await html("/"));
		const visitor = site.visitor();
		const send = async (body: object) => (await visitor.post("/api/quiz/daily/answers", body)).status;
		expect(await send({ question_id: "00000000-0000-4000-8000-000000000000", answer: 0 })).toBe(404);
		expect(await send({ question_id, answer: 19 })).toBe(400);
		expect(await send({ question_id, answer: "first" })).toBe(400);
		expect(await send({ question_id })).toBe(400);
		const strange = await get("/?run=00000000-0000-4000-8000-000000000000");
		expect(strange.status).toBe(200);
		expect(await strange.text()).not.toContain("Middled it.");
	});
});

describe("HOME-1 what is on today", () => {
	test("HOME-1 the last match with both scores and its winner, the record to ask, an open battle, ten teams to pick from", async () => {
		const page = await html("/");
		const { rows } = await site.record.ask({
			rows: "matches",
			measures: ["matches"],
			list: true,
			order: "latest",
			limit: 1,
		});
		const [match] = rows;
		expect(page).toContain(`href="/matches/${match?.match_id}"`);
		const card = /<section[^>]* aria-labelledby="last-match".*?<\/section>/s.exec(page)?.[0] ?? "";
		expect(card.match(/class="score-row"/g)).toHaveLength(2);
		expect(card.match(/data-won=""/g)).toHaveLength(match?.winner_id ? 1 : 0);
		expect(page).toContain('action="/ai-chat"');
		expect(page.match(/class="team-pick"/g)).toHaveLength(10);
	});

	test("HOME-1 the page is the same for everybody and may be cached", async () => {
		const fan = await site.fan("reads-home@example.com");
		const [mine, theirs] = [await fan.get("/"), await get("/")];
		expect(mine.headers.get("cache-control")).toContain("s-maxage");
		expect(await mine.text()).toBe(await theirs.text());
	});
});

describe("HOME-1 PTS-3 a fan's own part", () => {
	const homeOf = async (fan: { get: (path: string) => Promise<Response> }) =>
		((await (await fan.get("/api/me/home")).json()) as { home: FanHome }).home;

	test("PTS-3 name, level, streak with its bonus, quiz, and the challenge that ends first, in one answer; visitors get none", async () => {
		const fan = await site.fan("own-home@example.com");
		await fan.post("/api/profile/name", { full_name: "Asha Rao", next: "/" });
		const before = await homeOf(fan);
		expect(before).toMatchObject({
			name: "Asha",
			points: { level: 1, streak_days: 0, daily_bonus: 50 },
			team: null,
			rooms: [],
			daily: null,
		});
		expect(before.ending?.done).toBeLessThan(before.ending?.target ?? 0);
		await fan.post("/api/functions/handle-daily-visit", {});
		const { question_id } = todaysForm(await html("/"));
		await fan.post("/api/quiz/daily/answers", { question_id, answer: 0 });
		expect(await homeOf(fan)).toMatchObject({
			points: { streak_days: 1, daily_bonus: null },
			daily: { answered: 1, count: 10, finished: false },
		});
		expect(await (await get("/api/me/home")).json()).toEqual({ home: null });
	});

	test("HOME-1 anybody can request a team's last match and its place", async () => {
		const fan = await site.fan("team-home@example.com");
		await fan.post("/api/profile/name", { full_name: "", team: "rcb", next: "/" });
		const { team } = await homeOf(fan);
		expect(team?.id).toBe("rcb");
		expect(team?.match.sides.map(({ id }) => id)).toContain("rcb");
		expect(team?.lately).toHaveLength(5);
		expect((await (await get("/api/home/teams/rcb")).json()) as OwnTeam).toEqual(team);
		expect((await get("/api/home/teams/zzz")).status).toBe(404);
		expect((await get("/api/home/teams/no-side")).status).toBe(400);
	});

	test("GROUP-4 a fan's rooms come unread ones first, with the last message; reading a room clears its mark", async () => {
		const [writer, reader] = [await site.fan("writes-home@example.com"), await site.fan("reads-rooms@example.com")];
		const room = async (group_name: string) => {
			const made = await (
				await writer.post("/api/groups", { group_name, group_description: "", group_type: "other" })
			).json();
			await writer.patch(`/api/groups/${made.id}`, { ai_mode: "never" });
			await reader.post(`/api/groups/${made.id}/membership`, {});
			return made.id as string;
		};
		const say = async (id: string, content: string) =>
			(await writer.post(`/api/groups/${id}/messages`, { client_id: crypto.randomUUID(), content })).json();
		const [quiet, lively] = [await room("A Quiet Room"), await room("A Lively Room")];
		await say(lively, "Who opens?");
		const { sequence } = await say(lively, "And who bowls first?");
		const rooms = async () => (await homeOf(reader)).rooms.map(({ id, unread }) => [id, unread]);
		expect(await rooms()).toEqual([
			[lively, 2],
			[quiet, 0],
		]);
		expect((await homeOf(reader)).rooms[0]?.last?.text).toBe("And who bowls first?");
		const read = (sequence: unknown) => reader.put(`/api/groups/${lively}/read`, { sequence });
		await read(sequence - 1);
		expect(await rooms()).toContainEqual([lively, 1]);
		await read(sequence + 100);
		expect(await rooms()).toContainEqual([lively, 0]);
		// the mark never moves back, nor beyond the last message
		await read(1);
		expect(await rooms()).toContainEqual([lively, 0]);
		await say(lively, "Nobody?");
		expect(await rooms()).toContainEqual([lively, 1]);
		expect((await read("x")).status).toBe(400);
		const stranger = await site.fan("no-member-home@example.com");
		expect((await stranger.put(`/api/groups/${lively}/read`, { sequence: 1 })).status).toBe(403);
	});
});

describe("HOME-1 a second rendering of the home page", () => {
	test("HOME-1 a second rendering repeats no query of the first: the match of the day and the numbers of fans are cached", async () => {
		const own = await startTestSite({ FIGURES: "live" });
		try {
			const render = async (path: string) => expect((await own.visitor().get(path)).status).toBe(200);
			await render("/");
			// another cache key of the same page, so the site renders it again
			expect(await countQueries(own.database, () => render("/home"))).toBe(0);
		} finally {
			await own.close();
		}
	});
});
