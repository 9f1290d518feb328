import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Tables } from "../tables.ts";
import { buildTables } from "./build.ts";
import { disagreements } from "./check.ts";
import { readCricsheet } from "./cricsheet.ts";
import type { Known } from "./known.ts";
import { smallMatch } from "./small-match.ts";

const known: Known = {
	people: [{ id: "id-C Three", name: "C Three", display_name: "Three of Chennai", sources: {} }],
	squads: [],
	franchises: [{ id: "mi" }, { id: "csk" }],
	teams: [
		{ name: "Mumbai Indians", franchise_id: "mi" },
		{ name: "Chennai Super Kings", franchise_id: "csk" },
	],
	grounds: [{ id: "wankhede-stadium", name: "Wankhede Stadium", city: "Mumbai", venues: ["Wankhede Stadium, Mumbai"] }],
	matches: [],
};

function archive(files: Record<string, unknown>): string {
	const folder = mkdtempSync(join(tmpdir(), "tm-cricsheet-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const path = join(folder, "ipl_json.zip");
	const text = (file: unknown) => strToU8(typeof file === "string" ? file : JSON.stringify(file));
	writeFileSync(path, zipSync(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, text(file)]))));
	return path;
}
const build = (): Tables =>
	buildTables(readCricsheet(archive({ "900001.json": smallMatch, "README.txt": "text" }), known));

describe("a match counted by hand", () => {
	test("the tables agree with each other", () => {
		expect(disagreements(build())).toEqual([]);
	});

	test("the match: a tie that the super over decided", () => {
		const { matches, match_teams, super_overs, seasons } = build();
		expect(matches).toMatchObject([
			{
				id: 900001,
				sequence: 1,
				season: 2030,
				date: "2030-04-01",
				match_number: 7,
				stage_kind: "league",
				ground_id: "wankhede-stadium",
				toss_winner_id: "csk",
				batting_first_id: "mi",
				winner_id: "csk",
				result: "tie",
				super_over: true,
				target_runs: 23,
				target_balls: 12,
				player_of_match_id: "id-C Three",
				umpires: ["U One", "U Two"],
			},
		]);
		expect(match_teams.map((side) => [side.franchise_id, side.outcome])).toEqual([
			["mi", "lost"],
			["csk", "won"],
		]);
		expect(super_overs.map((line) => [line.innings, line.franchise_id, line.runs, line.wickets])).toEqual([
			[3, "csk", 6, 0],
			[4, "mi", 4, 1],
		]);
		expect(seasons).toMatchObject([{ season: 2030, champion_id: null }]);
	});

	test("the totals, with the extras by kind", () => {
		expect(build().innings).toMatchObject([
			{
				innings: 1,
				franchise_id: "mi",
				runs: 22,
				wickets: 2,
				balls: 12,
				wides: 1,
				noballs: 1,
				legbyes: 1,
				byes: 0,
				sixes: 1,
			},
			{ innings: 2, franchise_id: "csk", runs: 22, wickets: 1, balls: 12, all_out: false, completed: false },
		]);
	});

	test("batting: no-balls are faced and wides are not; four all-run runs are no four; he who faced nothing has an innings", () => {
		const cards = build().batting.filter((card) => card.innings === 1);
		expect(cards.map((card) => [card.player_id, card.position, card.runs, card.balls, card.fours, card.sixes])).toEqual(
			[
				["id-M One", 1, 5, 3, 1, 0],
				["id-M Two", 2, 8, 3, 0, 1],
				["id-M Three", 3, 6, 7, 0, 0],
				["id-M Four", 4, 0, 0, 0, 0],
			],
		);
		expect(cards.map((card) => [card.dismissal, card.bowler_id, card.fielder_ids, card.is_out])).toEqual([
			["run out", null, ["id-C Three"], true],
			["caught", "id-C One", ["id-C Two"], true],
			["not out", null, [], false],
			["not out", null, [], false],
		]);
	});

	test("bowling: wides and no-balls are charged, leg byes are not, a run out is nobody's", () => {
		expect(build().bowling).toMatchObject([
			{ player_id: "id-C One", franchise_id: "csk", balls: 6, runs: 18, wickets: 1, dots: 3, wides: 1, noballs: 1 },
			{ player_id: "id-C Two", balls: 6, runs: 3, wickets: 0, dots: 4 },
			{ player_id: "id-M One", balls: 6, runs: 22, wickets: 1, maidens: 0, sixes: 3, fours: 1 },
			{ player_id: "id-M Two", balls: 6, runs: 0, wickets: 0, maidens: 1, dots: 6 },
		]);
	});

	test("stands: the run-out ball belongs to the stand it ended", () => {
		const stands = build().partnerships.filter((stand) => stand.innings === 1);
		expect(
			stands.map((stand) => [stand.batter1_id, stand.batter2_id, stand.wicket, stand.runs, stand.unbroken]),
		).toEqual([
			["id-M One", "id-M Two", 1, 15, false],
			["id-M One", "id-M Three", 2, 5, false],
			["id-M Three", "id-M Four", 3, 2, true],
		]);
	});

	test("match-ups: he who is run out at the other end is out, and the ball is the striker's", () => {
		const off = build().matchups.filter((pair) => pair.bowler_id === "id-C Two");
		expect(off.map((pair) => [pair.batter_id, pair.runs, pair.balls, pair.wickets, pair.dismissals])).toEqual([
			["id-M One", 1, 1, 0, 1],
			["id-M Three", 2, 5, 0, 0],
		]);
	});

	test("people: known ones keep their name, new ones have the one of the scorecard, umpires are none", () => {
		const { people } = build();
		expect(people).toHaveLength(8);
		expect(people.find((person) => person.id === "id-C Three")?.display_name).toBe("Three of Chennai");
		expect(people.find((person) => person.id === "id-M One")?.display_name).toBe("M One");
	});
});

describe("an archive that is not whole is refused, and told why", () => {
	test("a damaged file", () => {
		expect(() => readCricsheet(archive({ "900001.json": "{cut off" }), known)).toThrow("900001.json");
	});
	test("a file that lacks a part", () => {
		const { toss: _, ...info } = smallMatch.info;
		expect(() => readCricsheet(archive({ "900001.json": { ...smallMatch, info } }), known)).toThrow(
			/900001.json.*toss/s,
		);
	});
	test("a match that the record holds is missing", () => {
		const path = archive({ "900001.json": smallMatch });
		expect(() => readCricsheet(path, { ...known, matches: [335982, 900001] })).toThrow(
			"lacks 1 matches of the record (335982)",
		);
	});
	test("a team of no franchise", () => {
		const source = readCricsheet(archive({ "900001.json": smallMatch }), { ...known, teams: known.teams.slice(0, 1) });
		expect(() => buildTables(source)).toThrow('the team "Chennai Super Kings"');
	});
	test("no match at all", () => {
		expect(() => readCricsheet(archive({ "README.txt": "text" }), known)).toThrow("holds no match");
	});
});
