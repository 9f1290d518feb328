import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sampled } from "../../../../tests/fixtures/gate.ts";
import { escaped } from "../../../../tests/fixtures/html.ts";
import { countQueries } from "../../../../tests/fixtures/queries.ts";
import { sourceRows } from "../../../../tests/fixtures/record.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { matchesTexts } from "../rules.ts";
import { findMatch } from "./match.server.ts";

/** in the order of play */
const played = sourceRows("matches");
const ids = played.map(({ id }) => Number(id));
const site = await testSite();

const structuredData = (html: string) =>
	[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ""));
/** Renders the page without the cache. */
const renderAgain = (path: string) => {
	site.pageCache.purge(["record"]);
	return site.page(path);
};

type Innings = NonNullable<Awaited<ReturnType<typeof findMatch>>>["innings"][number];

/** Checks that the balls of an innings add up to its total, its boundaries, and the score of every batter out. */
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
	test("the lines of every match's scorecard add up (the gate samples every hundredth match)", async () => {
		expect(ids).toHaveLength(1243);
		for (const id of sampled(ids, 100)) {
			const card = await findMatch(site.record, site.database.db, id);
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

	test("pages of sixty matches, every tie and every match without a result are complete (the gate samples a twelfth)", async () => {
		const undecided = played.filter(({ result }) => result !== "normal").map(({ id }) => Number(id));
		const sample = [...ids.filter((_, place) => place % 21 === 0), ...undecided];
		expect(sample.length).toBeGreaterThanOrEqual(60);
		for (const id of sampled([...new Set(sample)], 12)) {
			const { status, html } = await site.page(`/matches/${id}`);
			expect(status, `/matches/${id}`).toBe(200);
			const card = await findMatch(site.record, site.database.db, id);
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

	test("the first match shows its result, toss, scores and balls", async () => {
		const { html } = await site.page("/matches/335982");
		expect(html).toContain("Kolkata Knight Riders won by 140 runs");
		expect(html).toContain("Royal Challengers Bangalore chose to field");
		expect(html).toMatch(/href="\/players\/[^"]*mccullum[^"]*"/);
		expect(html).toContain("158");
		expect(html).toMatch(/>61\/1<\/span><span><b>Ganguly<\/b><span class="note">5.2<!-- --> overs/);
		expect(html).toContain("Six! McCullum hits Zaheer Khan over the rope.");
		expect(html).toMatch(/<a (?=[^>]*rel="next")[^>]*href="\/matches\/335983"/);
		expect(html).not.toContain('rel="prev"');
	});

	test("STAT-3 a catch whose fielder the record does not name is 'caught, b', and no substitute's", async () => {
		const { html } = await site.page("/matches/1535465");
		expect(html).toMatch(/>caught, b [A-Z]/);
		expect(html).not.toMatch(/c \? b|st \? b|\(\?\)/);
		expect(html).not.toMatch(/>(?:c|st) sub b /);
	});

	test("every ball has an anchor, and a text from the record", async () => {
		const { html } = await site.page("/matches/981019");
		expect(html).toMatch(/<details class="ov" id="o2-16"/);
		expect(html).toMatch(
			/<li id="b2-15.3" data-k="w">.*?Bowled! Cutting hits the stumps. Rahul goes for 11 off 9.<\/p><\/li>/,
		);
		const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(brotliCompressSync(html).length).toBeLessThan(40_000);
	});

	test("super overs are shown beside the totals and count in none of them", async () => {
		const card = await findMatch(site.record, site.database.db, 1216517);
		expect(card?.super_overs.map(({ score }) => score)).toEqual(["5/2", "5/1", "11/1", "15/0"]);
		expect(card?.innings.map(({ score }) => score)).toEqual(["176/6", "176/6"]);
		expect((await site.page("/matches/1216517")).html).toContain("Tied, Kings XI Punjab won the super over");
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
		const { status, html } = await site.page(`/matches/${id}`);
		expect(status).toBe(404);
		expect(html).toContain(matchesTexts.matchNotFound);
		expect(html).toContain(escaped(matchesTexts.matchNotFoundText));
	});

	test("a scorecard makes one database query, for its players' slugs", async () => {
		for (const id of ["1254117", "1216517", "1473495"])
			expect(await countQueries(site.database, () => renderAgain(`/matches/${id}`)), id).toBe(1);
	});
});
