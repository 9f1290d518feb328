import { randomInt } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { teamCommunities, userTeamMemberships } from "../../../db/schema/game/community.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { ViralImpact } from "./share.ts";

type TeamRanking = Pick<ViralImpact, "team_ranking" | "demo">;
const TEAMS = 10;

/**
 * VIRAL-3: returns the rank of a fan's team by points. The showcase draws it at random, like the original; live it is
 * counted, in one query, and null for a fan without a team.
 */
export async function teamRanking(db: Queryable, source: "showcase" | "live", fan_id: string): Promise<TeamRanking> {
	if (source === "showcase") return { team_ranking: randomInt(1, TEAMS + 1), demo: true };
	const above = alias(teamCommunities, "above");
	const [team] = await db
		.select({
			place: sql<number>`(${db
				.select({ before: sql`count(*)` })
				.from(above)
				.where(gt(above.total_points, teamCommunities.total_points))})::int + 1`,
		})
		.from(userTeamMemberships)
		.innerJoin(teamCommunities, eq(teamCommunities.id, userTeamMemberships.team_id))
		.where(and(eq(userTeamMemberships.user_id, fan_id), userTeamMemberships.is_active));
	return { team_ranking: team?.place ?? null, demo: false };
}
