import { inArray, sql } from "drizzle-orm";
import { iplPlayers } from "../../../db/schema/players.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Where } from "../../../record/language/question.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { MatchLine } from "./match.ts";
import { matchLines, type QueryableMatches, type QueryableRecord } from "./match-lines.server.ts";
import { MATCHES_PER_PAGE, type MatchChoices, type MatchesQuery } from "./rules.ts";

export async function matchChoices({ ask, franchises, seasons }: MatchRecord): Promise<MatchChoices> {
	const { rows } = await ask({ rows: "matches", measures: ["matches"], by: ["ground", "city"], order: "keys" });
	return {
		teams: franchises,
		grounds: rows.map(({ ground_id, ground, city }) => ({ id: ground_id, name: ground, city })),
		seasons,
	};
}

type ListedPlayer = { slug: string; name: string; person_id: string };
export type FoundMatches = {
	/** newest first */
	matches: MatchLine[];
	total: number;
	/** whether this page has an older and a newer one */
	older: boolean;
	newer: boolean;
	as_of: MatchRecord["as_of"];
	/** matches per month with the other filters, newest first; empty without a season, and with a player */
	months: { month: number; count: number }[];
	/** the player filter; null without one, or for an unknown player */
	player: Pick<ListedPlayer, "slug" | "name"> | null;
	met: Pick<ListedPlayer, "slug" | "name"> | null;
};

/**
 * Returns a page of matches that meet the filters, newest first. An unknown player matches nothing; an unknown id in
 * `before` or `after` is ignored. One database query with a player, else none. Throws a QuestionError for a side or
 * ground that the record does not have.
 */
export async function findMatches(record: MatchRecord, db: Queryable, query: MatchesQuery): Promise<FoundMatches> {
	const { player, met, before, after, month, ...rest } = query;
	const filters = { ...rest, ...(month === undefined ? {} : { month }) };
	const people = player ? await findPeople(db, [player, met ?? player]) : [];
	const personOf = (slug: string | undefined) => people.find((person) => person.slug === slug) ?? null;
	const shared = { as_of: record.as_of, player: personOf(player), met: personOf(met) };
	const where = player
		? await whereOf(record, filters, personOf(player), met === undefined ? undefined : personOf(met))
		: filters;
	if (!where) return { matches: [], total: 0, older: false, newer: false, months: [], ...shared };
	const knownId = (id: number | undefined) => (id !== undefined && record.knows("matches", id) ? id : undefined);
	const [found, months] = await Promise.all([
		loadPage(record, where, { before: knownId(before), after: knownId(after) }),
		query.season && !player ? countByMonth(record, rest) : [],
	]);
	return { ...found, months, ...shared };
}

async function countByMonth({ ask }: QueryableRecord, where: Where) {
	const { rows } = await ask({ rows: "matches", measures: ["matches"], by: ["month"], order: "keys", where });
	return rows.map((row) => ({ month: row.month, count: row.matches })).toReversed();
}

async function loadPage(
	record: QueryableMatches,
	where: Where,
	{ before, after }: Pick<MatchesQuery, "before" | "after">,
) {
	const bound = after !== undefined ? { not: { until: after } } : { until: before, not: { match: before } };
	const { matches, total: remaining } = await matchLines(record, {
		where: { ...where, ...(before === undefined && after === undefined ? {} : bound) },
		order: after === undefined ? "latest" : "keys",
		limit: MATCHES_PER_PAGE,
	});
	const { rows } = await record.ask({ rows: "matches", measures: ["matches"], where });
	const more = remaining > MATCHES_PER_PAGE;
	return {
		matches: after === undefined ? matches : matches.toReversed(),
		total: rows[0]?.matches ?? 0,
		older: after === undefined ? more : matches.length > 0,
		newer: after === undefined ? before !== undefined && matches.length > 0 : more,
	};
}

/**
 * Returns the condition for the matches of a player, or of a player against `met`; `team` is the player's side and
 * `opponent` the other one. Null when there are none, and for an unknown player.
 */
async function whereOf(
	{ ask }: QueryableRecord,
	filters: Where,
	player: ListedPlayer | null,
	met: ListedPlayer | null | undefined,
) {
	if (!player || met === null) return null;
	const appearancesOf = async ({ person_id }: ListedPlayer, where: Where) => {
		const { rows } = await ask({
			rows: "appearances",
			measures: ["matches"],
			list: true,
			order: "keys",
			where: { ...where, player: person_id },
		});
		return rows;
	};
	const [own, opponents] = await Promise.all([appearancesOf(player, filters), met ? appearancesOf(met, {}) : null]);
	const sides = opponents && new Map(opponents.map(({ match_id, team_id }) => [match_id, team_id]));
	const match = own.flatMap(({ match_id, opponent_id }) =>
		!sides || sides.get(match_id) === opponent_id ? [match_id] : [],
	);
	return match.length > 0 ? { match } : null;
}

function findPeople(db: Queryable, slugs: string[]): Promise<ListedPlayer[]> {
	return db
		.select({ slug: sql<string>`${iplPlayers.slug}`, name: iplPlayers.name, person_id: iplPlayers.person_id })
		.from(iplPlayers)
		.where(inArray(iplPlayers.slug, slugs));
}
