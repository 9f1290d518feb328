import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tables } from "../tables.ts";
import { readCsv } from "./csv.ts";
import type { Row } from "./source.ts";

type Totals = Map<string, number>;

/** Sums `value` by the columns of `key`. */
function totals(rows: Row[], key: string[], value: string | ((row: Row) => number)): Totals {
	const sums: Totals = new Map();
	for (const row of rows) {
		const name = key.map((column) => row[column]).join(" ");
		sums.set(name, (sums.get(name) ?? 0) + Number(typeof value === "string" ? row[value] : value(row)));
	}
	return sums;
}

function agree(what: string, left: Totals, right: Totals): string[] {
	const names = new Set([...left.keys(), ...right.keys()]);
	const wrong = [...names].filter((name) => (left.get(name) ?? 0) !== (right.get(name) ?? 0));
	const shown = wrong.slice(0, 3).map((name) => `${name}: ${left.get(name) ?? 0} and ${right.get(name) ?? 0}`);
	return wrong.length === 0 ? [] : [`${what} disagree in ${wrong.length} places (${shown.join("; ")})`];
}

const INNINGS = ["match_id", "innings"];
const BATTER = [...INNINGS, "batter_id"];
const PLAYER = [...INNINGS, "player_id"];
const BOWLER = [...INNINGS, "bowler_id"];

/** Whether the tables agree with each other: everything that can be summed two ways is. Returns what does not agree. */
export function disagreements(tables: Tables): string[] {
	const { innings, batting, bowling, partnerships, matchups, overs, matches, people, lineups } = tables;
	const extras = (row: Row) =>
		["wides", "noballs", "byes", "legbyes", "penalties"].reduce((sum, kind) => sum + Number(row[kind]), 0);
	const offTheBat = (row: Row) => Number(row.runs) - extras(row);
	const known = new Set(people.map((person) => person.id));
	const strangers = lineups.filter((row) => !known.has(row.player_id as string)).map((row) => row.player_id);
	return [
		...agree(
			"runs off the bat and batting cards",
			totals(innings, INNINGS, offTheBat),
			totals(batting, INNINGS, "runs"),
		),
		...agree("batting cards and match-ups (runs)", totals(batting, PLAYER, "runs"), totals(matchups, BATTER, "runs")),
		...agree(
			"batting cards and match-ups (balls)",
			totals(batting, PLAYER, "balls"),
			totals(matchups, BATTER, "balls"),
		),
		...agree(
			"batting cards and match-ups (sixes)",
			totals(batting, PLAYER, "sixes"),
			totals(matchups, BATTER, "sixes"),
		),
		...agree("dismissals and match-ups", totals(batting, PLAYER, "is_out"), totals(matchups, BATTER, "dismissals")),
		...agree("bowling cards and match-ups", totals(bowling, PLAYER, "wickets"), totals(matchups, BOWLER, "wickets")),
		...agree("bowling cards and overs", totals(bowling, PLAYER, "runs"), totals(overs, BOWLER, "runs_charged")),
		...agree("bowling cards and overs (balls)", totals(bowling, PLAYER, "balls"), totals(overs, BOWLER, "balls")),
		...agree("totals and overs", totals(innings, INNINGS, "runs"), totals(overs, INNINGS, "runs")),
		...agree("totals and stands", totals(innings, INNINGS, "runs"), totals(partnerships, INNINGS, "runs")),
		...agree("wickets and batting cards", totals(innings, INNINGS, "wickets"), totals(batting, INNINGS, "is_out")),
		...winnersThatLost(matches, innings),
		...(strangers.length ? [`line-ups hold players who are not in people: ${[...new Set(strangers)].join(", ")}`] : []),
	];
}

/** A match won by runs must show that margin, a won chase that many wickets in hand. D/L matches go by their own target. */
function winnersThatLost(matches: Row[], innings: Row[]): string[] {
	const line = new Map(innings.map((row) => [`${row.match_id} ${row.innings}`, row]));
	return matches.flatMap((match) => {
		const [first, second] = [line.get(`${match.id} 1`), line.get(`${match.id} 2`)];
		if (match.method || !first || !second) return [];
		const margin = Number(first.runs) - Number(second.runs);
		if (match.win_by_runs !== null && match.target_balls === 120 && margin !== match.win_by_runs)
			return [`match ${match.id}: won by ${match.win_by_runs} runs, but the totals differ by ${margin}`];
		if (match.result === "tie" && margin !== 0) return [`match ${match.id}: a tie, but the totals differ by ${margin}`];
		return [];
	});
}

type Comparison = { file: string; table: "batting" | "bowling"; columns: Record<string, string> };
const CARDS: Comparison[] = [
	{
		file: "record/batting.csv",
		table: "batting",
		columns: {
			runs: "runs",
			balls: "balls",
			fours: "fours",
			sixes: "sixes",
			position: "position",
			dismissal: "dismissal",
		},
	},
	{
		file: "record/bowling.csv",
		table: "bowling",
		columns: {
			balls: "balls",
			maidens: "maidens",
			runs_conceded: "runs",
			wickets: "wickets",
			dots: "dots",
			wides: "wides",
			noballs: "noballs",
			fours_conceded: "fours",
			sixes_conceded: "sixes",
		},
	},
];

/** Whether what was computed from the deliveries is what the working data's own cards say. Returns the differences. */
export function differencesFromCards(tables: Tables, folder: string): string[] {
	return CARDS.flatMap(({ file, table, columns }) => {
		const computed = new Map(tables[table].map((row) => [PLAYER.map((column) => row[column]).join(" "), row]));
		const cards = readCsv(readFileSync(join(folder, file)));
		const wrong = cards.flatMap((card) => {
			const row = computed.get(PLAYER.map((column) => card[column]).join(" "));
			const off = Object.entries(columns).filter(([theirs, ours]) => card[theirs] !== String(row?.[ours]));
			return off.map(([theirs]) => `${PLAYER.map((column) => card[column]).join(" ")} ${theirs}`);
		});
		if (cards.length !== computed.size) wrong.push(`${cards.length} rows, computed ${computed.size}`);
		return wrong.length
			? [`${file} differs from the deliveries ${wrong.length} times (${wrong.slice(0, 5).join("; ")})`]
			: [];
	});
}
