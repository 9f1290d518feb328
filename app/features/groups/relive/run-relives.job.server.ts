import type { Db } from "../../../../platform/database/database.ts";
import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { LiveLink } from "../../../../platform/sockets/live.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { settleDue } from "./guesses.server.ts";
import { tellRelive } from "./news.server.ts";
import { endOverdue } from "./relives.server.ts";
import { timelinesOf } from "./timeline.server.ts";

type RunRelives = { db: Db; record: MatchRecord; live: LiveLink; purge: (tags: string[]) => void };

/** Settles the guesses whose fans are away, and ends what is over, each minute. */
export const runRelivesJob = scheduledJob({
	name: "run-relives",
	cron: "* * * * *",
	retry: { limit: 3, delay_seconds: 5 },
	async run({ db, record, live, purge }: RunRelives) {
		const timelines = timelinesOf(record);
		await settleDue({ db, timelines });
		const ended = await endOverdue({ db, timelines });
		for (const one of ended) await tellRelive({ db, timelines, live }, one);
		if (ended.length > 0) purge(["relives"]);
	},
});
