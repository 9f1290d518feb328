import { and, eq, gte, sql } from "drizzle-orm";
import { viralShares } from "../../../db/schema/game/sharing.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import { badRequest, tooMany } from "../../../platform/http/problem.ts";
import { isUuid } from "../../lib/uuid.ts";
import { reward } from "../points/actions.server.ts";
import { findContent, type Sides } from "./content.server.ts";
import { findInvitation } from "./invites/invites.server.ts";
import { type InviteState, inviteTexts } from "./invites/rules.ts";
import { findQuizResult, isOwnAction } from "./own-actions.server.ts";
import {
	cleanCustomText,
	isShareCode,
	MOST_LINKS_A_DAY,
	type QuizResult,
	SHARE_XP,
	type ShareType,
	shareText,
	sharingTexts,
	type Unpaid,
} from "./rules.ts";
import type { SharedContent } from "./share.ts";
import { newCode } from "./share-code.server.ts";

export type Share = typeof viralShares.$inferSelect;
export type NewShare = { share_type: ShareType; content_id: string | null; custom_text: string | null };
type SharedTarget = Pick<Share, "id" | "share_type" | "content_id">;
/** The points that a share has paid, or why it has paid nothing. */
type Earned = { earned: number; unpaid: Unpaid | null };

/**
 * Creates the fan's link to a target, or finds the one with the same text, and pays for the share once a day per
 * target. Returns the link and the payment. `content_id` is as in `findContent`; for 'quiz_score' it may also be the id
 * of a finished run, whose result is then in the text. `inTransaction` runs in the same transaction for new and
 * existing links. Throws 400 (field `p_content_id`) when the target does not exist or the fan has not done what the
 * share claims, 429 beyond a hundred new links a day.
 */
export async function createShare(
	record: Sides,
	db: Db,
	fan_id: string,
	{ share_type, content_id, custom_text }: NewShare,
	{ siteName, inTransaction }: { siteName: string; inTransaction: (tx: Tx, share: SharedTarget) => Promise<void> },
): Promise<{ share: Share } & Earned> {
	return db.transaction(async (tx) => {
		const { content, result } = await findTarget(record, tx, fan_id, share_type, content_id);
		if (!content) throw badRequest("p_content_id", sharingTexts.unknownContent);
		const siteText = shareText({ type: share_type, name: content.name, result }, siteName);
		const share_text = cleanCustomText(custom_text) ?? siteText;
		const share = await findOrCreateLink(tx, {
			user_id: fan_id,
			share_type,
			content_id: content.content_id,
			share_text,
		});
		await inTransaction(tx, share);
		const xp = SHARE_XP[share_type];
		// without text and link, so that the same target pays once a day
		const target = [share_type, content.content_id].filter(Boolean).join(" ");
		const reference = sql`${`${target} `} || ${today}`;
		const { paid, paid_before } = await reward(tx, fan_id, "share", reference, { points: xp });
		if (paid) return { share, earned: xp, unpaid: null };
		return { share, earned: 0, unpaid: paid_before ? "shared_today" : "day_full" };
	});
}

/** Creates or finds the fan's link to the arena, without a payment. Throws 429 beyond a hundred new links a day. */
export async function arenaLink(db: Db, fan_id: string, siteName: string): Promise<Share> {
	const share_text = shareText({ type: "general", name: null }, siteName);
	return db.transaction((tx) =>
		findOrCreateLink(tx, { user_id: fan_id, share_type: "general", content_id: "arena", share_text }),
	);
}

async function findTarget(
	record: Sides,
	tx: Tx,
	fan_id: string,
	type: ShareType,
	content_id: string | null,
): Promise<{ content: SharedContent | null; result?: QuizResult }> {
	if (type !== "quiz_score" || !content_id || !isUuid(content_id)) {
		const content = await findContent(record, tx, type, content_id);
		return { content: content && (await isOwnAction(tx, fan_id, type, content)) ? content : null };
	}
	const played = await findQuizResult(tx, fan_id, content_id);
	return played
		? { content: await findContent(record, tx, type, played.quiz), result: played.result }
		: { content: null };
}

type NewLink = Pick<Share, "user_id" | "share_type" | "content_id" | "share_text">;

async function findOrCreateLink(tx: Tx, values: NewLink): Promise<Share> {
	await lockSharesOf(tx, values.user_id);
	const [created] = await tx
		.insert(viralShares)
		.values({ ...values, code: newCode() })
		.onConflictDoNothing()
		.returning();
	if (created) await refuseTooManyLinks(tx, values.user_id);
	return created ?? readLink(tx, values);
}

/** Without the lock two concurrent shares of one target would both find it unpaid. */
const lockSharesOf = (tx: Tx, fan_id: string) =>
	tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shares of ${fan_id}`}))`);

async function readLink(tx: Tx, { user_id, share_type, content_id, share_text }: NewLink): Promise<Share> {
	const [share] = await tx
		.select()
		.from(viralShares)
		.where(
			and(
				eq(viralShares.user_id, user_id),
				eq(viralShares.share_type, share_type),
				sql`${viralShares.content_id} is not distinct from ${content_id}`,
				eq(viralShares.share_text, share_text),
			),
		);
	if (!share) throw new Error("the share was deleted during the request");
	return share;
}

async function refuseTooManyLinks(tx: Tx, fan_id: string): Promise<void> {
	const created = await tx.$count(
		viralShares,
		and(eq(viralShares.user_id, fan_id), gte(viralShares.created_at, sql`now() - interval '1 day'`)),
	);
	if (created > MOST_LINKS_A_DAY) throw tooMany("That's enough links for today. The ones you have still work.", 3600);
}

export async function findShare(db: Queryable, code: string): Promise<Share | null> {
	if (!isShareCode(code)) return null;
	const [share] = await db.select().from(viralShares).where(eq(viralShares.code, code));
	return share ?? null;
}

export type Preview = {
	path: string;
	name: string | null;
	text: string;
	invite: { by: string; note: string | null; state: InviteState } | null;
};

/**
 * Returns the preview of a link, or null when the link or its target does not exist. `invite` is set for an invitation.
 */
export async function findPreview(
	record: Sides,
	db: Queryable,
	code: string,
	siteName: string,
): Promise<Preview | null> {
	const share = await findShare(db, code);
	if (!share) return null;
	const invite = await findInvitation(db, share);
	if (invite) return { path: "/", name: inviteTexts.title(invite.by, siteName), text: inviteTexts.lead, invite };
	const type = share.share_type as ShareType;
	const content = await findContent(record, db, type, share.content_id);
	if (!content) return null;
	// never the fan's own text, because the preview shows it as the site's
	return {
		path: content.path,
		name: content.name,
		text: shareText({ type, name: content.name }, siteName),
		invite: null,
	};
}
