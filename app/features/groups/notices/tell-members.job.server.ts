import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import type { Mailer } from "../../../../platform/mail/mailer.ts";
import type { LiveLink } from "../../../../platform/sockets/live.ts";
import type { MailSite } from "./notice-mail.server.ts";
import { mailMembers } from "./tell-members.server.ts";

type TellMembers = { db: Db; logger: Logger; mailer: Mailer; mailSite: MailSite; live: LiveLink };

/** Mails members about new messages once an hour, as the settings of a group promise. */
export const mailMembersJob = defineJob({
	name: "tell-members",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "7 * * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, logger, mailer, mailSite, live }: TellMembers) {
		await mailMembers(db, mailSite, (mail) => mailer.send(mail), live.whoIsIn, logger);
	},
});
