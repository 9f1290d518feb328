import { bulkGenerationJob } from "../app/features/admin/generation/bulk-generation.job.server.ts";
import { resumeRun } from "../app/features/admin/generation/runs.server.ts";
import type { RecordTool } from "../app/features/assistant/model/tools.server.ts";
import type { BattleNews } from "../app/features/battles/live.server.ts";
import { runBattlesJob } from "../app/features/battles/run-battles.job.server.ts";
import type { IndexNow } from "../app/features/discovery/indexnow/service.server.ts";
import { submitChangesJob } from "../app/features/discovery/indexnow/submit-changes.job.server.ts";
import { submitUrlsJob } from "../app/features/discovery/indexnow/submit-urls.job.server.ts";
import { proveFactsJob } from "../app/features/facts/prove-facts.job.server.ts";
import { answerInGroupJob } from "../app/features/groups/assistant/answer-in-group.job.server.ts";
import { mailMembersJob } from "../app/features/groups/notices/mail-members.job.server.ts";
import { runRelivesJob } from "../app/features/groups/relive/run-relives.job.server.ts";
import { forgetLiveMatchesJob } from "../app/features/matches/live/forget-live-matches.job.server.ts";
import { fetchNewsJob } from "../app/features/news/fetch-news.job.server.ts";
import type { SourceChain } from "../app/features/news/source-chain.server.ts";
import { sendDigestJob, writeDigestJob } from "../app/features/newsletter/send-digest.job.server.ts";
import { sendMailJob } from "../app/features/outbox/send-mail.job.server.ts";
import { alertChallengesJob } from "../app/features/points/challenges/alert-challenges.job.server.ts";
import { openChallengesJob } from "../app/features/points/challenges/open-challenges.job.server.ts";
import { sendPushJob } from "../app/features/push/send-push.job.server.ts";
import { runTonightJob } from "../app/features/tonight/run-tonight.job.server.ts";
import { sendRemindersJob } from "../app/features/tonight/send-reminders.job.server.ts";
import type { JobSite } from "../app/page-context.ts";
import type { Database } from "../platform/database/database.ts";
import { createJobs, type Jobs } from "../platform/jobs/jobs.ts";
import { createLogger } from "../platform/logging.ts";
import type { Push } from "../platform/push/push.ts";
import { forgetJob } from "./forget.job.server.ts";

/** All jobs of the site. `permissions.test.ts` checks the list. */
export const jobs = [
	runBattlesJob,
	proveFactsJob,
	forgetJob,
	bulkGenerationJob,
	answerInGroupJob,
	mailMembersJob,
	runRelivesJob,
	runTonightJob,
	sendRemindersJob,
	sendPushJob,
	sendMailJob,
	openChallengesJob,
	alertChallengesJob,
	fetchNewsJob,
	forgetLiveMatchesJob,
	writeDigestJob,
	sendDigestJob,
	submitUrlsJob,
	submitChangesJob,
];

/** The services of jobs. */
export type JobContext = JobSite & {
	recordTools: readonly RecordTool[];
	/** start of the match of the day in India's time ('20:00'), or null */
	tonightHour: string | null;
	push: Push;
	battleNews: BattleNews;
	indexNow: IndexNow;
	news: SourceChain;
	/** Sends an event to the open pages of all admins. */
	notifyAdmins: (event: string, payload: unknown) => Promise<void>;
};

/** Starts the job queue. Every process may queue jobs; those with ROLE all or worker also run them. */
export async function startJobs({ database, jobs: queue }: { database: Database; jobs: Jobs }): Promise<void> {
	await queue.start();
	// a new site has battles and news at once, not at the next scheduled time
	await queue.enqueue(undefined, runBattlesJob, {}, { singletonKey: "at start" });
	await queue.enqueue(undefined, fetchNewsJob, {}, { singletonKey: "at start" });
	await resumeRun(database.db, queue.enqueue);
}

/** Creates the tables of the job queue in a database on which no site has started yet. */
export async function prepareQueue(database: Database): Promise<void> {
	const logger = createLogger({ LOG_LEVEL: "silent" });
	const queue = createJobs({ database, jobs, context: {} as JobContext, logger, role: "web" });
	await queue.start();
	await queue.stop();
}
