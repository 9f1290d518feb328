import { TABLES, type Tables } from "../tables.ts";
import { battingOf, type Sides } from "./batting.ts";
import { bowlingOf, hatTricksOf, oversOf } from "./bowling.ts";
import { countryOf } from "./countries.ts";
import { type Chase, inningsOf } from "./innings.ts";
import { matchupsOf } from "./matchups.ts";
import { partnershipsOf } from "./partnerships.ts";
import { isDismissal, isLegal } from "./scoring.ts";
import { type Delivery, type Row, type Source, type SourceMatch, slugOf } from "./source.ts";

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

/** By date, match number (playoffs have none and come after), id: the order in which "as of" counts. */
export function inOrder(matches: SourceMatch[]): SourceMatch[] {
	return matches.toSorted(
		(a, b) => compare(a.date, b.date) || (a.match_number ?? 999) - (b.match_number ?? 999) || a.id - b.id,
	);
}

/** All tables of the record from a source. Pure: the same source gives the same rows in the same order. */
export function buildTables(source: Source): Tables {
	const franchiseOf = new Map(source.teams.map((team) => [team.name as string, team.franchise_id as string]));
	const franchise = (team: string) => {
		const id = franchiseOf.get(team);
		if (!id) throw new Error(`no franchise is known for the team "${team}"`);
		return id;
	};
	const matches = inOrder(source.matches);
	const tables = Object.fromEntries(TABLES.map((name) => [name, [] as Row[]])) as Tables;
	tables.franchises = source.franchises.toSorted((a, b) => compare(a.id as string, b.id as string));
	tables.teams = source.teams.toSorted((a, b) => compare(a.name as string, b.name as string));
	tables.people = source.people.toSorted((a, b) => compare(a.id as string, b.id as string));
	tables.grounds = groundsOf(matches);
	tables.seasons = seasonsOf(matches, franchise);
	for (const [index, match] of matches.entries()) addMatch(tables, match, index + 1, franchise);
	return tables;
}

function addMatch(tables: Tables, match: SourceMatch, sequence: number, franchise: (team: string) => string): void {
	const otherThan = (team: string) => (team === match.team1 ? match.team2 : match.team1);
	tables.matches.push(matchRow(match, sequence, franchise));
	for (const team of [match.team1, match.team2]) {
		tables.match_teams.push({
			match_id: match.id,
			franchise_id: franchise(team),
			opponent_id: franchise(otherThan(team)),
			team,
			batted_first: match.batting_first === team,
			won_toss: match.toss_winner === team,
			outcome: match.winner === null ? "no result" : match.winner === team ? "won" : "lost",
		});
	}
	for (const { team, player_id } of match.lineups) {
		const sides = { franchise_id: franchise(team), opponent_id: franchise(otherThan(team)) };
		tables.lineups.push({ match_id: match.id, player_id, ...sides });
	}
	for (const [number, balls] of Map.groupBy(match.deliveries, (ball) => ball.innings)) {
		const { batting_team, super_over } = balls[0] as Delivery;
		const sides: Sides = {
			match_id: match.id,
			innings: number,
			franchise_id: franchise(batting_team),
			opponent_id: franchise(otherThan(batting_team)),
		};
		if (super_over) tables.super_overs.push(superOverRow(balls, sides));
		else addInnings(tables, balls, sides, number === 2 ? chaseOf(match) : null);
	}
}

function addInnings(tables: Tables, balls: Delivery[], sides: Sides, chase: Chase | null): void {
	const { batting, milestones } = battingOf(balls, sides);
	tables.innings.push(inningsOf(balls, sides, chase));
	tables.batting.push(...batting);
	tables.bowling.push(...bowlingOf(balls, sides));
	tables.partnerships.push(...partnershipsOf(balls, sides));
	tables.matchups.push(...matchupsOf(balls, sides));
	tables.overs.push(...oversOf(balls, sides));
	tables.milestones.push(...milestones, ...hatTricksOf(balls, sides));
}

function chaseOf({ target_runs, target_balls, method, winner }: SourceMatch): Chase | null {
	if (target_runs === null || target_balls === null) return null;
	return { target: target_runs, balls: target_balls, curtailed: method !== null || winner === null };
}

function superOverRow(balls: Delivery[], sides: Sides): Row {
	return {
		...sides,
		runs: balls.reduce((sum, ball) => sum + ball.total_runs, 0),
		wickets: balls.flatMap((ball) => ball.wickets).filter((wicket) => isDismissal(wicket.kind)).length,
		balls: balls.filter(isLegal).length,
	};
}

function matchRow(match: SourceMatch, sequence: number, franchise: (team: string) => string): Row {
	const { lineups, deliveries, team1, team2, toss_winner, batting_first, winner, ground, ground_city, ...plain } =
		match;
	return {
		...plain,
		sequence,
		stage_kind: match.stage === "Final" ? "final" : match.stage === "League" ? "league" : "playoff",
		ground_id: slugOf(ground),
		team1_id: franchise(team1),
		team2_id: franchise(team2),
		toss_winner_id: franchise(toss_winner),
		batting_first_id: franchise(batting_first),
		winner_id: winner && franchise(winner),
	};
}

function groundsOf(matches: SourceMatch[]): Row[] {
	return [...Map.groupBy(matches, (match) => match.ground)]
		.map(([name, played]) => {
			const city = (played.at(-1) as SourceMatch).ground_city;
			const venues = [...new Set(played.map((match) => match.venue))].sort();
			return { id: slugOf(name), name, city, country: countryOf(city), venues };
		})
		.sort((a, b) => compare(a.id, b.id));
}

/** `matches` are in order; a season without a final yet has no champion. */
function seasonsOf(matches: SourceMatch[], franchise: (team: string) => string): Row[] {
	return [...Map.groupBy(matches, (match) => match.season)].map(([season, played]) => {
		const final = played.find((match) => match.stage === "Final");
		const champion = final?.winner ?? null;
		const runnerUp = final && champion && (final.team1 === champion ? final.team2 : final.team1);
		return {
			season,
			first_date: (played[0] as SourceMatch).date,
			last_date: (played.at(-1) as SourceMatch).date,
			champion_id: champion && franchise(champion),
			runner_up_id: runnerUp ? franchise(runnerUp) : null,
			final_match_id: final?.id ?? null,
		};
	});
}
