import { sql } from "drizzle-orm";
import { profiles } from "../../../../db/schema/auth.ts";
import { groupMemberships, groupMessages, playerGroups } from "../../../../db/schema/groups.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { oneLine } from "../../../lib/names/visible.ts";
import { senderName } from "../chat/rules.ts";
import type { Message, Room } from "../group.ts";

const LONGEST_LINE = 120;

type Row = Omit<Room, "last"> &
	Pick<Message, "message_type" | "user_id"> & {
		content: string | null;
		created_at: Date | string | null;
		full_name: string | null;
	};

/**
 * Returns a fan's groups by their latest message. Groups with unread messages come before the others, unless the fan
 * has turned their notifications off. One query.
 */
export async function listRooms(db: Queryable, fan_id: string, limit: number): Promise<Room[]> {
	const { rows } = await db.execute<Row>(sql`
		select g.id, g.group_name as name, case when g.group_type = 'team' then g.about end as team,
			greatest(g.last_sequence - m.read_sequence, 0)::int as unread,
			m.notifications = 'none' or coalesce(m.quiet_until > now(), false) as muted,
			last.content, last.message_type, last.user_id, last.created_at, p.full_name
		from ${groupMemberships} m
		join ${playerGroups} g on g.id = m.group_id and g.is_active
		left join lateral (
			select content, message_type, user_id, created_at from ${groupMessages}
			where group_id = g.id and hidden_at is null order by sequence desc limit 1
		) last on true
		left join ${profiles} p on p.id = last.user_id
		where m.user_id = ${fan_id} and m.is_active
		order by (g.last_sequence > m.read_sequence and m.notifications <> 'none') desc, last.created_at desc nulls last, g.group_name
		limit ${limit}`);
	return rows.map(({ content, message_type, user_id, created_at, full_name, name, ...room }) => ({
		...room,
		name: oneLine(name),
		last:
			content === null || created_at === null
				? null
				: {
						sender: senderName({ message_type, user_id, sender: { full_name } }),
						text: oneLine(content).slice(0, LONGEST_LINE),
						at: new Date(created_at).toISOString(),
					},
	}));
}
