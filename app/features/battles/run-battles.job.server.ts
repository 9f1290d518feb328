import type { Db } from "../../../platform/database/database.ts";
import { type Enqueue, scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../platform/logging.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { sendMailJob } from "../outbox/send-mail.job.server.ts";
import type { BattleNews } from "./live.server.ts";
import { type MailSite, mailResults } from "./results-mail.server.ts";
import { readRivalries, runSchedule } from "./schedule.server.ts";

type RunBattles = {
	db: Db;
	record: MatchRecord;
	logger: Logger;
	enqueue: Enqueue;
	mailSite: MailSite;
	battleNews: BattleNews;
	purge: (tags: string[]) => void;
};

/** Closes and opens battles every minute, and mails the results. */
export const runBattlesJob = scheduledJob({
	name: "run-battles",
	cron: "* * * * *",
	retry: { limit: 2, delay_seconds: 5 },
	async run({ db, record, logger, enqueue, mailSite, battleNews, purge }: RunBattles) {
		const { closed, opened } = await runSchedule(db, await readRivalries(record));
		if (closed.length + opened.length > 0) {
			battleNews.changed();
			purge(["battles"]);
			logger.info({ closed: closed.length, opened: opened.length }, "battles were closed and opened");
		}
		await mailResults(db, mailSite, (tx, mail) => enqueue(tx, sendMailJob, mail));
	},
});
