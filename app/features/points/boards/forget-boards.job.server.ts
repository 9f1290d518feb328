import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import { sinceOf } from "./periods.server.ts";
import type { Period } from "./rules.ts";

const ENDING: Period[] = ["day", "week", "month"];

/** Deletes boards of periods that ended at least a day ago; the ledger has all of it. */
export async function forgetBoards(db: Db): Promise<void> {
	for (const period of ENDING)
		for (const table of ["fan_standings", "fan_ranks", "army_standings"])
			await db.execute(sql`delete from ${sql.raw(table)} where period = ${period} and since < ${sinceOf(period)} - 1`);
}

/** Runs every night, after the day's last points have been counted. */
export const forgetBoardsJob = defineJob({
	name: "forget-boards",
	payload: z.object({}),
	retry: { limit: 3, delay_seconds: 600 },
	schedule: { cron: "30 3 * * *", tz: "Asia/Kolkata" },
	run: (_payload, { db }: { db: Db }) => forgetBoards(db),
});
