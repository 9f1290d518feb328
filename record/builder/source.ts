/** One delivery. People are ids; `over` counts from 1. */
export type Delivery = {
	innings: number;
	super_over: boolean;
	over: number;
	batting_team: string;
	batter: string;
	non_striker: string;
	bowler: string;
	batter_runs: number;
	total_runs: number;
	wides: number;
	noballs: number;
	byes: number;
	legbyes: number;
	penalty: number;
	/** four or six runs, but no boundary */
	non_boundary: boolean;
	wickets: Wicket[];
};

/** Penalty runs before the first and after the last delivery of an innings, and batters absent hurt. */
export type Beside = {
	innings: number;
	batting_team: string;
	penalty_before: number;
	penalty_after: number;
	absent: number;
};

/** `fielders` are ids of the fielding side, without substitutes, who get no credit. */
export type Wicket = { kind: string; player_out: string; fielders: string[] };

/** A match as scored. Teams have their name of that season. */
export type SourceMatch = {
	id: number;
	season: number;
	date: string;
	match_number: number | null;
	stage: string;
	venue: string;
	ground_id: string;
	ground: string;
	ground_city: string;
	ground_country: string;
	team1: string;
	team2: string;
	toss_winner: string;
	toss_decision: "bat" | "field";
	batting_first: string;
	winner: string | null;
	result: "normal" | "tie" | "no result";
	super_over: boolean;
	win_by_runs: number | null;
	win_by_wickets: number | null;
	method: string | null;
	player_of_match_id: string | null;
	target_runs: number | null;
	target_balls: number | null;
	umpires: string[];
	lineups: { team: string; player_id: string }[];
	deliveries: Delivery[];
	/** only innings with something outside their deliveries */
	beside: Beside[];
};

export type Row = Record<string, string | number | boolean | string[] | null | Record<string, string>>;

/** The input of the build. All but the matches is copied unchanged. */
export type Source = { matches: SourceMatch[]; people: Row[]; squads: Row[]; franchises: Row[]; teams: Row[] };

/** Converts scorers' overs to balls: '15.4' is 15 overs and 4 balls. */
export function ballsOf(overs: string): number {
	const [whole, balls = "0"] = overs.split(".");
	return Number(whole) * 6 + Number(balls);
}

export function slugOf(name: string): string {
	return name
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll(/['’]/g, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}
