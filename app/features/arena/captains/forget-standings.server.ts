import { sql } from "drizzle-orm";
import type { Db } from "../../../../platform/database/database.ts";
import { sinceOf } from "../../points/boards/periods.server.ts";
import type { Period } from "../../points/boards/rules.ts";

const ENDING: Period[] = ["day", "week", "month"];

/** Drops the standings of periods that have ended, those of a day ago and longer: the rows of the deeds have it all. */
export async function forgetStandings(db: Db): Promise<void> {
	for (const period of ENDING)
		await db.execute(sql`delete from captain_standings where period = ${period} and since < ${sinceOf(period)} - 1`);
}
