import { describe, expect, test } from "vitest";
import { testSite } from "../../../../tests/fixtures/site.ts";

const site = await testSite();

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}/api${path}`, { headers });
const json = async (path: string) => (await get(path)).json();

const ADDRESSES = [
	"/matches?season=2016&stage=final",
	"/matches/981019",
	"/seasons",
	"/seasons/2016",
	"/teams",
	"/teams/ktk",
	"/people?q=kohli",
	"/people/ba607b88",
];

describe("SITE-3 matches, seasons, teams and people are open as JSON", () => {
	test.each(ADDRESSES)("%s has CORS for any page, the last match that counts, and an ETag", async (path) => {
		const first = await get(path, { origin: "https://example.org" });
		expect([first.status, first.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
		expect(first.headers.get("access-control-allow-credentials")).toBeNull();
		expect(first.headers.get("cache-control")).toBe("public, max-age=60");
		expect((await first.json()).as_of).toEqual({ match_id: 1535465, date: "2026-05-31", label: "the 2026 final" });
		const again = await get(path, { "if-none-match": first.headers.get("etag") ?? "" });
		expect([again.status, await again.text()]).toEqual([304, ""]);
	});

	test("each address has another ETag", async () => {
		const tags = await Promise.all(ADDRESSES.map(async (path) => (await get(path)).headers.get("etag")));
		expect(new Set(tags).size).toBe(ADDRESSES.length);
	});

	test("matches can be filtered, with a limit, an offset and the total", async () => {
		const { matches, total } = await json("/matches?season=2016&team=rcb&limit=2&offset=1");
		expect(total).toBe(16);
		expect(matches.map(({ date }: { date: string }) => date)).toEqual(["2016-05-24", "2016-05-22"]);
		expect(matches[0]).toMatchObject({
			stage: "Qualifier 1",
			winner_id: "rcb",
			page: `/matches/${matches[0].match_id}`,
		});
	});

	test("a scorecard's runs and wickets add up", async () => {
		const card = await json("/matches/981019");
		expect(card.match).toMatchObject({ first_team: "Sunrisers Hyderabad", second_team: "Royal Challengers Bangalore" });
		expect(card.match.result).toBe("Sunrisers Hyderabad won by 8 runs");
		for (const innings of card.innings) {
			const bat = innings.batting.reduce((sum: number, { runs }: { runs: number }) => sum + runs, 0);
			const extras = Object.values<number>(innings.extras).reduce((sum, runs) => sum + runs, 0);
			expect(bat + extras).toBe(innings.runs);
			expect(innings.fall_of_wickets).toHaveLength(innings.wickets);
		}
		expect(card.line_ups.map(({ players }: { players: unknown[] }) => players.length)).toEqual([11, 11]);
	});

	test("a season has its table, its final and its caps", async () => {
		const season = await json("/seasons/2016");
		expect(season.table.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		expect(season.final).toMatchObject({ match_id: 981019, champion: { id: "srh" } });
		expect(season.caps.orange).toEqual({ id: "ba607b88", name: "Virat Kohli", runs: 973 });
		const { seasons } = await json("/seasons");
		expect(seasons).toHaveLength(19);
	});

	test("a former side has its seasons and no page", async () => {
		const { team, seasons } = await json("/teams/ktk");
		expect(team).toMatchObject({ name: "Kochi Tuskers Kerala", is_current: false, page: null });
		expect(seasons).toEqual([expect.objectContaining({ season: 2011, place: 8, reached: "league" })]);
		const mi = (await json("/teams")).teams.find(({ id }: { id: string }) => id === "mi");
		expect(mi).toMatchObject({ title_seasons: [2013, 2015, 2017, 2019, 2020], page: "/teams/mi" });
	});

	test("a person is found by beginnings of names, and has career, seasons and page by Cricsheet's id", async () => {
		const { people } = await json("/people?q=kohl%20v");
		expect(people).toEqual([expect.objectContaining({ id: "ba607b88", name: "Virat Kohli" })]);
		const kohli = await json("/people/ba607b88");
		expect(kohli.seasons.find(({ season }: { season: number }) => season === 2016)).toMatchObject({ runs: 973 });
		expect(kohli.career.season).toBeNull();
		expect(kohli.career.matches).toBe(people[0].matches);
		expect((await site.visitor().get(kohli.page)).status).toBe(200);
	});

	test.each([
		["/matches?team=abc", 400, "team"],
		["/matches?season=then", 400, "season"],
		["/matches?stage=group", 400, "stage"],
		["/matches?limit=1000", 400, "limit"],
		["/matches/7", 404, undefined],
		["/matches/first", 400, "id"],
		["/seasons/2007", 404, undefined],
		["/teams/abc", 404, undefined],
		["/people/nobody", 404, undefined],
		["/people?offset=-1", 400, "offset"],
	])("%s answers %d", async (path, status, field) => {
		const response = await get(path);
		expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
		expect((await response.json()).field).toBe(field);
	});
});
