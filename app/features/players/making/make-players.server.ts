import { sql } from "drizzle-orm";
import { type iplPlayers, playerEdits } from "../../../../db/schema/players.ts";
import { people } from "../../../../db/schema/record.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import { askRecord } from "../../../../record/catalogue.ts";
import { type Franchise, franchises } from "../../../../record/names.ts";
import { currentSnapshot } from "../../../../record/snapshot.ts";
import { playerSlug, ROLE_OF_GROUP } from "../rules.ts";
import { achievementsOf, type Honours } from "./achievements.ts";
import { writeBiography } from "./biography.ts";
import { NICKNAMES } from "./nicknames.ts";

const SQUAD_YEAR = 2026;
/** Raised when these rules make other players of the same record, so that stored ones are made anew. */
const EDITION = 1;
const OTHERS = "others";

/** Names the record and the rules that players are made by now. */
export async function currentMaking(db: Queryable): Promise<string> {
	return `${(await currentSnapshot(db)).id}.${EDITION}`;
}

/** The players of a franchise's current squad, or last of it; 'others': of none that plays today. */
export type PlayersOf = { person_ids: string[] } | { franchise: string };
export type MadePlayer = { id: string; name: string; slug: string };

/**
 * Makes a player of everybody in the record, or of those asked for, who has one already keeping id and slug. What admins
 * wrote over is told as they wrote it. Answers them by name. Runs in the caller's transaction: all of them, or none.
 */
