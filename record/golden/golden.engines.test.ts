import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { openTestDatabase } from "../../tests/fixtures/database.ts";
import { askRecord, type QueryParams } from "../catalogue.ts";
import type { BattingLine } from "../queries/batting.ts";
import type { BowlingLine } from "../queries/bowling.ts";
import type { Career } from "../queries/career.ts";

// figures.json was made by scripts/record-golden.ts, which walks the deliveries and shares nothing with the queries
const golden = JSON.parse(readFileSync(new URL("./figures.json", import.meta.url), "utf8"));
type Entry = [string, number];

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

/** The same keys, each with its value to a hundredth: both sides round rates to two places, halves not the same way. */
function expectSame(actual: Entry[], expected: Entry[]) {
	expect(actual.map(([key]) => key).sort()).toEqual(expected.map(([key]) => key).sort());
	const values = new Map(expected);
	const off = actual.filter(([key, value]) => Math.abs(value - (values.get(key) as number)) > 0.0101);
	expect(off).toEqual([]);
}

async function battingTop(metric: "runs" | "sixes" | "strike_rate" | "average", season?: number, min = {}) {
	const lines = await askRecord(database.db, "batting_leaders", {
		metric,
		limit: 20,
		...(season ? { season } : {}),
		...min,
	});
	return lines.map((line): Entry => [line.player_id as string, line[metric] as number]);
}
async function bowlingTop(metric: "wickets" | "economy", season?: number, min = {}) {
	const lines = await askRecord(database.db, "bowling_leaders", {
		metric,
		limit: 20,
		...(season ? { season } : {}),
		...min,
	});
	return lines.map((line): Entry => [line.player_id as string, line[metric] as number]);
}

describe("STAT-3 leaders equal an independent walk over the deliveries", () => {
	const spans: [string, number | undefined][] = [
		["all time", undefined],
		...Object.keys(golden.by_season).map((year): [string, number] => [year, Number(year)]),
	];
	test.each(spans)("%s", async (_, season) => {
		const expected = season ? golden.by_season[season] : golden.all_time;
		const balls = season ? 100 : 500;
		const innings = season ? 5 : 20;
		expectSame(await battingTop("runs", season), expected.runs);
		expectSame(await battingTop("sixes", season), expected.sixes);
		expectSame(await battingTop("strike_rate", season, { min_balls: balls }), expected.strike_rate);
		expectSame(await battingTop("average", season, { min_innings: innings }), expected.average);
		expectSame(await bowlingTop("wickets", season), expected.wickets);
		expectSame(await bowlingTop("economy", season, { min_balls: balls }), expected.economy);
	});
});

describe("STAT-3 single feats", () => {
	test("highest scores, best figures, stands and totals", async () => {
		const scores = await askRecord(database.db, "scores", { metric: "runs", limit: 20 });
		expectSame(
			scores.map((x) => [`${x.match_id} ${x.innings} ${x.player_id}`, x.runs]),
			golden.all_time.highest_scores,
		);
		const spells = await askRecord(database.db, "spells", { metric: "figures", limit: 20 });
		expectSame(
			spells.map((x) => [`${x.match_id} ${x.innings} ${x.player_id}`, x.wickets * 1000 - x.runs]),
			golden.all_time.best_figures,
		);
		const stands = await askRecord(database.db, "partnerships", { limit: 20 });
		expectSame(
			stands.map((x) => [`${x.match_id} ${[x.batter1_id, x.batter2_id].sort().join(" ")}`, x.runs]),
			golden.all_time.partnerships,
		);
		const totals = await askRecord(database.db, "totals", { limit: 20 });
		expectSame(
			totals.map((x) => [`${x.match_id} ${x.innings}`, x.runs]),
			golden.all_time.team_totals,
		);
	});

	test.each(["fifty", "hundred"] as const)("the fastest: %s", async (kind) => {
		const list = await askRecord(database.db, "milestones", { kind, limit: 20 });
		expectSame(
			list.map((x) => [`${x.match_id} ${x.innings} ${x.player_id}`, x.balls as number]),
			kind === "fifty" ? golden.fastest_fifties : golden.fastest_hundreds,
		);
	});

	test("match-ups by runs and by wickets", async () => {
		const runs = await askRecord(database.db, "matchups", { metric: "runs", limit: 20 });
		expectSame(
			runs.map((x) => [`${x.batter_id} ${x.bowler_id}`, x.runs]),
			golden.matchup_runs,
		);
		const wickets = await askRecord(database.db, "matchups", { metric: "wickets", limit: 20 });
		expectSame(
			wickets.map((x) => [`${x.batter_id} ${x.bowler_id}`, x.wickets]),
			golden.matchup_wickets,
		);
	});

	test.each(["powerplay", "middle", "death"] as const)("phase: %s", async (phase) => {
		const bat = await askRecord(database.db, "batting_leaders", { metric: "runs", phase, limit: 20 });
		expectSame(
			bat.map((x) => [x.player_id as string, x.runs]),
			golden[`${phase}_runs`],
		);
		const bowl = await askRecord(database.db, "bowling_leaders", { metric: "wickets", phase, limit: 20 });
		expectSame(
			bowl.map((x) => [x.player_id as string, x.wickets]),
			golden[`${phase}_wickets`],
		);
	});
});

