import { scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../page-context.ts";
import { sendMailJob } from "../outbox/send-mail.job.server.ts";
import type { BattleNews } from "./live.server.ts";
import { mailResults } from "./results-mail.server.ts";
import { readRivalries, runSchedule } from "./schedule.server.ts";

/** Closes and opens battles each minute, and mails the results. */
export const runBattlesJob = scheduledJob({
	name: "run-battles",
	cron: "* * * * *",
	retry: { limit: 2, delay_seconds: 5 },
	async run({ db, record, logger, enqueue, settings, battleNews, purge }: JobSite & { battleNews: BattleNews }) {
		const { closed, opened } = await runSchedule(db, await readRivalries(record));
		if (closed.length + opened.length > 0) {
			battleNews.changed();
			purge(["battles"]);
			logger.info({ closed: closed.length, opened: opened.length }, "battles were closed and opened");
		}
		await mailResults(db, settings, (tx, mail) => enqueue(tx, sendMailJob, mail));
	},
});
