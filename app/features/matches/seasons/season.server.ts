import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { playerSlugs } from "../../players/slugs.server.ts";
import { codeOf, matchLines, type QueryableMatches, type QueryableRecord } from "../match-lines.server.ts";
import { matchesPath } from "../rules.ts";
import { loadRace } from "./race.server.ts";
import { findRecords } from "./season-records.server.ts";
import { finalOf, findCaps } from "./seasons.server.ts";

export type FoundSeason = NonNullable<Awaited<ReturnType<typeof findSeason>>>;
export type Standing = Awaited<ReturnType<typeof loadTable>>[number];

/**
 * Returns the data of a season's page; null for a season that was not played. One database query, for the players'
 * slugs.
 */
export async function findSeason(record: MatchRecord, db: Queryable, season: number) {
	const found = await loadSeason(record, season);
	if (!found) return null;
	const [orange, purple] = await Promise.all([
		loadRace(record, season, "batting"),
		loadRace(record, season, "bowling"),
	]);
	const holders = found.records.flatMap(({ holders }) => holders.flatMap(({ player_id }) => player_id ?? []));
	const racers = [orange, purple].flatMap((race) => race?.leaders.map(({ player_id }) => player_id) ?? []);
	return { ...found, orange, purple, slugs: await playerSlugs(db, [...holders, ...racers]) };
}

/** Returns a season without cap races and slugs, from the record alone; null for a season that was not played. */
export async function loadSeason(record: MatchRecord, season: number) {
	if (!record.seasons.includes(season)) return null;
	const [table, playoffs, first, totals, caps, records] = await Promise.all([
		loadTable(record, season),
		matchLines(record, { where: { season, stage: "playoff" }, order: "keys" }),
		matchLines(record, { where: { season }, order: "keys", limit: 1 }),
		loadTotals(record, season),
		findCaps(record, season),
		findRecords(record, season),
	]);
	const final = playoffs.matches.find(({ stage }) => stage === "Final");
	return {
		season,
		as_of: record.as_of,
		table,
		playoffs: playoffs.matches,
		final: final ? finalOf(final) : null,
		final_match: final ?? null,
		titles: final?.winner_id ? await countTitles(record, final.winner_id, season) : 0,
		caps,
		totals,
		first_date: first.matches[0]?.date ?? null,
		records,
		seasons: record.seasons,
	};
}

const FORM = 5;

/** The league table, each side with its last five league results. */
async function loadTable({ ask, franchises }: QueryableMatches, season: number) {
	const [{ rows }, { rows: results }] = await Promise.all([
		ask({ rows: "campaigns", measures: ["won", "lost", "points"], list: true, order: "keys", where: { season } }),
		ask({ rows: "sides", measures: ["matches"], list: true, order: "keys", where: { season, stage: "league" } }),
	]);
	return rows.map(
		({ place, team_id, team_name, played: matches, won, lost, no_result, points, net_run_rate, playoffs }) => ({
			place,
			team_id,
			team: team_name,
			code: codeOf(franchises, team_id, season),
			// a franchise that has left has no page
			path: franchises.find(({ id }) => id === team_id)?.is_current
				? `/teams/${team_id}`
				: matchesPath({ team: team_id, season, stage: "league" }),
			played: matches,
			won,
			lost,
			no_result,
			points,
			net_run_rate,
			playoffs,
			form: results.flatMap((match) => (match.team_id === team_id ? [match.result] : [])).slice(-FORM),
		}),
	);
}

/** The number of titles of a franchise, this season's included. */
async function countTitles({ ask }: QueryableRecord, team: string, season: number): Promise<number> {
	const { rows } = await ask({ rows: "campaigns", measures: ["titles"], where: { team, season: { to: season } } });
	return rows[0]?.titles ?? 0;
}

async function loadTotals({ ask }: QueryableRecord, season: number) {
	const [{ rows: results }, { rows: sums }] = await Promise.all([
		ask({ rows: "matches", measures: ["matches"], where: { season } }),
		ask({ rows: "innings", measures: ["runs", "wickets", "sixes"], where: { season } }),
	]);
	const { runs = 0, wickets = 0, sixes = 0 } = sums[0] ?? {};
	return { matches: results[0]?.matches ?? 0, runs, wickets, sixes };
}
