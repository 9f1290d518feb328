import { sql } from "drizzle-orm";
import { html } from "hono/html";
import { users } from "../../../../db/schema/auth.ts";
import { communityChallenges, userChallengeParticipations } from "../../../../db/schema/game/challenges.ts";
import { userSettings } from "../../../../db/schema/settings.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { Settings } from "../../../../platform/env.ts";
import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import { button, letter } from "../../../../platform/mail/letter.ts";
import type { Mail } from "../../../../platform/mail/mailer.ts";
import { formatMoment } from "../../../lib/dates.ts";
import type { JobSite } from "../../../page-context.ts";
import { type QueueMail, sendMailJob } from "../../outbox/send-mail.job.server.ts";

type MailSite = Pick<Settings, "SITE_URL" | "SITE_NAME">;
/** A run marks at most this many participations, mailed or not; the next run takes the rest. */
const PARTICIPATIONS_A_RUN = 200;
/** The earliest time of an alert before the end. Fans who joined later get none. */
const HOURS_BEFORE = 24;

type Alert = {
	email: string;
	title: string;
	current_progress: number;
	target_value: number;
	reward_points: number;
	ends: Date | string;
};

/** Mails fans whose challenges end within a day. These end at midnight, so the mail comes on their last morning. */
export const alertChallengesJob = scheduledJob({
	name: "alert-challenges",
	cron: "*/5 9-20 * * *",
	retry: { limit: 2, delay_seconds: 60 },
	async run({ db, enqueue, settings }: JobSite) {
		await alertChallenges(db, settings, (tx, mail) => enqueue(tx, sendMailJob, mail));
	},
});

/**
 * SET-2: queues a mail for each challenge that a fan has joined and not met, a day before it ends. Fans without email or
 * challenge alerts get none. Their challenges are marked as alerted too, so that a fan who turns alerts on gets none of
 * old challenges. Returns the number of mails.
 */
export const alertChallenges = (db: Db, site: MailSite, queue: QueueMail): Promise<number> =>
	db.transaction(async (tx) => {
		const { rows } = await tx.execute<Alert>(sql`
		with unnotified as (
			select p.user_id, p.challenge_id
			from ${communityChallenges} c join ${userChallengeParticipations} p on p.challenge_id = c.id
			where c.is_active and c.end_date > now() and c.end_date <= now() + ${HOURS_BEFORE} * interval '1 hour'
				and p.joined_at < c.end_date - ${HOURS_BEFORE} * interval '1 hour' and p.completed_at is null and p.notified_at is null
			limit ${PARTICIPATIONS_A_RUN} for update of p skip locked
		), marked as (
			update ${userChallengeParticipations} p set notified_at = now() from unnotified
			where unnotified.user_id = p.user_id and unnotified.challenge_id = p.challenge_id returning p.*
		)
		select u.email, c.title, marked.current_progress, c.target_value, c.reward_points, c.end_date as ends
		from marked join ${communityChallenges} c on c.id = marked.challenge_id join ${users} u on u.id = marked.user_id
		left join ${userSettings} s on s.user_id = u.id
		where coalesce(s.email_notifications, true) and coalesce(s.challenge_alerts, true)`);
		for (const alert of rows) await queue(tx, { ...alertMail(site, alert), about: "challenge_alerts" });
		return rows.length;
	});

function alertMail({ SITE_URL, SITE_NAME }: MailSite, alert: Alert): Mail {
	const { email, title, current_progress, target_value, reward_points, ends } = alert;
	const subject = `${title} is about to end`;
	const end = formatMoment(new Date(ends).toISOString());
	const progress = `You have ${current_progress} of ${target_value}. ${target_value - current_progress} more before ${end}, and ${reward_points} points are yours.`;
	const challenges = new URL("/community?tab=challenges", SITE_URL).href;
	const settings = new URL("/settings?tab=notifications", SITE_URL).href;
	return {
		to: email,
		subject,
		text: [progress, `Your challenges: ${challenges}`, `Don’t want these? Turn Challenge Alerts off: ${settings}`].join(
			"\n\n",
		),
		html: letter({
			site_name: SITE_NAME,
			title: subject,
			body: html`<p>${progress}</p>${button(challenges, "Your challenges")}`,
			foot: html`Don’t want these? <a href="${settings}">Turn Challenge Alerts off</a>.`,
		}),
	};
}
