import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { openTestDatabase } from "../../tests/fixtures/database.ts";
import { askRecord } from "../catalogue.ts";

// figures checked by hand, or so widely known that anybody can check them
let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const KOHLI = "ba607b88";
const CHAHAL = "57ee1fde";

describe("STAT-3 players", () => {
	test("Kohli: 9,336 runs in 282 matches, highest 113", async () => {
		const line = await askRecord(database.db, "career", { player: KOHLI });
		expect(line?.appearances?.matches).toBe(282);
		expect(line?.batting).toMatchObject({ runs: 9336, highest: 113, hundreds: 9 });
	});

	test("Chahal: 233 wickets, the most", async () => {
		const [first] = await askRecord(database.db, "bowling_leaders", { metric: "wickets", limit: 1 });
		expect(first).toMatchObject({ rank: 1, player_id: CHAHAL, player: "Yuzvendra Chahal", wickets: 233 });
	});

	test("the most runs in a season: Kohli's 973 in 2016", async () => {
		const [first] = await askRecord(database.db, "batting_leaders", {
			metric: "runs",
			by: ["player", "season"],
			limit: 1,
		});
		expect(first).toMatchObject({ player: "Virat Kohli", season: 2016, runs: 973 });
	});

	test("the highest score: Gayle's 175 not out off 66 balls, a hundred off 30", async () => {
		const [score] = await askRecord(database.db, "scores", { metric: "runs", limit: 1 });
		expect(score).toMatchObject({ player: "Chris Gayle", runs: 175, balls: 66, not_out: true, sixes: 17 });
		const [hundred] = await askRecord(database.db, "milestones", { kind: "hundred", limit: 1 });
		expect(hundred).toMatchObject({ player: "Chris Gayle", balls: 30, runs: 175 });
	});

	test("the best figures: Alzarri Joseph's six for 12", async () => {
		const [spell] = await askRecord(database.db, "spells", { metric: "figures", limit: 1 });
		expect(spell).toMatchObject({ player: "Alzarri Joseph", wickets: 6, runs: 12, overs: "3.4" });
	});

	test("four wickets are exactly four, four_plus four or more", async () => {
		const [line] = await askRecord(database.db, "bowling", { player: CHAHAL });
		expect(line).toMatchObject({ four_wickets: 8, five_wickets: 1, four_plus: 9 });
	});

	test("23 hat-tricks, Amit Mishra with three of them", async () => {
		const list = await askRecord(database.db, "milestones", { kind: "hat_trick", limit: 100 });
		expect(list).toHaveLength(23);
		expect(list.filter((line) => line.player === "Amit Mishra").map((line) => line.season)).toEqual([2008, 2011, 2013]);
		expect(list[0]).toMatchObject({ player: "Lakshmipathy Balaji", season: 2008 });
	});

	test("the most player-of-the-match awards: de Villiers with 25", async () => {
		const [first] = await askRecord(database.db, "appearances", { metric: "player_of_match", limit: 1 });
		expect(first).toMatchObject({ player: "AB de Villiers", player_of_match: 25 });
	});

	test("the highest stand: Kohli and de Villiers, 229 against Gujarat Lions", async () => {
		const [stand] = await askRecord(database.db, "partnerships", { limit: 1 });
		expect(stand).toMatchObject({
			batter1: "Virat Kohli",
			batter2: "AB de Villiers",
			runs: 229,
			opponent: "Gujarat Lions",
		});
	});

	test("the youngest to play: Sooryavanshi at 14 years and 23 days", async () => {
		const [first] = await askRecord(database.db, "ages", { feat: "match", order: "youngest", limit: 1 });
		expect(first).toMatchObject({ player: "Vaibhav Sooryavanshi", years: 14, days: 23, season: 2025 });
	});

	test("two players called Harmeet Singh stay two", async () => {
		const lines = await askRecord(database.db, "appearances", { metric: "matches", limit: 1000 });
		expect(lines.filter((line) => line.player === "Harmeet Singh")).toHaveLength(2);
	});
});

