import { describe, expect, test } from "vitest";
import { sampled } from "../../../../tests/fixtures/gate.ts";
import { countQueries } from "../../../../tests/fixtures/queries.ts";
import { sourceRows } from "../../../../tests/fixtures/record.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { matchesTexts } from "../rules.ts";
import { findSeason } from "./season.server.ts";
import { findSeasons } from "./seasons.server.ts";

const site = await testSite();

const SEASONS = Array.from({ length: 19 }, (_, place) => 2008 + place);

/** Renders the page without the cache. */
const renderAgain = (path: string) => {
	site.pageCache.purge(["record"]);
	return site.page(path);
};

describe("TEAM-3 seasons", () => {
	test.each(sampled(SEASONS, 4))("%i is served whole: table, playoffs, champion, caps, records", async (season) => {
		const { status, html } = await site.page(`/seasons/${season}`);
		expect(status).toBe(200);
		const found = await findSeason(site.record, site.database.db, season);
		if (!found) throw new Error(`no season ${season}`);
		for (const line of found.table) expect(html).toContain(line.team);
		expect(found.table.map(({ place }) => place)).toEqual(found.table.map((_, at) => at + 1));
		for (const match of found.playoffs) expect(html).toContain(`href="/matches/${match.match_id}"`);
		expect(found.playoffs.at(-1)?.match_id).toBe(found.final?.match_id);
		expect(html).toContain(found.final?.champion.name);
		expect(html).toContain(found.caps?.orange.name);
		expect(html).toContain(found.caps?.purple.name);
		expect(found.records.map(({ name }) => name)).toHaveLength(9);
		for (const { figure } of found.records) expect(html).toContain(figure);
		expect(html).toContain(`<link rel="canonical" href="${site.url}/seasons/${season}"`);
		expect(html).toContain('"@type":"SportsEvent"');
		expect(html).not.toMatch(/<[^>]+ style="/);
	});

	test("a season's totals are those of its balls and matches", async () => {
		const { record } = site.pageContext;
		const where = { season: 2016 };
		const { rows } = await record.ask({ rows: "balls", measures: ["runs", "wickets", "sixes"], where });
		const matches = sourceRows("matches").filter(({ season }) => season === "2016").length;
		expect((await findSeason(record, site.database.db, 2016))?.totals).toEqual({ ...rows[0], matches });
	});

	test("sides have the names of that season, in its records too", async () => {
		const found = await findSeason(site.record, site.database.db, 2016);
		expect(found?.final).toMatchObject({
			champion: { name: "Sunrisers Hyderabad" },
			runner_up: { name: "Royal Challengers Bangalore" },
		});
		expect(found?.caps?.orange).toMatchObject({ name: "Virat Kohli", runs: 973 });
		expect(JSON.stringify(found?.records)).not.toMatch(/Bengaluru|Delhi Capitals|Punjab Kings/);
		expect(found?.records[0]).toMatchObject({
			name: "Highest score",
			figure: "129*",
			holders: [{ who: "AB de Villiers" }],
		});
		expect(found?.seasons).toEqual(site.record.seasons);
	});

	test("records use the floors of their measures and name everybody who shares one", async () => {
		const { records = [] } = (await findSeason(site.record, site.database.db, 2016)) ?? {};
		expect(records.find(({ name }) => name.startsWith("Best economy"))).toMatchObject({
			name: "Best economy (100 legal balls or more)",
			figure: "6.76",
			holders: [{ who: "Adam Zampa" }],
		});
		for (const season of sampled(SEASONS, 4)) {
			const found = await findSeason(site.record, site.database.db, season);
			const { rows } = await site.record.ask({
				rows: "batting",
				measures: ["sixes"],
				by: ["player"],
				where: { season },
				limit: 1,
			});
			const holders = found?.records.find(({ name }) => name === "Most sixes")?.holders;
			expect(holders?.map(({ player_id }) => player_id)).toEqual(rows.map(({ player_id }) => player_id));
		}
	});

	test("the list has every season, the newest first, each with its champion", async () => {
		const { seasons = [], older } = (await findSeasons(site.record, site.database.db)) ?? {};
		expect(older).toBe(false);
		expect(seasons.map(({ season }) => season)).toEqual(SEASONS.toReversed());
		expect(seasons.every(({ final, caps }) => final && caps)).toBe(true);
		expect(seasons.reduce((sum, { matches }) => sum + matches, 0)).toBe(1243);
		const { html } = await site.page("/seasons");
		for (const season of SEASONS) expect(html).toContain(`href="/seasons/${season}"`);
	});

	test.each(["2007", "2100", "99999", "abc", "2016.0", "02016", "%27%20or%201=1--", "%00", "-2016"])(
		"/seasons/%s answers 404 in clear words",
		async (year) => {
			const { status, html } = await site.page(`/seasons/${year}`);
			expect(status).toBe(404);
			expect(html).toContain(matchesTexts.seasonNotFound);
		},
	);

	test("the list pages back from any season", async () => {
		const found = await findSeasons(site.record, site.database.db, 2010);
		expect(found?.seasons.map(({ season }) => season)).toEqual([2009, 2008]);
		const { status, html } = await site.page("/seasons?before=2010");
		expect(status).toBe(200);
		expect(html).toContain(`<link rel="canonical" href="${site.url}/seasons?before=2010"`);
		expect((await site.page("/seasons?before=2008")).status).toBe(404);
	});

	test("a season makes one database query, for its players' slugs, and so does the list", async () => {
		for (const path of ["/seasons/2009", "/seasons/2013", "/seasons/2025", "/seasons"])
			expect(await countQueries(site.database, () => renderAgain(path)), path).toBe(1);
	});
});
