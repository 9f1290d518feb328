import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { quizQuestions } from "../../../db/schema/quiz.ts";
import { makeQuiz } from "../../../tests/fixtures/quiz.ts";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import { factsTexts } from "../facts/rules.ts";

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite();
});
afterAll(() => site.close());

const db = () => site.database.db;
const get = (path: string) => site.visitor().get(path);
const html = async (path: string) => (await get(path)).text();

describe("HOME-1 the quiz on the home page", () => {
	test("HOME-1 shows two questions with two options each, how many more, the true total, and the way to #quiz", async () => {
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

	test("HOME-5 a failure of the quiz or of the players is logged, the rest still shows, and the page is not kept", async () => {
		const log = vi.spyOn(site.logger, "error").mockImplementation(() => {});
		const address = "/?after=none-quiz";
		try {
			await site.database.pool.query("alter table quiz_categories rename to quiz_categories_away");
			await site.database.pool.query("alter table ipl_players rename to ipl_players_away");
			// drop the kept page and the kept answers
			site.pageCache.purge(["quiz", "players"]);
			const answer = await get(address);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("cache-control")).toBe("no-store");
			const page = await answer.text();
			expect(page).not.toContain('id="quiz"');
			expect(page).toContain('id="facts-title"');
			expect(page).toContain("IPL Facts</dt>");
			expect(log).toHaveBeenCalledTimes(2);
		} finally {
			await site.database.pool.query("alter table quiz_categories_away rename to quiz_categories");
			await site.database.pool.query("alter table ipl_players_away rename to ipl_players");
			log.mockRestore();
		}
		const mended = await get(address);
		expect(await mended.text()).toContain('id="quiz"');
		expect(mended.headers.get("cache-control")).toContain("s-maxage");
	});

	test("HOME-5 a failure of the facts says so in their section, and the rest still shows", async () => {
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
