import type { MatchRecord } from "../../../record/record.ts";
import { loadLines } from "../players/figures.server.ts";
import { squadSeason } from "../players/squads.server.ts";
import type { TeamCode } from "./rules.ts";

const MOST = 200;

/** A player of a squad. */
export type SquadMember = {
	person_id: string;
	name: string;
	/** matches, runs and wickets in the squad's season */
	matches: number;
	runs: number;
	wickets: number;
	career_matches: number;
};
export type Squad = { season: number; members: SquadMember[] };

/**
 * Returns a team's squad of the newest season with squads; null if the record has no squads, or none of the team in
 * that season. Five questions.
 */
export async function loadSquad(record: MatchRecord, team: TeamCode): Promise<Squad | null> {
	const season = await squadSeason(record);
	if (season === null) return null;
	const { rows } = await record.ask({
		...{ rows: "squads", measures: ["players"], list: true, order: "keys", limit: MOST },
		where: { team, season },
	});
	if (rows.length === 0) return null;
	const players = rows.map(({ player_id }) => player_id);
	const lines = await loadLines(
		record,
		{ players, by: ["player", "season"], order: "keys" },
		{ batting: ["runs"], bowling: ["wickets"] },
	);
	const byPlayer = Map.groupBy(lines, ({ played }) => played.player_id);
	const members = rows.map(({ player_id, player }) => {
		const own = byPlayer.get(player_id) ?? [];
		const line = own.find(({ played }) => played.season === season);
		return {
			person_id: player_id,
			name: player,
			matches: line?.played.matches ?? 0,
			runs: line?.bat?.runs ?? 0,
			wickets: line?.bowl?.wickets ?? 0,
			career_matches: own.reduce((sum, { played }) => sum + played.matches, 0),
		};
	});
	return { season, members };
}
