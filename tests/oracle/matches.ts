import type { CsvRow, Sources } from "./balls.ts";
import type { Innings } from "./innings.ts";

export type Side = {
	match: Match;
	team: string;
	opponent: string;
	home: "true" | "false" | "neutral";
	toss: "won" | "lost";
	batted: "first" | "second";
	result: "won" | "lost" | "no_result";
};
export type Match = {
	id: number;
	sequence: number;
	season: number;
	date: string;
	ground: string;
	city: string;
	country: string;
	stage: "league" | "playoff" | "final";
	round: string;
	super_over: boolean;
	tied: boolean;
	day_of_season: number;
	sides: Side[];
	innings: Innings[];
	/** super over innings by number */
	super_overs: Map<number, { side: Side; runs: number; wickets: number; balls: number }>;
	/** the margin, in either unit */
	margin: { runs?: number; wickets?: number };
	player_of_match: string | null;
	target: number | null;
	target_balls: number | null;
	/** by the rain rule or awarded, so the totals do not decide */
	undecided: boolean;
	/** decided by the rain rule */
	revised: boolean;
};

const DAY = 24 * 60 * 60 * 1000;
const STAGES: Record<string, Match["stage"]> = { League: "league", Final: "final" };

/** Reads the matches in order of play with their sides, without innings. */
export function readMatches({ matches, grounds, teams }: Sources): Match[] {
	const groundsById = new Map(grounds.map((row) => [row.id, row]));
	const firstDays = new Map<string, string>();
	for (const { season = "", date = "" } of matches) {
		const first = firstDays.get(season);
		if (first === undefined || date < first) firstDays.set(season, date);
	}
	const read = matches.map((row): Match => {
		const ground = groundsById.get(row.ground_id);
		const { season = "", date = "", stage = "" } = row;
		const match: Match = {
			id: Number(row.id),
			sequence: Number(row.sequence),
			season: Number(season),
			date,
			ground: row.ground_id ?? "",
			city: ground?.city ?? "",
			country: ground?.country ?? "",
			stage: STAGES[stage] ?? "playoff",
			round: stage,
			super_over: row.super_over === "1",
			tied: row.result === "tie",
			day_of_season: Math.round((Date.parse(date) - Date.parse(firstDays.get(season) ?? date)) / DAY) + 1,
			sides: [],
			innings: [],
			super_overs: new Map(),
			margin: {
				...(row.win_by_runs ? { runs: Number(row.win_by_runs) } : {}),
				...(row.win_by_wickets ? { wickets: Number(row.win_by_wickets) } : {}),
			},
			player_of_match: row.player_of_match_id || null,
			target: row.target_runs ? Number(row.target_runs) : null,
			target_balls: row.target_balls ? Number(row.target_balls) : null,
			undecided: row.method !== "",
			revised: row.method !== "" && row.method !== "Awarded",
		};
		match.sides = [sideOf(match, row, "team1_id", "team2_id"), sideOf(match, row, "team2_id", "team1_id")];
		return match;
	});
	read.sort((a, b) => a.sequence - b.sequence);
	findHomes(read, teams);
	return read;
}

function sideOf(match: Match, row: CsvRow, own: string, other: string): Side {
	const team = row[own] ?? "";
	return {
		match,
		team,
		opponent: row[other] ?? "",
		home: "neutral",
		toss: row.toss_winner_id === team ? "won" : "lost",
		batted: row.batting_first_id === team ? "first" : "second",
		result: row.winner_id ? (row.winner_id === team ? "won" : "lost") : "no_result",
	};
}

/** Home: the city of a side's name, and Indian grounds with 4/5 of its season's league matches (at least two). */
function findHomes(matches: Match[], teams: CsvRow[]): void {
	const cityOf = (team: string, season: number) =>
		teams.find(
			(row) => row.franchise_id === team && Number(row.first_season) <= season && season <= Number(row.last_season),
		)?.city;
	const atHome = (match: Match, team: string) => {
		if (match.city === cityOf(team, match.season)) return true;
		if (match.country !== "India") return false;
		const there = matches.filter(
			(other) => other.season === match.season && other.ground === match.ground && other.stage === "league",
		);
		const theirs = there.filter((other) => other.sides.some((side) => side.team === team));
		return theirs.length >= 2 && theirs.length * 5 >= there.length * 4;
	};
	for (const match of matches) {
		const hosts = match.sides.filter((side) => atHome(match, side.team));
		if (hosts.length === 0) continue;
		for (const side of match.sides) side.home = hosts.includes(side) ? "true" : "false";
	}
}
