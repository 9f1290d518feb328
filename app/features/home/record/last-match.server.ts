import type { MatchRecord } from "../../../../record/record.ts";
import { matchLines } from "../../matches/match-lines.server.ts";
import { type MatchScore, scoreLinesOf } from "../../matches/match-score.ts";
import { placeName } from "../../matches/words.ts";

type Asking = Pick<MatchRecord, "ask" | "seasons" | "franchises">;

/** The last match with its best batter and bowler, and the state of its season. */
export type LastMatch = {
	match: MatchScore;
	season: number;
	bat: { player: string; runs: number; balls: number; not_out: boolean } | null;
	ball: { player: string; wickets: number; runs: number } | null;
	/** null until the final is played */
	champions: { id: string; name: string } | null;
	/** the top of the league table */
	table: { place: number; id: string; name: string; points: number }[];
};

/** The sides that reach the playoffs. */
const TABLE_ROWS = 4;

/** Returns the last match of the record; null without matches. Five questions to the record. */
export async function lastMatch(record: Asking): Promise<LastMatch | null> {
	const { ask } = record;
	const { matches } = await matchLines(record, { limit: 1 });
	const [match] = matches;
	if (!match) return null;
	const best = { list: true, limit: 1, where: { match: match.match_id } } as const;
	const [bats, balls, table] = await Promise.all([
		ask({ ...best, rows: "batting", measures: ["highest", "balls"] }),
		ask({ ...best, rows: "bowling", measures: ["best"] }),
		ask({ rows: "campaigns", measures: ["points"], list: true, order: "keys", where: { season: match.season } }),
	]);
	const [bat] = bats.rows;
	const [ball] = balls.rows;
	const champions = table.rows.find(({ title }) => title);
	return {
		match: scoreLinesOf(match),
		season: match.season,
		bat: bat ? { player: bat.player, runs: bat.highest, balls: bat.balls, not_out: bat.not_out } : null,
		ball: ball && ball.best > 0 ? { player: ball.player, wickets: ball.best, runs: ball.best_runs } : null,
		champions: champions ? { id: champions.team_id, name: placeName(champions.team_name) } : null,
		table: table.rows
			.slice(0, TABLE_ROWS)
			.map(({ place, team_id, team_name, points }) => ({ place, id: team_id, name: placeName(team_name), points })),
	};
}
