import { describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import type { Question } from "../language/question.ts";
import { longestRun } from "./longest-run.ts";

// figures checked by hand, or easy to check elsewhere
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

	test("Adam Gilchrist's only ball took a wicket, and was no hat-trick", async () => {
		const { rows } = await ask({
			rows: "bowling",
			measures: ["balls", "wickets"],
			where: { player: "2b6e6dec", innings_figures: { hat_tricks: 0 } },
		});
		expect(rows).toMatchObject([{ balls: 1, wickets: 1 }]);
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

	test("the two players called Harmeet Singh have separate figures", async () => {
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

	test("a renamed franchise keeps its matches, a new one starts without any", async () => {
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

	test("16 ties went to a super over; two were on one evening, and one of these had a second super over", async () => {
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

	test("Mumbai's opponents lost 438 wickets in the powerplay, 414 of them credited to bowlers", async () => {
		const where = { opponent: "mi", phase: "powerplay" } as const;
		const { rows } = await ask({ rows: "balls", measures: ["wickets", "credited"], where });
		expect(rows[0]).toMatchObject({ wickets: 438, credited: 414 });
	});
});
