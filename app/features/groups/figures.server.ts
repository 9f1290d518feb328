import { and, count, eq, gte, isNull, sql } from "drizzle-orm";
import { groupMemberships, groupMessages } from "../../../db/schema/groups.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import { NAME_COLUMNS, NAME_JOINS, type NamedFan, publicFan } from "../points/boards/top.server.ts";
import { activityLevel } from "./rules.ts";

/** The figures beside a group's chat. */
export type GroupFigures = { messages_today: number; activity: string; recent: string[]; demo: boolean };

/** Samples (GROUP-2), which the page marks 'Demo'. */
const SHOWCASE: GroupFigures = {
	messages_today: 12,
	activity: "High",
	recent: ["3 new members joined today", "A match thread was pinned", "The AI assistant answered 5 questions"],
	demo: true,
};

/** Returns samples for 'showcase'. For 'live', returns the figures since midnight in India, with two queries. */
export async function groupFigures(
	db: Queryable,
	source: "showcase" | "live",
	group_id: string,
): Promise<GroupFigures> {
	if (source === "showcase") return SHOWCASE;
	const midnight = sql`${today}::timestamp at time zone 'Asia/Kolkata'`;
	const [counted] = await db
		.select({
			messages: count(),
			answers: sql<number>`count(*) filter (where ${groupMessages.message_type} = 'ai_agent')::int`,
		})
		.from(groupMessages)
		.where(
			and(
				eq(groupMessages.group_id, group_id),
				gte(groupMessages.created_at, midnight),
				isNull(groupMessages.hidden_at),
			),
		);
	const { rows: joined } = await db.execute<NamedFan>(sql`
		select s.user_id, ${NAME_COLUMNS} from ${groupMemberships} s ${NAME_JOINS}
		where s.group_id = ${group_id} and s.is_active and s.joined_at >= ${midnight} order by s.joined_at desc limit 3`);
	const messages_today = counted?.messages ?? 0;
	const answers = counted?.answers ?? 0;
	return {
		messages_today,
		activity: activityLevel(messages_today),
		recent: [
			...joined.map((fan) => `${publicFan(fan).name} joined`),
			...(answers > 0 ? [`The AI assistant answered ${answers === 1 ? "once" : `${answers} times`}`] : []),
		],
		demo: false,
	};
}
