import { type SQL, sql } from "drizzle-orm";
import { goneDeeds } from "../../../db/schema/gone-fans.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Action } from "./rules.ts";

/** What counts once a person, whichever account it was done with: what the ledger pays for, and the share of a player. */
export type GoneDeed = Action | "player_share";

/** Whether a fan did this with an account that was deleted since. For use within a statement. */
export const didBefore = (fan_id: string, deed: GoneDeed, reference: string | SQL): SQL =>
	sql`exists (select from ${goneDeeds} where ${goneDeeds.user_id} = ${fan_id}
		and ${goneDeeds.deed} = ${deed} and ${goneDeeds.reference_id} = ${reference})`;

/** The same as a query of its own. */
export async function hasDoneBefore(
	db: Queryable,
	fan_id: string,
	deed: GoneDeed,
	reference: string,
): Promise<boolean> {
	const { rows } = await db.execute<{ done: boolean }>(sql`select ${didBefore(fan_id, deed, reference)} as done`);
	return rows[0]?.done ?? false;
}
