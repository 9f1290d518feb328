import { inArray, sql } from "drizzle-orm";
import { iplPlayers } from "../../../db/schema/players.ts";
import type { Queryable } from "../../../platform/database/database.ts";

/** Returns slugs by person id. People without a page are left out. One query; none for an empty list. */
export async function playerSlugs(db: Queryable, person_ids: string[]): Promise<Record<string, string>> {
	if (person_ids.length === 0) return {};
	const rows = await db
		.select({
			person_id: iplPlayers.person_id,
			slug: sql<string>`coalesce(${iplPlayers.slug}, ${iplPlayers.id}::text)`,
		})
		.from(iplPlayers)
		.where(inArray(iplPlayers.person_id, [...new Set(person_ids)]));
	return Object.fromEntries(rows.map(({ person_id, slug }) => [person_id, slug]));
}
