import { describe, expect, test } from "vitest";
import { testSite } from "./fixtures/site.ts";

const site = await testSite();

describe("filters of lists", () => {
	test.each([
		["PLAYER-2", "/players?team=XYZ&q=kohli", "There&#x27;s no team “XYZ” in the record.", "/players?q=kohli"],
		["PLAYER-2", "/players?role=Umpire", "There&#x27;s no role “Umpire” here.", "/players"],
		["STAT-2", "/statistics/runs?season=1999", "There&#x27;s no season “1999” in the record.", "/statistics/runs"],
		["STAT-2", "/statistics/sixes?team=XYZ", "There&#x27;s no team “XYZ” in the record.", "/statistics/sixes"],
		["STAT-2", "/statistics/runs?stage=semi", "There&#x27;s no stage “semi” in the record.", "/statistics/runs"],
		["FACT-3", "/facts?category=Nonsense&after=9", "There&#x27;s no category “Nonsense” here.", "/facts"],
		["HOME-2", "/?category=Nonsense", "There&#x27;s no category “Nonsense” here.", "/"],
		["NEWS-5", "/news?category=Chess", "There&#x27;s no category “Chess” here.", "/news"],
		["GROUP-1", "/groups?tab=umpires", "There&#x27;s no tab “umpires” here.", "/groups"],
		["TEAM-3", "/matches?season=1999&team=mi", "There&#x27;s no season “1999” in the record.", "/matches?team=mi"],
		["TEAM-3", "/matches?ground=lords", "There&#x27;s no ground “lords” in the record.", "/matches"],
		["TEAM-3", "/matches?player=nobody-mi", "There&#x27;s no player “nobody-mi” in the record.", "/matches"],
	])("%s %s answers 404 with the unknown value and a link to the list without it", async (_id, path, text, rest) => {
		const { status, html } = await site.page(path);
		expect(status).toBe(404);
		expect(html).toContain(text);
		expect(html).toMatch(new RegExp(`href="${rest.replace("?", "\\?")}"[^>]*>Clear the filter<`));
		expect(html).not.toMatch(/<article|<table|class="pager"/);
	});

	test.each([
		["/players?team=RCB", "/players?team=rcb"],
		["/players?role=bowler", "/players?role=Bowler"],
		["/statistics/sixes?team=MI", "/statistics/sixes?team=mi"],
		["/statistics/runs?stage=PLAYOFF", "/statistics/runs?stage=playoff"],
		["/facts?category=records", "/facts?category=Records"],
		["/news?category=ipl", "/news?category=IPL"],
		["/matches?team=KXIP", "/matches?team=pbks"],
	])("%s shows the same as %s", async (path, meant) => {
		const [given, plain] = [await site.page(path), await site.page(meant)];
		expect(given.status).toBe(200);
		const canonical = (html: string) => html.match(/<link rel="canonical" href="[^"]*"/)?.[0];
		const status = (html: string) => html.match(/<p class="note mb-3" role="status">.*?<\/p>/)?.[0];
		expect(canonical(given.html)).toBe(canonical(plain.html));
		expect(status(given.html)).toBe(status(plain.html));
	});

	test("STAT-2 the file of an unknown season answers 404; the API accepts codes in capitals", async () => {
		expect((await site.visitor().get("/statistics/runs.csv?season=1999")).status).toBe(404);
		const { total } = await (await site.visitor().get("/api/players?team=RCB")).json();
		expect(total).toBeGreaterThan(10);
	});

	test("an unknown value is shown as text, never as markup", async () => {
		for (const path of ["/players?team=", "/facts?category=", "/matches?player="]) {
			const { status, html } = await site.page(`${path}${encodeURIComponent("<script>alert(1)</script>")}`);
			expect(status).toBe(404);
			expect(html).not.toContain("<script>alert");
		}
	});
});
