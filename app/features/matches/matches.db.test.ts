import { describe, expect, test } from "vitest";
import { sampled } from "../../../tests/fixtures/gate.ts";
import { countQueries } from "../../../tests/fixtures/queries.ts";
import { sourceRows } from "../../../tests/fixtures/record.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { findMatches } from "./matches.server.ts";
import { matchesTexts } from "./rules.ts";

/** in the order of play */
const played = sourceRows("matches");
const ids = played.map(({ id }) => Number(id));
const site = await testSite();

type Lineup = { match_id: number; player_id: string; opponent_id: string; ground_id: string };

/** Renders the page without the cache. */
const renderAgain = (path: string) => {
	site.pageCache.purge(["record"]);
	return site.page(path);
};

describe("TEAM-3 lists of matches", () => {
	test("page through every match once, newest first, and back", async () => {
		const seen: number[] = [];
		let before: number | undefined;
		for (;;) {
			const found = await findMatches(site.record, site.database.db, { before });
			expect(found.total).toBe(1243);
			expect(found.newer).toBe(before !== undefined);
			seen.push(...found.matches.map((match) => match.match_id));
			before = seen.at(-1);
			if (!found.older) break;
		}
		expect(seen).toEqual(ids.toReversed());
		const back = await findMatches(site.record, site.database.db, { after: seen[100] });
		expect(back.matches.map((match) => match.match_id)).toEqual(seen.slice(50, 100));
		expect([back.newer, back.older]).toEqual([true, true]);
		expect((await findMatches(site.record, site.database.db, { after: seen[50] })).newer).toBe(false);
	});

	test("hold exactly the matches that fit all filters", async () => {
		const rows = played.toReversed();
		const between = (a: string, b: string) => (row: (typeof rows)[number]) =>
			[row.team1_id, row.team2_id].includes(a) && [row.team1_id, row.team2_id].includes(b);
		const cases: [object, (row: (typeof rows)[number]) => boolean][] = [
			[{ team: "csk", opponent: "mi" }, between("csk", "mi")],
			[
				{ team: "mi", opponent: "csk", stage: "final" },
				(row) => between("csk", "mi")(row) && row.stage_kind === "final",
			],
			[{ season: 2016, stage: "playoff" }, (row) => row.season === "2016" && row.stage_kind !== "league"],
			[{ ground: "eden-gardens", season: 2019 }, (row) => row.ground_id === "eden-gardens" && row.season === "2019"],
			[{ season: 2021, month: 9 }, (row) => row.season === "2021" && row.date?.slice(5, 7) === "09"],
			[{ team: "gt", season: 2009 }, () => false],
		];
		const { record, database } = site;
		await expect(findMatches(record, database.db, { team: "nobody" })).rejects.toThrow("where.team");
		for (const [query, fits] of cases) {
			const expected = rows.filter(fits).map(({ id }) => Number(id));
			const found = await findMatches(site.record, site.database.db, query);
			expect(found.total, JSON.stringify(query)).toBe(expected.length);
			expect(found.matches.map((match) => match.match_id)).toEqual(expected.slice(0, 50));
		}
	});

	test("of a season count the matches of each month", async () => {
		const { months } = await findMatches(site.record, site.database.db, { season: 2021, month: 9 });
		const of2021 = played.filter(({ season }) => season === "2021");
		const inMonth = (month: number) => of2021.filter(({ date }) => Number(date?.slice(5, 7)) === month).length;
		expect(months).toEqual([10, 9, 5, 4].map((month) => ({ month, count: inMonth(month) })));
	});

	test("show the winner: the code of that season, the score, a mark", async () => {
		const { html } = await site.page("/matches?season=2012&team=dc&stage=playoff");
		expect(html).toContain("KKR won by 18 runs");
		expect(html).toMatch(/data-won=""><span class="tc"><i class="tm" data-team="kkr"[^>]*><\/i><b>KKR<\/b>/);
		expect(html).toMatch(/<b>DD<\/b>/);
	});

	test("can be those of a player: for a side, against one, at a ground, and against another player", async () => {
		const grounds = new Map(played.map(({ id, ground_id }) => [id, ground_id]));
		const rows = sourceRows("lineups")
			.map((row) => ({ ...row, match_id: Number(row.match_id), ground_id: grounds.get(row.match_id) }) as Lineup)
			.sort((a, b) => ids.indexOf(b.match_id) - ids.indexOf(a.match_id));
		const kohli = rows.filter((row) => row.player_id === "ba607b88");
		const bumrah = rows.filter((row) => row.player_id === "462411b3");
		const player = "virat-kohli-rcb";
		const cases: [object, typeof rows][] = [
			[{ player }, kohli],
			[{ player, team: "rcb", opponent: "mi" }, kohli.filter((row) => row.opponent_id === "mi")],
			[{ player, ground: "eden-gardens" }, kohli.filter((row) => row.ground_id === "eden-gardens")],
			[{ player, team: "csk" }, []],
			[
				{ player, met: "jasprit-bumrah-mi" },
				kohli.filter((row) => bumrah.some(({ match_id }) => match_id === row.match_id)),
			],
			[{ player: "nobody-mi" }, []],
			[{ player, met: "nobody-mi" }, []],
		];
		for (const [query, expected] of cases) {
			const found = await findMatches(site.record, site.database.db, query);
			expect(found.total, JSON.stringify(query)).toBe(expected.length);
			expect(found.matches.map((match) => match.match_id)).toEqual(expected.slice(0, 50).map((row) => row.match_id));
		}
		const { status, html } = await site.page(`/matches?player=${player}&met=jasprit-bumrah-mi`);
		expect(status).toBe(200);
		expect(html).toContain("Matches: Virat Kohli against Jasprit Bumrah");
		for (const name of ["player", "met"])
			for (const value of ["'; drop table matches; --", "<script>alert(1)</script>", "\0", "a".repeat(2000), "𝕏"]) {
				const answer = await site.page(`/matches?player=${player}&${new URLSearchParams([[name, value]])}`);
				// of two players the first counts; invisible characters are ignored
				expect(answer.status, `${name} ${value}`).toBe(name === "met" && value !== "\0" ? 404 : 200);
				expect(answer.html).not.toContain("<script>alert");
			}
	});

	test("refuse a hostile filter, and ignore a hostile position in the list", async () => {
		const hostile = [
			"",
			"'; drop table matches; --",
			"<script>alert(1)</script>",
			"1e9",
			"-1",
			"NaN",
			"\0",
			"a".repeat(2000),
			"𝕏",
		];
		const all = (await site.page("/matches")).html.match(/<p class="note mt-6" role="status">.*?<\/p>/)?.[0];
		expect(all).toContain("1,243");
		for (const name of ["team", "opponent", "season", "ground", "stage", "month", "before", "after", "column"])
			for (const value of sampled(hostile, 3, name.length)) {
				const { status, html } = await site.page(`/matches?${new URLSearchParams([[name, value]])}`);
				const filters = ["team", "opponent", "season", "ground", "stage", "month"].includes(name);
				const known = !filters || value.replaceAll("\0", "") === "";
				expect(status, `${name}=${value}`).toBe(known ? 200 : 404);
				if (known) expect(html, `${name}=${value}`).toContain(all);
				expect(html).not.toContain("<script>alert");
			}
		expect((await site.page("/matches?team=csk&team=mi")).status).toBe(200);
		expect((await site.page("/matches?team=%E0%A4%A")).status).toBeLessThan(500);
	});

	test("say when no match fits", async () => {
		const { status, html } = await site.page("/matches?team=gt&season=2009");
		expect(status).toBe(200);
		expect(html).toContain(matchesTexts.noneFoundText);
	});

	test("query the database only for players in the address", async () => {
		for (const search of ["?season=2010", "?team=rr&opponent=kkr&stage=league", "?before=1254117"])
			expect(await countQueries(site.database, () => renderAgain(`/matches${search}`)), search).toBe(0);
		const people = "/matches?player=virat-kohli-rcb&met=jasprit-bumrah-mi";
		expect(await countQueries(site.database, () => renderAgain(people))).toBe(1);
	});
});

describe("RELIVE-2 the balls that the browser plays", () => {
	const EVERY = 300;
	type Sent = { moments: { id: string; chance: number | null }[] };

	test("carry the chance after their own ball, not after a later one", async () => {
		let compared = 0;
		for (const id of sampled(ids, EVERY)) {
			const { moments } = (await (await site.visitor().get(`/matches/${id}/balls.json`)).json()) as Sent;
			const { chances } = await site.record.chances(id);
			const shown = moments.map(({ chance }) => chance);
			expect(shown, `match ${id}`).toEqual(chances?.after ?? moments.map(() => null));
			if (chances) compared++;
		}
		expect(compared).toBeGreaterThan(2);
	});
});
