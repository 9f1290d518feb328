import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepRecord } from "../file/keep.ts";
import { writeSources } from "../file/sources.ts";
import type { Question } from "../language/question.ts";
import type { RowsName } from "../language/rows/rows.ts";
import { type MatchRecord, openMatchRecord } from "../record.ts";
import { buildTables } from "./build.ts";
import { contradictions } from "./check.ts";
import { readCricsheet } from "./cricsheet.ts";
import type { ExistingData } from "./existing-data.ts";
import { smallMatch } from "./small-match.ts";
import type { SourceMatch } from "./source.ts";

const known: ExistingData = {
	people: [{ id: "id-C Three", name: "C Three", display_name: "Three of Chennai", sources: {} }],
	squads: [],
	franchises: [
		{ id: "mi", name: "Mumbai Indians" },
		{ id: "csk", name: "Chennai Super Kings" },
	],
	teams: [
		{ name: "Mumbai Indians", franchise_id: "mi", city: "Mumbai", first_season: 2008 },
		{ name: "Chennai Super Kings", franchise_id: "csk", city: "Chennai", first_season: 2008 },
	],
	grounds: [
		{
			...{ id: "wankhede-stadium", name: "Wankhede Stadium", city: "Mumbai", country: "India" },
			venues: ["Wankhede Stadium, Mumbai"],
		},
	],
	matches: [],
};

const folder = mkdtempSync(join(tmpdir(), "tm-cricsheet-"));

function archive(files: Record<string, unknown>): string {
	const path = join(folder, "ipl_json.zip");
	const text = (file: unknown) => strToU8(typeof file === "string" ? file : JSON.stringify(file));
	writeFileSync(path, zipSync(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, text(file)]))));
	return path;
}

const read = () => readCricsheet(archive({ "900001.json": smallMatch, "README.txt": "text" }), known);
let record: MatchRecord;
beforeAll(async () => {
	const sources = join(folder, "sources");
	await writeSources(sources, read(), buildTables(read()));
	record = await openMatchRecord(await keepRecord(folder, sources));
});
afterAll(() => {
	record.close();
	rmSync(folder, { recursive: true, force: true });
});