describe("TEAM-2 teams", () => {
	test("titles as of 2022", async () => {
		const list = await askRecord(database.db, "titles", { to_season: 2022 });
		const titles = Object.fromEntries(list.map((line) => [line.short_name, line.titles]));
		expect(titles).toMatchObject({
			MI: 5,
			CSK: 4,
			KKR: 2,
			RR: 1,
			SRH: 1,
			GT: 1,
			DCH: 1,
			RCB: 0,
			DC: 0,
			PBKS: 0,
			LSG: 0,
		});
	});

	test("titles as of 2026: Bengaluru won the last two", async () => {
		const list = await askRecord(database.db, "titles", { current_teams: true });
		expect(list).toHaveLength(10);
		expect(list.find((line) => line.short_name === "RCB")).toMatchObject({ titles: 2, title_seasons: [2025, 2026] });
		expect(list.find((line) => line.short_name === "KKR")).toMatchObject({
			titles: 3,
			title_seasons: [2012, 2014, 2024],
		});
	});

	test("a renamed franchise keeps its years, a new one starts with none", async () => {
		const lines = await askRecord(database.db, "results", { metric: "matches", limit: 50 });
		const matches = Object.fromEntries(lines.map((line) => [line.team_id, [line.matches, line.first_season]]));
		expect(matches.dc).toEqual([281, 2008]);
		expect(matches.pbks).toEqual([278, 2008]);
		expect(matches.srh).toEqual([211, 2013]);
		expect(matches.dch).toEqual([75, 2008]);
	});

	test("the highest total is 287, the lowest completed one 49, the lowest defended 111", async () => {
		const [highest] = await askRecord(database.db, "totals", { limit: 1 });
		expect(highest).toMatchObject({ team_id: "srh", runs: 287, opponent_id: "rcb", season: 2024 });
		const [lowest] = await askRecord(database.db, "totals", { completed: true, order: "worst", limit: 1 });
		expect(lowest).toMatchObject({ team_id: "rcb", runs: 49, opponent_id: "kkr", season: 2017 });
		const [defended] = await askRecord(database.db, "totals", {
			innings: 1,
			outcome: "won",
			full_match: true,
			order: "worst",
			limit: 1,
		});
		expect(defended).toMatchObject({ team_id: "pbks", runs: 111, opponent_id: "kkr", season: 2025 });
	});

	test("the longest winning run: ten by Kolkata, across 2014 and 2015", async () => {
		const [first] = await askRecord(database.db, "streaks", { outcome: "won", limit: 1 });
		expect(first).toMatchObject({ team_id: "kkr", length: 10, first_date: "2014-05-07", last_date: "2015-04-08" });
	});

	test("16 ties went to a super over, two in one evening, one of them to two", async () => {
		const list = await askRecord(database.db, "super_overs", {});
		expect(list).toHaveLength(16);
		const twice = list.filter((line) => line.innings.length === 4);
		expect(twice).toMatchObject([{ winner_id: "pbks", loser_id: "mi", season: 2020 }]);
		expect(list.filter((line) => line.date === twice[0]?.date)).toHaveLength(2);
	});

	test("the tied super over of 2014 went to Rajasthan", async () => {
		const [match] = await askRecord(database.db, "super_overs", { season: 2014 });
		expect(match).toMatchObject({ winner_id: "rr", loser_id: "kkr" });
		expect(match?.innings.map((line) => line.runs)).toEqual([11, 11]);
	});
});

