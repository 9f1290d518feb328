import { type CsvRow, readSources } from "./balls.ts";
import { addInnings, type Ball, type Innings } from "./innings.ts";
import { type Match, readMatches, type Side } from "./matches.ts";
import { type Person, readPeople } from "./people.ts";

/** The record's data in plain arrays. */
export type World = {
	matches: Match[];
	innings: Innings[];
	balls: Ball[];
	people: Map<string, Person>;
	/** names by id */
	names: { people: Map<string, string>; franchises: Map<string, string>; grounds: Map<string, string> };
	appearances: { match: Match; side: Side; person: Person }[];
	squads: CsvRow[];
	cities: string[];
	countries: string[];
	person: (id: string) => Person;
};

export async function readWorld(folder: string): Promise<World> {
	const sources = await readSources(folder);
	const matches = readMatches(sources);
	addInnings(matches, sources);
	const people = readPeople(sources.people);
	const person = (id: string) => {
		const found = people.get(id);
		if (!found) throw new Error(`nobody is ${id}`);
		return found;
	};
	const byId = new Map(matches.map((match) => [String(match.id), match]));
	const appearances = sources.lineups.map(({ match_id = "", franchise_id, player_id = "" }) => {
		const match = byId.get(match_id);
		const side = match?.sides.find(({ team }) => team === franchise_id);
		if (!match || !side) throw new Error(`${franchise_id} does not play in ${match_id}`);
		return { match, side, person: person(player_id) };
	});
	const innings = matches.flatMap((match) => match.innings);
	const named = (rows: CsvRow[], name: string) => new Map(rows.map((row) => [row.id ?? "", row[name] ?? ""]));
	return {
		matches,
		innings,
		balls: innings.flatMap(({ balls }) => balls),
		people,
		names: {
			people: named(sources.people, "display_name"),
			franchises: named(sources.franchises, "name"),
			grounds: named(sources.grounds, "name"),
		},
		appearances,
		squads: sources.squads,
		cities: sources.grounds.map(({ city = "" }) => city),
		countries: sources.grounds.map(({ country = "" }) => country),
		person,
	};
}
