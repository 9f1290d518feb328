/** A match in lists, on boards and in pictures. */
export type MatchLine = {
	match_id: number;
	season: number;
	date: string;
	match_number: number | null;
	stage: string;
	ground_id: string;
	ground: string;
	city: string;
	/**
	 * first: the side that batted first. Names and codes are those of the season; a total is null if the side did not
	 * bat.
	 */
	first_id: string;
	first_team: string;
	first_code: string;
	first_runs: number | null;
	first_wickets: number | null;
	first_balls: number | null;
	second_id: string;
	second_team: string;
	second_code: string;
	second_runs: number | null;
	second_wickets: number | null;
	second_balls: number | null;
	winner_id: string | null;
	winner: string | null;
	tied: boolean;
	win_by_runs: number | null;
	win_by_wickets: number | null;
	method: string | null;
	player_of_match_id: string | null;
	player_of_match: string | null;
};

export function sidesOf(match: MatchLine) {
	const side = (which: "first" | "second") => ({
		id: match[`${which}_id`],
		team: match[`${which}_team`],
		code: match[`${which}_code`],
		runs: match[`${which}_runs`],
		wickets: match[`${which}_wickets`],
		balls: match[`${which}_balls`],
		won: match.winner_id === match[`${which}_id`],
	});
	return [side("first"), side("second")] as const;
}
export type MatchSide = ReturnType<typeof sidesOf>[number];
