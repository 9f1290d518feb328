import { getTableName, type SQL, sql, type Table } from "drizzle-orm";
import type { Db } from "./database.ts";
import { isTaken } from "./unique.ts";

/**
 * Returns the slug of a row of `table` (columns id and a unique slug), saving one first if it has none; the id if there
 * is no such row. A slug in use gets a number appended; an empty `wanted` becomes the start of the id. Do not call it
 * in a transaction, which a conflict would abort.
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
