import { describe, expect, test } from "vitest";
import { EDITED_EVENTS } from "./edited-events.ts";
import { ordinal, readTeamCode, TEAMS, titlesInWords } from "./rules.ts";
import { seasonsOf } from "./seasons.ts";
import { timelineOf } from "./timeline.ts";

const line = (season: number, position: number, points: number) => ({
	season,
	position,
	team_id: "dc",
	team: season < 2019 ? "Delhi Daredevils" : "Delhi Capitals",
	played: 14,
	won: points / 2,
	lost: 14 - points / 2,
	no_result: 0,
	points,
	net_run_rate: 0.1,
});
const final = (season: number, champion_id: string, runner_up_id: string) => ({
	season,
	match_id: season * 10,
	date: `${season}-05-30`,
	ground: "Eden Gardens",
	champion_id,
	champion: champion_id.toUpperCase(),
	runner_up_id,
	runner_up: runner_up_id.toUpperCase(),
	champion_runs: 160,
	runner_up_runs: 150,
	win_by_runs: 10,
	win_by_wickets: null,
	player_of_match_id: null,
	player_of_match: null,
});
const finals = [final(2018, "csk", "srh"), final(2019, "dc", "mi"), final(2020, "mi", "dc")];
const seasons = seasonsOf({
	team: "dc",
	tables: [
		line(2018, 8, 10),
		{ ...line(2018, 1, 18), team_id: "srh" },
		line(2019, 3, 18),
		line(2020, 2, 16),
		line(2021, 1, 18),
	],
	finals,
	playoff_seasons: [2019, 2020, 2021],
	forms: [{ season: 2020, last_five: [{ match_id: 1, outcome: "won" }] }],
});
const cap = (season: number, orange: string, purple: string, runs = 700) => ({
	season,
	orange_player_id: orange,
	orange_player: orange,
	orange_runs: runs,
	purple_player_id: purple,
	purple_player: purple,
	purple_wickets: 30,
});
const sources = {
	franchise: {
		id: "dc",
		short_name: "DC",
		name: "Delhi Capitals",
		city: "Delhi",
		is_current: true,
		first_season: 2018,
		last_season: 2021,
		names: [
			{ name: "Delhi Daredevils", short_name: "DD", first_season: 2018, last_season: 2018 },
			{ name: "Delhi Capitals", short_name: "DC", first_season: 2019, last_season: 2021 },
		],
	},
	seasons,
	finals: finals.slice(1),
	caps: [cap(2020, "Rahul", "Rabada"), cap(2021, "Gaikwad", "Patel")],
	best_of_seasons: [cap(2020, "Dhawan", "Rabada", 618), cap(2021, "Dhawan", "Avesh", 587)],
	highest_total: undefined,
	highest_score: undefined,
	best_figures: undefined,
	profile: { head_coach: "Hemang Badani", head_coach_as_of: "2026-04-18" },
	edited: [],
};

describe("TEAM-2 a team's timeline", () => {
	test("tells how far each season went", () => {
		expect(seasons.map(({ season, finish, reached }) => [season, finish, reached])).toEqual([
			[2018, "8th", null],
			[2019, "Champions", "title"],
			[2020, "Runners-up", "final"],
			[2021, "Playoffs (1st in the league)", "playoffs"],
		]);
		expect(seasons[2]?.last_five).toHaveLength(1);
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

	test("an edited event stands among the others in its year", () => {
		const edited = [
			{ year: 2019, event: "Sold", type: "ownership" as const, description: "…", source: { name: "a paper" } },
		];
		const events = timelineOf({ ...sources, edited });
		expect(events.findIndex(({ event }) => event === "Sold")).toBe(1);
	});

	test("each event that was written by hand names where it was told", () => {
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
