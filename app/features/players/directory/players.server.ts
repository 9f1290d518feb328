import { and, asc, desc, eq, inArray, isNotNull, like, type SQL, sql } from "drizzle-orm";
import { iplPlayers } from "../../../../db/schema/players.ts";
import { contains } from "../../../../platform/database/contains.ts";
import type { Db, Queryable } from "../../../../platform/database/database.ts";
import { saveMissingSlug } from "../../../../platform/database/slugs.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { isUuid } from "../../../lib/uuid.ts";
import type { Player, PlayerDetails, PlayerTeam } from "../player.ts";
import { type PlayersQuery, playerSlug, type Role } from "../rules.ts";
import { squadSeason } from "../squads.server.ts";
import { rowFigures } from "./skylines.server.ts";

const PLAYERS_PER_PAGE = 24;
/** A similar name needs at least this share of the best one's likeness. */
const LEAST_LIKENESS = 0.85;
/** A search with fewer letters finds no similar names, because it would resemble too many. */
const LEAST_LETTERS = 3;

// a birthday counts from midnight in India
const age = sql<
	number | null
>`extract(year from age((now() at time zone 'Asia/Kolkata')::date, ${iplPlayers.date_of_birth}))::int`;

const columns = {
	id: iplPlayers.id,
	slug: sql<string>`coalesce(${iplPlayers.slug}, ${iplPlayers.id}::text)`.as("slug"),
	name: iplPlayers.name,
	team: iplPlayers.team,
	role: sql<Role | null>`${iplPlayers.role}`.as("role"),
	nationality: iplPlayers.nationality,
	age: age.as("age"),
	jersey_number: iplPlayers.jersey_number,
	debut_year: iplPlayers.debut_year,
	price_crores: iplPlayers.price_crores,
};
/** ignores case; each query adds the id, which breaks ties */
const byName = sql`lower(${iplPlayers.name}) collate "C"`;

type Sides = Pick<MatchRecord, "franchises">;

/** Replaces each row's franchise id by the franchise; by null if it is unknown. */
function withTeams<Row extends { team: string | null }>({ franchises }: Sides, rows: Row[]) {
	const teams = new Map(franchises.map(({ id, short_name, name }) => [id, { id, short_name, name }]));
	return rows.map((row) => ({ ...row, team: teams.get(row.team ?? "") ?? null }));
}

/**
 * Returns at most `limit` players of the newest squads, those with the highest known prices, with the figures of their
 * rows. Two queries.
 */
export async function featuredPlayers(record: MatchRecord, db: Queryable, limit: number) {
	const rows = await db
		.select(columns)
		.from(iplPlayers)
		.where(isNotNull(iplPlayers.price_crores))
		.orderBy(sql`${iplPlayers.price_crores} desc nulls last`, byName, iplPlayers.id)
		.limit(limit);
	const figures = await rowFigures(record, db, rows);
	return { players: withTeams(record, rows), figures, squad_season: await squadSeason(record) };
}
export type Featured = Awaited<ReturnType<typeof featuredPlayers>>;

export type PlayersPage = {
	players: Player[];
	/** matching search and filters */
	total: number;
	/** on the whole site */
	all: number;
	/** in the newest squads */
	current: number;
	/** no name matches; these are similar */
	sounds_like: boolean;
	/** cursors for `after` and `before`: null at the ends */
	next: string | null;
	previous: string | null;
};

/**
 * Returns a page of players that match the filters and have every word of `q` in their names, best known first or by
 * name. If no player at all has such a name, it returns those with similar ones. `after` and `before` are cursors of an
 * earlier page; `after` wins over `before`, and a malformed one is ignored. At most three queries.
 */
export async function searchPlayers(
	record: Sides,
	db: Queryable,
	query: PlayersQuery,
	limit = PLAYERS_PER_PAGE,
): Promise<PlayersPage> {
	const filters = and(
		query.team ? eq(iplPlayers.team, query.team) : undefined,
		query.role ? eq(iplPlayers.role, query.role) : undefined,
		query.current ? eq(iplPlayers.in_squad, true) : undefined,
	);
	const { matches, counted } = await searchCondition(db, query.q, filters);
	const where = and(filters, matches);
	const after = readCursor(query.after);
	const before = after ? null : readCursor(query.before);
	const cursor = after ?? before;
	const order = [query.order === "name" ? byName : sql`${iplPlayers.fame_rank}`, sql`${iplPlayers.id}`];
	const keyset =
		cursor &&
		sql`(${sql.join(order, sql`, `)}) ${sql.raw(before ? "<" : ">")} (${query.order === "name" ? sql`lower(${cursor.name})` : rankOf(cursor.id)}, ${cursor.id}::uuid)`;
	const direction = before ? desc : asc;
	const rows = await db
		.select(columns)
		.from(iplPlayers)
		.where(and(where, keyset ?? undefined))
		.orderBy(...order.map((key) => direction(key)))
		.limit(limit + 1);
	const hasMore = rows.length > limit;
	const shown = withTeams(record, rows.slice(0, limit));
	if (before) shown.reverse();
	const [first, last] = [shown.at(0), shown.at(-1)];
	return {
		players: shown,
		...counted,
		next: (before || hasMore) && last ? cursorOf(last) : null,
		previous: (before ? hasMore : after) && first ? cursorOf(first) : null,
	};
}

type SearchCondition = {
	matches: SQL | undefined;
	counted: Pick<PlayersPage, "total" | "all" | "current" | "sounds_like">;
};

