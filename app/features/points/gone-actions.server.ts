import { type SQL, sql } from "drizzle-orm";
import { goneActions } from "../../../db/schema/gone-fans.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { Action } from "./rules.ts";

/** An action that counts once per person, also after the person deleted an account. */
type GoneAction = Action | "player_share";

/** SQL: the person of this fan did it with another account, which has been deleted. */
export const doneByDeletedAccount = (fan_id: string, action: GoneAction, reference: string | SQL): SQL =>
	sql`exists (select from ${goneActions} where ${goneActions.user_id} = ${fan_id}
		and ${goneActions.action} = ${action} and ${goneActions.reference_id} = ${reference})`;

/** Runs `doneByDeletedAccount`. One query. */
export async function wasDoneByDeletedAccount(
	db: Queryable,
	fan_id: string,
	action: GoneAction,
	reference: string,
): Promise<boolean> {
	const { rows } = await db.execute<{ done: boolean }>(
		sql`select ${doneByDeletedAccount(fan_id, action, reference)} as done`,
	);
	return rows[0]?.done ?? false;
}
