import type { Row } from "./source.ts";

/** The columns of the record's CSV files. */
export const COLUMNS = {
	franchises: [
		...["id", "name", "short_name", "city", "is_current", "first_season", "last_season"],
		...["captain", "captain_note", "captain_source", "head_coach", "head_coach_source"],
		...["owner", "owner_as_of", "owner_source", "home_grounds"],
	],
	grounds: ["id", "name", "city", "country", "venues"],
	innings: ["match_id", "innings", "franchise_id", "penalty_before", "penalty_after", "absent"],
	lineups: ["match_id", "player_id", "franchise_id", "opponent_id"],
	matches: [
		...["id", "sequence", "season", "date", "match_number", "stage", "stage_kind", "venue", "ground_id"],
		...["team1_id", "team2_id", "toss_winner_id", "toss_decision", "batting_first_id", "winner_id", "result"],
		...["super_over", "win_by_runs", "win_by_wickets", "method", "player_of_match_id"],
		...["target_runs", "target_balls", "umpires"],
	],
	people: [
		...["id", "name", "display_name", "full_name", "nationality", "date_of_birth", "birthplace"],
		...["batting_style", "bowling_style", "playing_role", "role_group", "jersey_number"],
		...["cricinfo_id", "note", "sources"],
	],
	squads: ["season", "person_id", "franchise_id", "acquisition", "price_crore"],
	teams: ["name", "short_name", "franchise_id", "city", "first_season", "last_season"],
} satisfies Record<string, string[]>;

export type TableName = keyof typeof COLUMNS;
export const TABLE_NAMES = Object.keys(COLUMNS) as TableName[];
export type Tables = Record<TableName, Row[]>;
