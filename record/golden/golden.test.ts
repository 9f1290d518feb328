import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import type { Question } from "../language/question.ts";
import { longestRun } from "./longest-run.ts";

// scripts/record/golden.ts builds figures.json from the working data, without code of the record
const golden = JSON.parse(readFileSync(new URL("./figures.json", import.meta.url), "utf8"));
type Entry = [string, number];

const { ask, askAny } = await testRecord();

/** Compares keys exactly and values to a hundredth, since both sides round halves differently. */
function expectSame(actual: Entry[], expected: Entry[]) {
	expect(actual.map(([key]) => key).sort()).toEqual(expected.map(([key]) => key).sort());
	const values = new Map(expected);
	const off = actual.filter(([key, value]) => Math.abs(value - (values.get(key) as number)) > 0.0101);
	expect(off).toEqual([]);
}

async function top(rows: "batting" | "bowling", measure: string, part: Partial<Question> = {}): Promise<Entry[]> {
	const answer = await askAny({ rows, measures: [measure], by: ["player"], limit: 20, ...part });
	return answer.rows.map((row) => [String(row.player_id), row[measure] as number]);
}

describe("STAT-3 leaders equal an independent count over the deliveries", () => {
	const spans: [string, number | undefined][] = [
		["all time", undefined],
		...Object.keys(golden.by_season).map((year): [string, number] => [year, Number(year)]),
	];
	test.each(spans)("%s", async (_, season) => {
		const expected = season ? golden.by_season[season] : golden.all_time;
		const part = season ? { where: { season } } : {};
		const balls = { ...part, having: { balls: { from: season ? 100 : 500 } } };
		const innings = { ...part, having: { innings: { from: season ? 5 : 20 } } };
		expectSame(await top("batting", "runs", part), expected.runs);
		expectSame(await top("batting", "sixes", part), expected.sixes);
		expectSame(await top("batting", "strike_rate", balls), expected.strike_rate);
		expectSame(await top("batting", "average", innings), expected.average);
		expectSame(await top("bowling", "wickets", part), expected.wickets);
		expectSame(await top("bowling", "economy", balls), expected.economy);
	});
});

describe("STAT-3 single feats", () => {
	const first = { list: true, limit: 20 } as const;

	test("highest scores, best figures, partnerships and totals", async () => {
		const scores = await ask({ rows: "batting", measures: ["runs"], ...first });
		expectSame(
			scores.rows.map((x) => [`${x.match_id} ${x.innings_number} ${x.player_id}`, x.runs]),
			golden.all_time.highest_scores,
		);
		const spells = await ask({ rows: "bowling", measures: ["best"], ...first });
		expectSame(
			spells.rows.map((x) => [`${x.match_id} ${x.innings_number} ${x.player_id}`, x.best * 1000 - x.best_runs]),
			golden.all_time.best_figures,
		);
		const stands = await ask({ rows: "stands", measures: ["runs"], ...first });
		expectSame(
			stands.rows.map((x) => [`${x.match_id} ${[x.player_id, x.partner_id].sort().join(" ")}`, x.runs]),
			golden.all_time.partnerships,
		);
		const totals = await ask({ rows: "innings", measures: ["runs"], ...first });
		expectSame(
			totals.rows.map((x) => [`${x.match_id} ${x.innings_number}`, x.runs]),
			golden.all_time.team_totals,
		);
	});

	test.each(["fastest_fifty", "fastest_hundred"] as const)("the %s", async (measure) => {
		const { rows } = await ask({ rows: "batting", measures: [measure], ...first });
		expectSame(
			rows.map((x) => [`${x.match_id} ${x.innings_number} ${x.player_id}`, x[measure]]),
			measure === "fastest_fifty" ? golden.fastest_fifties : golden.fastest_hundreds,
		);
	});

	test("match-ups by runs and by wickets", async () => {
		const pairs = { rows: "balls", by: ["batter", "bowler"], limit: 20 } as const;
		const runs = await ask({ ...pairs, measures: ["batter_runs"] });
		expectSame(
			runs.rows.map((x) => [`${x.batter_id} ${x.bowler_id}`, x.batter_runs]),
			golden.matchup_runs,
		);
		const wickets = await ask({ ...pairs, rows: "dismissals", measures: ["credited"] });
		expectSame(
			wickets.rows.map((x) => [`${x.batter_id} ${x.bowler_id}`, x.credited]),
			golden.matchup_wickets,
		);
	});

	test.each(["powerplay", "middle", "death"] as const)("phase: %s", async (phase) => {
		expectSame(await top("batting", "runs", { where: { phase } }), golden[`${phase}_runs`]);
		expectSame(await top("bowling", "wickets", { where: { phase } }), golden[`${phase}_wickets`]);
	});
});

