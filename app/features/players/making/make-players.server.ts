import { sql } from "drizzle-orm";
import { type iplPlayers, playerEdits } from "../../../../db/schema/players.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import { fameOf } from "../../../../record/fame.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { playerSlug, ROLE_OF } from "../rules.ts";
import { writeBiography } from "./biography.ts";
import { achievementsOf } from "./honours.server.ts";
import { loadMaterial, type Material, type Person } from "./material.server.ts";

/** Increase this when the rules change; it makes stored players stale. */
const RULES_EDITION = 3;
const OTHERS = "others";

/** The edition of record and rules that players are made from. */
export const currentEdition = ({ edition }: Pick<MatchRecord, "edition">): string => `${edition}.${RULES_EDITION}`;

/** Which players to make: some people, or everybody of one present franchise; 'others' are those of none. */
export type PlayersOf = { person_ids: string[] } | { franchise: string };
export type MadePlayer = { id: string; name: string; slug: string };

/**
 * Makes and stores the players of everybody in the record, or of `which`, with admins' edits. Stored players keep id
 * and slug. Returns them sorted by name. Runs in the caller's transaction.
 */
export async function makePlayers(record: MatchRecord, tx: Tx, which?: PlayersOf): Promise<MadePlayer[]> {
	const made_from = currentEdition(record);
	const { rows: taken } = await tx.execute<{ person_id: string; slug: string | null }>(
		sql`select person_id, slug from ipl_players`,
	);
	const rows = selectRows(record, await playerRows(record, tx), which);
	const slugs = slugsFor(rows, new Map(taken.map(({ person_id, slug }) => [person_id, slug])));
	const values = rows.map(({ short_code, ...row }) => ({
		...row,
		slug: slugs.get(row.person_id) ?? null,
		made_from,
	}));
	// one JSON parameter in place of one for each value
	const { rows: made } = await tx.execute<MadePlayer>(sql`
		insert into ipl_players (person_id, name, slug, team, role, nationality, date_of_birth, jersey_number, debut_year,
			fame_rank, in_squad, price_crores, biography, achievements, search_text, made_from)
		select person_id, name, slug, team, role, nationality, date_of_birth, jersey_number, debut_year, fame_rank, in_squad,
			price_crores, biography, achievements, search_text, made_from
		from jsonb_populate_recordset(null::ipl_players, ${JSON.stringify(values)}::jsonb)
		on conflict (person_id) do update set name = excluded.name, slug = excluded.slug, team = excluded.team,
			role = excluded.role, nationality = excluded.nationality, date_of_birth = excluded.date_of_birth,
			jersey_number = excluded.jersey_number, debut_year = excluded.debut_year, fame_rank = excluded.fame_rank, in_squad = excluded.in_squad,
			price_crores = excluded.price_crores, biography = excluded.biography, achievements = excluded.achievements,
			search_text = excluded.search_text, made_from = excluded.made_from, updated_at = now()
		returning id, name, coalesce(slug, id::text) as slug`);
	if (!which) await tx.execute(sql`analyze ipl_players`);
	return made.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** True if players are missing, or made from another edition of record or rules. One query. */
export async function playersAreOld(record: MatchRecord, db: Queryable): Promise<boolean> {
	const { rows: people } = await record.ask({ rows: "people", measures: ["people"] });
	const { rows } = await db.execute<{ made: number }>(
		sql`select count(*)::int as made from ipl_players where made_from = ${currentEdition(record)}`,
	);
	return (rows[0]?.made ?? 0) < (people[0]?.people ?? 0);
}

/** The values of `franchise` in PlayersOf that together make everybody: each present franchise, and 'others'. */
export function playerParts({ franchises }: Pick<MatchRecord, "franchises">): string[] {
	return [...franchises.flatMap(({ id, is_current }) => (is_current ? [id] : [])), OTHERS];
}

function selectRows(record: MatchRecord, rows: PlayerRow[], which?: PlayersOf): PlayerRow[] {
	if (!which) return rows;
	if ("person_ids" in which) return rows.filter(({ person_id }) => which.person_ids.includes(person_id));
	const franchises = playerParts(record);
	const franchiseOf = ({ team }: PlayerRow) => (team && franchises.includes(team) ? team : OTHERS);
	return rows.filter((row) => franchiseOf(row) === which.franchise);
}

type Edit = typeof playerEdits.$inferSelect;
type PlayerRow = Omit<typeof iplPlayers.$inferInsert, "made_from" | "slug"> & { short_code: string | null };

async function playerRows(record: MatchRecord, tx: Tx): Promise<PlayerRow[]> {
	const edits = new Map((await tx.select().from(playerEdits)).map((edit) => [edit.person_id, edit]));
	const material = await loadMaterial(record);
	const ranks = fameRanks(material.people, await fameOf(record));
	return material.people.map((person) => ({
		...playerRow(person, edits.get(person.id), material),
		fame_rank: ranks.get(person.id) ?? ranks.size,
	}));
}

/** Ranks everybody from 1: newest squads first, then by fame, then by name. */
function fameRanks(people: Person[], fame: Map<string, number>): Map<string, number> {
	const order = people.toSorted(
		(a, b) =>
			Number(b.squad !== null) - Number(a.squad !== null) ||
			(fame.get(b.id) ?? 0) - (fame.get(a.id) ?? 0) ||
			(a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1),
	);
	return new Map(order.map(({ id }, at) => [id, at + 1]));
}

function playerRow(
	recorded: Person,
	edit: Edit | undefined,
	{ honours, squad_season }: Material,
): Omit<PlayerRow, "fame_rank"> {
	const person = withEdit(recorded, edit);
	const { id, name, team, squad, price, played } = person;
	const role = ROLE_OF[person.role] ?? null;
	return {
		person_id: id,
		name,
		short_code: team?.short_name ?? null,
		team: team?.id ?? null,
		role,
		nationality: person.nationality,
		date_of_birth: person.date_of_birth,
		jersey_number: person.jersey_number,
		debut_year: played[0]?.season ?? null,
		in_squad: squad !== null,
		price_crores: price,
		biography:
			edit?.biography ??
			writeBiography({
				...person,
				person_id: id,
				role,
				squad_year: squad_season,
				price_crores: price,
				seasons: [...new Set(played.map(({ season }) => season))],
				teams: [...new Map(played.map(({ team_id, played_as }) => [team_id, played_as])).values()],
				champion: [...new Set(played.filter(({ champion }) => champion).map(({ season }) => season))],
			}),
		achievements: achievementsOf(id, honours),
		search_text: searchText(person),
	};
}

/** Applies an admin's edits to a person, except that of the biography. */
function withEdit(person: Person, edit: Edit | undefined): Person {
	if (!edit) return person;
	return {
		...person,
		nationality: edit.nationality ?? person.nationality,
		date_of_birth: edit.date_of_birth ?? person.date_of_birth,
		jersey_number: edit.jersey_number ?? person.jersey_number,
		price: edit.price_crores ?? person.price,
	};
}

/** Nicknames for the search, by person id, in lower case. */
const NICKNAMES: Record<string, string> = {
	"4a8a2e3b": "msd mahi thala captain cool",
	"740742ef": "hitman",
	ba607b88: "king kohli",
	c4487b84: "abd mr 360 devilliers",
	"271f83cd": "sky surya",
	db584dad: "universe boss",
	"1dc12ab9": "mr ipl chinna thala",
	fe93fd9d: "jaddu",
	"0c2730df": "jumbo",
	b17e2f24: "klr",
	bbd41817: "dre russ",
	"3355b542": "faf",
	"57ee1fde": "yuzi",
	"495d42a5": "ash anna",
	"1c914163": "yuvi",
	d2c2b2d5: "little master master blaster",
	"725529bc": "dada",
	"0184dc35": "the wall",
	b8a55852: "baz",
};

/** The words of a person's names, each after a space, because the search matches beginnings of words. */
function searchText({ id, name, full_name, scored_as }: Person): string {
	const words = [name, full_name, scored_as, NICKNAMES[id]].join(" ").toLowerCase().split(/\s+/).filter(Boolean);
	return [...new Set(words)].map((word) => ` ${word}`).join("");
}

/** Returns each row's slug: the stored one, or a new one that is free. */
function slugsFor(rows: PlayerRow[], stored: Map<string, string | null>): Map<string, string> {
	const slugs = new Map<string, string>();
	const taken = new Set([...stored.values()].filter((slug) => slug !== null));
	for (const { person_id, name, short_code } of rows) {
		const own = stored.get(person_id);
		const preferred = playerSlug(name, short_code) || person_id;
		let slug = own ?? preferred;
		for (let number = 2; !own && taken.has(slug); number++) slug = `${preferred}-${number}`;
		taken.add(slug);
		slugs.set(person_id, slug);
	}
	return slugs;
}
