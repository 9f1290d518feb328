import { sql } from "drizzle-orm";
import { iplFacts } from "../../../db/schema/facts.ts";
import { type Ask, askAsOf } from "../../../makers/ask.ts";
import { candidatesOf, statementKey } from "../../../makers/kind.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import { unavailable } from "../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../record/record.ts";
import type { FactKind } from "./maker/fact-kind.ts";
import { KINDS } from "./maker/kinds.ts";
import { type ProvedFact, prove } from "./maker/prove.ts";
import { MIN_SCORE, scoreOf } from "./maker/score.ts";
import { FACT_CATEGORIES, type FactCategory, factSlug, GENERAL_CATEGORY } from "./rules.ts";
import { freeSlugs } from "./slugs.server.ts";

type GeneratedFact = { id: string; slug: string; title: string };

const ATTEMPTS = 5;
const MAKERS_LOCK = 727_275;

/**
 * Makes and stores up to `count` new facts of a category ('General': of all categories). Returns fewer, or none, if the
 * record gives no more. `alongside` runs in the transaction that stores them; if it throws, nothing is stored. Throws
 * 503 if concurrent calls stored the same facts first, five times in a row.
 */
export async function generateFacts(
	record: MatchRecord,
	db: Db,
	category: FactCategory | typeof GENERAL_CATEGORY,
	count: number,
	{ alongside = async () => {} }: { alongside?: (tx: Tx, made: GeneratedFact[]) => Promise<void> } = {},
): Promise<GeneratedFact[]> {
	const until = record.as_of.match_id;
	const kinds = KINDS.filter((kind) => category === GENERAL_CATEGORY || kind.category === category);
	const ask = askAsOf(record, until);
	for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
		const stored = await storedFacts(db);
		const facts = await pickFacts(ask, kinds, until, count, stored);
		const generated = await db.transaction(async (tx) => {
			const made = await storeFacts(tx, facts);
			if (made) await alongside(tx, made);
			return made;
		});
		// a concurrent call has stored one of these facts
		if (generated) return generated;
	}
	throw unavailable();
}

type StoredFacts = { statements: Set<string>; titles: Set<string>; perKind: Map<string, number> };

/** Returns the statements and titles of all stored facts, and the number of facts per kind. */
export async function storedFacts(db: Queryable): Promise<StoredFacts> {
	const rows = await db.select({ statement: iplFacts.statement, title: iplFacts.title }).from(iplFacts);
	const stored: StoredFacts = { statements: new Set(), titles: new Set(), perKind: new Map() };
	for (const { statement, title } of rows) {
		stored.titles.add(title);
		if (!statement) continue;
		stored.statements.add(statement);
		const name = statement.slice(0, statement.indexOf(" "));
		stored.perKind.set(name, (stored.perKind.get(name) ?? 0) + 1);
	}
	return stored;
}

/**
 * Picks facts in rounds, one of each kind, with categories mixed. Kinds with the fewest stored facts come first. A round
 * has no two facts about the same subject.
 */
async function pickFacts(
	ask: Ask,
	kinds: readonly FactKind[],
	until: number,
	count: number,
	stored: StoredFacts,
): Promise<ProvedFact[]> {
	const storedOfKind = (kind: FactKind) => stored.perKind.get(kind.name) ?? 0;
	const facts: ProvedFact[] = [];
	const titles = new Set(stored.titles);
	const fewestFirst = kinds.toSorted((a, b) => storedOfKind(a) - storedOfKind(b));
	const mixed = interleaved(
		FACT_CATEGORIES.map((category) => fewestFirst.filter((kind) => kind.category === category)),
	);
	let sources = mixed.map((kind) => newFacts(ask, kind, until, stored));
	while (facts.length < count && sources.length > 0) {
		const remaining: typeof sources = [];
		const subjects = new Set<string>();
		for (const source of sources) {
			if (facts.length === count) break;
			const { value: fact } = await source.next();
			if (!fact) continue;
			remaining.push(source);
			const subject = fact.tags[0] ?? "";
			if (titles.has(fact.title) || subjects.has(subject)) continue;
			titles.add(fact.title);
			subjects.add(subject);
			facts.push(fact);
		}
		sources = remaining;
	}
	return facts;
}

/** [[a, b], [x, y]] → [a, x, b, y] */
export function interleaved<Item>(lists: Item[][]): Item[] {
	const longest = Math.max(...lists.map(({ length }) => length));
	return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

async function* newFacts(ask: Ask, kind: FactKind, until: number, stored: StoredFacts) {
	for (const about of await candidatesOf(kind, ask)) {
		const statement = statementKey(kind.name, about);
		// the home page shows the newest facts, so every new one must be good enough for it
		if (stored.statements.has(statement) || scoreOf(statement) < MIN_SCORE) continue;
		const fact = await prove(ask, kind, about, until);
		if (fact) yield fact;
	}
}

/** Stores facts with new slugs, in the given order. Returns null and stores nothing if one of them exists already. */
export async function storeFacts(tx: Tx, facts: ProvedFact[]): Promise<GeneratedFact[] | null> {
	if (facts.length === 0) return [];
	// concurrent calls would pick the same statements, titles and slugs
	await tx.execute(sql`select pg_advisory_xact_lock(${MAKERS_LOCK})`);
	const { statements, titles } = await storedFacts(tx);
	if (facts.some((fact) => statements.has(fact.statement) || titles.has(fact.title))) return null;
	const slugs = await freeSlugs(tx, iplFacts, facts.map(factSlug));
	return tx
		.insert(iplFacts)
		.values(
			facts.map((fact, index) => ({ ...fact, slug: slugs[index], score: scoreOf(fact.statement), verified: true })),
		)
		.onConflictDoNothing({ target: iplFacts.statement })
		.returning({ id: iplFacts.id, slug: sql<string>`${iplFacts.slug}`, title: iplFacts.title });
}
