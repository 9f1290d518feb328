/**
 * A kind of rows. `facets` maps facts to SQL, in which the letter before a dot is the table: `r` the row, `b` a ball of
 * the row, `s` the match from the row's side, `m` the match, `i` the innings, `p` the row's person, `q` the other
 * person of the ball.
 * A condition on a facet with `b` or `q` sums the row from the matching balls. A streak consists of matches or innings:
 * its facets outside `r` and `p` are facts of these, and `b` is a ball of the innings.
 */
export type RowKind = {
	/** the noun in sentences: 'innings of batters' */
	says: string;
	/** the table; kinds with `balls` are stored as sums of whole innings */
	table: string;
	/** a SQL macro that computes the table up to a match's place in the order of play */
	upTo?: string;
	balls?: {
		/** the table of balls, and its column with the row's `row_id` */
		table: string;
		row: string;
		/** columns that all balls of a row share */
		same: Sums;
		/** the sums of a row; those of `within` are computed per value of `within.by`, then added */
		sums: Sums;
		within?: { by: string; sums: Sums };
		/** the other person of the ball */
		against?: string;
	};
	/** for streaks */
	streak?: {
		/** the noun of its parts */
		are: "matches" | "innings";
		/** the kinds of its parts; the question's figures select one */
		of: RowKind[];
		/** the column with the streak's owner */
		whose: "team_id" | "player_id";
		/** SQL per kind of streak: true if a row continues it; without `kinds` the question's figures decide */
		kinds?: Sums;
		/** example figures, if a question has to name some */
		needs?: Record<string, { from: number }>;
	};
	facets: Facets;
	/** the person ids of `p` and `q`, if `p` is not the row's player */
	people?: { p: string; q?: string };
	/** the join condition of `i`, if the row has no innings number */
	innings?: string;
	/** the columns in a list of rows: enough to identify each row */
	row: Sums;
	/** the scorers' order of rows within a match */
	turn?: string[];
	/** the figures that `where.figures` may limit */
	figures: Sums;
};

export type Sums = Record<string, string>;

/** SQL of columns of the row, by their own names. */
export const ownColumns = (...names: string[]): Sums => Object.fromEntries(names.map((name) => [name, `r.${name}`]));

/**
 * The SQL of a fact, or a list of values, such as the fielders of a catch. Lists with the same `along` are compared at
 * the same position: the team and the opponent of a match.
 */
export type FactSql = string | { list: string; along?: string };
export type Facets = Partial<Record<Facet, FactSql>>;

export const FACETS = [
	"player",
	"batter",
	"bowler",
	"partner",
	"pair",
	"fielder",
	"team",
	"opponent",
	"pair_of_teams",
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
	"streak",
	"unbroken",
	"age",
	"against_bat_hand",
	"against_bowl_style",
	"against_bowl_kind",
] as const;
export type Facet = (typeof FACETS)[number];

/** Facts of a match. */
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
	/** twenty overs a side, not shortened by rain */
	full_match: "case when m.match_id is not null then (m.target_balls = 120 and m.method is null) is true end",
	rain_rule: "case when m.match_id is not null then m.rain_rule end",
	day_of_season: "m.day_of_season",
} satisfies Facets;

/** Facts of one side of a match. */
export const ofSide = {
	...ofMatch,
	team: "r.team_id",
	opponent: "r.opponent_id",
	home: "s.home",
	toss: "s.toss",
	batted: "s.batted",
	result: "s.result",
} satisfies Facets;

/** The two sides of a row, sorted by id. */
export const ofPair = { pair_of_teams: "list_sort([r.team_id, r.opponent_id])" } satisfies Facets;

/** Facts of a side's match, with the innings in which it batted. */
export const ofSidesInnings = {
	...ofSide,
	innings: "i.innings",
	target: "i.target",
	total: "i.runs",
} satisfies Facets;

/** Facts of an innings. */
export const ofInnings = { ...ofSidesInnings, ...ofPair, innings: "r.innings" } satisfies Facets;

/** Columns that all balls of a row share, in every kind. */
export const ofBall = {
	match_id: "b.match_id",
	innings: "b.innings",
	team_id: "b.team_id",
	opponent_id: "b.opponent_id",
} satisfies Sums;

/** Facts of a row's balls. */
export const ofBalls = { over: "b.over", ball_of_over: "b.ball_of_over" } satisfies Facets;

/** Facts of the row's person. */
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

/** Columns that identify a side's match or innings in a list. `team_name` is the name in that season. */
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

/** True if a fact or figure belongs to a row's parts: its balls, or the matches or innings of a streak. */
export function isOfPart({ balls, streak }: RowKind, sql: string): boolean {
	if (balls) return /\b[bq]\./.test(sql);
	return streak !== undefined && /\b[bims]\./.test(sql);
}
