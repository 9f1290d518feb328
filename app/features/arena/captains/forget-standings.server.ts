import { sql } from "drizzle-orm";
import type { Db } from "../../../../platform/database/database.ts";
import { sinceOf } from "../../points/boards/periods.server.ts";
import type { Period } from "../../points/boards/rules.ts";

const ENDING: Period[] = ["day", "week", "month"];

/** Deletes the standings of periods that ended at least a day ago; the rows of the actions have all of it. */
export async function forgetStandings(db: Db): Promise<void> {
	for (const period of ENDING)
		await db.execute(sql`delete from captain_standings where period = ${period} and since < ${sinceOf(period)} - 1`);
}
