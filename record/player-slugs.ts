import { inArray } from "drizzle-orm";
import { iplPlayers } from "../db/schema/players.ts";
import type { Queryable } from "../platform/database/database.ts";

/** Under which slug each of these people has a page, by person id. Who has none is left out. */
export async function playerSlugs(db: Queryable, person_ids: string[]): Promise<Record<string, string>> {
	const rows = await db
		.select({ person_id: iplPlayers.person_id, slug: iplPlayers.slug })
		.from(iplPlayers)
		.where(inArray(iplPlayers.person_id, [...new Set(person_ids)]));
	return Object.fromEntries(rows.flatMap(({ person_id, slug }) => (slug ? [[person_id, slug]] : [])));
}
