import { and, count, desc, eq, gt, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { iplFacts, type StoredProof } from "../../../db/schema/facts.ts";
import { contains } from "../../../platform/database/contains.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { saveMissingSlug } from "../../../platform/database/slugs.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { isUuid } from "../../lib/uuid.ts";
import type { Fact, FactProof } from "./fact.ts";
import { FACT_CATEGORIES, type FactCategory, type FactsQuery, factSlug } from "./rules.ts";

const FACTS_PER_PAGE = 24;
/** Counting stops here, so that a search for a common word stays cheap. The page then prints '1,000+'. */
const COUNT_UP_TO = 1_000;

const columns = {
	id: iplFacts.id,
	slug: sql<string>`coalesce(${iplFacts.slug}, ${iplFacts.id}::text)`.as("slug"),
	title: iplFacts.title,
	fact: iplFacts.fact,
	category: iplFacts.category,
	tags: iplFacts.tags,
	source: iplFacts.source,
	verified: iplFacts.verified,
	figure: iplFacts.figure,
	created_at: iplFacts.created_at,
	updated_at: iplFacts.updated_at,
	number: iplFacts.number,
};
const searchText = sql`fact_search_text(${iplFacts.title}, ${iplFacts.fact}, ${iplFacts.tags})`;
/** Terms that the trigram index can find: three letters or digits, two at the end of a word, or one at the start. */
const THREE_LETTERS = /[a-z0-9]{3}|[a-z0-9]{2}[ -/:-@[-`{-~]|[ -/:-@[-`{-~][a-z0-9]/;

const BETWEEN_WORDS = /(?<=[\p{L}\p{N}])[ -](?=[\p{L}\p{N}])/gu;

/**
 * SQL: whether title, fact or a tag contains `text`, in any case, and with hyphens for blanks or blanks for hyphens:
 * "hat trick" finds "hat-trick".
 */
function containsText(text: string): SQL | undefined {
	const term = text.toLowerCase().replace(/^#+/, "");
	const spellings = new Set([term, ...["-", " "].map((between) => term.replaceAll(BETWEEN_WORDS, between))]);
	return or(...[...spellings].map(containsTerm));
}

/** Terms too short for the trigram index use the index of letters and pairs. */
function containsTerm(term: string): SQL {
	const like = contains(searchText, term);
	if (THREE_LETTERS.test(term)) return like;
	const letters = [...term];
	const pieces = letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
	return sql`(${like} and fact_letters(${iplFacts.title}, ${iplFacts.fact}, ${iplFacts.tags}) @> ${sql.param(pieces)}::text[])`;
}

type FactRow = Omit<Fact, "created_at" | "updated_at"> & { created_at: Date; updated_at: Date; number: number };

const toFact = ({ number, created_at, updated_at, ...fact }: FactRow): Fact => ({
	...fact,
	created_at: created_at.toISOString(),
	updated_at: updated_at.toISOString(),
});

/** Returns the newest facts, at most `limit`. */
export async function newestFacts(db: Queryable, limit: number): Promise<Fact[]> {
	const rows = await db.select(columns).from(iplFacts).orderBy(desc(iplFacts.number)).limit(limit);
	return rows.map(toFact);
}

export type FactsPage = {
	facts: Fact[];
	total: number;
	/** true when there are more than `total` */
	total_is_lower_bound: boolean;
	/** cursors for `after` and `before`; null at the ends */
	next: string | null;
	previous: string | null;
};

/**
 * Returns a page of facts of `category` whose title, text or tag contains `q`, newest first. `after` and `before` are
 * cursors from an earlier page; a malformed one is ignored. Two queries.
 */
export async function searchFacts(db: Queryable, query: FactsQuery, limit = FACTS_PER_PAGE): Promise<FactsPage> {
	const filter = and(
		query.q ? containsText(query.q) : undefined,
		query.category ? eq(iplFacts.category, query.category) : undefined,
	);
	const after = readCursor(query.after);
	const before = after === null ? readCursor(query.before) : null;
	const rows = await selectFacts(db, filter, { after, before, limit: limit + 1 });
	const more = rows.length > limit;
	const shown = rows.slice(0, limit);
	if (before !== null) shown.reverse();
	const countRows = await db.select({ total: count() }).from(
		db
			.select({ one: sql`1`.as("one") })
			.from(iplFacts)
			.where(filter)
			// makes the database read an index even if all facts match
			.orderBy(desc(iplFacts.number))
			.limit(COUNT_UP_TO + 1)
			.as("found"),
	);
	const total = countRows[0]?.total ?? 0;
	const [first, last] = [shown.at(0), shown.at(-1)];
	const hasNext = before !== null || more;
	const hasPrevious = before !== null ? more : after !== null;
	return {
		facts: shown.map(toFact),
		total: Math.min(total, COUNT_UP_TO),
		total_is_lower_bound: total > COUNT_UP_TO,
		next: hasNext && last ? String(last.number) : null,
		previous: hasPrevious && first ? String(first.number) : null,
	};
}

async function selectFacts(
	db: Queryable,
	filter: SQL | undefined,
	{ after, before, limit }: { after: number | null; before: number | null; limit: number },
): Promise<FactRow[]> {
	const backwards = before !== null;
	const range = backwards ? gt(iplFacts.number, before) : after !== null ? lt(iplFacts.number, after) : undefined;
	return db
		.select(columns)
		.from(iplFacts)
		.where(and(filter, range))
		.orderBy(backwards ? iplFacts.number : desc(iplFacts.number))
		.limit(limit);
}

function readCursor(cursor: string | undefined): number | null {
	return cursor && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;
}

/**
 * The content of /facts/{slug or id}. `moved`: the page redirects to the fact's own address. `guessed`: the redirect is
 * temporary, because another fact may match the words better one day.
 */
type FoundFact = { fact: Fact; proof: FactProof | null; moved: boolean; guessed: boolean };

/**
 * Finds a fact by id, by slug, or as the best match for the words of the slug. Null if there is none. Gives a fact
 * without a slug its slug.
 */
export async function findFact(record: MatchRecord, db: Db, slugOrId: string): Promise<FoundFact | null> {
	// PostgreSQL texts cannot contain NUL
	if (slugOrId.includes("\0")) return null;
	const byId = isUuid(slugOrId);
	const exact = byId ? eq(iplFacts.id, slugOrId.toLowerCase()) : eq(iplFacts.slug, slugOrId);
	const exactMatch = await readFact(db, exact);
	const row = exactMatch ?? (byId ? undefined : await findFactByWords(db, slugOrId));
	if (!row) return null;
	const { own_slug, proof, as_of_match, ...fact } = row;
	const slug = own_slug ?? (await saveMissingSlug(db, iplFacts, fact.id, factSlug(fact)));
	return {
		fact: { ...toFact(fact), slug },
		proof: await proofOf(record, proof, as_of_match),
		moved: slug !== slugOrId,
		guessed: !exactMatch,
	};
}

async function readFact(db: Queryable, where: SQL) {
	const [row] = await db
		.select({ ...columns, own_slug: iplFacts.slug, proof: iplFacts.proof, as_of_match: iplFacts.as_of_match })
		.from(iplFacts)
		.where(where)
		.orderBy(desc(iplFacts.number))
		.limit(1);
	return row;
}

/** Returns a stored proof for the page: its figures, its questions, and its last match. Null without a proof. */
async function proofOf(
	{ ask }: MatchRecord,
	proof: StoredProof | null,
	as_of_match: number | null,
): Promise<FactProof | null> {
	if (!proof || as_of_match === null) return null;
	const { rows } = await ask({ rows: "matches", measures: ["matches"], where: { match: as_of_match }, list: true });
	const [match] = rows;
	if (!match) return null;
	const { date, season, stage } = match as typeof match & { stage: string };
	const label = `the ${season} ${{ League: "league stage", Final: "final" }[stage] ?? "playoffs"}`;
	return {
		figures: proof.figures,
		questions: Object.values(proof.questions) as FactProof["questions"],
		as_of: { match_id: as_of_match, date, label },
	};
}

/** Words that too many slugs have. */
const COMMON_WORDS = new Set(
	"the and for was were has had his its with from that this such some any all other which who more most than ever never ipl cricket record fact facts".split(
		" ",
	),
);

/** Of the facts that contain a word of the slug, only the newest are compared. */
const MOST_COMPARED = 500;

/**
 * Finds the fact that contains the most words of a slug: more than half of them, and at least one as a whole word of
 * its title. Ties go to the fact with more of them in its title, then to the newest. Two queries.
 */
async function findFactByWords(db: Queryable, slug: string) {
	const words = slug
		.toLowerCase()
		.split("-")
		.filter((word) => /^[\p{L}\p{N}]{3,}$/u.test(word) && !COMMON_WORDS.has(word));
	if (words.length === 0 || words.length > 15) return undefined;
	const sum = (conditions: SQL[]) =>
		sql<number>`(${sql.join(
			conditions.map((condition) => sql`(${condition})::int`),
			sql` + `,
		)})`;
	const candidates = db
		.select({
			id: iplFacts.id,
			number: iplFacts.number,
			matched: sum(words.map(containsTerm)).as("held"),
			matched_in_title: sum(words.map((word) => sql`lower(${iplFacts.title}) ~ ${`\\m${word}\\M`}`)).as("titled"),
		})
		.from(iplFacts)
		.where(and(isNotNull(iplFacts.slug), or(...words.map(containsTerm))))
		.orderBy(desc(iplFacts.number))
		.limit(MOST_COMPARED)
		.as("near");
	const [best] = await db
		.select({ id: candidates.id })
		.from(candidates)
		.where(sql`${candidates.matched} * 2 > ${words.length} and ${candidates.matched_in_title} > 0`)
		.orderBy(desc(candidates.matched), desc(candidates.matched_in_title), desc(candidates.number))
		.limit(1);
	return best && readFact(db, eq(iplFacts.id, best.id));
}

/** Returns every category that has facts, with their number and the three newest. Two queries. */
export async function listFactCategories(
	db: Queryable,
): Promise<{ category: FactCategory; count: number; newest: Fact[] }[]> {
	const counts = await db
		.select({ category: iplFacts.category, count: count() })
		.from(iplFacts)
		.groupBy(iplFacts.category);
	const ranked = db
		.select({
			...columns,
			place: sql<number>`row_number() over (partition by ${iplFacts.category} order by ${iplFacts.number} desc)`.as(
				"place",
			),
		})
		.from(iplFacts)
		.as("ranked");
	const newest = (await db.select().from(ranked).where(sql`${ranked.place} <= 3`).orderBy(desc(ranked.number))).map(
		({ place, ...row }) => toFact(row),
	);
	return FACT_CATEGORIES.flatMap((category) => {
		const counted = counts.find((row) => row.category === category);
		return counted ? [{ ...counted, category, newest: newest.filter((fact) => fact.category === category) }] : [];
	});
}
