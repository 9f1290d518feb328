import { and, eq } from "drizzle-orm";
import { aiBudgets, aiUsage } from "../../../../db/schema/ai.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import type { Settings } from "../../../../platform/env.ts";
import type { RateLimits } from "../../../../platform/rate-limits.ts";
import { FACTS_BUDGET } from "../../facts/api.server.ts";
import { SEARCHES_A_DAY } from "../../news/rules.ts";
import { usedSearches } from "../../news/search/quota.server.ts";
import type { Budgets } from "./desk.ts";

/** What is used of today's budgets, and what the AI provider was used for. A day is Asia/Kolkata's. Two queries. */
export async function readBudgets(
	db: Queryable,
	limits: RateLimits,
	settings: Pick<Settings, "AI_DAILY_BUDGET" | "AI_PROVIDER">,
): Promise<Budgets> {
	const [site] = await db
		.select({ tokens: aiBudgets.tokens })
		.from(aiBudgets)
		.where(and(eq(aiBudgets.day, today), eq(aiBudgets.who, "site")));
	const { purpose, calls, tokens, failed, refused } = aiUsage;
	return {
		budgets: [
			{
				name: "New facts asked for",
				used: await limits.used(FACTS_BUDGET, "all"),
				limit: FACTS_BUDGET.points,
				unit: "requests in 24 hours",
			},
			{
				name: "News searches",
				used: await usedSearches(db),
				limit: SEARCHES_A_DAY,
				unit: "searches today",
			},
			{
				name: "AI provider",
				used: site?.tokens ?? 0,
				limit: settings.AI_PROVIDER === "none" ? null : settings.AI_DAILY_BUDGET,
				unit: "tokens today",
			},
		],
		ai: await db
			.select({ purpose, calls, tokens, failed, refused })
			.from(aiUsage)
			.where(eq(aiUsage.day, today))
			.orderBy(purpose),
		ai_provider: settings.AI_PROVIDER,
	};
}
