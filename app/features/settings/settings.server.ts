import { eq, sql } from "drizzle-orm";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import { DEFAULT_SWITCHES } from "./rules.ts";
import type { Switches } from "./switches.ts";

/** A fan's switches, with defaults for unset ones. One query. */
export async function readSwitches(db: Queryable, fan_id: string): Promise<Switches> {
	const [found] = await db.select().from(userSettings).where(eq(userSettings.user_id, fan_id));
	if (!found) return DEFAULT_SWITCHES;
	const { user_id: _user, updated_at: _updated, ...switches } = found;
	return switches;
}

/** Saves some of a fan's switches in the caller's transaction. Returns all of them. */
export async function saveSwitches(
	tx: Tx,
	fan_id: string,
	changed: { [Name in keyof Switches]?: boolean | undefined },
): Promise<Switches> {
	await tx
		.insert(userSettings)
		.values({ user_id: fan_id, ...changed })
		.onConflictDoUpdate({ target: userSettings.user_id, set: { ...changed, updated_at: sql`now()` } });
	return readSwitches(tx, fan_id);
}
