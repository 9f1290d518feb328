import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { LiveLink } from "../../../../platform/sockets/live.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { settleDue } from "./guesses.server.ts";
import { tellRelive } from "./news.server.ts";
import { endOverdue } from "./relives.server.ts";
import { timelinesOf } from "./timeline.server.ts";

/** Settles the guesses whose fans are away, and ends what is over, each minute. */
export const runRelivesJob = defineJob({
	name: "run-relives",
	payload: z.object({}),
	retry: { limit: 3, delay_seconds: 5 },
	schedule: { cron: "* * * * *", tz: "UTC" },
	async run(_payload, { db, record, live }: { db: Db; record: MatchRecord; live: LiveLink }) {
		const timelines = timelinesOf(record);
		await settleDue({ db, timelines });
		for (const ended of await endOverdue({ db, timelines })) await tellRelive({ db, timelines, live }, ended);
	},
});
