import type { Question } from "./language/question.ts";

/** The columns that identify a line: ids of its groups, with their names. */
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
	/** for a player: the side of the last match that the question covers */
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
	/** with `of`: the first measure per 100 of the whole */
	share: number;
};
/** Further columns of a list; each kind of rows fills some of them. */
type Said = {
	/** the name in that season: 'Delhi Daredevils', where `team` is 'Delhi Capitals' */
	team_name: string;
	opponent_name: string;
	/** the scorers' name for it: 'League', 'Qualifier 2' */
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
	/** null when no bowler gets the wicket */
	bowler_id: string | null;
	bowler: string | null;
	fielder_ids: string[];
	fielders: string[];
	/** the total when a wicket fell */
	score: number;
	/** of a stand: runs off the bat of both batters */
	player_runs: number;
	partner_runs: number;
	/**
	 * of a ball: its number in the innings; `ball_of_over` is the number of the legal ball that it is or comes before
	 */
	ball: number;
	ball_of_over: number;
	byes: number;
	legbyes: number;
	penalties: number;
	/** the batter who left the crease on this ball */
	out_id: string | null;
	/** of a side's season: place and points in the league table, and the stage it reached */
	place: number;
	played: number;
	no_result: number;
	net_run_rate: number | null;
	playoffs: boolean;
	final: boolean;
	title: boolean;
};
type Line<Measures extends string> = Omit<Keys & Said, string extends Measures ? never : Measures> &
	Record<Measures, number> & { best_runs: number };

export type Answer<Measures extends string = string> = {
	/** the question in its canonical form, and in plain English */
	question: Question;
	reading: string;
	columns: string[];
	rows: Line<Measures>[];
	/** lines before the limit */
	total: number;
	/** lines of a ranking that are level with the last one and left out, since an answer has at most 1,000 lines */
	level: number;
	as_of: AsOf;
	/** the minimum for a place in the ranking */
	floor: { least: number; unit: string } | null;
	/** what each figure counts, and the minimum in words */
	definitions: string[];
};

/** The last match that counts, and the usual name of the stage it ended ('the 2026 final'). */
export type AsOf = { match_id: number; date: string; label: string };
