import { inArray, sql } from "drizzle-orm";
import { liveMatches } from "../../../../db/schema/matches/live-matches.ts";
import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../../page-context.ts";
import { LIVE } from "./rules.ts";

/**
 * Deletes live matches that the record has under their own number, and those unchanged for 60 days. A match that the
 * record has under another number stays until then, because its page redirects there.
 */
export const forgetLiveMatchesJob = scheduledJob({
	name: "forget-live-matches",
	cron: "35 * * * *",
	retry: { limit: 0, delay_seconds: 1 },
	run: async ({ db, record, purge }: JobSite) => {
		const { match_id, changed_at } = liveMatches;
		const old = sql<boolean>`${changed_at} < now() - interval '60 days'`;
		const rows = await db.select({ id: match_id, old }).from(liveMatches);
		const expired = rows.flatMap(({ id, old }) => (old || record.knows("matches", id) ? id : []));
		if (expired.length === 0) return;
		await db.delete(liveMatches).where(inArray(match_id, expired));
		purge([LIVE]);
	},
});