describe("STAT-2 seasons and grounds", () => {
	test("the caps of every season are those of the season table", async () => {
		const list = await askRecord(database.db, "caps", {});
		expect(
			list.map((line) => [line.season, line.orange_player, line.orange_runs, line.purple_player, line.purple_wickets]),
		).toEqual([
			[2008, "Shaun Marsh", 616, "Sohail Tanvir", 22],
			[2009, "Matthew Hayden", 572, "RP Singh", 23],
			[2010, "Sachin Tendulkar", 618, "Pragyan Ojha", 21],
			[2011, "Chris Gayle", 608, "Lasith Malinga", 28],
			[2012, "Chris Gayle", 733, "Morne Morkel", 25],
			[2013, "Michael Hussey", 733, "Dwayne Bravo", 32],
			[2014, "Robin Uthappa", 660, "Mohit Sharma", 23],
			[2015, "David Warner", 562, "Dwayne Bravo", 26],
			[2016, "Virat Kohli", 973, "Bhuvneshwar Kumar", 23],
			[2017, "David Warner", 641, "Bhuvneshwar Kumar", 26],
			[2018, "Kane Williamson", 735, "Andrew Tye", 24],
			[2019, "David Warner", 692, "Imran Tahir", 26],
			[2020, "KL Rahul", 670, "Kagiso Rabada", 30],
			[2021, "Ruturaj Gaikwad", 635, "Harshal Patel", 32],
			[2022, "Jos Buttler", 863, "Yuzvendra Chahal", 27],
			[2023, "Shubman Gill", 890, "Mohammed Shami", 28],
			[2024, "Virat Kohli", 741, "Harshal Patel", 24],
			[2025, "Sai Sudharsan", 759, "Prasidh Krishna", 25],
			[2026, "Vaibhav Sooryavanshi", 776, "Kagiso Rabada", 29],
		]);
	});

	test("the champions, under the names of their years", async () => {
		const list = await askRecord(database.db, "champions", {});
		expect(list).toHaveLength(19);
		expect(list[1]).toMatchObject({
			season: 2009,
			champion: "Deccan Chargers",
			runner_up: "Royal Challengers Bangalore",
		});
		expect(list.at(-1)).toMatchObject({ champion: "Royal Challengers Bengaluru", runner_up: "Gujarat Titans" });
	});

	test("the table of 2024: three matches were washed out without a ball", async () => {
		const table = await askRecord(database.db, "standings", { season: 2024 });
		expect(table.slice(0, 4).map((line) => [line.team_id, line.played, line.points, line.net_run_rate])).toEqual([
			["kkr", 14, 20, 1.428],
			["srh", 14, 17, 0.414],
			["rr", 14, 17, 0.273],
			["rcb", 14, 14, 0.459],
		]);
	});

	test("the table of 2025 does not count the match that was replayed", async () => {
		const table = await askRecord(database.db, "standings", { season: 2025 });
		expect(table.map((line) => [line.team_id, line.points])).toEqual([
			["pbks", 19],
			["rcb", 19],
			["gt", 18],
			["mi", 16],
			["dc", 15],
			["srh", 13],
			["kkr", 12],
			["lsg", 12],
			["rr", 8],
			["csk", 8],
		]);
	});

	test("first innings at Eden Gardens, sixes of 2009, tosses of 2023", async () => {
		const [eden] = await askRecord(database.db, "match_figures", { ground: "eden-gardens", metric: "matches" });
		expect(eden?.average_first).toBe(169.7);
		const [sixes] = await askRecord(database.db, "scoring", { season: 2009, metric: "sixes" });
		expect(sixes?.sixes).toBe(506);
		const [toss] = await askRecord(database.db, "match_figures", { season: 2023, metric: "matches" });
		expect(toss?.field_percentage).toBe(71.62);
	});

	test("sides of more than eleven come with the impact player in 2023", async () => {
		const list = await askRecord(database.db, "impact_players", {});
		const used = list.filter((line) => line.percentage > 50).map((line) => line.season);
		expect(used).toEqual([2023, 2024, 2025, 2026]);
	});

	test("the dearest of 2026 whose price is known: Pant at 27 crore", async () => {
		const [first] = await askRecord(database.db, "prices", { year: 2026, limit: 1 });
		expect(first).toMatchObject({ player: "Rishabh Pant", team_id: "lsg", price_crore: 27 });
	});
});
