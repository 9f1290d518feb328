import { and, count, eq, gte, isNull, sql } from "drizzle-orm";
import { profiles } from "../../../db/schema/auth.ts";
import { groupMemberships, groupMessages } from "../../../db/schema/groups.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import { displayName } from "../../lib/session/me.ts";
import { activityLevel } from "./rules.ts";

/** The figures beside a group's chat. */
export type GroupFigures = { messages_today: number; activity: string; recent: string[]; demo: boolean };

/** The figures of the catalogue (GROUP-2); they are marked 'Demo'. */
const SHOWCASE: GroupFigures = {
	messages_today: 12,
	activity: "High",
	recent: ["3 new members joined today", "A match thread was pinned", "The AI assistant answered 5 questions"],
	demo: true,
};

/** Returns the figures by the setting FIGURES: the showcase, or today's stored ones. Two queries. */
export async function groupFigures(
	db: Queryable,
	source: "showcase" | "live",
	group_id: string,
): Promise<GroupFigures> {
	if (source === "showcase") return SHOWCASE;
	const midnight = sql`${today}::timestamp at time zone 'Asia/Kolkata'`;
	const [said] = await db
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
	const joined = await db
		.select({
			id: groupMemberships.user_id,
			full_name: profiles.full_name,
			is_public: sql<boolean>`coalesce(${userSettings.public_profile}, true)`,
		})
		.from(groupMemberships)
		.leftJoin(profiles, eq(profiles.id, groupMemberships.user_id))
		.leftJoin(userSettings, eq(userSettings.user_id, groupMemberships.user_id))
		.where(
			and(
				eq(groupMemberships.group_id, group_id),
				groupMemberships.is_active,
				gte(groupMemberships.joined_at, midnight),
			),
		)
		.orderBy(sql`${groupMemberships.joined_at} desc`)
		.limit(3);
	const messages_today = said?.messages ?? 0;
	const answers = said?.answers ?? 0;
	return {
		messages_today,
		activity: activityLevel(messages_today),
		recent: [
			...joined.map(({ id, full_name, is_public }) => {
				const name = displayName(is_public ? { id, full_name } : { id: null, full_name: null });
				return `${name} joined`;
			}),
			...(answers > 0 ? [`The AI assistant answered ${answers === 1 ? "once" : `${answers} times`}`] : []),
		],
		demo: false,
	};
}
