import { and, asc, count, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { quizCategories, quizQuestions } from "../../../db/schema/quiz.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import { saveMissingSlug } from "../../../platform/database/slugs.ts";
import { isUuid } from "../../lib/uuid.ts";
import { factSlug } from "../facts/rules.ts";
import { type Difficulty, readOptions } from "./play-rules.ts";
import type { Category, CategoryCard, PublicQuestion } from "./quiz.ts";

/** Without key and explanation. */
const publicColumns = {
	id: quizQuestions.id,
	slug: sql<string>`coalesce(${quizQuestions.slug}, ${quizQuestions.id}::text)`,
	question: quizQuestions.question,
	options: quizQuestions.options,
	difficulty: sql<Difficulty>`${quizQuestions.difficulty}`,
	points: quizQuestions.points,
	as_of: sql<string | null>`${quizQuestions.proof} ->> 'as_of'`,
};
const isShown = isNull(quizQuestions.hidden_at);
const oldestFirst = [asc(quizQuestions.created_at), asc(quizQuestions.number)];

type PublicRow = Omit<PublicQuestion, "options"> & { options: unknown };
const toPublic = ({ options, ...row }: PublicRow): PublicQuestion => ({ ...row, options: readOptions(options) });

const publicQuestions = (db: Queryable) => db.select(publicColumns).from(quizQuestions).$dynamic();

/** Returns the public part of a question, or null. Includes hidden questions, because open runs still have them. */
export async function readQuestion(db: Queryable, id: string): Promise<PublicQuestion | null> {
	const [row] = await publicQuestions(db).where(eq(quizQuestions.id, id));
	return row ? toPublic(row) : null;
}

/** Returns all categories by name, with their numbers of questions. Stores missing slugs. Two queries. */
export async function listCategories(db: Db): Promise<CategoryCard[]> {
	const rows = await db.select().from(quizCategories).orderBy(asc(quizCategories.name));
	const counts = await db
		.select({ category_id: quizQuestions.category_id, questions: count() })
		.from(quizQuestions)
		.where(isShown)
		.groupBy(quizQuestions.category_id);
	return Promise.all(
		rows.map(async (row) => ({
			...(await withSlug(db, row)),
			questions: counts.find((counted) => counted.category_id === row.id)?.questions ?? 0,
		})),
	);
}

async function withSlug(db: Db, row: typeof quizCategories.$inferSelect): Promise<Category> {
	const slug = row.slug ?? (await saveMissingSlug(db, quizCategories, row.id, factSlug({ title: row.name, fact: "" })));
	return { id: row.id, name: row.name, slug, description: row.description ?? "", icon: row.icon ?? "" };
}

/** Finds a category by slug, by id, or by its name in any case with hyphens for spaces. Null if there is none. */
export async function findCategory(db: Db, slugOrId: string): Promise<Category | null> {
	// PostgreSQL texts cannot contain NUL
	if (slugOrId.includes("\0")) return null;
	const named = sql`lower(${quizCategories.name}) = lower(${slugOrId.replaceAll("-", " ")})`;
	const where = isUuid(slugOrId)
		? eq(quizCategories.id, slugOrId.toLowerCase())
		: (or(eq(quizCategories.slug, slugOrId), named) as SQL);
	const [row] = await db
		.select()
		.from(quizCategories)
		.where(where)
		.orderBy(sql`${quizCategories.slug} = ${slugOrId} desc nulls last`)
		.limit(1);
	return row ? withSlug(db, row) : null;
}

/** A question of a category. `position` counts from 0; `previous` and `next` are slugs, null at the ends. */
export type QuestionPage = {
	question: PublicQuestion;
	position: number;
	count: number;
	previous: string | null;
	next: string | null;
};

/**
 * Finds a question of a category by slug or id; without one, the category's first question. Returns only its canonical
 * address, `elsewhere`, if the requested one is not it. Null if there is none or it is hidden.
 */
export async function findQuestion(
	db: Db,
	category: Category,
	slugOrId: string | undefined,
): Promise<QuestionPage | { elsewhere: string } | null> {
	if (slugOrId?.includes("\0")) return null;
	const inCategory = and(isShown, eq(quizQuestions.category_id, category.id));
	const where =
		slugOrId === undefined
			? inCategory
			: and(
					isShown,
					isUuid(slugOrId) ? eq(quizQuestions.id, slugOrId.toLowerCase()) : eq(quizQuestions.slug, slugOrId),
				);
	const [selected] = await db
		.select({
			...publicColumns,
			own_slug: quizQuestions.slug,
			category_id: quizQuestions.category_id,
			number: quizQuestions.number,
			created_at: sql<string>`${quizQuestions.created_at}::text`,
		})
		.from(quizQuestions)
		.where(where)
		.orderBy(...oldestFirst)
		.limit(1);
	if (!selected) return null;
	const { own_slug, category_id, number, created_at, ...row } = selected;
	const slug =
		own_slug ?? (await saveMissingSlug(db, quizQuestions, row.id, factSlug({ title: row.question, fact: "" })));
	if (category_id !== category.id || (slugOrId !== undefined && slugOrId !== slug))
		return { elsewhere: await addressOf(db, category_id, slug) };
	const here = sql`(${created_at}::timestamptz, ${number}::bigint)`;
	const place = sql`(${quizQuestions.created_at}, ${quizQuestions.number})`;
	const [counted] = await db
		.select({ count: count(), before: sql<number>`(count(*) filter (where ${place} < ${here}))::int` })
		.from(quizQuestions)
		.where(inCategory);
	const findNeighbour = (side: SQL, order: SQL) =>
		db
			.select({ slug: publicColumns.slug })
			.from(quizQuestions)
			.where(and(inCategory, side))
			.orderBy(order)
			.limit(1)
			.then(([next]) => next?.slug ?? null);
	return {
		question: toPublic({ ...row, slug }),
		position: counted?.before ?? 0,
		count: counted?.count ?? 1,
		previous: await findNeighbour(lt(place, here), sql`${quizQuestions.created_at} desc, ${quizQuestions.number} desc`),
		next: await findNeighbour(gt(place, here), sql`${quizQuestions.created_at}, ${quizQuestions.number}`),
	};
}

async function addressOf(db: Db, category_id: string, slug: string): Promise<string> {
	const [row] = await db.select().from(quizCategories).where(eq(quizCategories.id, category_id));
	return row ? `/quiz/${(await withSlug(db, row)).slug}/${slug}` : "/quiz";
}

export type QuizTeaser = { questions: PublicQuestion[]; total: number; categories: CategoryCard[] };

/**
 * Returns what the home page shows: an easy and a hard question, new every day, the number of all questions, and the
 * categories that have some. Three queries.
 */
export async function quizTeaser(db: Db): Promise<QuizTeaser> {
	const categories = (await listCategories(db)).filter(({ questions }) => questions > 0);
	const ranked = db
		.select({
			id: sql<string>`${quizQuestions.id}`.as("picked"),
			place: sql<number>`row_number() over (
				partition by ${quizQuestions.difficulty} order by md5(${quizQuestions.id}::text || ${today}::text))`.as(
				"place",
			),
		})
		.from(quizQuestions)
		.where(and(isShown, sql`${quizQuestions.difficulty} in ('easy', 'hard')`))
		.as("ranked");
	const rows = await publicQuestions(db)
		.innerJoin(ranked, sql`${ranked.id} = ${quizQuestions.id}`)
		.where(sql`${ranked.place} = 1`)
		.orderBy(asc(quizQuestions.points));
	return {
		questions: rows.map(toPublic),
		total: categories.reduce((sum, { questions }) => sum + questions, 0),
		categories,
	};
}
