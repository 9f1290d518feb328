import { sql, type Table } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";

/**
 * Returns a slug for each of new rows of `table`, in the same order: the given one, with a number if it is taken. The
 * caller holds a lock until the rows are stored.
 */
export async function freeSlugs(tx: Tx, table: Table, slugs: readonly string[]): Promise<string[]> {
	const numbered = slugs.flatMap((slug) => [slug, ...Array.from({ length: 30 }, (_, index) => `${slug}-${index + 2}`)]);
	const { rows } = await tx.execute<{ slug: string }>(
		sql`select slug from ${table} where slug = any(${sql.param(numbered)}::text[])`,
	);
	const taken = new Set(rows.map(({ slug }) => slug));
	return slugs.map((slug) => {
		let free = slug;
		for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
		taken.add(free);
		return free;
	});
}
