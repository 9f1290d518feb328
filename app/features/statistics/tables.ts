/** How a figure reads: 9,336 · 40.42 · 113* · 5/12 · 15.3 overs · words as they are. */
export type FigureKind = "count" | "rate" | "score" | "figures" | "overs" | "words";

export type Column = {
	key: string;
	label: string;
	kind: FigureKind;
	/** the order a first click gives; none: it cannot be sorted by */
	first?: "desc" | "asc";
	/** the least of what has to be there to be ranked by it: over the whole record, and over a part */
	qualifies?: { what: string; whole: number; part: number };
};

export type Table = {
	slug: string;
	/** on the chip */
	name: string;
	title: string;
	/** what a row is: head of the first column */
	row: "Player" | "Pair" | "Team" | "Ground";
	source: "batters" | "bowlers" | "scores" | "spells" | "stands" | "totals" | "teams" | "grounds";
	sort: string;
	columns: Column[];
};

const count = (key: string, label: string): Column => ({ key, label, kind: "count", first: "desc" });
const words = (key: string, label: string): Column => ({ key, label, kind: "words" });
const rate = (
	key: string,
	label: string,
	first: "desc" | "asc",
	what: string,
	whole: number,
	part: number,
): Column => ({
	key,
	label,
	kind: "rate",
	first,
	qualifies: { what, whole, part },
});

const matches = count("matches", "Matches");
const average = rate("average", "Average", "desc", "innings", 20, 5);
const strikeRate = rate("strike_rate", "Strike rate", "desc", "balls faced", 500, 100);
const economy = rate("economy", "Economy", "asc", "balls bowled", 500, 100);
const bowlingAverage = rate("bowling_average", "Average", "asc", "balls bowled", 500, 100);
const bowlingStrikeRate = rate("bowling_strike_rate", "Strike rate", "asc", "balls bowled", 500, 100);
const highest: Column = { key: "highest", label: "Highest", kind: "score", first: "desc" };
const bestFigures: Column = { key: "best_figures", label: "Best", kind: "figures", first: "desc" };
const overs: Column = { key: "balls_bowled", label: "Overs", kind: "overs", first: "desc" };
const runs = count("runs", "Runs");
const hundreds = count("hundreds", "Hundreds");
const fifties = count("fifties", "Fifties");
const fours = count("fours", "Fours");
const sixes = count("sixes", "Sixes");
const innings = count("innings", "Innings");
const spells = count("bowling_innings", "Innings");
const balls = count("balls", "Balls");
const wickets = count("wickets", "Wickets");
const conceded = count("runs_conceded", "Runs");
const maidens = count("maidens", "Maidens");
const fourWickets = count("four_wickets", "Four wickets");
const fiveWickets = count("five_wickets", "Five wickets");
const against = words("opponent", "Against");
const date = words("date", "Date");
const totals: Column[] = [count("highest_total", "Highest"), { ...count("lowest_total", "Lowest"), first: "asc" }];
const runRate: Column = { key: "run_rate", label: "Run rate", kind: "rate", first: "desc" };

const batting = (slug: string, name: string, title: string, sort: string, columns: Column[]): Table => ({
	slug,
	name,
	title,
	row: "Player",
	source: "batters",
	sort,
	columns,
});
const bowling = (slug: string, name: string, title: string, sort: string, columns: Column[]): Table => ({
	...batting(slug, name, title, sort, columns),
	source: "bowlers",
});

/** The tables of /statistics in the order of their chips; the sorted column of each comes first. */
export const TABLES: Table[] = [
	batting("runs", "Runs", "Most runs", "runs", [
		runs,
		matches,
		average,
		strikeRate,
		highest,
		hundreds,
		fifties,
		fours,
		sixes,
	]),
	bowling("wickets", "Wickets", "Most wickets", "wickets", [
		wickets,
		matches,
		overs,
		conceded,
		bowlingAverage,
		economy,
		bowlingStrikeRate,
		bestFigures,
		fourWickets,
		fiveWickets,
	]),
	batting("strike-rate", "Strike rate", "Highest strike rates", "strike_rate", [
		strikeRate,
		runs,
		balls,
		innings,
		fours,
		sixes,
		average,
	]),
	bowling("economy", "Economy", "Best economy rates", "economy", [
		economy,
		overs,
		conceded,
		wickets,
		maidens,
		spells,
		bowlingAverage,
	]),
	batting("sixes", "Sixes", "Most sixes", "sixes", [sixes, fours, runs, balls, innings, strikeRate]),
	batting("average", "Average", "Highest batting averages", "average", [
		average,
		runs,
		innings,
		hundreds,
		fifties,
		highest,
		strikeRate,
	]),
	{
		slug: "highest-scores",
		name: "Highest scores",
		title: "Highest scores",
		row: "Player",
		source: "scores",
		sort: "runs",
		columns: [
			{ ...runs, kind: "score" },
			balls,
			fours,
			sixes,
			rate("strike_rate", "Strike rate", "desc", "balls faced", 10, 10),
			against,
			date,
		],
	},
	{
		slug: "best-figures",
		name: "Best figures",
		title: "Best bowling figures",
		row: "Player",
		source: "spells",
		sort: "figures",
		columns: [
			{ key: "figures", label: "Figures", kind: "figures", first: "desc" },
			{ ...balls, label: "Overs", kind: "overs" },
			maidens,
			count("dots", "Dots"),
			rate("economy", "Economy", "asc", "balls bowled", 12, 12),
			against,
			date,
		],
	},
	{
		slug: "partnerships",
		name: "Partnerships",
		title: "Highest partnerships",
		row: "Pair",
		source: "stands",
		sort: "runs",
		columns: [{ ...runs, kind: "score" }, balls, count("wicket", "Wicket"), against, date],
	},
	{
		slug: "team-totals",
		name: "Team totals",
		title: "Highest team totals",
		row: "Team",
		source: "totals",
		sort: "runs",
		columns: [
			runs,
			wickets,
			{ ...balls, label: "Overs", kind: "overs" },
			rate("run_rate", "Run rate", "desc", "balls faced", 60, 60),
			fours,
			sixes,
			against,
			date,
		],
	},
	{
		slug: "teams",
		name: "Teams",
		title: "Teams by wins",
		row: "Team",
		source: "teams",
		sort: "won",
		columns: [
			count("won", "Won"),
			matches,
			count("lost", "Lost"),
			count("no_result", "No result"),
			rate("win_percentage", "Won %", "desc", "matches", 20, 1),
			count("titles", "Titles"),
			count("finals", "Finals"),
			runRate,
			sixes,
			...totals,
			count("totals_200", "200 or more"),
		],
	},
	{
		slug: "venues",
		name: "Venues",
		title: "Grounds by matches",
		row: "Ground",
		source: "grounds",
		sort: "matches",
		columns: [
			matches,
			rate("first_innings_average", "First innings", "desc", "matches", 10, 1),
			{ ...runRate, qualifies: { what: "matches", whole: 10, part: 1 } },
			...totals,
			count("won_batting_first", "Won batting first"),
			count("won_chasing", "Won chasing"),
			wickets,
			sixes,
		],
	},
];

export const findTable = (slug: string): Table | undefined => TABLES.find((table) => table.slug === slug);
/** Sides have no rows within a team's part of the record. */
export const takesTeam = (table: Table): boolean => table.source !== "teams" && table.source !== "grounds";
