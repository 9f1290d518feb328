/** How a figure is written: 9,336 · 40.42 · 113* · 5/12 · 15.3 overs · text. */
export type FigureKind = "count" | "rate" | "score" | "figures" | "overs" | "words";

export type Rows = "batting" | "bowling" | "innings" | "stands" | "sides" | "matches" | "appearances" | "campaigns";

export type Column = {
	/** its name in addresses */
	key: string;
	label: string;
	kind: FigureKind;
	/** the order after the first click; without it the column cannot be sorted */
	first?: "desc" | "asc";
	/** the measure of the record, if it is not the key */
	measure?: string;
	/** the rows it counts, if not the table's, and a condition on them */
	rows?: Rows;
	where?: { [condition: string]: unknown; figures?: { runs: { from: number } } };
	/** the measure that the minimum counts; a fan may set the minimum */
	least?: string;
};

export type Table = {
	slug: string;
	/** its name on the chip */
	name: string;
	title: string;
	/** the head of the first column */
	row: "Player" | "Pair" | "Team" | "Ground";
	rows: Rows;
	/** what its lines are grouped by; without it they are single rows */
	by?: "player" | "team" | "ground";
	sort: string;
	columns: Column[];
};

const count = (key: string, label: string): Column => ({ key, label, kind: "count", first: "desc" });
const words = (key: string, label: string): Column => ({ key, label, kind: "words" });
const rate = (key: string, label: string, first: "desc" | "asc", least?: string): Column => ({
	key,
	label,
	kind: "rate",
	first,
	...(least ? { least } : {}),
});

const matches: Column = { ...count("matches", "Matches"), rows: "appearances" };
const average = rate("average", "Average", "desc", "innings");
const strikeRate = rate("strike_rate", "Strike rate", "desc", "balls");
const economy = rate("economy", "Economy", "asc", "balls");
const bowlingAverage: Column = { ...rate("bowling_average", "Average", "asc", "balls"), measure: "average" };
const bowlingStrikeRate: Column = {
	...rate("bowling_strike_rate", "Strike rate", "asc", "balls"),
	measure: "strike_rate",
};
const highest: Column = { key: "highest", label: "Highest", kind: "score", first: "desc" };
const bestFigures: Column = {
	key: "best_figures",
	label: "Best",
	kind: "figures",
	first: "desc",
	measure: "best",
};
const overs: Column = { key: "balls_bowled", label: "Overs", kind: "overs", first: "desc", measure: "balls" };
const runs = count("runs", "Runs");
const hundreds = count("hundreds", "Hundreds");
const fifties = count("fifties", "Fifties");
const fours = count("fours", "Fours");
const sixes = count("sixes", "Sixes");
const innings = count("innings", "Innings");
const spells: Column = { ...count("bowling_innings", "Innings"), measure: "innings" };
const balls = count("balls", "Balls");
const wickets = count("wickets", "Wickets");
const conceded: Column = { ...count("runs_conceded", "Runs"), measure: "runs" };
const maidens = count("maidens", "Maidens");
const fourWickets = count("four_wickets", "Four wickets");
const fiveWickets = count("five_wickets", "Five wickets");
const against = words("opponent", "Against");
const date = words("date", "Date");
const ofInnings = (column: Column): Column => ({ ...column, rows: "innings" });
const totals: Column[] = [
	ofInnings({ ...count("highest_total", "Highest"), measure: "highest" }),
	ofInnings({ ...count("lowest_total", "Lowest"), first: "asc", measure: "lowest" }),
];
const runRate = ofInnings(rate("run_rate", "Run rate", "desc"));

const batting = (slug: string, name: string, title: string, sort: string, columns: Column[]): Table => ({
	slug,
	name,
	title,
	row: "Player",
	rows: "batting",
	by: "player",
	sort,
	columns,
});
const bowling = (slug: string, name: string, title: string, sort: string, columns: Column[]): Table => ({
	...batting(slug, name, title, sort, columns),
	rows: "bowling",
});

/** The tables of /statistics, in the order of their chips. */
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
		rows: "batting",
		sort: "runs",
		columns: [{ ...runs, kind: "score" }, balls, fours, sixes, strikeRate, against, date],
	},
	{
		slug: "best-figures",
		name: "Best figures",
		title: "Best bowling figures",
		row: "Player",
		rows: "bowling",
		sort: "figures",
		columns: [
			{ ...bestFigures, key: "figures", label: "Figures" },
			{ ...balls, label: "Overs", kind: "overs" },
			maidens,
			count("dots", "Dots"),
			economy,
			against,
			date,
		],
	},
	{
		slug: "partnerships",
		name: "Partnerships",
		title: "Highest partnerships",
		row: "Pair",
		rows: "stands",
		sort: "runs",
		columns: [{ ...runs, kind: "score" }, balls, words("wicket_number", "Wicket"), against, date],
	},
	{
		slug: "team-totals",
		name: "Team totals",
		title: "Highest team totals",
		row: "Team",
		rows: "innings",
		sort: "runs",
		columns: [
			runs,
			wickets,
			{ ...balls, label: "Overs", kind: "overs" },
			rate("run_rate", "Run rate", "desc", "balls"),
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
		rows: "sides",
		by: "team",
		sort: "won",
		columns: [
			count("won", "Won"),
			count("matches", "Matches"),
			count("lost", "Lost"),
			count("no_result", "No result"),
			rate("win_percentage", "Won %", "desc", "matches"),
			{ ...count("titles", "Titles"), rows: "campaigns" },
			{ ...count("finals", "Finals"), rows: "campaigns" },
			runRate,
			ofInnings(sixes),
			...totals,
			ofInnings({
				...count("totals_200", "200 or more"),
				measure: "count",
				where: { figures: { runs: { from: 200 } } },
			}),
		],
	},
	{
		slug: "venues",
		name: "Venues",
		title: "Grounds by matches",
		row: "Ground",
		rows: "matches",
		by: "ground",
		sort: "matches",
		columns: [
			count("matches", "Matches"),
			ofInnings({
				...rate("first_innings_average", "First innings", "desc", "count"),
				measure: "average_total",
				where: { innings: 1, not: { result: "no_result" } },
			}),
			runRate,
			...totals,
			{
				...count("won_batting_first", "Won batting first"),
				rows: "sides",
				measure: "won",
				where: { batted: "first", super_over: false },
			},
			{
				...count("won_chasing", "Won chasing"),
				rows: "sides",
				measure: "won",
				where: { batted: "second", super_over: false },
			},
			ofInnings(wickets),
			ofInnings(sixes),
		],
	},
];

export const findTable = (slug: string): Table | undefined => TABLES.find((table) => table.slug === slug);
export const hasTeamFilter = (table: Table): boolean => table.by !== "team" && table.by !== "ground";
