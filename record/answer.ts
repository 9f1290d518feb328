import type { Question } from "./language/question.ts";

/** The columns that identify a line: its groups' ids and names. */
export type Keys = {
	player_id: string;
	player: string;
	batter_id: string;
	batter: string;
	bowler_id: string;
	bowler: string;
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	ground_id: string;
	ground: string;
	/** a player's side in the last match of the question */
	latest_team_id: string;
	date: string;
	season: number;
	/** 1 to 12 */
	month: number;
	phase: "powerplay" | "middle" | "death";
	over: number;
	position: number;
	innings_number: 1 | 2;
	wicket_number: number;
	partner_id: string;
	partner: string;
	unbroken: boolean;
	match_id: number;
	rank: number;
	share: number;
};
/** Other columns of a list; each kind of rows has some of them. */
type ListColumns = {
	/** the name of that season: 'Delhi Daredevils', where `team` is 'Delhi Capitals' */
	team_name: string;
	opponent_name: string;
	/** the scorers' name: 'League', 'Qualifier 2' */
	stage: string;
	match_number: number | null;
	city: string;
	toss_winner_id: string;
	toss_decision: "bat" | "field";
	batting_first_id: string;
	/** null without a second innings */
	target_runs: number | null;
	target_balls: number | null;
	result: "won" | "lost" | "no_result";
	/** null without a winner */
	winner_id: string | null;
	win_by_runs: number | null;
	win_by_wickets: number | null;
	tied: boolean;
	super_over: boolean;
	method: string | null;
	player_of_match_id: string | null;
	player_of_match: string | null;
	umpires: string[];
	all_out: boolean;
	completed: boolean;
	not_out: boolean;
	dismissal: string;
	/** null if no bowler is credited */
	bowler_id: string | null;
	bowler: string | null;
	fielder_ids: string[];
	fielders: string[];
	/** the total at the fall of the wicket */
	score: number;
	/** of a stand: runs off each batter's bat */
	player_runs: number;
	partner_runs: number;
	/** of a ball: its number in the innings; `ball_of_over` repeats after a wide or a no-ball */
	ball: number;
	ball_of_over: number;
	byes: number;
	legbyes: number;
	penalties: number;
	/** the batter who left the crease */
	out_id: string | null;
	/** of a side's season: its place in the league table and the stages it reached */
	place: number;
	played: number;
	no_result: number;
	net_run_rate: number | null;
	playoffs: boolean;
	final: boolean;
	title: boolean;
};
type Line<Measures extends string> = Omit<Keys & ListColumns, string extends Measures ? never : Measures> &
	Record<Measures, number> & { best_runs: number };

export type Answer<Measures extends string = string> = {
	/** in canonical form */
	question: Question;
	/** the question in plain English */
	reading: string;
	columns: string[];
	rows: Line<Measures>[];
	/** number of lines without the limit */
	total: number;
	/** number of lines level with the last one and not in `rows`, which has at most 1,000 */
	level: number;
	as_of: AsOf;
	/** the minimum for a place in the ranking */
	floor: { least: number; unit: string } | null;
	/** definitions of the figures, and the minimum in words */
	definitions: string[];
};

/** The last match of the record, and the name of the stage it ended: 'the 2026 final'. */
export type AsOf = { match_id: number; date: string; label: string };
