import { describe, expect, test } from "vitest";
import { ordinal } from "../../../lib/numbers.ts";
import { readTeamCode, TEAMS, titlesInWords } from "../rules.ts";
import { seasonsOf } from "../seasons.ts";
import { EDITED_EVENTS } from "./edited-events.ts";
import { timelineOf } from "./timeline.ts";

const line = (
	season: number,
	place: number,
	points: number,
	reached: "title" | "final" | "playoffs" | null = null,
) => ({
	season,
	place,
	team_name: season < 2019 ? "Delhi Daredevils" : "Delhi Capitals",
	played: 14,
	won: points / 2,
	lost: 14 - points / 2,
	no_result: 0,
	points,
	net_run_rate: 0.1,
	playoffs: reached !== null,
	final: reached === "title" || reached === "final",
	title: reached === "title",
});
const played = (season: number) => ({ season, match_id: season * 10, opponent_name: "MI", ground: "Eden Gardens" });
const final = (season: number, result: "won" | "lost") => ({
	...played(season),
	result,
	win_by_runs: 10,
	win_by_wickets: null,
});
const seasons = seasonsOf(
	[line(2018, 8, 10), line(2019, 3, 18, "title"), line(2020, 2, 16, "final"), line(2021, 1, 18, "playoffs")],
	[1, 2, 3, 4, 5, 6].map((match_id) => ({ season: 2020, match_id, result: "won" as const })),
);
const sources = {
	franchise: {
		names: [
			{ name: "Delhi Daredevils", short_name: "DD", first_season: 2018, last_season: 2018 },
			{ name: "Delhi Capitals", short_name: "DC", first_season: 2019, last_season: 2021 },
		],
	},
	seasons,
	finals: [final(2019, "won"), final(2020, "lost")],
	orange_caps: [],
	purple_caps: [{ season: 2020, player: "Rabada", figure: 30 }],
	highest_totals: [],
	highest_scores: [],
	best_figures: [],
	profile: { head_coach: "Hemang Badani", head_coach_as_of: "2026-04-18" },
	edited: [],
};

describe("TEAM-2 a team's timeline", () => {
	test("shows how far each season went", () => {
		expect(seasons.map(({ season, finish, reached }) => [season, finish, reached])).toEqual([
			[2018, "8th", null],
			[2019, "Champions", "title"],
			[2020, "Runners-up", "final"],
			[2021, "Playoffs (1st in the league)", "playoffs"],
		]);
		expect(seasons[2]?.last_five.map(({ match_id }) => match_id)).toEqual([2, 3, 4, 5, 6]);
	});

	test("has names, titles, finals, playoffs and caps in the order of years, each with the matches behind it", () => {
		const events = timelineOf(sources).map(({ year, type, event, to }) => [year, type, event, to]);
		expect(events).toEqual([
			[2018, "record", "First season", "/seasons/2018"],
			[2019, "ownership", "Now Delhi Capitals", "/seasons/2019"],
			[2019, "record", "Most points in a league stage", "/seasons/2019"],
			[2019, "title", "Champions", "/matches/20190"],
			[2020, "player", "Purple Cap for Rabada", "/seasons/2020"],
			[2020, "final", "Runners-up", "/matches/20200"],
			[2021, "playoffs", "Into the playoffs", "/seasons/2021"],
			[2026, "coaching", "Hemang Badani, head coach", undefined],
		]);
	});

	test("a shared record names everybody who has it, and equalled points name the seasons", () => {
		const score = (season: number, not_out: boolean) => ({
			...played(season),
			player: `Batter of ${season}`,
			runs: 128,
			balls: 63,
			not_out,
		});
		const events = timelineOf({ ...sources, highest_scores: [score(2018, false), score(2021, true)] });
		const eventsOf = (start: string) =>
			events.filter(({ event }) => event.startsWith(start)).map(({ event, description }) => [event, description]);
		expect(eventsOf("Highest score")).toEqual([
			["Highest score, 128 (shared)", "Batter of 2018, off 63 balls against MI."],
			["Highest score, 128 not out (shared)", "Batter of 2021, off 63 balls against MI."],
		]);
		expect(eventsOf("Most points")).toEqual([
			["Most points in a league stage", "18 points, 9 wins in 14 matches; equalled in 2021."],
		]);
	});

	test("an edited event is listed among the others in its year", () => {
		const edited = [
			{ year: 2019, event: "Sold", type: "ownership" as const, description: "…", source: { name: "a paper" } },
		];
		const events = timelineOf({ ...sources, edited });
		expect(events.findIndex(({ event }) => event === "Sold")).toBe(1);
	});

	test("each event that was written by hand names its source", () => {
		for (const { team, year, source, description, event } of EDITED_EVENTS) {
			expect(readTeamCode(team), event).toBe(team);
			expect(year).toBeGreaterThanOrEqual(2008);
			expect(source.name.length, event).toBeGreaterThan(5);
			if (source.url) expect(new URL(source.url).protocol).toBe("https:");
			expect(description).toMatch(/\.$/);
		}
		for (const { code } of TEAMS)
			expect(
				EDITED_EVENTS.some(({ team, type }) => team === code && type === "ownership"),
				code,
			).toBe(true);
	});
});

test("TEAM-1 titles and places in words", () => {
	expect([0, 1, 5].map(titlesInWords)).toEqual(["0 Titles", "1 Title", "5 Titles"]);
	expect([1, 2, 3, 4, 10, 11, 12, 13, 21, 22].map(ordinal)).toEqual([
		"1st",
		"2nd",
		"3rd",
		"4th",
		"10th",
		"11th",
		"12th",
		"13th",
		"21st",
		"22nd",
	]);
});
