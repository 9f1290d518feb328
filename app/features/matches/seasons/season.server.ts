import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { playerSlugs } from "../../players/slugs.server.ts";
import { type Asking, type AskingMatches, codeOf, matchLines } from "../match-lines.server.ts";
import { matchesPath } from "../rules.ts";
import { raceOf } from "./race.server.ts";
import { recordsOf } from "./season-records.server.ts";
import { capsOf, finalOf } from "./seasons.server.ts";

export type FoundSeason = NonNullable<Awaited<ReturnType<typeof findSeason>>>;
export type Standing = Awaited<ReturnType<typeof leagueTable>>[number];

/**
 * Returns a season: table, playoffs, champion, caps and records; null when it has not been played. One database
 * query, for the players' slugs.
 */
export async function findSeason(record: MatchRecord, db: Queryable, season: number) {
	const found = await seasonOf(record, season);
	if (!found) return null;
	const [orange, purple] = await Promise.all([raceOf(record, season, "batting"), raceOf(record, season, "bowling")]);
	const holders = found.records.flatMap(({ holders }) => holders.flatMap(({ player_id }) => player_id ?? []));
	const racers = [orange, purple].flatMap((race) => race?.leaders.map(({ player_id }) => player_id) ?? []);
	return { ...found, orange, purple, slugs: await playerSlugs(db, [...holders, ...racers]) };
}

/** The same without the players' slugs. */
export async function seasonOf(record: MatchRecord, season: number) {
	if (!record.seasons.includes(season)) return null;
	const [table, playoffs, first, totals, caps, records] = await Promise.all([
		leagueTable(record, season),
		matchLines(record, { where: { season, stage: "playoff" }, order: "keys" }),
		matchLines(record, { where: { season }, order: "keys", limit: 1 }),
		totalsOf(record, season),
		capsOf(record, season),
		recordsOf(record, season),
	]);
	const final = playoffs.matches.find(({ stage }) => stage === "Final");
	return {
		season,
		as_of: record.as_of,
		table,
		playoffs: playoffs.matches,
		final: final ? finalOf(final) : null,
		final_match: final ?? null,
		titles: final?.winner_id ? await titlesOf(record, final.winner_id, season) : 0,
		caps,
		totals,
		first_date: first.matches[0]?.date ?? null,
		records,
		seasons: record.seasons,
	};
}

const FORM = 5;

/** The sides of a season in the order of the league table, each with its last five league results. */
async function leagueTable({ ask, franchises }: AskingMatches, season: number) {
	const [{ rows }, { rows: played }] = await Promise.all([
		ask({ rows: "campaigns", measures: ["won", "lost", "points"], list: true, order: "keys", where: { season } }),
		ask({ rows: "sides", measures: ["matches"], list: true, order: "keys", where: { season, stage: "league" } }),
	]);
	return rows.map(
		({ place, team_id, team_name, played: matches, won, lost, no_result, points, net_run_rate, playoffs }) => ({
			place,
			team_id,
			team: team_name,
			code: codeOf(franchises, team_id, season),
			// former sides have no page
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
			form: played.flatMap((match) => (match.team_id === team_id ? [match.result] : [])).slice(-FORM),
		}),
	);
}

/** The number of titles a side had after a season. */
async function titlesOf({ ask }: Asking, team: string, season: number): Promise<number> {
	const { rows } = await ask({ rows: "campaigns", measures: ["titles"], where: { team, season: { to: season } } });
	return rows[0]?.titles ?? 0;
}

async function totalsOf({ ask }: Asking, season: number) {
	const [{ rows: played }, { rows: sums }] = await Promise.all([
		ask({ rows: "matches", measures: ["matches"], where: { season } }),
		ask({ rows: "innings", measures: ["runs", "wickets", "sixes"], where: { season } }),
	]);
	const { runs = 0, wickets = 0, sixes = 0 } = sums[0] ?? {};
	return { matches: played[0]?.matches ?? 0, runs, wickets, sixes };
}
