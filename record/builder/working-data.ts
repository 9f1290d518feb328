import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readCsv } from "./csv.ts";
import { ballsOf, type Delivery, type Row, type Source, type SourceMatch, slugOf } from "./source.ts";

/** Cities outside India: South Africa in 2009, the Emirates in 2014, 2020 and 2021. */
const ABROAD: Record<string, string> = {
	Bloemfontein: "South Africa",
	"Cape Town": "South Africa",
	Centurion: "South Africa",
	Durban: "South Africa",
	"East London": "South Africa",
	Johannesburg: "South Africa",
	Kimberley: "South Africa",
	"Port Elizabeth": "South Africa",
	"Abu Dhabi": "United Arab Emirates",
	Dubai: "United Arab Emirates",
	Sharjah: "United Arab Emirates",
};

const countryOf = (city: string) => (Object.hasOwn(ABROAD, city) ? (ABROAD[city] as string) : "India");

type Csv = Record<string, string>;
const number = (text: string | undefined) => (text ? Number(text) : null);
const text = (value: string | undefined) => value || null;

/**
 * Reads the working data in `folder`: CSV files of matches, deliveries, line-ups, players and teams, from which
 * `npm run record:build` can build instead of an archive. Throws if a file is missing, a team is unknown, or a batter
 * was out but not in.
 */
export function readWorkingData(folder: string): Source {
	const file = (name: string): Csv[] => {
		const path = join(folder, name);
		if (!existsSync(path)) throw new Error(`${path} is missing: is "${folder}" the folder of the working data?`);
		const bytes = readFileSync(path);
		return readCsv(name.endsWith(".gz") ? gunzipSync(bytes) : bytes);
	};
	const lineups = Map.groupBy(file("record/lineups.csv"), (row) => row.match_id);
	const deliveries = Map.groupBy(file("record/deliveries.csv.gz"), (row) => row.match_id);
	const matches = file("record/matches.csv").map((match) =>
		matchOf(match, lineups.get(match.match_id) ?? [], deliveries.get(match.match_id) ?? []),
	);
	const teams = file("teams.csv");
	const franchises = new Map(teams.map((team) => [team.team_name as string, team.franchise_id as string]));
	const franchiseOf = (team: string, player: string) => {
		const id = franchises.get(team);
		if (!id) throw new Error(`players.csv: ${player} plays for an unknown team "${team}"`);
		return id;
	};
	const people = file("players.csv").map((columns) => ({ row: personRow(columns), columns }));
	return {
		matches,
		teams: teams.map(teamRow),
		franchises: franchiseRows(teams),
		people: people.map(({ row }) => row),
		squads: squadsOf(
			people.map(({ row, columns }) => ({ id: row.id as string, columns })),
			franchiseOf,
		),
	};
}

function matchOf(row: Csv, lineup: Csv[], balls: Csv[]): SourceMatch {
	const idOf = new Map(lineup.map((entry) => [`${entry.team} ${entry.player}`, entry.player_id as string]));
	return {
		id: Number(row.match_id),
		season: Number(row.season),
		date: row.date as string,
		match_number: number(row.match_number),
		stage: row.stage as string,
		venue: row.venue as string,
		ground_id: slugOf(row.ground as string),
		ground: row.ground as string,
		ground_city: row.ground_city as string,
		ground_country: countryOf(row.ground_city as string),
		team1: row.team1 as string,
		team2: row.team2 as string,
		toss_winner: row.toss_winner as string,
		toss_decision: row.toss_decision as "bat" | "field",
		batting_first: row.batting_first as string,
		winner: text(row.winner),
		result: row.result as SourceMatch["result"],
		super_over: row.super_over === "1",
		win_by_runs: number(row.win_by_runs),
		win_by_wickets: number(row.win_by_wickets),
		method: text(row.method),
		player_of_match_id: text(row.player_of_match_id),
		target_runs: number(row.target_runs),
		target_balls: row.target_overs ? ballsOf(row.target_overs) : null,
		umpires: (row.umpires ?? "").split("; ").filter(Boolean),
		lineups: lineup.map((entry) => ({ team: entry.team as string, player_id: entry.player_id as string })),
		deliveries: balls.map((ball) => deliveryOf(ball, idOf)),
		beside: [],
	};
}

