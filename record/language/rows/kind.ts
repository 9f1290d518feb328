/**
 * A kind of rows: what a question counts. `facets` says what a row knows, by the SQL that reads it. The letter before a dot
 * names the table it reads: `r` the row, `b` a ball of the row, `s` the match from the row's side, `m` the match, `i` the
 * innings, `p` the row's person, `q` the person on the other side of the ball. A facet of `b` or `q` is a condition on
 * balls: the row is then summed from the balls that meet it.
 */
export type RowKind = {
	/** how the rows are called: 'innings of batters' */
	says: string;
	/** the table with the rows, summed over whole innings where they are sums */
	table: string;
	/** what makes the table anew up to a match, given that match's place in the order of play */
	upTo?: string;
	balls?: {
		/** the balls a row is the sum of, and of a ball the `row_id` of its row */
		table: string;
		row: string;
		/** what all balls of a row have in common: columns of its table */
		same: Sums;
		/** what a row sums; some of it is summed for each value of `within.by` first, and then added up */
		sums: Sums;
		within?: { by: string; sums: Sums };
		/** who stands on the other side of the ball */
		against?: string;
	};
	facets: Facets;
	/** whom `p` and `q` are, where `p` is not the row's player */
	people?: { p: string; q?: string };
	/** which innings of the match `i` is, where the row has no number of it */
	innings?: string;
	/** what a list of rows says of each: enough to tell it from all others */
	row: Sums;
	/** the order of rows within a match, as scorers have it */
	turn?: string[];
	/** figures of one row: what `figures` can ask for */
	figures: Sums;
};

export type Sums = Record<string, string>;
/**
 * A list where a row knows several: the fielders of a catch. Two lists `along` one another are met at the same place: in a
 * match of two sides one is the team, and then the other the opponent.
 */
export type Known = string | { list: string; along?: string };
export type Facets = Partial<Record<Facet, Known>>;

export const FACETS = [
	"player",
	"batter",
	"bowler",
	"partner",
	"pair",
	"fielder",
	"team",
	"opponent",
	"season",
	"date",
	"month",
	"sequence",
	"match",
	"ground",
	"city",
	"country",
	"home",
	"stage",
	"round",
	"toss",
	"batted",
	"result",
	"super_over",
	"full_match",
	"rain_rule",
	"day_of_season",
	"innings",
	"target",
	"total",
	"over",
	"ball_of_over",
	"nth_ball",
	"position",
	"wicket",
	"dismissal",
	"nationality",
	"overseas",
	"bat_hand",
	"bowl_style",
	"bowl_kind",
	"role",
	"acquisition",
	"age",
	"against_bat_hand",
	"against_bowl_style",
	"against_bowl_kind",
] as const;
export type Facet = (typeof FACETS)[number];

/** What rows know that belong to a match. */
export const ofMatch = {
	match: "r.match_id",
	season: "m.season",
	date: "m.date",
	month: "month(m.date)::int",
	sequence: "m.sequence",
	ground: "m.ground_id",
	city: "m.city",
	country: "m.country",
	stage: "m.stage",
	round: "m.stage_name",
	super_over: "m.super_over",
	/** twenty overs a side, without the rain rule */
	full_match: "(m.target_balls = 120 and m.method is null) is true",
	rain_rule: "case when m.match_id is not null then m.method is not null end",
	day_of_season: "m.day_of_season",
} satisfies Facets;

/** What rows know that belong to one side of a match. */
export const ofSide = {
	...ofMatch,
	team: "r.team_id",
	opponent: "r.opponent_id",
	home: "s.home",
	toss: "s.toss",
	batted: "s.batted",
	result: "s.result",
} satisfies Facets;

/** What rows know that belong to an innings. */
export const ofInnings = {
	...ofSide,
	innings: "r.innings",
	target: "i.target",
	total: "i.runs",
} satisfies Facets;

/** The same of a side's match: the innings is the one in which it batted. */
export const ofSidesInnings = { ...ofInnings, innings: "i.innings" } satisfies Facets;

/** What all balls of a row have in common, whatever the row. */
export const ofBall = {
	match_id: "b.match_id",
	innings: "b.innings",
	team_id: "b.team_id",
	opponent_id: "b.opponent_id",
} satisfies Sums;

/** What the balls of a row know. */
export const ofBalls = { over: "b.over", ball_of_over: "b.ball_of_over" } satisfies Facets;

/** What is known of the row's person. */
export const ofPerson = {
	nationality: "p.nationality",
	overseas: "p.overseas",
	bat_hand: "p.bat_hand",
	bowl_style: "p.bowl_style",
	bowl_kind: "p.bowl_kind",
	role: "p.role",
} satisfies Facets;

/** Age in whole years on the day of the match. */
export const ageThen = "datesub('year', p.date_of_birth, m.date)::int";

/** What a list says of a row of one side of a match, and of an innings. `team_name` is the name of that season. */
export const rowOfSide = {
	team_id: "r.team_id",
	team_name: "s.team_name",
	opponent_id: "r.opponent_id",
	opponent_name: "s.opponent_name",
	match_id: "r.match_id",
	season: "m.season",
	date: "strftime(m.date, '%Y-%m-%d')",
	stage: "m.stage_name",
	ground_id: "m.ground_id",
	result: "s.result",
} satisfies Sums;
export const rowOfInnings = { ...rowOfSide, innings_number: "r.innings" } satisfies Sums;
