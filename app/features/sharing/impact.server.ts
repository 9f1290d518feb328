import { and, eq, ne, sql, sum } from "drizzle-orm";
import { userActions } from "../../../db/schema/game/points.ts";
import { shareConversions, viralShares } from "../../../db/schema/game/sharing.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { conversionRate, dominanceLevel, type JoinedFriends, viralScore } from "./rules.ts";
import type { ViralImpact } from "./share.ts";

/**
 * VIRAL-3: returns the results of a fan's links: paid shares, clicks, friends. `armyRanking` returns the rank of the
 * fan's team. Three further queries.
 */
export async function viralImpact(
	db: Queryable,
	fan_id: string,
	armyRanking: (fan_id: string) => Promise<Pick<ViralImpact, "army_ranking" | "demo">>,
): Promise<ViralImpact> {
	const [totals] = await db
		.select({
			shares: sql<number>`coalesce((select ${userActions.times} from ${userActions}
				where ${userActions.user_id} = ${fan_id} and ${userActions.transaction_type} = 'share'), 0)::int`,
			clicks: sum(viralShares.clicks_count).mapWith(Number),
			conversions: sum(viralShares.conversions_count).mapWith(Number),
		})
		.from(viralShares)
		.where(eq(viralShares.user_id, fan_id));
	const counts = { shares: totals?.shares ?? 0, clicks: totals?.clicks ?? 0, conversions: totals?.conversions ?? 0 };
	const score = viralScore(counts);
	return {
		...counts,
		friends: await joinedFriends(db, fan_id),
		held_for_friend: (await db.$count(shareConversions, and(eq(shareConversions.fan_id, fan_id), isHeld))) > 0,
		score,
		conversion_rate: conversionRate(counts),
		level: dominanceLevel(score),
		...(await armyRanking(fan_id)),
	};
}

/** Held for an admin's decision; a doubt is known from the arrival on. */
const isHeld = sql`(${shareConversions.state} = 'on_hold'
	or (${shareConversions.state} = 'waiting' and ${shareConversions.doubt} is not null))`;

async function joinedFriends(db: Queryable, fan_id: string): Promise<JoinedFriends> {
	const counted = (state: "waiting" | "on_hold") =>
		sql<number>`count(*) filter (where ${shareConversions.state} = ${state})::int`;
	const [friends] = await db
		.select({ joined: sql<number>`count(*)::int`, waiting: counted("waiting"), on_hold: counted("on_hold") })
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.where(and(eq(viralShares.user_id, fan_id), ne(shareConversions.state, "refused")));
	return friends ?? { joined: 0, waiting: 0, on_hold: 0 };
}
