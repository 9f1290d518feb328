import type { Answer } from "../../../record/answer.ts";
import type { Question } from "../../../record/language/question.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { MatchLine } from "./match.ts";

export type QueryableRecord = Pick<MatchRecord, "ask">;
/** What `matchLines` needs: the queries, and the sides' short names, which depend on the season. */
export type QueryableMatches = Pick<MatchRecord, "ask" | "franchises">;
type Row = Answer<"matches">["rows"][number];
type Total = { match_id: number; team_id: string; runs: number; wickets: number; balls: number };

/**
 * Returns the matches that meet `where`, each with both totals, newest first or in the order of play ('keys'), and how
 * many there are without the limit. Two questions, or one if there are none. Throws a QuestionError for an id that the
 * record does not have.
 */
export async function matchLines(
	{ ask, franchises }: QueryableMatches,
	{ order = "latest", ...which }: Pick<Question, "where" | "order" | "limit" | "offset">,
): Promise<{ matches: MatchLine[]; total: number }> {
	const { rows, total } = await ask({ rows: "matches", measures: ["matches"], list: true, order, ...which });
	if (rows.length === 0) return { matches: [], total };
	const innings = await ask({
		rows: "innings",
		measures: ["runs", "wickets", "balls"],
		list: true,
		order: "keys",
		where: { match: rows.map(({ match_id }) => match_id) },
	});
	return { matches: rows.map((row) => lineOf(franchises, row, innings.rows)), total };
}

/** Builds a line from a match's row; `innings` may hold those of other matches too. */
export function lineOf(franchises: MatchRecord["franchises"], row: Row, innings: Total[]): MatchLine {
	const sides = [
		{ id: row.team_id, name: row.team_name, code: codeOf(franchises, row.team_id, row.season) },
		{ id: row.opponent_id, name: row.opponent_name, code: codeOf(franchises, row.opponent_id, row.season) },
	];
	const first = sides.find(({ id }) => id === row.batting_first_id) as (typeof sides)[number];
	const second = sides.find((side) => side !== first) as (typeof sides)[number];
	const totalOf = (team: string) =>
		innings.find(({ match_id, team_id }) => match_id === row.match_id && team_id === team);
	const [firstTotal, secondTotal] = [totalOf(first.id), totalOf(second.id)];
	return {
		match_id: row.match_id,
		season: row.season,
		date: row.date,
		match_number: row.match_number,
		stage: row.stage,
		ground_id: row.ground_id,
		ground: row.ground,
		city: row.city,
		first_id: first.id,
		first_team: first.name,
		first_code: first.code,
		first_runs: firstTotal?.runs ?? null,
		first_wickets: firstTotal?.wickets ?? null,
		first_balls: firstTotal?.balls ?? null,
		second_id: second.id,
		second_team: second.name,
		second_code: second.code,
		second_runs: secondTotal?.runs ?? null,
		second_wickets: secondTotal?.wickets ?? null,
		second_balls: secondTotal?.balls ?? null,
		winner_id: row.winner_id,
		winner: sides.find(({ id }) => id === row.winner_id)?.name ?? null,
		tied: row.tied,
		win_by_runs: row.win_by_runs,
		win_by_wickets: row.win_by_wickets,
		method: row.method,
		player_of_match_id: row.player_of_match_id,
		player_of_match: row.player_of_match,
	};
}

/** Returns a side's code in a season: 'DD' for Delhi in 2012. Falls back to its id in capitals. */
export function codeOf(franchises: MatchRecord["franchises"], id: string, season: number): string {
	const names = franchises.find((side) => side.id === id)?.names ?? [];
	const inSeason = names.find(({ first_season, last_season }) => first_season <= season && season <= last_season);
	return inSeason?.short_name ?? id.toUpperCase();
}
