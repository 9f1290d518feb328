import { createHmac } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { shareClicks, viralShares } from "../../../../db/schema/game/sharing.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { readToday, today } from "../../../../platform/database/day.ts";
import type { Retention } from "../../../../platform/database/retention.ts";

/**
 * Counts a click on a link, once per visitor and day. `visitor` comes from `visitorOf`; only a hash that differs by
 * day and link is stored. Returns whether it counted.
 */
export async function countClick(
	db: Db,
	{ share_id, visitor, secret }: { share_id: string; visitor: string; secret: string },
): Promise<boolean> {
	const day = await readToday(db);
	const hash = createHmac("sha256", secret)
		.update(JSON.stringify([day, share_id, visitor]))
		.digest("base64url");
	return db.transaction(async (tx) => {
		const first = await tx
			.insert(shareClicks)
			.values({ share_id, day, visitor: hash })
			.onConflictDoNothing()
			.returning({ day: shareClicks.day });
		if (first.length === 0) return false;
		await tx
			.update(viralShares)
			.set({ clicks_count: sql`${viralShares.clicks_count} + 1` })
			.where(eq(viralShares.id, share_id));
		return true;
	});
}

/** The visitors of past days; the counts stay. */
export const pastClicks: Retention = { table: shareClicks, expired: lt(shareClicks.day, today) };