export async function makePlayers(tx: Tx, which?: PlayersOf): Promise<MadePlayer[]> {
	const made_from = await currentMaking(tx);
	const rows = which ? await rowsOf(tx, which) : await playerRows(tx);
	const { rows: taken } = await tx.execute<{ person_id: string; slug: string | null }>(
		sql`select person_id, slug from ipl_players`,
	);
	const slugs = slugsFor(rows, new Map(taken.map(({ person_id, slug }) => [person_id, slug])));
	const values = rows.map(({ short_code, ...row }) => ({
		...row,
		slug: slugs.get(row.person_id) ?? null,
		made_from,
	}));
	// one statement: far fewer parameters than one for each value
	const { rows: made } = await tx.execute<MadePlayer>(sql`
		insert into ipl_players (person_id, name, slug, team, role, nationality, date_of_birth, jersey_number, debut_year,
			price_crores, biography, achievements, search_text, made_from)
		select person_id, name, slug, team, role, nationality, date_of_birth, jersey_number, debut_year, price_crores,
			biography, achievements, search_text, made_from
		from jsonb_populate_recordset(null::ipl_players, ${JSON.stringify(values)}::jsonb)
		on conflict (person_id) do update set name = excluded.name, slug = excluded.slug, team = excluded.team,
			role = excluded.role, nationality = excluded.nationality, date_of_birth = excluded.date_of_birth,
			jersey_number = excluded.jersey_number, debut_year = excluded.debut_year, price_crores = excluded.price_crores,
			biography = excluded.biography, achievements = excluded.achievements, search_text = excluded.search_text,
			made_from = excluded.made_from, updated_at = now()
		returning id, name, coalesce(slug, id::text) as slug`);
	if (!which) await tx.execute(sql`analyze ipl_players`);
	return made.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The parts that all players fall into: a franchise that plays today each, and 'others'. One query. */
export async function playerParts(db: Queryable): Promise<string[]> {
	const current = (await franchises(db)).filter(({ is_current }) => is_current);
	return [...current.map(({ id }) => id), OTHERS];
}

async function rowsOf(tx: Tx, which: PlayersOf): Promise<PlayerRow[]> {
	const rows = await playerRows(tx);
	if ("person_ids" in which) return rows.filter(({ person_id }) => which.person_ids.includes(person_id));
	const parts = await playerParts(tx);
	const partOf = ({ team }: PlayerRow) => (team && parts.includes(team) ? team : OTHERS);
	return rows.filter((row) => partOf(row) === which.franchise);
}

type PlayerRow = Omit<typeof iplPlayers.$inferInsert, "made_from" | "slug"> & { short_code: string | null };

async function playerRows(tx: Tx): Promise<PlayerRow[]> {
	const persons = await tx.select().from(people).orderBy(people.id);
	const edits = new Map((await tx.select().from(playerEdits)).map((edit) => [edit.person_id, edit]));
	const teams = new Map((await franchises(tx)).map((franchise) => [franchise.id, franchise]));
	const batting = byPlayer(await askRecord(tx, "batting", { by: ["player"] }));
	const bowling = byPlayer(await askRecord(tx, "bowling", { by: ["player"] }));
	const seasons = Map.groupBy(await askRecord(tx, "player_seasons", {}), (line) => line.player_id);
	const honours = await honoursOf(tx, [...seasons.values()].flat());
	return persons.map((known) => {
		const edit = edits.get(known.id);
		const person = edited(known, edit);
		const played = seasons.get(person.id) ?? [];
		const team = teamOf(person, played.at(-1)?.team_id, teams);
		const role = person.role_group ? (ROLE_OF_GROUP[person.role_group] ?? null) : null;
		const squad = person.team_2026 ? teams.get(person.team_2026)?.name : undefined;
		return {
			person_id: person.id,
			name: person.display_name,
			short_code: team?.short_name ?? null,
			team: team?.id ?? null,
			role,
			nationality: person.nationality,
			date_of_birth: person.date_of_birth,
			jersey_number: person.jersey_number,
			debut_year: played[0]?.season ?? null,
			price_crores: person.price_2026_crore,
			biography:
				edit?.biography ??
				writeBiography({
					person_id: person.id,
					name: person.display_name,
					role,
					nationality: person.nationality,
					date_of_birth: person.date_of_birth,
					batting_style: person.batting_style,
					bowling_style: person.bowling_style,
					squad: squad ?? null,
					squad_year: SQUAD_YEAR,
					price_crores: person.price_2026_crore,
					seasons: [...new Set(played.map((line) => line.season))],
					teams: [...new Map(played.map((line) => [line.team_id, line.played_as])).values()],
					matches: played.reduce((sum, line) => sum + line.matches, 0),
					champion: [...new Set(played.filter((line) => line.champion).map((line) => line.season))],
					batting: batting.get(person.id) ?? null,
					bowling: bowling.get(person.id) ?? null,
				}),
			achievements: achievementsOf(person.id, honours),
			search_text: searchText(person),
		};
	});
}

/** A person as admins corrected what is known of them. */
function edited(person: PersonRow, edit: typeof playerEdits.$inferSelect | undefined): PersonRow {
	if (!edit) return person;
	return {
		...person,
		nationality: edit.nationality ?? person.nationality,
		date_of_birth: edit.date_of_birth ?? person.date_of_birth,
		jersey_number: edit.jersey_number ?? person.jersey_number,
		price_2026_crore: edit.price_crores ?? person.price_2026_crore,
	};
}

const byPlayer = <Line extends { player_id?: string }>(lines: Line[]) =>
	new Map(lines.map((line) => [line.player_id, line]));

type PersonRow = typeof people.$inferSelect;

function teamOf(person: PersonRow, last: string | undefined, teams: Map<string, Franchise>): Franchise | undefined {
	const id = person.team_2026 ?? last ?? person.team_2025;
	return id ? teams.get(id) : undefined;
}

/** Every name of a person, each word once; a space before each, so that the beginning of a word can be told. */
function searchText({ id, display_name, full_name, name }: PersonRow): string {
	const words = [display_name, full_name, name, NICKNAMES[id]].join(" ").toLowerCase().split(/\s+/).filter(Boolean);
	return [...new Set(words)].map((word) => ` ${word}`).join("");
}

async function honoursOf(
	tx: Tx,
	seasons: { player_id: string; season: number; champion: boolean }[],
): Promise<Honours> {
	const caps = await askRecord(tx, "caps", {});
	const finals = await askRecord(tx, "champions", {});
	const hatTricks = await askRecord(tx, "milestones", { kind: "hat_trick", limit: 1000 });
	const leaders: Honours["leaders"] = [];
	const lead = (title: string, lines: { player_id?: string; rank: number }[]) =>
		leaders.push({ title, player_ids: lines.filter(({ rank }) => rank === 1).map((line) => line.player_id ?? "") });
	lead("Most matches in the record", await askRecord(tx, "appearances", { metric: "matches", limit: 1 }));
	for (const [metric, title] of [
		["runs", "Most runs in the record"],
		["hundreds", "Most hundreds in the record"],
		["fifties", "Most fifties in the record"],
		["sixes", "Most sixes in the record"],
		["fours", "Most fours in the record"],
	] as const)
		lead(title, await askRecord(tx, "batting_leaders", { metric, limit: 1 }));
	lead("Highest score in the record", await askRecord(tx, "scores", { metric: "runs", limit: 1 }));
	lead("Most wickets in the record", await askRecord(tx, "bowling_leaders", { metric: "wickets", limit: 1 }));
	lead("Best bowling figures in the record", await askRecord(tx, "spells", { metric: "figures", limit: 1 }));
	lead("Most catches in the record", await askRecord(tx, "fielding_leaders", { metric: "catches", limit: 1 }));
	lead(
		"Most player-of-the-match awards in the record",
		await askRecord(tx, "appearances", { metric: "player_of_match", limit: 1 }),
	);
	return {
		champions: seasons.filter((line) => line.champion),
		orange_caps: caps.map((cap) => ({ player_id: cap.orange_player_id, season: cap.season })),
		purple_caps: caps.map((cap) => ({ player_id: cap.purple_player_id, season: cap.season })),
		final_player_of_match: finals.flatMap(({ player_of_match_id, season }) =>
			player_of_match_id ? [{ player_id: player_of_match_id, season }] : [],
		),
		hat_tricks: hatTricks,
		leaders,
	};
}

/** The slug of every row: the one it has, or a new one that nobody else has. */
function slugsFor(rows: PlayerRow[], stored: Map<string, string | null>): Map<string, string> {
	const slugs = new Map<string, string>();
	const taken = new Set([...stored.values()].filter((slug) => slug !== null));
	for (const { person_id, name, short_code } of rows) {
		const own = stored.get(person_id);
		const wanted = playerSlug(name, short_code) || person_id;
		let slug = own ?? wanted;
		for (let number = 2; !own && taken.has(slug); number++) slug = `${wanted}-${number}`;
		taken.add(slug);
		slugs.set(person_id, slug);
	}
	return slugs;
}
