import { and, desc, eq, sql } from "drizzle-orm";
import { aiBudgets, aiUsage } from "../../../../db/schema/ai.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import type { Settings } from "../../../../platform/env.ts";
import { readNotices } from "../../../../platform/limits/limit-notices.ts";
import type { RateLimits } from "../../../../platform/limits/rate-limits.ts";
import { readSiteLimits } from "../../auth/site-limits.server.ts";
import { FACTS_BUDGET } from "../../facts/api.server.ts";
import { SEARCHES_A_DAY } from "../../news/rules.ts";
import { usedSearches } from "../../news/search/quota.server.ts";
import type { AiUsage, Budgets } from "./desk.ts";

/**
 * Returns the use of each budget and site-wide limit in the time that its `unit` names, the limits reached in the last
 * 24 hours, and two weeks' use of the AI provider. Days are Asia/Kolkata's.
 */
export async function readBudgets(
	db: Queryable,
	limits: RateLimits,
	settings: Pick<Settings, "AI_DAILY_BUDGET" | "AI_PROVIDER">,
): Promise<Budgets> {
	const [site] = await db
		.select({ tokens: aiBudgets.tokens })
		.from(aiBudgets)
		.where(and(eq(aiBudgets.day, today), eq(aiBudgets.who, "site")));
	const hourly = (await readSiteLimits(limits)).map(({ title, used, points }) => ({
		name: title,
		used,
		limit: points,
		unit: "this hour",
	}));
	return {
		notices: await readNotices(db),
		budgets: [
			{
				name: "New facts requested",
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
			...hourly,
		],
		ai: await readAiUsage(db),
		ai_provider: settings.AI_PROVIDER,
	};
}

const USAGE_DAYS = 14;

async function readAiUsage(db: Queryable): Promise<AiUsage[]> {
	const { day, purpose, answers, calls, tokens_in, tokens_out, failed, refused } = aiUsage;
	const lines = await db
		.select({ day, purpose, answers, calls, tokens_in, tokens_out, failed, refused })
		.from(aiUsage)
		.where(sql`${day} > ${today} - ${USAGE_DAYS}::int`)
		.orderBy(desc(day), purpose);
	return lines.map((line) => ({ ...line, per_answer: meanOf(line) }));
}

type Counts = Pick<AiUsage, "answers" | "calls" | "tokens_in" | "tokens_out">;

function meanOf({ answers, calls, tokens_in, tokens_out }: Counts): AiUsage["per_answer"] {
	if (answers === 0) return null;
	return { calls: Math.round((calls / answers) * 10) / 10, tokens: Math.round((tokens_in + tokens_out) / answers) };
}
