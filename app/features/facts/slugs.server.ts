import { sql, type Table } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";

/**
 * Returns a free slug for each new row of `table`, in the same order. A taken slug gets a number. The caller must hold
 * a lock until it has stored the rows.
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