/**
 * Returns the condition for a search and the counts. Words of a name must begin with those of `q`; if nobody has
 * them, names that contain the words or are similar. One query, two for similar names.
 */
async function searchCondition(db: Queryable, q: string, filters: SQL | undefined): Promise<SearchCondition> {
	const words = q.toLowerCase().split(/\s+/).filter(Boolean);
	const containing = (before: string) => and(...words.map((word) => contains(iplPlayers.search_text, before + word)));
	const named = containing(" ");
	const left = and(named, filters);
	const { rows: counts } = await db.execute<{
		all: number;
		current: number;
		total: number | null;
		anyone: boolean;
	}>(sql`
		select (select count(id)::int from ipl_players) as all,
			(select count(*)::int from ipl_players where in_squad) as current,
			${left ? sql`(select count(*)::int from ipl_players where ${left})` : sql`null`} as total,
			exists (select from ipl_players where ${named ?? sql`true`}) as anyone`);
	const { all = 0, current = 0, anyone = false } = counts[0] ?? {};
	const total = counts[0]?.total ?? all;
	if (anyone || words.length === 0) return { matches: named, counted: { all, current, total, sounds_like: false } };
	const { rows } = await db.execute<{ id: string; stays: boolean }>(sql`
		with alike as (
			select id, likeness, max(likeness) over () as best from players_like(${q})
			where length(regexp_replace(fold_name(${q}), '[^a-z]', '', 'g')) >= ${LEAST_LETTERS}
		), near as (
			select id from alike where likeness >= best * ${LEAST_LIKENESS}::real
			union select id from ipl_players where ${containing("")}
		)
		select near.id, coalesce(${filters ?? sql`true`}, false) as stays from near join ipl_players on ipl_players.id = near.id`);
	const near = rows.map((row) => row.id);
	return {
		matches: near.length > 0 ? inArray(iplPlayers.id, near) : sql`false`,
		counted: { all, current, total: rows.filter((row) => row.stays).length, sounds_like: near.length > 0 },
	};
}

const rankOf = (id: string) => sql`coalesce((select p.fame_rank from ipl_players p where p.id = ${id}::uuid), 0)`;

// the order by name continues after the name, the order by fame after the rank of the player with the id
const cursorOf = ({ name, id }: Player) => `${name}~${id}`;

function readCursor(cursor: string | undefined): { name: string; id: string } | null {
	const [, name, id] = cursor?.match(/^([^~\0]{1,200})~([0-9a-f-]{36})$/) ?? [];
	return name && id && isUuid(id) ? { name, id } : null;
}

/** `moved`: the player's address is another one, so redirect. */
export type FoundPlayer = { player: PlayerDetails; moved: boolean };

/**
 * Returns the player of a slug, an id, or a name without the team's code ('virat-kohli'); else null. Stores a slug
 * for a player without one. One query, up to three for a slug that nobody has.
 */
export async function findPlayer(record: Sides, db: Db, slugOrId: string): Promise<FoundPlayer | null> {
	// PostgreSQL texts cannot contain NUL
	if (slugOrId.includes("\0")) return null;
	const where = isUuid(slugOrId)
		? eq(iplPlayers.id, slugOrId.toLowerCase())
		: eq(iplPlayers.slug, slugOrId.toLowerCase());
	const [row] = await readPlayers(record, db, where);
	if (!row) {
		const named = await findSlugByName(db, slugOrId.toLowerCase());
		const found = named ? await findPlayer(record, db, named) : null;
		return found && { ...found, moved: true };
	}
	const { own_slug, ...player } = row;
	const slug = own_slug ?? (await saveSlug(db, player));
	return { player: { ...player, slug }, moved: slug !== slugOrId };
}

const PLAIN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
/** Returns the slug of the only player of a name; null for none or several. */
async function findSlugByName(db: Db, name: string): Promise<string | null> {
	if (!PLAIN_SLUG.test(name)) return null;
	const rows = await db
		.select({ name: iplPlayers.name, slug: iplPlayers.slug })
		.from(iplPlayers)
		.where(like(iplPlayers.slug, `${name}-%`));
	const [match, ...namesakes] = rows.filter((row) => playerSlug(row.name, null) === name);
	return match && namesakes.length === 0 ? match.slug : null;
}

/** Returns players in the order of the slugs; unknown ones are left out. One query. */
export async function findPlayers(record: Sides, db: Queryable, slugs: string[]): Promise<PlayerDetails[]> {
	if (slugs.length === 0) return [];
	const rows = await readPlayers(record, db, inArray(iplPlayers.slug, slugs));
	return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug).map(({ own_slug, ...player }) => player));
}

async function readPlayers(record: Sides, db: Queryable, where: SQL) {
	const rows = await db
		.select({
			...columns,
			own_slug: iplPlayers.slug,
			person_id: iplPlayers.person_id,
			biography: iplPlayers.biography,
			achievements: iplPlayers.achievements,
		})
		.from(iplPlayers)
		.where(where);
	return withTeams(record, rows);
}

/** Stores a slug for a player and returns it (see `saveMissingSlug`). */
const saveSlug = (
	db: Db,
	player: { id: string; name: string; team: Pick<PlayerTeam, "short_name"> | null },
): Promise<string> =>
	saveMissingSlug(db, iplPlayers, player.id, playerSlug(player.name, player.team?.short_name ?? null));

export async function countPlayers(db: Queryable): Promise<number> {
	return db.$count(iplPlayers);
}
