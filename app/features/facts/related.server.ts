import type { Queryable } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { playerSlugs } from "../players/slugs.server.ts";
import type { Fact } from "./fact.ts";
import { searchFacts } from "./facts.server.ts";
import type { FactCategory } from "./rules.ts";

export type Related = { pages: { name: string; path: string }[]; facts: Pick<Fact, "slug" | "title">[] };

const MOST = 3;

/**
 * Returns the pages of the players and current sides in a fact's tags, and at most three other facts: those that match
 * one of its first three tags, then those of its category.
 */
export async function findRelated(record: MatchRecord, db: Queryable, fact: Fact): Promise<Related> {
	const tags = new Set(fact.tags.map((tag) => tag.toLowerCase()));
	const named = record.names.people.filter(({ name }) => tags.has(name.toLowerCase()));
	const slugs = await playerSlugs(
		db,
		named.map(({ id }) => id),
	);
	const sides = record.franchises.filter(
		({ is_current, name, short_name }) =>
			is_current && (tags.has(name.toLowerCase()) || tags.has(short_name.toLowerCase())),
	);
	return {
		pages: [
			...named.flatMap(({ id, name }) => (slugs[id] ? [{ name, path: `/players/${slugs[id]}` }] : [])),
			...sides.map(({ id, name }) => ({ name, path: `/teams/${id}` })),
		],
		facts: await otherFacts(db, fact),
	};
}

async function otherFacts(db: Queryable, { id, tags, category }: Fact): Promise<Related["facts"]> {
	const found = new Map<string, Fact>();
	const none = { q: "", category: null };
	const queries = [
		...tags.slice(0, MOST).map((q) => ({ ...none, q })),
		{ ...none, category: category as FactCategory },
	];
	for (const query of queries) {
		for (const fact of (await searchFacts(db, query, MOST + 1)).facts) if (fact.id !== id) found.set(fact.id, fact);
		if (found.size >= MOST) break;
	}
	return [...found.values()].slice(0, MOST).map(({ slug, title }) => ({ slug, title }));
}
