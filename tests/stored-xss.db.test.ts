import { describe, expect, test } from "vitest";
import { startChat } from "./fixtures/chat.ts";
import { testSite } from "./fixtures/site.ts";
import { untilEnd } from "./fixtures/until-end.ts";
import { fetchByHttps, startWebStub } from "./stubs/web.ts";

const MARKUP = "<img src=x onerror=alert(1)>";
const BREAK_OUT = `--></title></textarea></script><script>alert(1)</script>${MARKUP}"'><svg onload=alert(1)>\u2028]]>`;

/** A GIF of one pixel. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=", "base64");

const web = await untilEnd(startWebStub());
const site = await testSite({}, { outside: fetchByHttps(web) });

/** Fails if a body contains the hostile markup as a tag, attribute or address. */
function expectHarmless(body: string, path: string): void {
	expect(body, path).not.toMatch(/<img src=x|<svg onload|<script>alert|<\/script><script>alert/i);
	expect(body, path).not.toMatch(/(?:href|src|action)=["']?\s*(?:javascript|vbscript|data:text)/i);
}

async function pageOf(path: string): Promise<string> {
	const response = await site.visitor().get(path);
	expect(response.status, path).toBe(200);
	const body = await response.text();
	expectHarmless(body, path);
	return body;
}

/** Fails unless the feed contains the hostile text, and only within CDATA sections. */
async function expectWholeFeed(path: string): Promise<void> {
	site.pageCache.purge(["facts", "news"]);
	const feed = await (await site.visitor().get(path)).text();
	expect(feed, path).toContain("img src=x");
	expectHarmless(feed.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, ""), path);
}

const query = async (sql: string, values: unknown[] = []) =>
	(await site.database.pool.query<Record<string, string>>(sql, values)).rows;

describe("FACT-2 NEWS-4 QUIZ-3 stored markup stays text", () => {
	test("of facts, on lists and pages, in structured data and feeds", async () => {
		await query(
			`insert into ipl_facts (title, fact, category, tags, source, slug, figure)
			values ($1, $1, 'Records', array[$1], $1, 'hostile-fact', $2)`,
			[BREAK_OUT, MARKUP],
		);
		expect(await pageOf("/facts/hostile-fact")).toContain("&lt;img src=x");
		for (const path of ["/", "/facts", "/facts?q=onerror", "/facts-hub"]) await pageOf(path);
		await expectWholeFeed("/facts.xml");
		expect((await site.visitor().get("/pictures/facts/hostile-fact.png")).headers.get("content-type")).toBe(
			"image/png",
		);
	});

	test("of news", async () => {
		const [article] = await query(
			`insert into news_articles (title, snippet, content, author, source, link, link_key, category, channel, published_date)
			values ($1, $1, $1, $1, $1, 'https://news.example/"><svg onload=alert(1)>', 'hostile', 'Today', 'rss', now()) returning id`,
			[BREAK_OUT],
		);
		expect(await pageOf(`/news/${article?.id}`)).toContain("&lt;img src=x");
		for (const path of ["/", "/news", "/news?q=onerror"]) await pageOf(path);
		await expectWholeFeed("/news.xml");
		for (const link of ["javascript:alert(1)", "data:text/html,x"])
			await expect(
				query(
					`insert into news_articles (title, snippet, source, link, link_key, category, channel)
					values ('x', 'x', 'x', $1, $1, 'Today', 'rss')`,
					[link],
				),
			).rejects.toThrow("news_articles_link_scheme");
	});

	test("of quiz questions, options and explanations", async () => {
		await query(
			"update quiz_questions set question = $1, explanation = $1, options = jsonb_build_array($1::text, 'a', 'b', 'c')",
			[BREAK_OUT],
		);
		for (const path of ["/quiz", "/quiz/daily", "/quiz/records"]) {
			const response = await site.visitor().get(path);
			expect([200, 404], path).toContain(response.status);
			expectHarmless(await response.text(), path);
		}
	});

	test("of players", async () => {
		const [player] = await query(
			`update ipl_players set name = $1, biography = $1, nationality = $1
			where id = (select id from ipl_players where slug is not null order by id limit 1) returning slug`,
			[BREAK_OUT],
		);
		expect(await pageOf(`/players/${player?.slug}`)).toContain("&lt;img src=x");
		for (const path of ["/players", "/players?q=onerror"]) await pageOf(path);
	});
});

describe("PROF-1 GROUP-2 GROUP-4 markup that fans write stays text", () => {
	test("in names and pictures of fans, groups and messages", async () => {
		const chat = await startChat(site, "Hostile texts", ["ann"]);
		const [ann] = chat.fans;
		if (!ann) throw new Error("nobody joined");
		const id = await ann.id();
		web.on("/%3Csvg%20onload=alert(1)%3E.svg", { body: PICTURE, type: "image/gif" });
		const avatar_url = "https://pictures.example/<svg onload=alert(1)>.svg";
		const saved = await ann.put("/api/profile", { full_name: MARKUP, avatar_url });
		expect(await saved.json()).toMatchObject({ full_name: MARKUP, avatar_url });
		for (const avatar_url of ["javascript:alert(1)", "data:image/svg+xml,<svg onload=alert(1)>", "//x.example/a.png"])
			expect((await ann.put("/api/profile", { full_name: "Ann", avatar_url })).status, avatar_url).toBe(400);
		const group = await ann.post("/api/groups", {
			group_name: MARKUP,
			group_description: BREAK_OUT,
			group_type: "other",
		});
		expect(group.status).toBe(200);
		const { id: group_id } = (await group.json()) as { id: string };
		expect(await pageOf(`/groups/${group_id}`)).toContain("&lt;img src=x");
		for (const path of ["/groups", `/fans/${id}`]) await pageOf(path);

		const { content } = await chat.said(ann, BREAK_OUT);
		expect(content).toContain(MARKUP);
		const read = await chat.maker.get(chat.path);
		expect(read.headers.get("content-type")).toMatch(/^application\/json/);
		expect(read.headers.get("x-content-type-options")).toBe("nosniff");
	});

	test("in searches and filters", async () => {
		const q = encodeURIComponent(BREAK_OUT);
		for (const path of ["/facts", "/players", "/news", "/groups", "/matches", "/statistics", "/players/compare"])
			for (const name of ["q", "team", "category", "season", "tab"]) {
				const response = await site.visitor().get(`${path}?${name}=${q}`);
				expect(response.status, path).toBeLessThan(500);
				expectHarmless(await response.text(), `${path} ${name}`);
			}
	});
});
