import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../platform/database/database.ts";
import { openTestDatabase } from "../tests/fixtures/database.ts";
import { batting } from "./queries/batting.ts";
import { bowling } from "./queries/bowling.ts";
import { results } from "./queries/results.ts";
import { scoring } from "./queries/scoring.ts";
import type { Scope } from "./scope.ts";

let database: Database;
let players: string[];
let matches: number[];
beforeAll(async () => {
	database = await openTestDatabase();
	const { rows } = await database.db.execute(sql`
		select player_id from lineups group by 1 having count(*) >= 20 order by player_id collate "C"`);
	players = rows.map((row) => row.player_id as string);
	const inOrder = await database.db.execute(sql`select id from matches order by sequence`);
	matches = inOrder.rows.map((row) => row.id as number);
});
afterAll(() => database.close());

const SEASONS = Array.from({ length: 19 }, (_, at) => 2008 + at);
const TEAMS = ["csk", "dc", "dch", "gt", "kkr", "lsg", "mi", "pbks", "rcb", "rr", "srh", "rps", "gl", "pwi", "ktk"];
const anyPlayer = () => fc.nat().map((n) => players[n % players.length] as string);
const anyScope: fc.Arbitrary<Scope> = fc.record(
	{
		from_season: fc.integer({ min: 2008, max: 2017 }),
		opponent: fc.constantFrom(...TEAMS),
		stage: fc.constantFrom("league" as const, "playoff" as const),
		innings: fc.constantFrom(1, 2),
	},
	{ requiredKeys: [] },
);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

type Counted = { innings: number; runs: number; balls: number; fours: number; sixes: number };
const counted = ({ innings, runs, balls, fours, sixes }: Counted): Counted => ({ innings, runs, balls, fours, sixes });
const added = (lines: Counted[]): Counted => ({
	innings: sum(lines.map((line) => line.innings)),
	runs: sum(lines.map((line) => line.runs)),
	balls: sum(lines.map((line) => line.balls)),
	fours: sum(lines.map((line) => line.fours)),
	sixes: sum(lines.map((line) => line.sixes)),
});

describe("STAT-2 a scope splits the record without loss", () => {
	test.each(["season", "opponent", "team", "ground", "innings", "outcome", "stage"] as const)(
		"the lines by %s add up to the line over all of them",
		async (by) => {
			await fc.assert(
				fc.asyncProperty(anyPlayer(), anyScope, async (player, scope) => {
					const [bat] = await batting(database.db, { ...scope, player });
					expect(added(await batting(database.db, { ...scope, player, by: [by] }))).toEqual(counted(bat as Counted));
					const [bowl] = await bowling(database.db, { ...scope, player });
					expect(added(await bowling(database.db, { ...scope, player, by: [by] }))).toEqual(counted(bowl as Counted));
				}),
				{ numRuns: 12 },
			);
		},
	);

	test("asking season by season is asking by season, and the phases add up to the innings", async () => {
		await fc.assert(
			fc.asyncProperty(anyPlayer(), anyScope, async (player, { from_season, ...scope }) => {
				const [whole] = await batting(database.db, { ...scope, player });
				const seasons = await Promise.all(SEASONS.map((season) => batting(database.db, { ...scope, player, season })));
				expect(added(seasons.flat())).toEqual(counted(whole as Counted));
				const phases = await Promise.all(
					(["powerplay", "middle", "death"] as const).map((phase) => batting(database.db, { ...scope, player, phase })),
				);
				const { innings: _, ...figures } = added(phases.flat());
				expect(whole).toMatchObject(figures);
				expect(sum(phases.flat().map((line) => line.dismissals))).toBe(whole?.dismissals);
			}),
			{ numRuns: 10 },
		);
	});

	test("what a player makes until a match and what he makes after it is all he made", async () => {
		await fc.assert(
			fc.asyncProperty(anyPlayer(), fc.nat(), async (player, n) => {
				const at = n % matches.length;
				const [before] = await batting(database.db, { player, until: matches[at] as number });
				const { rows } = await database.db.execute(sql`
					select coalesce(sum(x.runs), 0)::int as runs, count(*)::int as innings
					from batting x where x.player_id = ${player}
						and x.match_id in (select value::int from json_array_elements_text(${JSON.stringify(matches.slice(at + 1))}::json))`);
				const [whole] = await batting(database.db, { player });
				expect((before as Counted).runs + (rows[0]?.runs as number)).toBe(whole?.runs);
				expect((before as Counted).innings + (rows[0]?.innings as number)).toBe(whole?.innings);
			}),
			{ numRuns: 15 },
		);
	});
});

describe("TEAM-3 both sides of a match agree", () => {
	test("one side's wins are the other's defeats, in any scope", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...TEAMS),
				fc.constantFrom(...TEAMS),
				anyScope,
				async (team, opponent, { innings, opponent: _, ...scope }) => {
					const [ours] = await results(database.db, { ...scope, team, opponent, by: [], metric: "matches" });
					const [theirs] = await results(database.db, {
						...scope,
						team: opponent,
						opponent: team,
						by: [],
						metric: "matches",
					});
					expect([ours?.matches, ours?.won, ours?.lost, ours?.no_result]).toEqual([
						theirs?.matches,
						theirs?.lost,
						theirs?.won,
						theirs?.no_result,
					]);
				},
			),
			{ numRuns: 25 },
		);
	});

	test("runs of all teams are runs off the bat of all batters and the extras", async () => {
		await fc.assert(
			fc.asyncProperty(anyScope, async (scope) => {
				const [teams] = await scoring(database.db, { ...scope, metric: "runs" });
				const [batters] = await batting(database.db, scope);
				expect((teams?.runs ?? 0) - (teams?.extras ?? 0)).toBe(batters?.runs);
				const [bowlers] = await bowling(database.db, { ...scope, opponent: undefined, team: scope.opponent });
				expect(bowlers?.balls).toBe(teams?.balls ?? 0);
			}),
			{ numRuns: 20 },
		);
	});
});
