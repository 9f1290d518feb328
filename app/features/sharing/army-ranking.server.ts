import { randomInt } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { armies, armyMemberships } from "../../../db/schema/game/community.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { ViralImpact } from "./share.ts";

type ArmyRanking = Pick<ViralImpact, "army_ranking" | "demo">;
const ARMIES = 10;

/**
 * VIRAL-3: returns the rank of a fan's army by points. The showcase draws it at random, like the original; live it is
 * counted, in one query, and null for a fan without an army.
 */
export async function armyRanking(db: Queryable, source: "showcase" | "live", fan_id: string): Promise<ArmyRanking> {
	if (source === "showcase") return { army_ranking: randomInt(1, ARMIES + 1), demo: true };
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
