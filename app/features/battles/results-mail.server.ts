import { sql } from "drizzle-orm";
import { html } from "hono/html";
import { users } from "../../../db/schema/auth.ts";
import { battleParticipations, liveTeamBattles } from "../../../db/schema/game/battles.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import { button, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mailer.ts";
import type { QueueMail } from "../outbox/send-mail.job.server.ts";
import type { Battle, Participation } from "./battle.ts";
import { BATTLES } from "./rules.ts";

export type MailSite = Pick<Settings, "SITE_URL" | "SITE_NAME">;
/** A run marks at most this many participations, mailed or not; the next run takes the rest. */
const PARTICIPATIONS_A_RUN = 200;
/** Older results are not mailed. */
const NEWS_HOURS = 24;

type Result = Pick<Battle, "battle_type" | "team_a_name" | "team_b_name" | "team_a_points" | "team_b_points"> &
	Pick<Participation, "side" | "points_contributed"> & { email: string; winner: "a" | "b" | "draw" };

/**
 * Queues a mail per fan and ended battle, once, for fans who want mails and Team Updates. Returns the number of mails.
 * Results older than `NEWS_HOURS` are marked without a mail.
 */
export const mailResults = (db: Db, site: MailSite, queue: QueueMail): Promise<number> =>
	db.transaction(async (tx) => {
		const { rows } = await tx.execute<Result>(sql`
		with unnotified as (
			select p.id from ${battleParticipations} p join ${liveTeamBattles} b on b.id = p.battle_id
			where b.status = 'ended' and p.notified_at is null order by b.end_time, p.id limit ${PARTICIPATIONS_A_RUN}
			for update of p skip locked
		), marked as (
			update ${battleParticipations} p set notified_at = now() from unnotified where unnotified.id = p.id returning p.*
		)
		select u.email, b.battle_type, b.winner, marked.side, b.team_a_name, b.team_b_name, b.team_a_points, b.team_b_points,
			marked.points_contributed
		from marked join ${liveTeamBattles} b on b.id = marked.battle_id join ${users} u on u.id = marked.user_id
		left join ${userSettings} s on s.user_id = u.id
		where coalesce(s.email_notifications, true) and coalesce(s.team_updates, true)
			and b.end_time > now() - ${NEWS_HOURS} * interval '1 hour'`);
		for (const result of rows) await queue(tx, { ...resultMail(site, result), about: "team_updates" });
		return rows.length;
	});

/** Returns the mail about a result, with a link to the settings of notifications. */
export function resultMail({ SITE_URL, SITE_NAME }: MailSite, result: Result): Mail {
	const { team_a_name, team_b_name, team_a_points, team_b_points, winner, side, points_contributed } = result;
	const own = side === "a" ? team_a_name : team_b_name;
	const subject =
		winner === "draw"
			? `${own}: your ${BATTLES[result.battle_type].name.toLowerCase()} is drawn`
			: `${own} ${winner === side ? "won" : "lost"} your ${BATTLES[result.battle_type].name.toLowerCase()}`;
	const score = `${team_a_name} ${team_a_points}, ${team_b_name} ${team_b_points}. ${points_contributed} of your side's points were yours.`;
	const battles = new URL("/battles", SITE_URL).href;
	const settings = new URL("/settings?tab=notifications", SITE_URL).href;
	return {
		to: result.email,
		subject,
		text: [score, `The next battles: ${battles}`, `Don’t want these? Turn Team Updates off: ${settings}`].join("\n\n"),
		html: letter({
			site_name: SITE_NAME,
			title: subject,
			body: html`<p>${score}</p>${button(battles, "The next battles")}`,
			foot: html`Don’t want these? <a href="${settings}">Turn Team Updates off</a>.`,
		}),
	};
}
