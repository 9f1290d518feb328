import type { RecordFile } from "../file/open.ts";

/** The state of a match before a ball, or at the end of an innings. */
export type State = {
	innings: 1 | 2;
	/** of the batting side */
	runs: number;
	balls_left: number;
	wickets_left: number;
	/** null in the first innings */
	target: number | null;
};

/** A match of twenty overs a side with a winner, and its states in order of play. */
export type PlayedMatch = {
	match_id: number;
	season: number;
	/** the side that batted first won, perhaps by a super over */
	first_won: boolean;
	/** the side that batted first won the toss */
	first_tossed: boolean;
	/** total of the first innings */
	total: number;
	states: State[];
};

type StateRow = State & Pick<PlayedMatch, "match_id" | "season" | "first_won" | "first_tossed" | "total">;

/** SQL for matches of twenty overs a side; needs `matches` in scope. */
export const IS_FULL = "method is null and coalesce(target_balls, 120) = 120";
/** SQL for matches with chances: twenty overs a side, with a winner. */
export const HAS_CHANCES = `winner_id is not null and ${IS_FULL}`;

/**
 * Reads all unshortened matches with a winner in order of play, or only `match`, with the state before each ball. Under
 * the rain rule targets change during play, so those matches are excluded.
 */
export async function readHistory(file: RecordFile, match?: number): Promise<PlayedMatch[]> {
	const rows = await file.rows<StateRow>(
		`select match_id, season, innings, winner_id = batting_first_id as first_won, toss_winner_id = batting_first_id as first_tossed,
			(coalesce(penalty_before, 0) + sum(balls.runs) over inning - balls.runs)::int as runs,
			greatest(0, 120 - (sum(legal) over inning - legal))::int as balls_left,
			(10 - (sum(fallen) over inning - fallen))::int as wickets_left, if(innings = 2, target_runs, null) as target,
			first.runs as total
		from balls join matches using (match_id) left join beside using (match_id, innings)
			join (select match_id, runs from innings where innings = 1) first using (match_id)
		where ${HAS_CHANCES} and innings <= 2 ${match === undefined ? "" : "and match_id = $1"}
		window inning as (partition by match_id, innings order by ball)
		order by sequence, innings, ball`,
		match === undefined ? [] : [match],
	);
	const matches = new Map<number, PlayedMatch>();
	for (const { match_id, season, first_won, first_tossed, total, ...state } of rows) {
		const match = matches.get(match_id) ?? { match_id, season, first_won, first_tossed, total, states: [] };
		match.states.push(state);
		matches.set(match_id, match);
	}
	return [...matches.values()];
}

/** Reads the state after each ball of a match; after the first innings it is the start of the second. */
export async function readStates(file: RecordFile, match: number): Promise<State[]> {
	return file.rows<State>(
		`with states as (
			select innings, ball, (coalesce(penalty_before, 0) + sum(balls.runs) over inning)::int as runs,
				greatest(0, 120 - (sum(legal) over inning))::int as balls_left,
				(10 - (sum(fallen) over inning))::int as wickets_left, target_runs
			from balls join matches using (match_id) left join beside using (match_id, innings)
			where innings <= 2 and match_id = $1
			window inning as (partition by innings order by ball)
		), turned as (
			select *, innings = 1 and (balls_left = 0 or wickets_left = 0 or coalesce(lead(innings) over (order by innings, ball), 1) = 2)
				as turns from states
		)
		select if(turns, 2, innings)::int as innings, if(turns, (select coalesce(max(penalty_before), 0) from beside where match_id = $1 and innings = 2), runs)::int as runs, if(turns, 120, balls_left)::int as balls_left,
			if(turns, 10, wickets_left)::int as wickets_left,
			if(turns, coalesce(target_runs, runs + 1), if(innings = 2, target_runs, null))::int as target
		from turned order by turned.innings, ball`,
		[match],
	);
}