describe("a match counted by hand", () => {
	/** The archive's rows of one kind, in the order of play. */
	const rowsOf = async (rows: RowsName, measures: string[], where: Question["where"] = {}) =>
		(await record.askAny({ rows, measures, where, list: true, order: "keys" })).rows as Record<string, unknown>[];
	const only = (rows: Record<string, unknown>[], ...columns: string[]) =>
		rows.map((row) => columns.map((column) => row[column]));

	test("the source has no contradiction", () => {
		expect(contradictions(read())).toEqual([]);
	});

	test("the match: a tie that the super over decided", async () => {
		expect(await rowsOf("matches", ["matches"])).toMatchObject([
			{
				match_id: 900001,
				season: 2030,
				date: "2030-04-01",
				match_number: 7,
				stage: "League",
				ground_id: "wankhede-stadium",
				toss_winner_id: "csk",
				batting_first_id: "mi",
				winner_id: "csk",
				tied: true,
				super_over: true,
				target_runs: 23,
				target_balls: 12,
				player_of_match_id: "id-C Three",
				umpires: ["U One", "U Two"],
			},
		]);
		const sides = await record.ask({ rows: "sides", measures: ["matches"], by: ["team", "result"], order: "keys" });
		expect(only(sides.rows, "team_id", "result")).toEqual([
			["csk", "won"],
			["mi", "lost"],
		]);
		const overs = await rowsOf("super_overs", ["runs", "wickets"]);
		expect(only(overs, "innings_number", "team_id", "runs", "wickets")).toEqual([
			[3, "csk", 6, 0],
			[4, "mi", 4, 1],
		]);
		const { rows: titles } = await record.ask({ rows: "campaigns", measures: ["titles"], where: { season: 2030 } });
		expect(titles).toMatchObject([{ titles: 0 }]);
	});

	test("the totals, with the extras by kind", async () => {
		const measures = ["runs", "wickets", "balls", "wides", "noballs", "legbyes", "byes", "sixes"];
		expect(await rowsOf("innings", measures)).toMatchObject([
			{ team_id: "mi", runs: 22, wickets: 2, balls: 12, wides: 1, noballs: 1, legbyes: 1, byes: 0, sixes: 1 },
			{ team_id: "csk", runs: 22, wickets: 1, balls: 12, all_out: false, completed: false },
		]);
	});

	test("batting: no-balls are faced and wides are not; four all-run runs are no four; a batter who faced nothing has an innings", async () => {
		const cards = await rowsOf("batting", ["runs", "balls", "fours", "sixes", "outs"], { innings: 1 });
		expect(only(cards, "player_id", "position", "runs", "balls", "fours", "sixes")).toEqual([
			["id-M One", 1, 5, 3, 1, 0],
			["id-M Two", 2, 8, 3, 0, 1],
			["id-M Three", 3, 6, 7, 0, 0],
			["id-M Four", 4, 0, 0, 0, 0],
		]);
		expect(only(cards, "dismissal", "bowler_id", "fielder_ids", "outs")).toEqual([
			["run out", null, ["id-C Three"], 1],
			["caught", "id-C One", ["id-C Two"], 1],
			["not out", null, [], 0],
			["not out", null, [], 0],
		]);
	});

	test("bowling: wides and no-balls are charged, leg byes are not, a run out is credited to nobody", async () => {
		const measures = ["balls", "runs", "wickets", "dots", "wides", "noballs", "maidens", "fours", "sixes"];
		expect(await rowsOf("bowling", measures)).toMatchObject([
			{ player_id: "id-C One", team_id: "csk", balls: 6, runs: 18, wickets: 1, dots: 3, wides: 1, noballs: 1 },
			{ player_id: "id-C Two", balls: 6, runs: 3, wickets: 0, dots: 4 },
			{ player_id: "id-M One", balls: 6, runs: 22, wickets: 1, maidens: 0, sixes: 3, fours: 1 },
			{ player_id: "id-M Two", balls: 6, runs: 0, wickets: 0, maidens: 1, dots: 6 },
		]);
	});

	test("partnerships: the ball of a run out belongs to the partnership it ended", async () => {
		const stands = await rowsOf("stands", ["runs"], { innings: 1 });
		expect(only(stands, "player_id", "partner_id", "wicket_number", "runs", "unbroken")).toEqual([
			["id-M One", "id-M Two", 1, 15, false],
			["id-M One", "id-M Three", 2, 5, false],
			["id-M Three", "id-M Four", 3, 2, true],
		]);
	});

	test("match-ups: a batter run out at the other end is out, and the ball is the striker's", async () => {
		const asked = { rows: "batting", where: { bowler: "id-C Two" }, by: ["player"], order: "keys" } as const;
		const { rows } = await record.ask({ ...asked, measures: ["runs", "balls", "outs"], where: { ...asked.where } });
		expect(only(rows, "player_id", "runs", "balls", "outs")).toEqual([
			["id-M Four", 0, 0, 0],
			["id-M One", 1, 1, 1],
			["id-M Three", 2, 5, 0],
		]);
	});

	test("people: known ones keep their name, new ones get the scorecard's, umpires are excluded", () => {
		const names = new Map(record.names.people.map(({ id, name }) => [id, name]));
		expect(names.size).toBe(8);
		expect([names.get("id-C Three"), names.get("id-M One")]).toEqual(["Three of Chennai", "M One"]);
	});
});

describe("an incomplete archive is refused, with the reason", () => {
	test("a damaged file", () => {
		expect(() => readCricsheet(archive({ "900001.json": "{cut off" }), known)).toThrow("900001.json");
	});
	test("a file that lacks a part", () => {
		const { toss: _, ...info } = smallMatch.info;
		expect(() => readCricsheet(archive({ "900001.json": { ...smallMatch, info } }), known)).toThrow(
			/900001.json.*toss/s,
		);
	});
	test("a match of the record is missing", () => {
		const path = archive({ "900001.json": smallMatch });
		const [match] = read().matches as [SourceMatch];
		expect(() => readCricsheet(path, { ...known, matches: [{ ...match, id: 335982 }, match] })).toThrow(
			"lacks 1 matches of the record (335982)",
		);
	});
	test("a team without a franchise", () => {
		const path = archive({ "900001.json": smallMatch });
		expect(() => readCricsheet(path, { ...known, teams: known.teams.slice(0, 1) })).toThrow(
			'900001.json: no franchise is known for the team "Chennai Super Kings"',
		);
	});
	test("no match at all", () => {
		expect(() => readCricsheet(archive({ "README.txt": "text" }), known)).toThrow("holds no match");
	});
});
