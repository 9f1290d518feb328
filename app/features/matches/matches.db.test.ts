import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampled } from "../../../tests/fixtures/gate.ts";
import { countQueries } from "../../../tests/fixtures/queries.ts";
import { sourceRows } from "../../../tests/fixtures/record.ts";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import { findMatch } from "./card/match.server.ts";
import { findMatches } from "./matches.server.ts";
import { matchesTexts } from "./rules.ts";

let site: TestSite;
/** in the order of play */
const played = sourceRows("matches");
const ids = played.map(({ id }) => Number(id));
beforeAll(async () => {
	site = await startTestSite();
});
afterAll(() => site.close());

type Lineup = { match_id: number; player_id: string; opponent_id: string; ground_id: string };

const page = async (path: string) => {
	const response = await site.visitor().get(path);
	return { status: response.status, html: await response.text() };
};
const structuredData = (html: string) =>
	[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ""));
/** Text as it stands in HTML. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

/** The page as it is made, not as it was kept. */
const madeAnew = (path: string) => {
	site.pageCache.purge(["record"]);
	return page(path);
};

type Innings = NonNullable<Awaited<ReturnType<typeof findMatch>>>["innings"][number];

/** The balls of an innings make its total, its boundaries, and the score of everybody who was out. */
function expectBallsOf(side: Innings, id: number) {
	const balls = side.by_over.flatMap(({ balls }) => balls);
	const of = (what: "runs" | "wickets") => side.by_over.reduce((sum, over) => sum + over[what], 0);
	expect(new Set(balls.map((ball) => ball.id)).size, `addresses of ${id}`).toBe(balls.length);
	expect([of("runs"), side.by_over.at(-1)?.score], `balls of ${id}`).toEqual([side.runs, side.score]);
	expect(of("wickets")).toBe(side.fall_of_wickets.length);
	const said = (words: string) => balls.filter((ball) => ball.said.includes(words)).length;
	const hit = (what: "fours" | "sixes") => side.batting.reduce((sum, line) => sum + line[what], 0);
	expect([said("Four!"), said("Six!")], `boundaries of ${id}`).toEqual([hit("fours"), hit("sixes")]);
	for (const line of side.batting)
		if (!line.not_out)
			expect(said(`${line.runs} off ${line.balls}.`), `${line.player} in ${id}`).toBeGreaterThanOrEqual(1);
	const stood = side.stands.reduce((sum, { runs }) => sum + runs, 0);
	expect(stood, `stands of ${id}`).toBe(side.runs);
	const phases = side.phases.reduce((sum, { runs }) => sum + runs, 0);
	const met = side.meetings.reduce((sum, { runs }) => sum + runs, 0);
	expect([phases, met], `phases and match-ups of ${id}`).toEqual([
		side.runs,
		side.batting.reduce((sum, { runs }) => sum + runs, 0),
	]);
}

