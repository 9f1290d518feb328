import { sql } from "drizzle-orm";
import { profiles, users } from "../../../../db/schema/auth.ts";
import { groupMemberships, groupMessages, playerGroups } from "../../../../db/schema/groups.ts";
import { userSettings } from "../../../../db/schema/settings.ts";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import type { QueueMail } from "../../outbox/send-mail.job.server.ts";
import { roomOf } from "../live.server.ts";
import { type MailSite, type Notice, noticeMail } from "./notice-mail.server.ts";
import { LONGEST_EXCERPT, REPLIES_SHOWN } from "./rules.ts";

/** Groups per run; the next run takes the rest. */
const GROUPS_A_RUN = 200;

/**
 * Queues one mail per member about the messages in all groups since the last run: replies, all messages or none, as the
 * member chose, and none of groups that the member has open. `present` returns the fans in a socket room. Returns the
 * number of mails. After an error nothing is marked as mailed.
 */
export async function mailMembers(
	db: Db,
	site: MailSite,
	queue: QueueMail,
	present: (room: string) => Promise<string[]>,
): Promise<number> {
	const ids = await findGroupsToMail(db);
	// reads presence before the transaction, because posting waits for the groups that it locks;
	// if presence is unknown, an unnecessary mail is better than a missing one
	const listPresent = async (id: string) => new Set(await present(roomOf(id)).catch(() => []));
	const present_by_group = new Map(await Promise.all(ids.map(async (id) => [id, await listPresent(id)] as const)));
	return db.transaction(async (tx) => {
		const grown = await markMailed(tx, ids);
		const missed = grown.length > 0 ? await listMissed(tx, grown) : [];
		const away = missed.filter(({ group_id, user_id }) => !present_by_group.get(group_id)?.has(user_id));
		const mails = Map.groupBy(away, ({ email }) => email);
		for (const [email, notices] of mails) {
			const about = { groups: notices.map(({ group_id }) => group_id) };
			await queue(tx, { ...noticeMail(site, email, notices), about });
		}
		return mails.size;
	});
}

const hasNewMessages = sql`is_active and last_sequence > mailed_sequence`;

/** Returns groups with new messages, in random order, so that each has its turn if there are more than a run takes. */
async function findGroupsToMail(db: Db): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(
		sql`select id from ${playerGroups} where ${hasNewMessages} order by random() limit ${GROUPS_A_RUN}`,
	);
	return rows.map(({ id }) => id);
}

type MailedGroup = { id: string; after: string; until: string };

/** Marks the messages of groups as mailed, and returns their ranges. Skips groups that another run has locked. */
async function markMailed(tx: Tx, ids: readonly string[]): Promise<MailedGroup[]> {
	const { rows } = await tx.execute<MailedGroup>(sql`
		with grown as (
			select id, mailed_sequence, last_sequence from ${playerGroups}
			where ${hasNewMessages} and id = any(${sql.param(ids)}::uuid[]) for update skip locked
		)
		update ${playerGroups} g set mailed_sequence = grown.last_sequence from grown where grown.id = g.id
		returning g.id, grown.mailed_sequence as after, grown.last_sequence as until`);
	return rows;
}

/**
 * Returns a row for each member and group with messages to mail. Leaves out messages from before the member joined or
 * from quiet hours.
 */
async function listMissed(tx: Tx, grown: readonly MailedGroup[]) {
	const { rows } = await tx.execute<Notice & { user_id: string; email: string }>(sql`
		with posted as (
			select s.*, answered.user_id as answered_id
			from unnest(${sql.param(grown.map(({ id }) => id))}::uuid[], ${sql.param(grown.map(({ after }) => after))}::bigint[],
				${sql.param(grown.map(({ until }) => until))}::bigint[]) as grown(id, after, until)
			join ${groupMessages} s on s.group_id = grown.id and s.sequence > grown.after and s.sequence <= grown.until
			left join ${groupMessages} answered on answered.id = s.reply_to_message_id
			where s.message_type = 'user' and s.hidden_at is null
		), addressed as (
			-- two joins, so that members who want replies, nearly all, are found by key
			select posted.*, m.id as membership_id from posted
			join ${groupMemberships} m on m.group_id = posted.group_id and m.user_id = posted.answered_id and m.notifications = 'replies'
			union all
			select posted.*, m.id from posted
			join ${groupMemberships} m on m.group_id = posted.group_id and m.notifications = 'all'
		)
		select m.user_id, u.email, g.id as group_id, g.group_name, m.notifications, count(*)::int as count,
			coalesce(to_jsonb((array_agg(
				jsonb_build_object('fan_id', addressed.user_id, 'full_name', p.full_name, 'text', left(regexp_replace(addressed.content, '\\s+', ' ', 'g'), ${LONGEST_EXCERPT + 1}))
				order by addressed.sequence) filter (where m.notifications = 'replies'))[1:${REPLIES_SHOWN}]), '[]') as replies
		from addressed join ${groupMemberships} m on m.id = addressed.membership_id and m.is_active
		join ${playerGroups} g on g.id = m.group_id join ${users} u on u.id = m.user_id
		left join ${profiles} p on p.id = addressed.user_id left join ${userSettings} s on s.user_id = m.user_id
		where addressed.user_id is distinct from m.user_id and addressed.created_at >= greatest(m.joined_at, m.quiet_until)
			and coalesce(s.email_notifications, true)
		group by m.id, u.id, g.id order by g.group_name, g.id`);
	return rows;
}
