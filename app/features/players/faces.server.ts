import { inArray, sql } from "drizzle-orm";
import { iplPlayers } from "../../../db/schema/players.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Role } from "./rules.ts";

/** What a row of figures shows of a player. */
export type PlayerFace = { slug: string; name: string; role: Role | null; jersey_number: number | null };

/** Returns the faces of people by person id. People without a page are left out. One query; none for an empty list. */
export async function playerFaces(db: Queryable, person_ids: string[]): Promise<Record<string, PlayerFace>> {
	if (person_ids.length === 0) return {};
	const rows = await db
		.select({
			person_id: iplPlayers.person_id,
			slug: sql<string>`coalesce(${iplPlayers.slug}, ${iplPlayers.id}::text)`,
			name: iplPlayers.name,
			role: sql<Role | null>`${iplPlayers.role}`,
			jersey_number: iplPlayers.jersey_number,
		})
		.from(iplPlayers)
		.where(inArray(iplPlayers.person_id, [...new Set(person_ids)]));
	return Object.fromEntries(rows.map(({ person_id, ...face }) => [person_id, face]));
}
