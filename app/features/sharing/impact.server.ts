import { randomInt } from "node:crypto";
import { and, eq, gt, ne, sql, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { armies, armyMemberships } from "../../../db/schema/game/community.ts";
import { userActions } from "../../../db/schema/game/points.ts";
import { shareConversions, viralShares } from "../../../db/schema/game/sharing.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { conversionRate, dominanceLevel, type JoinedFriends, viralScore } from "./rules.ts";
import type { ViralImpact } from "./share.ts";

/**
 * VIRAL-3: returns the results of a fan's links: paid shares, clicks, friends, and the rank of the fan's army.
 */
export async function viralImpact(db: Queryable, fan_id: string, figures: "showcase" | "live"): Promise<ViralImpact> {
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
		...(await armyRanking(db, fan_id, figures)),
	};
}

/** SQL: on hold for an admin's decision, or bound to be on hold once the friend acts. */
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

const ARMIES = 10;

/** The rank of a fan's army by points, null without one. With FIGURES=showcase it is random, and `demo` true. */
async function armyRanking(
	db: Queryable,
	fan_id: string,
	figures: "showcase" | "live",
): Promise<Pick<ViralImpact, "army_ranking" | "demo">> {
	if (figures === "showcase") return { army_ranking: randomInt(1, ARMIES + 1), demo: true };
	const above = alias(armies, "above");
	const [army] = await db
		.select({
			place: sql<number>`(${db
				.select({ before: sql`count(*)` })
				.from(above)
				.where(gt(above.total_points, armies.total_points))})::int + 1`,
		})
		.from(armyMemberships)
		.innerJoin(armies, eq(armies.id, armyMemberships.army_id))
		.where(and(eq(armyMemberships.user_id, fan_id), armyMemberships.is_active));
	return { army_ranking: army?.place ?? null, demo: false };
}
