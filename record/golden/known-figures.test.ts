import { describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import type { Question } from "../language/question.ts";
import { longestRun } from "../words/plans/streak.ts";

// figures checked by hand, or so widely known that anybody can check them
const { ask, askAny } = await testRecord();
const KOHLI = "ba607b88";
const CHAHAL = "57ee1fde";
const first = { list: true, limit: 1 } as const;

describe("STAT-3 players", () => {
	test("Kohli: 9,336 runs in 282 matches, highest 113", async () => {
		const where = { player: KOHLI };
		const played = await ask({ rows: "appearances", measures: ["matches"], where });
		expect(played.rows[0]?.matches).toBe(282);
		const { rows } = await ask({ rows: "batting", measures: ["runs", "highest", "hundreds"], where });
		expect(rows[0]).toMatchObject({ runs: 9336, highest: 113, hundreds: 9 });
	});

	test("Kohli's strike rate in his first ten balls is 120.84, over 2,447 of them", async () => {
		const where = { player: KOHLI, first_balls: 10 };
		const { rows } = await ask({ rows: "batting", measures: ["strike_rate", "balls"], where });
		expect(rows[0]).toMatchObject({ strike_rate: 120.84, balls: 2447 });
	});

	test("Dhoni hit 72 sixes in the 20th over, Bumrah concedes 8.42 an over in the 19th", async () => {
		const dhoni = { player: "4a8a2e3b", overs: 20 };
		expect((await ask({ rows: "batting", measures: ["sixes"], where: dhoni })).rows[0]?.sixes).toBe(72);
		const bumrah = { player: "462411b3", overs: 19 };
		expect((await ask({ rows: "bowling", measures: ["economy"], where: bumrah })).rows[0]?.economy).toBe(8.42);
	});

	test("Chahal: 233 wickets, the most", async () => {
		const { rows } = await ask({ rows: "bowling", measures: ["wickets"], by: ["player"], limit: 1 });
		expect(rows[0]).toMatchObject({ rank: 1, player_id: CHAHAL, player: "Yuzvendra Chahal", wickets: 233 });
	});

	test("the most runs in a season: Kohli's 973 in 2016", async () => {
		const { rows } = await ask({ rows: "batting", measures: ["runs"], by: ["player", "season"], limit: 1 });
		expect(rows[0]).toMatchObject({ player: "Virat Kohli", season: 2016, runs: 973 });
	});

	test("the highest score: Gayle's 175 not out off 66 balls, a hundred off 30", async () => {
		const score = await ask({ rows: "batting", measures: ["runs", "balls", "sixes"], ...first });
		expect(score.rows[0]).toMatchObject({ player: "Chris Gayle", runs: 175, balls: 66, not_out: true, sixes: 17 });
		const hundred = await ask({ rows: "batting", measures: ["fastest_hundred", "runs"], ...first });
		expect(hundred.rows[0]).toMatchObject({ player: "Chris Gayle", fastest_hundred: 30, runs: 175 });
	});

	test("the best figures: Alzarri Joseph's six for 12 in 3.4 overs", async () => {
		const { rows } = await ask({ rows: "bowling", measures: ["best", "balls"], ...first });
		expect(rows[0]).toMatchObject({ player: "Alzarri Joseph", best: 6, best_runs: 12, balls: 22 });
	});

	test("four wickets are exactly four", async () => {
		const where = { player: CHAHAL };
		const { rows } = await ask({ rows: "bowling", measures: ["four_wickets", "five_wickets"], where });
		expect(rows[0]).toMatchObject({ four_wickets: 8, five_wickets: 1 });
	});

	test("23 hat-tricks, Amit Mishra with three of them", async () => {
		const { rows } = await ask({
			rows: "bowling",
			measures: ["hat_tricks"],
			by: ["season", "match", "player"],
			having: { hat_tricks: 1 },
			order: "keys",
			limit: 100,
		});
		expect(rows).toHaveLength(23);
		expect(rows.filter((row) => row.player === "Amit Mishra").map((row) => row.season)).toEqual([2008, 2011, 2013]);
		expect(rows[0]).toMatchObject({ player: "Lakshmipathy Balaji", season: 2008 });
	});

	test("the most player-of-the-match awards: de Villiers with 25", async () => {
		const { rows } = await ask({ rows: "awards", measures: ["player_of_match"], by: ["player"], limit: 1 });
		expect(rows[0]).toMatchObject({ player: "AB de Villiers", player_of_match: 25 });
	});

	test("the highest stand: Kohli and de Villiers, 229 against Gujarat Lions", async () => {
		const { rows } = await ask({ rows: "stands", measures: ["runs"], ...first });
		expect([rows[0]?.player, rows[0]?.partner].sort()).toEqual(["AB de Villiers", "Virat Kohli"]);
		expect(rows[0]).toMatchObject({ runs: 229, opponent: "Gujarat Lions" });
	});

	test("the youngest to play: Sooryavanshi at 14 years, four of them leap years, and 23 days", async () => {
		const { rows } = await ask({ rows: "appearances", measures: ["youngest"], by: ["player"], limit: 1 });
		expect(rows[0]).toMatchObject({ player: "Vaibhav Sooryavanshi", youngest: 14 * 365 + 4 + 23 });
	});

	test("two players called Harmeet Singh stay two", async () => {
		const { rows } = await ask({ rows: "appearances", measures: ["matches"], by: ["player"], limit: 1000 });
		expect(rows.filter((row) => row.player === "Harmeet Singh")).toHaveLength(2);
	});

	test("the dearest of 2026 whose price is known: Pant at 27 crore", async () => {
		const { rows } = await ask({
			rows: "squads",
			measures: ["price"],
			where: { season: 2026 },
			by: ["player", "team"],
			limit: 1,
		});
		expect(rows[0]).toMatchObject({ player: "Rishabh Pant", team_id: "lsg", price: 27 });
	});
});

describe("TEAM-2 sides", () => {
	const titles = async (to: number) => {
		const { rows } = await ask({ rows: "campaigns", measures: ["titles"], where: { season: { to } }, by: ["team"] });
		return Object.fromEntries(rows.filter((row) => row.titles > 0).map((row) => [row.team_id, row.titles]));
	};

	test("titles as of 2022, and as of 2026: Bengaluru won the last two", async () => {
		expect(await titles(2022)).toEqual({ mi: 5, csk: 4, kkr: 2, rr: 1, srh: 1, gt: 1, dch: 1 });
		expect(await titles(2026)).toEqual({ mi: 5, csk: 5, kkr: 3, rcb: 2, rr: 1, srh: 1, gt: 1, dch: 1 });
	});

	test("a renamed franchise keeps its years, a new one starts with none", async () => {
		const { rows } = await ask({ rows: "sides", measures: ["matches"], by: ["team"], limit: 50 });
		const matches = new Map(rows.map((row) => [row.team_id, row.matches]));
		expect(["dc", "pbks", "srh", "dch"].map((team) => matches.get(team))).toEqual([281, 278, 211, 75]);
	});

	test("the highest total is 287, the lowest completed one 49, the lowest defended 111", async () => {
		const asked = { rows: "innings", ...first } as const;
		const highest = await ask({ ...asked, measures: ["runs"] });
		expect(highest.rows[0]).toMatchObject({ team_id: "srh", runs: 287, opponent_id: "rcb", season: 2024 });
		const lowest = await ask({ ...asked, measures: ["lowest"] });
		expect(lowest.rows[0]).toMatchObject({ team_id: "rcb", lowest: 49, opponent_id: "kkr", season: 2017 });
		const where = { innings: 1, result: "won", full_match: true } as const;
		const defended = await ask({ ...asked, measures: ["runs"], where, order: "worst" });
		expect(defended.rows[0]).toMatchObject({ team_id: "pbks", runs: 111, opponent_id: "kkr", season: 2025 });
	});

	test("the longest winning run of Kolkata: ten, across 2014 and 2015", async () => {
		const played: Question = { rows: "sides", measures: ["matches"], list: true, order: "keys", limit: 1000 };
		const all = await askAny({ ...played, where: { team: "kkr" } });
		const won = await askAny({ ...played, where: { team: "kkr", result: "won" } });
		const { length, from, to } = longestRun(all.rows, won.rows);
		expect([length, from?.date, to?.date]).toEqual([10, "2014-05-07", "2015-04-08"]);
	});

	test("16 ties went to a super over, two in one evening, one of them to two", async () => {
		const { rows } = await ask({ rows: "matches", measures: ["matches"], where: { super_over: true }, list: true });
		expect(rows).toHaveLength(16);
		const played = await ask({ rows: "super_overs", measures: ["count"], by: ["match"], limit: 100 });
		const twice = rows.filter(({ match_id }) => played.rows.find((row) => row.match_id === match_id)?.count === 4);
		expect(twice).toMatchObject([{ winner_id: "pbks", season: 2020 }]);
		expect(rows.filter(({ date }) => date === twice[0]?.date)).toHaveLength(2);
	});

	test("the tied super over of 2014 went to Rajasthan", async () => {
		const where = { season: 2014, super_over: true };
		const { rows } = await ask({ rows: "matches", measures: ["matches"], where, list: true });
		expect(rows).toMatchObject([{ winner_id: "rr", tied: true }]);
		const overs = await ask({
			rows: "super_overs",
			measures: ["runs"],
			where: { match: rows[0]?.match_id ?? 0 },
			by: ["team"],
		});
		expect(overs.rows.map(({ runs }) => runs)).toEqual([11, 11]);
	});

	test("Mumbai's opponents lost 438 wickets in the powerplay, 414 of them to bowlers", async () => {
		const where = { opponent: "mi", phase: "powerplay" } as const;
		const { rows } = await ask({ rows: "balls", measures: ["wickets", "credited"], where });
		expect(rows[0]).toMatchObject({ wickets: 438, credited: 414 });
	});
});

describe("STAT-2 seasons and grounds", () => {
	test("TEAM-3 the caps of every season are those of the season table", async () => {
		const capped = async (award: "orange_caps" | "purple_caps") => {
			const { rows } = await ask({
				rows: "awards",
				measures: [award],
				by: ["season", "player"],
				having: { [award]: 1 },
				order: "keys",
			});
			return rows;
		};
		const [orange, purple] = [await capped("orange_caps"), await capped("purple_caps")];
		const list = await Promise.all(
			orange.map(async ({ season, player, player_id }, at) => {
				const { rows: bat } = await ask({ rows: "batting", measures: ["runs"], where: { season, player: player_id } });
				const bowler = purple[at];
				const where = { season, player: bowler?.player_id ?? "" };
				const { rows: bowl } = await ask({ rows: "bowling", measures: ["wickets"], where });
				return [season, player, bat[0]?.runs, bowler?.player, bowl[0]?.wickets];
			}),
		);
		expect(list).toEqual([
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
		const { rows } = await ask({
			rows: "campaigns",
			measures: ["finals"],
			where: { figures: { final: 1 } },
			list: true,
			order: "keys",
			limit: 100,
		});
		expect(rows).toHaveLength(38);
		const final = (season: number) => {
			const of = rows.filter((row) => row.season === season);
			return [of.find(({ title }) => title)?.team_name, of.find(({ title }) => !title)?.team_name];
		};
		expect(final(2009)).toEqual(["Deccan Chargers", "Royal Challengers Bangalore"]);
		expect(final(2026)).toEqual(["Royal Challengers Bengaluru", "Gujarat Titans"]);
	});

	const table = async (season: number) =>
		(await ask({ rows: "campaigns", measures: ["points"], where: { season }, list: true, order: "keys" })).rows;

	test("the table of 2024: three matches were washed out without a ball", async () => {
		const lines = (await table(2024)).slice(0, 4);
		expect(lines.map((line) => [line.team_id, line.played, line.points, line.net_run_rate])).toEqual([
			["kkr", 14, 20, 1.428],
			["srh", 14, 17, 0.414],
			["rr", 14, 17, 0.273],
			["rcb", 14, 14, 0.459],
		]);
	});

	test("the table of 2025 does not count the match that was replayed", async () => {
		expect((await table(2025)).map((line) => [line.team_id, line.points])).toEqual([
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
		const eden = { ground: "eden-gardens", innings: 1 as const, result: ["won", "lost"] };
		const { rows: average } = await ask({
			rows: "innings",
			measures: ["average_total"],
			where: eden,
		});
		expect(average[0]?.average_total).toBe(169.7);
		const { rows: sixes } = await ask({ rows: "innings", measures: ["sixes"], where: { season: 2009 } });
		expect(sixes[0]?.sixes).toBe(506);
		const { rows: matches } = await ask({
			rows: "matches",
			measures: ["matches"],
			where: { season: 2023 },
			list: true,
			limit: 100,
		});
		const field = matches.filter(({ toss_decision }) => toss_decision === "field").length;
		expect(Math.round((10_000 * field) / matches.length) / 100).toBe(71.62);
	});

	test("the best economy of 2016 is Adam Zampa's: a season's ranking takes 100 legal balls", async () => {
		const asked = { rows: "bowling", measures: ["economy"], by: ["player"], limit: 1 } as const;
		const { rows, floor } = await ask({ ...asked, where: { season: 2016 } });
		expect([rows[0]?.player, floor]).toEqual(["Adam Zampa", { least: 100, unit: "legal balls" }]);
	});

	test("sides of more than eleven come with the impact player in 2023", async () => {
		const { rows } = await ask({
			rows: "appearances",
			measures: ["matches"],
			by: ["season", "match", "team"],
			having: { matches: { from: 12 } },
			order: "keys",
			limit: 1000,
		});
		const sides = await ask({ rows: "sides", measures: ["matches"], by: ["season"], order: "keys" });
		const most = sides.rows.filter(
			({ season, matches }) => 2 * rows.filter((row) => row.season === season).length > matches,
		);
		expect(most.map(({ season }) => season)).toEqual([2023, 2024, 2025, 2026]);
	});
});
