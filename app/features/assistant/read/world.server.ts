import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import { type Franchise, franchises } from "../../../../record/names.ts";
import { type AsOf, asOf, currentSnapshot } from "../../../../record/snapshot.ts";
import { GROUND_NAMES } from "../../../../record/words/lexicon/ground-names.ts";
import { CITY_GROUNDS } from "../lexicon/grounds.ts";
import { MEASURE_PHRASES } from "../lexicon/measure-phrases.ts";
import type { MeasureKey } from "../lexicon/measures.ts";
import { OUTSIDE } from "../lexicon/outside.ts";
import { type Phrase, SCOPE_PHRASES } from "../lexicon/scopes.ts";
import { SHARED_TEAM_NAMES, TEAM_NAMES } from "../lexicon/teams.ts";
import { addPeople, indexPeople, type PeopleIndex, type Person } from "./people.ts";
import { addPhrase, type Phrasebook } from "./phrasebook.ts";
import { fold } from "./words.ts";

export type Meaning =
	| { sort: "person"; ids: string[] }
	| { sort: "team"; ids: readonly string[] }
	| { sort: "ground"; id: string }
	/** the ground of a city, where a place is asked for */
	| { sort: "city"; id: string }
	| { sort: "measure"; key: MeasureKey }
	| { sort: "outside"; why: string }
	| Phrase;

export type Ground = { id: string; name: string; city: string };

/** Everything that a question may name, as of one snapshot of the record. */
export type World = {
	snapshot: string;
	as_of: AsOf;
	book: Phrasebook<Meaning>;
	people: PeopleIndex;
	teams: Map<string, Franchise>;
	grounds: Map<string, Ground>;
	seasons: { first: number; last: number };
};

let kept: World | undefined;

/** The world of the record as it stands; made once for each snapshot. One query when it is there. */
export async function currentWorld(db: Queryable): Promise<World> {
	const { id } = await currentSnapshot(db);
	if (kept?.snapshot !== id) kept = await makeWorld(db, id);
	return kept;
}

async function makeWorld(db: Queryable, snapshot: string): Promise<World> {
	const { rows: people } = await db.execute<Person>(sql`
		select p.id, p.display_name as name, p.full_name, p.name as initials, p.role_group as role, i.slug,
			coalesce(x.matches, 0)::int as matches
		from people p left join ipl_players i on i.person_id = p.id left join player_figures x on x.player_id = p.id and x.season = 0 and x.franchise_id = '' and x.stage = 'all'`);
	const { rows: grounds } = await db.execute<Ground & { venues: string[] }>(
		sql`select id, name, city, venues from grounds`,
	);
	const { rows: seasons } = await db.execute<{ first: number; last: number }>(
		sql`select min(season)::int as first, max(season)::int as last from seasons`,
	);
	const teams = await franchises(db);
	const index = indexPeople(people);
	const book: Phrasebook<Meaning> = new Map();
	addTeams(book, teams);
	addGrounds(book, grounds);
	addPeople<Meaning>(book, index, (ids) => ({ sort: "person", ids }));
	for (const [why, phrases] of OUTSIDE)
		for (const phrase of phrases.split("|")) addPhrase(book, phrase, { sort: "outside", why });
	for (const [phrases, key] of MEASURE_PHRASES)
		for (const phrase of phrases.split("|")) addPhrase(book, phrase, { sort: "measure", key });
	for (const [phrases, meaning] of SCOPE_PHRASES)
		for (const phrase of phrases.split("|")) addPhrase(book, phrase, meaning);
	return {
		snapshot,
		as_of: await asOf(db),
		book,
		people: index,
		teams: new Map(teams.map((team) => [team.id, team])),
		grounds: new Map(grounds.map(({ id, name, city }) => [id, { id, name, city }])),
		seasons: seasons[0] as { first: number; last: number },
	};
}

const plain = (name: string) =>
	fold(name)
		.replace(/[^a-z0-9]+/g, " ")
		.trim();

function addTeams(book: Phrasebook<Meaning>, teams: Franchise[]): void {
	const named = new Set<string>();
	const name = (phrase: string, ids: readonly string[]) => {
		if (!named.has(phrase)) addPhrase(book, phrase, { sort: "team", ids });
		named.add(phrase);
	};
	for (const team of teams)
		for (const { name: called, short_name } of [{ name: team.name, short_name: team.short_name }, ...team.names]) {
			name(plain(called), [team.id]);
			name(plain(short_name), [team.id]);
		}
	for (const [id, phrases] of TEAM_NAMES) for (const phrase of phrases.split("|")) name(phrase, [id]);
	for (const [phrase, ids] of Object.entries(SHARED_TEAM_NAMES)) name(phrase, ids);
}

function addGrounds(book: Phrasebook<Meaning>, grounds: (Ground & { venues: string[] })[]): void {
	for (const { id, name, venues } of grounds)
		for (const phrase of new Set([name, ...venues].map(plain))) addPhrase(book, phrase, { sort: "ground", id });
	for (const [id, phrases] of GROUND_NAMES)
		for (const phrase of phrases.split("|")) addPhrase(book, phrase, { sort: "ground", id });
	for (const [city, id] of Object.entries(CITY_GROUNDS)) addPhrase(book, city, { sort: "city", id });
}
