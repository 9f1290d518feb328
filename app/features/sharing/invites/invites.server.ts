import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { profiles } from "../../../../db/schema/auth.ts";
import { shareConversions, shareInvites, viralShares } from "../../../../db/schema/game/sharing.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { displayName } from "../../../lib/session/me.ts";
import { type Doer, noteAction } from "../../auth/audit.server.ts";
import { shareUrl } from "../rules.ts";
import { newCode } from "../share-code.server.ts";
import type { Invite } from "./invite.ts";
import { INVITE, type InviteState } from "./rules.ts";

type Link = { id: string; share_type: string };

const MOST_SHOWN = 100;
const used = sql<number>`(select count(*)::int from ${shareConversions} where share_id = ${viralShares.id})`;
const state = sql<InviteState>`case
	when ${shareInvites.revoked_at} is not null then 'revoked'
	when ${shareInvites.expires_at} <= now() then 'expired'
	when ${used} >= ${shareInvites.most_uses} then 'used up'
	else 'open' end`;

export type NewInvite = { note: string | null; most_uses: number | null; days: number | null };

/** Creates an invitation, which is a share of the admin's, and logs it. Returns its id. */
export async function createInvite(db: Db, doer: Doer, { note, most_uses, days }: NewInvite): Promise<string> {
	return db.transaction(async (tx) => {
		const code = newCode();
		const link = { user_id: doer.fan.id, share_type: INVITE, content_id: code, share_text: note ?? "An invitation" };
		const [share] = await tx
			.insert(viralShares)
			.values({ ...link, code })
			.returning({ id: viralShares.id });
		if (!share) throw new Error("an invitation was not stored");
		const expires_at = days === null ? null : sql`now() + ${days} * interval '1 day'`;
		await tx.insert(shareInvites).values({ share_id: share.id, note, most_uses, expires_at });
		await noteAction(tx, doer, { action: "create-invite", target: `share ${share.id}` });
		return share.id;
	});
}

const inviteRows = (db: Queryable, where: SQL | undefined) =>
	db
		.select({
			id: viralShares.id,
			code: viralShares.code,
			user_id: viralShares.user_id,
			full_name: profiles.full_name,
			note: shareInvites.note,
			used,
			most_uses: shareInvites.most_uses,
			expires_at: shareInvites.expires_at,
			created_at: shareInvites.created_at,
			state,
		})
		.from(shareInvites)
		.innerJoin(viralShares, eq(viralShares.id, shareInvites.share_id))
		.leftJoin(profiles, eq(profiles.id, viralShares.user_id))
		.where(where);

/** Returns the newest hundred invitations of all admins, or the one with this id. One query. */
export async function listInvites(db: Queryable, site_url: string, id?: string): Promise<Invite[]> {
	const rows = await inviteRows(db, id === undefined ? undefined : eq(viralShares.id, id))
		.orderBy(desc(shareInvites.created_at))
		.limit(MOST_SHOWN);
	return rows.map(({ code, user_id, full_name, expires_at, created_at, ...row }) => ({
		...row,
		url: shareUrl(site_url, { code, user_id }),
		by: displayName({ id: user_id, full_name }),
		expires_at: expires_at?.toISOString() ?? null,
		created_at: created_at.toISOString(),
	}));
}

/** Revokes an invitation and logs it. Returns false when it is unknown or revoked already. */
export async function revokeInvite(db: Db, doer: Doer, id: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		const revoked = await tx
			.update(shareInvites)
			.set({ revoked_at: sql`now()` })
			.where(and(eq(shareInvites.share_id, id), isNull(shareInvites.revoked_at)))
			.returning({ id: shareInvites.share_id });
		if (revoked.length > 0) await noteAction(tx, doer, { action: "revoke-invite", target: `share ${id}` });
		return revoked.length > 0;
	});
}

/** Returns admin, note and state of an invitation; null for other links. At most one query. */
export async function findInvitation(
	db: Queryable,
	share: Link,
): Promise<{ by: string; note: string | null; state: InviteState } | null> {
	if (share.share_type !== INVITE) return null;
	const [row] = await inviteRows(db, eq(viralShares.id, share.id));
	return row
		? { by: displayName({ id: row.user_id, full_name: row.full_name }), note: row.note, state: row.state }
		: null;
}

/**
 * Whether a new fan counts as a friend of this link; false only for an invitation that is over. Locks the invitation
 * until the sign-up's transaction ends, so that of two fans who take the last use at once one counts.
 */
export async function countsAsFriend(tx: Tx, share: Link): Promise<boolean> {
	if (share.share_type !== INVITE) return true;
	await tx
		.select({ id: shareInvites.share_id })
		.from(shareInvites)
		.where(eq(shareInvites.share_id, share.id))
		.for("update");
	return (await findInvitation(tx, share))?.state === "open";
}
