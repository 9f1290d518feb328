import type { MatchRecord } from "../../../../record/record.ts";
import { matchLines } from "../../matches/match-lines.server.ts";
import { scoreLinesOf } from "../../matches/match-score.ts";
import type { OwnTeam } from "../home.ts";

const LAST_MATCHES = 5;

/**
 * Returns a side's last match, its place in that season, and its last five results. Null for an unknown side, and for a
 * side without a match.
 */
export async function ownTeam(record: MatchRecord, team: string): Promise<OwnTeam | null> {
	const franchise = record.franchises.find(({ id }) => id === team);
	if (!franchise) return null;
	const { matches } = await matchLines(record, { where: { team }, limit: 1 });
	const [match] = matches;
	if (!match) return null;
	const [table, lately] = await Promise.all([
		record.ask({ rows: "campaigns", measures: ["points"], list: true, order: "keys", where: { season: match.season } }),
		record.ask({
			rows: "sides",
			measures: ["matches"],
			list: true,
			order: "latest",
			limit: LAST_MATCHES,
			where: { team },
		}),
	]);
	const own = table.rows.find(({ team_id }) => team_id === team);
	return {
		id: team,
		name: franchise.name,
		match: scoreLinesOf(match),
		league: own ? { season: match.season, place: own.place, of: table.rows.length, points: own.points } : null,
		champions: own?.title ?? false,
		lately: lately.rows.map(({ result }) => result).toReversed(),
	};
}