test("PLAYER-5 eighty whole careers equal an independent count over the deliveries", async () => {
	const BATTING = ["innings", "runs", "balls", "fours", "sixes", "outs", "highest", "hundreds", "fifties", "ducks"];
	const BOWLING = ["innings", "balls", "runs", "wickets", "maidens", "dots", "four_wickets", "five_wickets"];
	expect(Object.keys(golden.careers)).toHaveLength(80);
	for (const [player, expected] of Object.entries(golden.careers)) {
		const where = { player };
		const played = await ask({ rows: "appearances", measures: ["matches"], where });
		const bat = await ask({ rows: "batting", measures: BATTING as ["runs"], where });
		const bowl = await ask({ rows: "bowling", measures: BOWLING as ["runs"], where });
		const { outs, ...batted } = bat.rows[0] as unknown as Record<string, number>;
		const { innings, balls, runs, ...bowled } = bowl.rows[0] as unknown as Record<string, number>;
		expect({
			player,
			matches: played.rows[0]?.matches,
			...Object.fromEntries(BATTING.filter((name) => name !== "outs").map((name) => [name, batted[name]])),
			dismissals: outs,
			spells: innings,
			balls_bowled: balls,
			runs_conceded: runs,
			...Object.fromEntries(BOWLING.slice(3).map((name) => [name, bowled[name]])),
		}).toEqual({ player, ...(expected as object) });
	}
});

describe("TEAM-3 sides equal a count over the list of matches", () => {
	test("head-to-head of all pairs of current sides, from both of them", async () => {
		for (const [pair, [met, first, second]] of Object.entries(golden.head_to_head as Record<string, number[]>)) {
			const [team, opponent] = pair.split(" ") as [string, string];
			const asked = { rows: "sides", measures: ["matches", "won", "lost"] } as const;
			const [line] = (await ask({ ...asked, where: { team, opponent } })).rows;
			const [other] = (await ask({ ...asked, where: { team: opponent, opponent: team } })).rows;
			expect([pair, line?.matches, line?.won, line?.lost]).toEqual([pair, met, first, second]);
			expect([pair, other?.matches, other?.won, other?.lost]).toEqual([pair, met, second, first]);
		}
	});

	test.each([2022, 2026])("titles as of %i", async (to) => {
		const { rows } = await ask({ rows: "campaigns", measures: ["titles"], where: { season: { to } }, by: ["team"] });
		const titles = new Map(rows.map((row) => [row.team_id, row.titles]));
		const expected = golden[`titles_${to}`] as Record<string, number>;
		expect(Object.fromEntries(Object.keys(expected).map((team) => [team, titles.get(team) ?? 0]))).toEqual(expected);
	});

	test.each(["won", "lost"] as const)("longest runs of matches %s", async (result) => {
		const expected = (result === "won" ? golden.winning_runs : golden.losing_runs) as Record<string, number>;
		for (const [team, length] of Object.entries(expected)) {
			const played: Question = { rows: "sides", measures: ["matches"], list: true, order: "keys", limit: 1000 };
			const all = await askAny({ ...played, where: { team } });
			const those = await askAny({ ...played, where: { team, result } });
			expect([team, longestRun(all.rows, those.rows).length]).toEqual([team, length]);
		}
	});

	test("matches at each ground", async () => {
		const { rows } = await ask({ rows: "matches", measures: ["matches"], by: ["ground"], limit: 100 });
		expect(Object.fromEntries(rows.map((row) => [row.ground, row.matches]))).toEqual(golden.ground_matches);
	});
});
