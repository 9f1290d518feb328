import { getTableName, type SQL, sql, type Table } from "drizzle-orm";
import type { Db } from "./database.ts";
import { isTaken } from "./unique.ts";

/**
 * Returns the slug of a row. If the row has none, saves `wanted` as its slug; with a number behind it if another row has
 * that slug; the first eight characters of the id if `wanted` is empty. Returns the id if there is no such row. `table`
 * has columns id and slug, which is unique. Do not call it in a transaction: a slug in use would abort that.
 */
export async function saveMissingSlug(db: Db, table: Table, id: string, wanted: string): Promise<string> {
	const name = sql.identifier(getTableName(table));
	const slugOf = async (statement: SQL) => (await db.execute<{ slug: string | null }>(statement)).rows[0]?.slug;
	const base = wanted || id.slice(0, 8);
	for (let attempt = 1; ; attempt++) {
		const slug = attempt === 1 ? base : `${base}-${attempt}`;
		try {
			const saved = await slugOf(
				sql`update ${name} set slug = ${slug} where id = ${id} and slug is null returning slug`,
			);
			return saved ?? (await slugOf(sql`select slug from ${name} where id = ${id}`)) ?? id;
		} catch (error) {
			if (!isTaken(error) || attempt > 100) throw error;
		}
	}
}
