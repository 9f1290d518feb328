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
	/** False when the client's address has used up its clicks of the minute, or the site sheds counters. */
	mayCount: (client: string) => Promise<boolean>;
};

/**
 * Counts a click on a share link. Returns the path to redirect to (null for an invitation, which has its own page) and
 * the cookies to set. Returns null for an unknown link, and for robots, prefetches and embeds, which get the preview
 * page. The sharer's own click, one above `mayCount` and one on an invitation that is over do not count and set no
 * cookie. Only visitors get the referral cookie.
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

/** Whether the request is for an image, frame or script. Browsers without `sec-fetch-dest` count as opening a page. */
const isEmbedded = (headers: Headers) => (headers.get("sec-fetch-dest") ?? "document") !== "document";

/** The path of a share's target, or of the home page when the target no longer exists. */
const pathOf = async (record: Sides, db: Db, share: Share) =>
	(await findContent(record, db, share.share_type as ShareType, share.content_id))?.path ?? "/";

/**
 * Counts a click on a link once per visitor and day. `visitor` comes from `visitorOf`. Only its hash is stored, which
 * differs by day and link. Returns false for a repeated click.
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

/** Deletes the hashes of past days. The counts stay. */
export const pastClicks: Retention = { table: shareClicks, expired: lt(shareClicks.day, today) };
