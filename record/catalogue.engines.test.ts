import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZodError, z } from "zod";
import type { Database } from "../platform/database/database.ts";
import { openTestDatabase } from "../tests/fixtures/database.ts";
import { askRecord, catalogue, type QueryName } from "./catalogue.ts";

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const KOHLI = "ba607b88";
/** One way to ask each query that has an answer. */
const EXAMPLES: Record<QueryName, object> = {
	ages: { feat: "hundred", order: "youngest" },
	appearances: { metric: "matches" },
	batting: { player: KOHLI, by: ["season"] },
	batting_leaders: { metric: "runs" },
	bowling: { player: "57ee1fde", by: ["opponent"] },
	bowling_leaders: { metric: "wickets" },
	caps: {},
	career: { player: KOHLI },
	champions: {},
	fielding_leaders: { metric: "catches" },
	impact_players: { from_season: 2023 },
	match_figures: { by: ["ground"], metric: "average_first" },
	matches: { metric: "win_by_runs" },
	matchups: { metric: "wickets", batter: KOHLI },
	milestones: { kind: "hundred" },
	overs: { metric: "runs" },
	pairs: { metric: "runs", player: KOHLI },
	partnerships: { wicket: 10 },
	phases: { phase: "powerplay", by: ["team"], metric: "run_rate" },
	player_seasons: { player: KOHLI },
	prices: { year: 2026 },
	results: { metric: "win_percentage" },
	scores: { metric: "runs", min_runs: 100 },
	scoring: { by: ["season"], metric: "average_total" },
	spells: { metric: "figures" },
	squads: { year: 2026 },
	standings: { season: 2016 },
	streaks: { outcome: "lost" },
	super_overs: {},
	titles: {},
	totals: {},
};
const names = Object.keys(catalogue) as QueryName[];
const ask = (name: QueryName, params: object) => askRecord(database.db, name, params as never) as Promise<unknown>;
/** The values of an enum, or of a list of one; none of anything else. */
function optionsOf(schema: z.ZodType | undefined): string[] {
	if (schema instanceof z.ZodOptional) return optionsOf(schema.unwrap() as z.ZodType);
	if (schema instanceof z.ZodArray) return optionsOf(schema.element as z.ZodType);
	return schema instanceof z.ZodEnum ? (schema.options as string[]) : [];
}

/** Queries of what is not a matter of matches, or of one match. */
const TIMELESS: QueryName[] = ["prices", "squads"];

describe("FACT-9 the catalogue", () => {
	test.each(names)("%s answers in plain JSON, and the same twice", async (name) => {
		const answer = await ask(name, EXAMPLES[name]);
		expect(answer).toBeTruthy();
		if (Array.isArray(answer)) expect(answer.length).toBeGreaterThan(0);
		expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
		expect(await ask(name, EXAMPLES[name])).toEqual(answer);
	});

	test.each(names.filter((name) => !TIMELESS.includes(name)))(
		"%s can be asked as of an earlier match",
		async (name) => {
			const { rows } = await database.db.execute(
				sql`select id, season from matches where sequence in (600, 1243) order by sequence`,
			);
			const [middle, last] = rows.map((row) => row.id as number);
			const season = name === "standings" ? { season: rows[0]?.season } : {};
			const params = { ...EXAMPLES[name], ...(name === "impact_players" ? { from_season: 2008 } : {}), ...season };
			const whole = await ask(name, params);
			expect(await ask(name, { ...params, until: last })).toEqual(whole);
			expect(await ask(name, { ...params, until: middle })).not.toEqual(whole);
			// nothing that happened later may be in it
			const text = JSON.stringify(await ask(name, { ...params, until: middle }));
			expect(text).not.toMatch(/"season":202\d|"(first_|last_)?date":"202\d/);
		},
	);

	test.each(names)(
		"%s can be ranked by each of its metrics both ways, and grouped by each of its dimensions",
		async (name) => {
			const { metric, by, order } = (catalogue[name].params as z.ZodObject).shape as Record<
				string,
				z.ZodType | undefined
			>;
			for (const value of optionsOf(metric)) {
				const best = (await ask(name, { ...EXAMPLES[name], metric: value })) as { rank: number }[];
				const worst = order
					? ((await ask(name, { ...EXAMPLES[name], metric: value, order: "worst" })) as { rank: number }[])
					: best;
				for (const list of [best, worst]) {
					expect(list.length, `${name} by ${value}`).toBeGreaterThan(0);
					expect(list.map((line) => line.rank)).toEqual(list.map((line) => line.rank).toSorted((a, b) => a - b));
				}
			}
			for (const dimension of optionsOf(by)) {
				const lines = (await ask(name, {
					...EXAMPLES[name],
					by: by instanceof z.ZodEnum ? dimension : [dimension],
				})) as object[];
				expect(lines.length, `${name} by ${dimension}`).toBeGreaterThan(0);
			}
		},
	);

	test("an unknown query, an unknown field and a wrong value are refused by name", async () => {
		await expect(ask("gossip" as QueryName, {})).rejects.toThrow('no query "gossip"');
		await expect(ask("toString" as QueryName, {})).rejects.toThrow('no query "toString"');
		await expect(ask("totals", { sesaon: 2016 })).rejects.toThrow("sesaon");
		await expect(ask("batting_leaders", { metric: "runs; drop table matches" })).rejects.toThrow(ZodError);
		await expect(ask("batting_leaders", { metric: "runs", limit: 1_000_000 })).rejects.toThrow("limit");
	});

	test("text that means something to SQL is only text", async () => {
		expect(await ask("batting", { player: "' or 1=1 --" })).toMatchObject([{ innings: 0, runs: 0, average: null }]);
		expect(await ask("totals", { team: "rcb'; delete from matches; --" })).toEqual([]);
		expect(await ask("career", { player: "nobody" })).toBeNull();
	});

	test("everybody level with the last place is listed, and equal figures share a rank", async () => {
		const list = (await ask("milestones", { kind: "fifty", limit: 1 })) as { rank: number; balls: number }[];
		expect(list.map(({ rank, balls }) => [rank, balls])).toEqual([
			[1, 13],
			[1, 13],
		]);
	});
});