describe("TEAM-3 scorecards", () => {
	test("each of the 1,243 matches, in the gate every eighth, has one whose lines add up", {
		timeout: 600_000,
	}, async () => {
		expect(ids).toHaveLength(1243);
		for (const id of sampled(ids, 8)) {
			const card = await findMatch(site.services.record, site.database.db, id);
			if (!card) throw new Error(`no scorecard of ${id}`);
			for (const side of card.innings) {
				const off = (lines: { runs: number }[]) => lines.reduce((sum, line) => sum + line.runs, 0);
				expect(off(side.batting) + side.extras.total, `runs of ${id}`).toBe(side.runs);
				const wickets = Number(side.score.split("/")[1] ?? 10);
				expect(
					side.fall_of_wickets.map(({ wicket }) => wicket),
					`wickets of ${id}`,
				).toEqual(Array.from({ length: wickets }, (_, place) => place + 1));
				const out = side.batting.filter((line) => !line.not_out).map((line) => line.player);
				expect(side.fall_of_wickets.map(({ player }) => player).toSorted(), `who was out in ${id}`).toEqual(
					out.toSorted(),
				);
				const scores = side.fall_of_wickets.map(({ score }) => score);
				expect(scores).toEqual(scores.toSorted((a, b) => a - b));
				expect(Math.max(0, ...scores)).toBeLessThanOrEqual(side.runs);
				expect(side.batting.length + side.did_not_bat.length, `line-up of ${id}`).toBe(
					card.lineups.find(({ team_id }) => team_id === side.team_id)?.players.length,
				);
				expectBallsOf(side, id);
				const last = card.worm?.rows
					.map((row) => row[side.innings])
					.filter(Boolean)
					.at(-1);
				expect(last, `worm of ${id}`).toMatch(new RegExp(`^${side.score.replace("/", "\\/")} `));
			}
			expect(JSON.stringify(card)).not.toMatch(/NaN|undefined/);
		}
	});

	test("sixty of all seasons, and every tie and match without a result, are served whole", {
		timeout: 180_000,
	}, async () => {
		const undecided = played.filter(({ result }) => result !== "normal").map(({ id }) => Number(id));
		const sample = [...ids.filter((_, place) => place % 21 === 0), ...undecided];
		expect(sample.length).toBeGreaterThanOrEqual(60);
		for (const id of new Set(sample)) {
			const { status, html } = await page(`/matches/${id}`);
			expect(status, `/matches/${id}`).toBe(200);
			const card = await findMatch(site.services.record, site.database.db, id);
			for (const side of card?.innings ?? []) {
				expect(html).toContain(`>${side.score}<`);
				for (const line of [...side.batting, ...side.bowling]) expect(html).toContain(escaped(line.player));
			}
			expect(html).toContain(`<link rel="canonical" href="${site.url}/matches/${id}"`);
			expect(html).not.toMatch(/<[^>]+ style="/);
			expect(structuredData(html)).toContainEqual(
				expect.objectContaining({ "@type": "SportsEvent", startDate: card?.match.date }),
			);
		}
	});

	test("the first match of all reads as it was", async () => {
		const { html } = await page("/matches/335982");
		expect(html).toContain("Kolkata Knight Riders won by 140 runs");
		expect(html).toContain("Royal Challengers Bangalore chose to field");
		expect(html).toMatch(/href="\/players\/[^"]*mccullum[^"]*"/);
		expect(html).toContain("158");
		expect(html).toMatch(/>61\/1<\/span><span><b>Ganguly<\/b><span class="note">5.2<!-- --> overs/);
		expect(html).toContain("Six! McCullum hits Zaheer Khan over the rope.");
		expect(html).toMatch(/rel="next"[^>]*href="\/matches\/335983"/);
		expect(html).not.toContain('rel="prev"');
	});

	test("a fielder whom the record does not name is a question mark, and no substitute", async () => {
		const { html } = await page("/matches/1535465");
		expect(html).toMatch(/>c \? b [A-Z]/);
		expect(html).not.toMatch(/>(?:c|st) sub b /);
		expect(html).toContain(matchesTexts.lacksFielders);
		expect((await page("/matches/335982")).html).not.toContain(matchesTexts.lacksFielders);
	});

	test("every ball has an address of its own, and what happened is told from the record", async () => {
		const { html } = await page("/matches/981019");
		expect(html).toMatch(/<details class="ov" id="o2-16"/);
		expect(html).toMatch(
			/<li id="b2-15.3" data-k="w">.*?Bowled! Cutting hits the stumps. Rahul goes for 11 off 9.<\/p><\/li>/,
		);
		const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(brotliCompressSync(html).length).toBeLessThan(40_000);
	});

	test("super overs stand beside the totals they decided, and in none of them", async () => {
		const card = await findMatch(site.services.record, site.database.db, 1216517);
		expect(card?.super_overs.map(({ score }) => score)).toEqual(["5/2", "5/1", "11/1", "15/0"]);
		expect(card?.innings.map(({ score }) => score)).toEqual(["176/6", "176/6"]);
		expect((await page("/matches/1216517")).html).toContain("Tied, Kings XI Punjab won the super over");
	});

	test.each([
		"999",
		"0",
		"-1",
		"335982.0",
		"0335982",
		"99999999999999999999",
		"abc",
		"%27%20or%201=1--",
		"%00",
		"%3Cb%3E",
	])("/matches/%s answers 404 in clear words", async (id) => {
		const { status, html } = await page(`/matches/${id}`);
		expect(status).toBe(404);
		expect(html).toContain(matchesTexts.matchNotFound);
		expect(html).toContain(matchesTexts.matchNotFoundText);
	});

	test("any scorecard takes one query of the database, for its players' addresses", async () => {
		for (const id of ["1254117", "1216517", "1473495"])
			expect(await countQueries(site.database, () => madeAnew(`/matches/${id}`)), id).toBe(1);
	});
});

describe("TEAM-3 lists of matches", () => {
	test("lead through every match once, newest first, and back again", async () => {
		const seen: number[] = [];
		let before: number | undefined;
		for (;;) {
			const found = await findMatches(site.services.record, site.database.db, { before });
			expect(found.total).toBe(1243);
			expect(found.newer).toBe(before !== undefined);
			seen.push(...found.matches.map((match) => match.match_id));
			before = seen.at(-1);
			if (!found.older) break;
		}
		expect(seen).toEqual(ids.toReversed());
		const back = await findMatches(site.services.record, site.database.db, { after: seen[100] });
		expect(back.matches.map((match) => match.match_id)).toEqual(seen.slice(50, 100));
		expect([back.newer, back.older]).toEqual([true, true]);
		expect((await findMatches(site.services.record, site.database.db, { after: seen[50] })).newer).toBe(false);
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
		const { services, database } = site;
		await expect(findMatches(services.record, database.db, { team: "nobody" })).rejects.toThrow("where.team");
		for (const [query, fits] of cases) {
			const expected = rows.filter(fits).map(({ id }) => Number(id));
			const found = await findMatches(site.services.record, site.database.db, query);
			expect(found.total, JSON.stringify(query)).toBe(expected.length);
			expect(found.matches.map((match) => match.match_id)).toEqual(expected.slice(0, 50));
		}
	});

	test("of a season say how many there are in each month", async () => {
		const { months } = await findMatches(site.services.record, site.database.db, { season: 2021, month: 9 });
		const of2021 = played.filter(({ season }) => season === "2021");
		const inMonth = (month: number) => of2021.filter(({ date }) => Number(date?.slice(5, 7)) === month).length;
		expect(months).toEqual([10, 9, 5, 4].map((month) => ({ month, count: inMonth(month) })));
	});

	test("say who won: the code of the time, the score, a mark beside the winner", async () => {
		const { html } = await page("/matches?season=2012&team=dc&stage=playoff");
		expect(html).toContain("KKR won by 18 runs");
		expect(html).toMatch(/data-won=""><span class="tc"><i class="tm" data-team="kkr"[^>]*><\/i><b>KKR<\/b>/);
		expect(html).toMatch(/<b>DD<\/b>/);
	});

	test("can be those of a player: for a side, against one, at a ground, and where he met somebody", async () => {
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
			const found = await findMatches(site.services.record, site.database.db, query);
			expect(found.total, JSON.stringify(query)).toBe(expected.length);
			expect(found.matches.map((match) => match.match_id)).toEqual(expected.slice(0, 50).map((row) => row.match_id));
		}
		const { status, html } = await page(`/matches?player=${player}&met=jasprit-bumrah-mi`);
		expect(status).toBe(200);
		expect(html).toContain("Matches: Virat Kohli against Jasprit Bumrah");
		for (const name of ["player", "met"])
			for (const value of ["'; drop table matches; --", "<script>alert(1)</script>", "\0", "a".repeat(2000), "𝕏"]) {
				const answer = await page(`/matches?player=${player}&${new URLSearchParams([[name, value]])}`);
				// of two players the first counts; what cannot be seen says nothing
				expect(answer.status, `${name} ${value}`).toBe(name === "met" && value !== "\0" ? 404 : 200);
				expect(answer.html).not.toContain("<script>alert");
			}
	});

	test("a hostile filter is refused, a hostile place in the list ignored", async () => {
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
		const all = (await page("/matches")).html.match(/<p class="note mb-3" role="status">.*?<\/p>/)?.[0];
		expect(all).toContain("1,243");
		for (const name of ["team", "opponent", "season", "ground", "stage", "month", "before", "after", "column"])
			for (const value of hostile) {
				const { status, html } = await page(`/matches?${new URLSearchParams([[name, value]])}`);
				const filters = ["team", "opponent", "season", "ground", "stage", "month"].includes(name);
				const known = !filters || value.replaceAll("\0", "") === "";
				expect(status, `${name}=${value}`).toBe(known ? 200 : 404);
				if (known) expect(html, `${name}=${value}`).toContain(all);
				expect(html).not.toContain("<script>alert");
			}
		expect((await page("/matches?team=csk&team=mi")).status).toBe(200);
		expect((await page("/matches?team=%E0%A4%A")).status).toBeLessThan(500);
	});

	test("nothing found says so and leads on", async () => {
		const { status, html } = await page("/matches?team=gt&season=2009");
		expect(status).toBe(200);
		expect(html).toContain(matchesTexts.noneFoundText);
	});

	test("no list asks the database for more than who is meant by a player's address", async () => {
		for (const search of ["?season=2010", "?team=rr&opponent=kkr&stage=league", "?before=1254117"])
			expect(await countQueries(site.database, () => madeAnew(`/matches${search}`)), search).toBe(0);
		const people = "/matches?player=virat-kohli-rcb&met=jasprit-bumrah-mi";
		expect(await countQueries(site.database, () => madeAnew(people))).toBe(1);
	});
});
