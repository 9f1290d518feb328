import { createHmac } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { shareClicks, viralShares } from "../../../../db/schema/game/sharing.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { readToday, today } from "../../../../platform/database/day.ts";
import type { Retention } from "../../../../platform/database/retention.ts";
import type { Fan } from "../../../../platform/http/entry.ts";
import { isRobot } from "../../../../platform/http/robots.ts";
import { visitorOf } from "../../../../platform/limits/visitor.ts";
import { referralCookie } from "../browser-cookies.server.ts";
import { findContent, type Sides } from "../content.server.ts";
import { findInvitation } from "../invites/invites.server.ts";
import type { ShareType } from "../rules.ts";
import { findShare, type Share } from "../shares.server.ts";

type Follower = { fan: Fan | null; client: string; headers: Headers };
type FollowServices = {
	record: Sides;
	db: Db;
	secret: string;
	https: boolean;
	/**
	 * Whether this client (its address) may be counted once more; beyond the limit it is redirected without counting.
	 */
	mayCount: (client: string) => Promise<boolean>;
};

/**
 * Redirects a person who follows a link to its target. `path` is null for an invitation, which has a page of its own.
 * The click counts once a day per fan or network, except the sharer's own, and the browser stores the link. Null for
 * robots, prefetches, and whatever a page of another site embeds; they get the link's preview. Null also for unknown
 * links.
 */
export async function followLink(
	{ record, db, secret, https, mayCount }: FollowServices,
	code: string,
	{ fan, client, headers }: Follower,
): Promise<{ path: string | null; cookies: string[] } | null> {
	if (isRobot(headers.get("user-agent")) || headers.has("sec-purpose") || isEmbedded(headers)) return null;
	const share = await findShare(db, code);
	if (!share) return null;
	const invite = await findInvitation(db, share);
	if (invite && invite.state !== "open") return { path: null, cookies: [] };
	const path = invite ? null : await pathOf(record, db, share);
	if (fan?.id === share.user_id || !(await mayCount(client))) return { path, cookies: [] };
	await countClick(db, { share_id: share.id, visitor: visitorOf({ fan, client }), secret });
	return { path, cookies: fan ? [] : [referralCookie(code, https)] };
}

/** Whether a browser says that it asks for something else than a page: an image, a frame, a script. Old ones say nothing. */
const isEmbedded = (headers: Headers) => (headers.get("sec-fetch-dest") ?? "document") !== "document";

/** A link to something that is gone still leads to the site. */
const pathOf = async (record: Sides, db: Db, share: Share) =>
	(await findContent(record, db, share.share_type as ShareType, share.content_id))?.path ?? "/";

/**
 * Counts a click on a link, once per visitor and day. `visitor` comes from `visitorOf`; only a hash that differs by
 * day and link is stored. Returns whether it counted.
 */
async function countClick(
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
