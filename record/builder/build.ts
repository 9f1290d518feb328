import type { Row, Source, SourceMatch } from "./source.ts";
import type { Tables } from "./tables.ts";

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
const by = (column: string) => (a: Row, b: Row) => compare(a[column] as string, b[column] as string);

/** Sorts into the order of play: by date, match number (playoffs have none and come last), id. */
export function inOrder(matches: SourceMatch[]): SourceMatch[] {
	return matches.toSorted(
		(a, b) => compare(a.date, b.date) || (a.match_number ?? 999) - (b.match_number ?? 999) || a.id - b.id,
	);
}

/** Builds all tables except the balls. Equal sources give equal tables. Throws for a team without a franchise. */
export function buildTables(source: Source): Tables {
	const franchiseOf = new Map(source.teams.map((team) => [team.name as string, team.franchise_id as string]));
	const franchise = (team: string) => {
		const id = franchiseOf.get(team);
		if (!id) throw new Error(`no franchise is known for the team "${team}"`);
		return id;
	};
	const matches = inOrder(source.matches);
	const teams = upToDate(source.teams, "name", matches, (team) => team);
	return {
		franchises: upToDate(source.franchises, "id", matches, franchise),
		grounds: groundsOf(matches),
		innings: matches.flatMap(({ id, beside }) =>
			beside.map(({ batting_team, ...rest }) => ({ match_id: id, franchise_id: franchise(batting_team), ...rest })),
		),
		lineups: matches.flatMap((match) => lineupOf(match, franchise)),
		matches: matches.map((match, index) => matchRow(match, index + 1, franchise)),
		people: source.people.toSorted(by("id")),
		squads: source.squads.toSorted(
			(a, b) => Number(a.season) - Number(b.season) || compare(a.person_id as string, b.person_id as string),
		),
		teams,
	};
}

/** Sorts sides by `key` and raises `last_season` to the last season in which each played one of `matches`. */
function upToDate(sides: Row[], key: string, matches: SourceMatch[], keyOf: (team: string) => string): Row[] {
	const last = new Map(
		matches.flatMap(({ team1, team2, season }) => [team1, team2].map((team) => [keyOf(team), season])),
	);
	return sides
		.map((side) => {
			const played = last.get(side[key] as string) ?? 0;
			return { ...side, last_season: Math.max(Number(side.last_season ?? 0), played) };
		})
		.sort(by(key));
}

function lineupOf(match: SourceMatch, franchise: (team: string) => string): Row[] {
	return match.lineups.map(({ team, player_id }) => ({
		match_id: match.id,
		player_id,
		franchise_id: franchise(team),
		opponent_id: franchise(team === match.team1 ? match.team2 : match.team1),
	}));
}

function matchRow(match: SourceMatch, sequence: number, franchise: (team: string) => string): Row {
	const {
		lineups,
		deliveries,
		beside,
		team1,
		team2,
		toss_winner,
		batting_first,
		winner,
		ground,
		ground_city,
		ground_country,
		...plain
	} = match;
	return {
		...plain,
		sequence,
		stage_kind: match.stage === "Final" ? "final" : match.stage === "League" ? "league" : "playoff",
		team1_id: franchise(team1),
		team2_id: franchise(team2),
		toss_winner_id: franchise(toss_winner),
		batting_first_id: franchise(batting_first),
		winner_id: winner && franchise(winner),
	};
}

function groundsOf(matches: SourceMatch[]): Row[] {
	return [...Map.groupBy(matches, (match) => match.ground_id)]
		.map(([id, played]) => {
			const { ground, ground_city, ground_country } = played.at(-1) as SourceMatch;
			const venues = [...new Set(played.map((match) => match.venue))].sort();
			return { id, name: ground, city: ground_city, country: ground_country, venues };
		})
		.sort(by("id"));
}