function deliveryOf(row: Csv, idOf: Map<string, string>): Delivery {
	const wickets = [
		[row.wicket_kind, row.player_out],
		[row.wicket2_kind, row.player_out2],
	];
	return {
		innings: Number(row.innings),
		super_over: row.super_over === "1",
		over: Number(row.over) + 1,
		batting_team: row.batting_team as string,
		batter: row.batter_id as string,
		non_striker: row.non_striker_id as string,
		bowler: row.bowler_id as string,
		batter_runs: Number(row.batter_runs),
		total_runs: Number(row.total_runs),
		wides: Number(row.wides),
		noballs: Number(row.noballs),
		byes: Number(row.byes),
		legbyes: Number(row.legbyes),
		penalty: Number(row.penalty),
		non_boundary: row.non_boundary === "1",
		wickets: wickets.flatMap(([kind, out]) => {
			if (!kind) return [];
			const player_out = out === row.batter ? row.batter_id : out === row.non_striker ? row.non_striker_id : undefined;
			if (!player_out) throw new Error(`match ${row.match_id}, over ${row.over}: "${out}" is out but was not in`);
			const fielders = (row.fielders ?? "")
				.split("; ")
				.flatMap((name) => idOf.get(`${row.bowling_team} ${name}`) ?? []);
			return [{ kind, player_out, fielders }];
		}),
	};
}

const teamRow = (team: Csv): Row => ({
	name: team.team_name as string,
	short_name: team.short_name as string,
	franchise_id: team.franchise_id as string,
	city: team.city as string,
	first_season: Number(team.first_season),
	last_season: Number(team.last_season),
});

/** A franchise per row, with its latest name. */
function franchiseRows(teams: Csv[]): Row[] {
	return [...Map.groupBy(teams, (team) => team.franchise_id as string)].map(([id, names]) => {
		const latest = names.toSorted((a, b) => Number(b.last_season) - Number(a.last_season))[0] as Csv;
		return {
			id,
			name: latest.team_name as string,
			short_name: latest.short_name as string,
			city: latest.city as string,
			is_current: latest.is_current === "1",
			first_season: Math.min(...names.map((name) => Number(name.first_season))),
			last_season: Number(latest.last_season),
			captain: text(latest.captain_2026),
			captain_note: text(latest.captain_2026_note),
			captain_source: text(latest.captain_source),
			head_coach: text(latest.head_coach_2026),
			head_coach_source: text(latest.head_coach_source),
			owner: text(latest.owner),
			owner_as_of: text(latest.owner_as_of),
			owner_source: text(latest.owner_source),
			home_grounds: text(latest.home_grounds_2026),
		};
	});
}

const SOURCES = ["display_name", "role", "jersey", "team_2026", "price_2026", "price_2025", "bio"];

/** A player without a match has no scorers' id, so the id is made from the name. */
function personRow(person: Csv): Row {
	return {
		id: person.player_id || slugOf(person.display_name as string),
		name: (person.cricsheet_name || person.display_name) as string,
		display_name: person.display_name as string,
		full_name: text(person.full_name),
		nationality: text(person.nationality),
		date_of_birth: text(person.date_of_birth),
		birthplace: text(person.birthplace),
		batting_style: text(person.batting_style),
		bowling_style: text(person.bowling_style),
		playing_role: text(person.playing_role),
		role_group: text(person.role_group),
		jersey_number: number(person.jersey_number),
		cricinfo_id: text(person.cricinfo_id),
		note: text(person.note),
		sources: Object.fromEntries(
			SOURCES.flatMap((group) => (person[`${group}_source`] ? [[group, person[`${group}_source`] as string]] : [])),
		),
	};
}

/** The squads, a row per person and season. The column `team_2026` has the side of 2026. */
function squadsOf(
	players: { id: string; columns: Record<string, string> }[],
	franchiseOf: (team: string, player: string) => string,
): Row[] {
	const seasons = Object.keys(players[0]?.columns ?? {}).flatMap((column) => column.match(/^team_(\d{4})$/)?.[1] ?? []);
	return seasons.sort().flatMap((season) =>
		players.flatMap(({ id, columns }) => {
			const team = columns[`team_${season}`];
			if (!team) return [];
			const price = columns[`price_${season}_crore`];
			return {
				season: Number(season),
				person_id: id,
				franchise_id: franchiseOf(team, columns.display_name ?? id),
				acquisition: columns[`acquisition_${season}`] || null,
				price_crore: price ? Number(price) : null,
			};
		}),
	);
}