function plain({ appearances, batting, bowling }: Career) {
	const bat: BattingLine = batting;
	const bowl: BowlingLine = bowling;
	return {
		matches: appearances?.matches ?? 0,
		innings: bat.innings,
		runs: bat.runs,
		balls: bat.balls,
		fours: bat.fours,
		sixes: bat.sixes,
		dismissals: bat.dismissals,
		highest: bat.highest,
		hundreds: bat.hundreds,
		fifties: bat.fifties,
		ducks: bat.ducks,
		spells: bowl.innings,
		balls_bowled: bowl.balls,
		runs_conceded: bowl.runs,
		wickets: bowl.wickets,
		maidens: bowl.maidens,
		dots: bowl.dots,
		four_wickets: bowl.four_wickets,
		five_wickets: bowl.five_wickets,
	};
}

test("PLAYER-5 eighty whole careers equal an independent walk over the deliveries", async () => {
	expect(Object.keys(golden.careers)).toHaveLength(80);
	for (const [player, expected] of Object.entries(golden.careers)) {
		const line = await askRecord(database.db, "career", { player });
		expect({ player, ...plain(line as Career) }).toEqual({ player, ...(expected as object) });
	}
});

describe("TEAM-3 teams equal a count over the list of matches", () => {
	test("head-to-head of all pairs of current teams, from both sides", async () => {
		for (const [pair, [met, first, second]] of Object.entries(golden.head_to_head as Record<string, number[]>)) {
			const [team, opponent] = pair.split(" ") as [string, string];
			const params: QueryParams<"results"> = { metric: "matches", by: [] };
			const [line] = await askRecord(database.db, "results", { ...params, team, opponent });
			const [other] = await askRecord(database.db, "results", { ...params, team: opponent, opponent: team });
			expect([pair, line?.matches, line?.won, line?.lost]).toEqual([pair, met, first, second]);
			expect([pair, other?.matches, other?.won, other?.lost]).toEqual([pair, met, second, first]);
		}
	});

	test.each([2022, 2026])("titles as of %i", async (to_season) => {
		const list = await askRecord(database.db, "titles", { to_season, current_teams: true });
		expect(Object.fromEntries(list.map((line) => [line.team_id, line.titles]))).toEqual(golden[`titles_${to_season}`]);
	});

	test.each(["won", "lost"] as const)("longest runs: %s", async (outcome) => {
		const list = await askRecord(database.db, "streaks", { outcome, best_per_team: true, limit: 50 });
		const expected = outcome === "won" ? golden.winning_runs : golden.losing_runs;
		const current = list.filter((line) => line.team_id in expected);
		expect(Object.fromEntries(current.map((line) => [line.team_id, line.length]))).toEqual(expected);
	});

	test("matches at each ground", async () => {
		const list = await askRecord(database.db, "match_figures", { by: ["ground"], metric: "matches", limit: 100 });
		expect(Object.fromEntries(list.map((line) => [line.ground, line.matches]))).toEqual(golden.ground_matches);
	});
});
