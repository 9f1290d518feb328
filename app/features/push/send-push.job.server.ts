import { scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { Push } from "../../../platform/push/push.ts";
import type { JobSite } from "../../page-context.ts";
import { sendMessages } from "./messages.server.ts";

/** Sends waiting messages to browsers. Callers of `queuePush` enqueue it at once; the schedule is for retries. */
export const sendPushJob = scheduledJob({
	name: "send-push",
	cron: "* * * * *",
	retry: { limit: 3, delay_seconds: 10 },
	async run({ db, push, enqueue }: JobSite & { push: Push }) {
		if (await sendMessages(db, push)) await enqueue(undefined, sendPushJob, {}, { singletonKey: "more" });
	},
});
