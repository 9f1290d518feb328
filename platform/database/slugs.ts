import { getTableName, type SQL, sql, type Table } from "drizzle-orm";
import type { Db } from "./database.ts";
import { isTaken } from "./unique.ts";

/**
 * Gives a row of `table` (with the columns id and slug, the latter unique) its slug and answers it: saved once, whoever of
 * several readers comes first. A slug that another row has gets a number behind it; an empty one is the id's first part.
 * Not to be called within a transaction, which a taken slug would end.
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
