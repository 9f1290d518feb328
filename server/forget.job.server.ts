import { expiredGone } from "../app/features/auth/gone/gone-fans.server.ts";
import { expiredSessions } from "../app/features/auth/sessions/sessions.server.ts";
import { oldContactMessages } from "../app/features/contact/messages.server.ts";
import { oldSubmissions } from "../app/features/discovery/indexnow/submissions.server.ts";
import { unconfirmed } from "../app/features/newsletter/subscriptions.server.ts";
import { pastViews } from "../app/features/players/fans/popularity.server.ts";
import { pastPeriods } from "../app/features/points/boards/periods.server.ts";
import { oldPushMessages } from "../app/features/push/messages.server.ts";
import { oldVisitorRuns } from "../app/features/quiz/play/player.server.ts";
import { unusedDevices } from "../app/features/sharing/clicks/arrivals.server.ts";
import { pastClicks } from "../app/features/sharing/clicks/clicks.server.ts";
import { oldReminders } from "../app/features/tonight/reminders.server.ts";
import type { JobSite } from "../app/page-context.ts";
import { captainStandings } from "../db/schema/game/arena.ts";
import { armyStandings, fanRanks, fanStandings } from "../db/schema/game/boards.ts";
import { forgetExpired } from "../platform/database/retention.ts";
import { scheduledJob } from "../platform/jobs/jobs.ts";

/** Everything that the site deletes by age. */
export const retention = [
	expiredSessions,
	...expiredGone,
	unconfirmed,
	oldContactMessages,
	pastViews,
	pastClicks,
	...unusedDevices,
	oldVisitorRuns,
	...pastPeriods(fanStandings, fanRanks, armyStandings, captainStandings),
	oldPushMessages,
	oldReminders,
	oldSubmissions,
];

export const forgetJob = scheduledJob({
	name: "forget",
	cron: "20 4 * * *",
	retry: { limit: 3, delay_seconds: 600 },
	async run({ db, logger }: JobSite) {
		logger.info(await forgetExpired(db, retention), "expired rows were deleted");
	},
});
