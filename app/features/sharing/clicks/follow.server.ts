import type { Db } from "../../../../platform/database/database.ts";
import type { Fan } from "../../../../platform/http/entry.ts";
import { isRobot } from "../../../../platform/http/robots.ts";
import { visitorOf } from "../../../../platform/limits/visitor.ts";
import { referralCookie } from "../browser-cookies.server.ts";
import { findContent, type Sides } from "../content.server.ts";
import { findInvitation } from "../invites/invites.server.ts";
import type { ShareType } from "../rules.ts";
import { findShare, type Share } from "../shares.server.ts";
import { countClick } from "./clicks.server.ts";

type Follower = { fan: Fan | null; client: string; headers: Headers };
type FollowServices = {
	record: Sides;
	db: Db;
	secret: string;
	https: boolean;
	/** Whether this client (its address) may be counted once more; who follows too many links is led on uncounted. */
	mayCount: (client: string) => Promise<boolean>;
};

/**
 * Leads a person who follows a link on to what it is about, or, `path` null, to the page of the invitation that it is: the click is
 * counted, once a day for a fan or a network and never the sharer's own, and the browser remembers the link. Null for robots and
 * prefetches, which are shown the preview of the link instead, and for links that lead nowhere.
 */
export async function followLink(
	{ record, db, secret, https, mayCount }: FollowServices,
	code: string,
	{ fan, client, headers }: Follower,
): Promise<{ path: string | null; cookies: string[] } | null> {
	if (isRobot(headers.get("user-agent")) || headers.has("sec-purpose")) return null;
	const share = await findShare(db, code);
	if (!share) return null;
	const invite = await findInvitation(db, share);
	if (invite && invite.state !== "open") return { path: null, cookies: [] };
	const path = invite ? null : await pathOf(record, db, share);
	if (fan?.id === share.user_id || !(await mayCount(client))) return { path, cookies: [] };
	await countClick(db, { share_id: share.id, visitor: visitorOf({ fan, client }), secret });
	return { path, cookies: fan ? [] : [referralCookie(code, https)] };
}

/** A link to something that is gone still leads to the site. */
const pathOf = async (record: Sides, db: Db, share: Share) =>
	(await findContent(record, db, share.share_type as ShareType, share.content_id))?.path ?? "/";
