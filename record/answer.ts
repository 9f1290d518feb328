import type { Question } from "./language/question.ts";

/** What a line is about: the columns of what it was grouped by, with the names beside the ids. */
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
	/** of a player: the side of the last match within the question */
	latest_team_id: string;
	date: string;
	season: number;
	/** from 1 */
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
	/** of a question with `of`: its first measure per 100 of the whole */
	share: number;
};
/** What a list says of a row beside that, each of the rows that have it. */
type Said = {
	/** the names of the time: 'Delhi Daredevils', where `team` is 'Delhi Capitals' */
	team_name: string;
	opponent_name: string;
	/** as the scorers called it: 'League', 'Qualifier 2' */
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
	/** null where the wicket is nobody's */
	bowler_id: string | null;
	bowler: string | null;
	fielder_ids: string[];
	fielders: string[];
	/** the total when a wicket fell */
	score: number;
	/** of a stand: off the bats of the two */
	player_runs: number;
	partner_runs: number;
	/** of a ball: its number in the innings, and that of the legal ball it is or comes before */
	ball: number;
	ball_of_over: number;
	byes: number;
	legbyes: number;
	penalties: number;
	/** who left the crease with it, if anybody did */
	out_id: string | null;
	/** of a side's season: its place and line in the league table, and how far it came */
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
	as_of: AsOf;
	/** the least that a place in the ranking takes */
	floor: { least: number; unit: string } | null;
	/** what each figure counts, and the floor in words */
	definitions: string[];
};

/** The last match that counts, and how people call the stage it ended ('the 2026 final'). */
export type AsOf = { match_id: number; date: string; label: string };
