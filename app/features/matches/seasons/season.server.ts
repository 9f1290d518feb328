import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { playerSlugs } from "../../players/slugs.server.ts";
import { type Asking, matchLines } from "../match-lines.server.ts";
import { capsOf } from "./caps.server.ts";
import { finalOf } from "./final.ts";
import { recordsOf } from "./season-records.server.ts";

export type FoundSeason = NonNullable<Awaited<ReturnType<typeof findSeason>>>;
export type Standing = Awaited<ReturnType<typeof leagueTable>>[number];

/**
 * A season: table, playoffs, champion, caps and records; null when it has not been played. One query of the database, for the
 * players' addresses.
 */
export async function findSeason(record: MatchRecord, db: Queryable, season: number) {
	const found = await seasonOf(record, season);
	if (!found) return null;
	const { caps, records } = found;
	const people = records.flatMap(({ holders }) => holders.flatMap(({ player_id }) => player_id ?? []));
	return { ...found, slugs: await playerSlugs(db, caps ? [...people, caps.orange.id, caps.purple.id] : people) };
}

/** The same without the addresses of players. */
export async function seasonOf(record: MatchRecord, season: number) {
	const at = record.seasons.indexOf(season);
	if (at < 0) return null;
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
		caps,
		totals,
		first_date: first.matches[0]?.date ?? null,
		records,
		previous: record.seasons[at + 1] ?? null,
		next: record.seasons[at - 1] ?? null,
	};
}

/** The sides of a season in the order of the league table. */
async function leagueTable({ ask }: Asking, season: number) {
	const { rows } = await ask({
		rows: "campaigns",
		measures: ["won", "lost", "points"],
		list: true,
		order: "keys",
		where: { season },
	});
	return rows.map(({ place, team_id, team_name, played, won, lost, no_result, points, net_run_rate }) => ({
		place,
		team_id,
		team: team_name,
		played,
		won,
		lost,
		no_result,
		points,
		net_run_rate,
	}));
}

async function totalsOf({ ask }: Asking, season: number) {
	const [{ rows: played }, { rows: sums }] = await Promise.all([
		ask({ rows: "matches", measures: ["matches"], where: { season } }),
		ask({ rows: "innings", measures: ["runs", "wickets", "sixes"], where: { season } }),
	]);
	const { runs = 0, wickets = 0, sixes = 0 } = sums[0] ?? {};
	return { matches: played[0]?.matches ?? 0, runs, wickets, sixes };
}
