import { describe, expect, test } from "vitest";
import { sampled } from "../../../tests/fixtures/gate.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { LONGEST_SEARCH } from "./rules.ts";
import type { GROUPS, Searched } from "./search.ts";

const site = await testSite();

const search = async (q: string, exact = "0") => {
	const answer = await site.visitor().get(`/api/search?${new URLSearchParams({ q, exact })}`);
	expect(answer.status).toBe(200);
	return (await answer.json()) as Searched;
};
const titles = (found: Searched, group: (typeof GROUPS)[number]) =>
	found.groups.find(({ name }) => name === group)?.results.map(({ title }) => title) ?? [];

describe("SEARCH-1 one search over the site", () => {
	test("three letters find the best known player first", async () => {
		expect(titles(await search("koh"), "Players")[0]).toBe("Virat Kohli");
		expect(titles(await search("bum"), "Players")[0]).toBe("Jasprit Bumrah");
	});

	test("a misspelt name is corrected, and the answer says so; an exact search corrects nothing", async () => {
		const found = await search("kholi");
		expect(found.corrected).toBe("kohli");
		expect(titles(found, "Players")[0]).toBe("Virat Kohli");
		expect(titles(await search("kholi", "1"), "Players")).toEqual([]);
	});

	test("nicknames, grounds, sides and seasons are found", async () => {
		expect(titles(await search("thala"), "Players")[0]).toBe("MS Dhoni");
		expect(titles(await search("chepauk"), "Grounds")[0]).toMatch(/Chidambaram/);
		expect(titles(await search("csk"), "Teams")).toEqual(["Chennai Super Kings"]);
		expect(titles(await search("2016"), "Seasons")).toEqual(["2016 season"]);
	});

	test("the final of a season and the matches of two sides are found", async () => {
		const final = await search("final 2008");
		expect(titles(final, "Matches")).toEqual(["RR beat CSK by 3 wickets"]);
		const { rows } = await site.record.ask({
			...{ rows: "matches", measures: ["matches"], list: true, order: "latest", limit: 3 },
			where: { team: "kkr", opponent: "rr" },
		});
		const duels = await search("KKR v RR");
		const hrefs = duels.groups.find(({ name }) => name === "Matches")?.results.map(({ href }) => href);
		expect(hrefs).toEqual(rows.map(({ match_id }) => `/matches/${match_id}`));
	});

	test("facts and rooms with the name are found", async () => {
		const found = await search("Kohli");
		expect(titles(found, "Facts").length).toBeGreaterThan(0);
		expect(titles(found, "Rooms")).toContain("Virat Kohli Fan Club");
	});

	test("the record answers a search that is a question", async () => {
		const [answer] =
			(await search("who has the most sixes")).groups.find(({ name }) => name === "Answers")?.results ?? [];
		expect(answer?.say).toContain("Chris Gayle");
	});

	test("without a result there are near misses", async () => {
		const found = await search("mumbai falcons");
		expect(found.groups).toEqual([]);
		expect(found.near.map(({ title }) => title)).toContain("Mumbai Indians");
	});

	test("every result links to an existing page (the gate checks every fifth)", async () => {
		const found = await Promise.all(["kohli", "eden", "mi", "2016", "final", "narendra"].map((q) => search(q)));
		const hrefs = found.flatMap(({ groups }) => groups.flatMap(({ results }) => results.map(({ href }) => href)));
		for (const href of sampled([...new Set(hrefs)], 5)) expect((await site.visitor().get(href)).status, href).toBe(200);
	});

	test("an empty search returns the totals; a long one is refused with the name of its field", async () => {
		const { groups, of } = await search("");
		expect(groups).toEqual([]);
		expect(of.matches).toBe(1243);
		const refused = await site.visitor().get(`/api/search?q=${"a".repeat(LONGEST_SEARCH + 1)}`);
		expect(refused.status).toBe(400);
		expect(await refused.json()).toMatchObject({ field: "q" });
	});

	test("special characters find nothing and cause no error", async () => {
		for (const q of ["%", "_", "' or 1=1", "\\", "<b>", "💥", ".*"]) expect(await search(q)).toMatchObject({ q });
	});

	test("/search shows the same without scripts, and search engines do not list it", async () => {
		const html = await (await site.visitor().get("/search?q=kholi")).text();
		expect(html).toMatch(/Showing <strong>kohli<\/strong>/);
		expect(html).toContain('href="/search?q=kholi&amp;exact=1"');
		expect(html).toMatch(/href="\/players\/virat-kohli/);
		expect(html).toMatch(/<meta name="robots" content="noindex/);
		expect(await (await site.visitor().get("/search")).text()).toContain("Today’s quiz");
	});
});
