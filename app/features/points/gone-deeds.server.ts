import { type SQL, sql } from "drizzle-orm";
import { goneDeeds } from "../../../db/schema/gone-fans.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Action } from "./rules.ts";

/** Actions that count once per person, across deleted accounts: those the ledger pays for, and the share of a player. */
export type GoneDeed = Action | "player_share";

/** SQL: whether a fan did this with an account that is deleted by now. */
export const didBefore = (fan_id: string, deed: GoneDeed, reference: string | SQL): SQL =>
	sql`exists (select from ${goneDeeds} where ${goneDeeds.user_id} = ${fan_id}
		and ${goneDeeds.deed} = ${deed} and ${goneDeeds.reference_id} = ${reference})`;

/** Does the same with a query of its own. */
export async function hasDoneBefore(
	db: Queryable,
	fan_id: string,
	deed: GoneDeed,
	reference: string,
): Promise<boolean> {
	const { rows } = await db.execute<{ done: boolean }>(sql`select ${didBefore(fan_id, deed, reference)} as done`);
	return rows[0]?.done ?? false;
}
