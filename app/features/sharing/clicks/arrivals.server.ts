import { createHmac } from "node:crypto";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { users } from "../../../../db/schema/auth.ts";
import { fanDevices, shareConversions, viralShares } from "../../../../db/schema/game/sharing.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import type { Retention } from "../../../../platform/database/retention.ts";
import { isRobot } from "../../../../platform/http/robots.ts";
import { networkOf, wideNetworkOf } from "../../../../platform/limits/client-address.ts";
import type { RateLimits } from "../../../../platform/limits/rate-limits.ts";
import { deviceCookie, expiredReferralCookie, newDevice, readDevice, readReferral } from "../browser-cookies.server.ts";
import { countsForSharer } from "../conversions.server.ts";
import { countsAsFriend } from "../invites/invites.server.ts";
import { DEVICE_DAYS } from "../rules.ts";
import { findShare, type Share } from "../shares.server.ts";

/** A fan who has just signed in, with the request's headers and client address. */
type Arrival = { fan_id: string; is_new: boolean; headers: Headers; client: string };
type ArrivalServices = { secret: string; https: boolean };

/**
 * Friends of one sharer that a wide network (/24 of IPv4, /48 of IPv6) may bring per day without doubt. All networks of
 * one customer are in one wide network, but strangers share it too, so more friends are doubtful and not refused.
 */
const WIDE_NETWORK_QUOTA = { name: "friends-wide", points: 2, per_seconds: 24 * 60 * 60 };

const hashedWith = (secret: string) => (what: string) =>
	createHmac("sha256", secret).update(`device ${what}`).digest("base64url");

/**
 * Returns the hashed name of the request's browser and the mail addresses of the fans who signed in with it. Null for a
 * browser without an earlier sign-in. One query, or none without the cookie.
 */
export async function knownBrowser(
	db: Queryable,
	{ secret, https }: ArrivalServices,
	headers: Headers,
): Promise<{ key: string; emails: string[] } | null> {
	const token = readDevice(headers, https);
	if (!token) return null;
	const key = hashedWith(secret)(token);
	const rows = await db
		.select({ email: users.email })
		.from(fanDevices)
		.leftJoin(users, eq(users.id, fanDevices.fan_id))
		.where(eq(fanDevices.device, key));
	return rows.length > 0 ? { key, emails: rows.flatMap(({ email }) => email ?? []) } : null;
}

/** Hashes of the browser's cookie and of the network of a sign-in. */
type Device = { browser: string; network: string };

/**
 * Stores browser and network of a sign-in, in the caller's transaction. A new fan with a referral cookie is stored as a
 * friend of the link's owner: refused when somebody signed in with this browser before; doubtful in a network of the
 * sharer or of the sharer's other friends, and beyond two friends a day from one wide network. Returns the cookies to
 * set.
 */
export async function noteArrival(
	tx: Tx,
	{ secret, https, limits }: ArrivalServices & { limits: RateLimits },
	{ fan_id, is_new, headers, client }: Arrival,
): Promise<string[]> {
	const hashed = hashedWith(secret);
	const token = readDevice(headers, https) ?? newDevice();
	const device = { browser: hashed(token), network: hashed(`network ${networkOf(client)}`) };
	const code = readReferral(headers, https);
	const share = code && is_new && !isRobot(headers.get("user-agent")) ? await findShare(tx, code) : null;
	const takeFromQuota = () =>
		limits.tryTake(WIDE_NETWORK_QUOTA, `${share?.user_id} ${hashed(`network ${wideNetworkOf(client)}`)}`);
	if (share && (await countsAsFriend(tx, share))) await insertFriend(tx, share, fan_id, { ...device, takeFromQuota });
	await tx
		.insert(fanDevices)
		.values([device.browser, device.network].map((device) => ({ fan_id, device })))
		.onConflictDoUpdate({ target: [fanDevices.device, fanDevices.fan_id], set: { seen_at: sql`now()` } });
	return [deviceCookie(token, https), ...(code ? [expiredReferralCookie(https)] : [])];
}

async function insertFriend(
	tx: Tx,
	share: Share,
	fan_id: string,
	{ takeFromQuota, ...device }: Device & { takeFromQuota: () => Promise<boolean> },
): Promise<void> {
	// two friends who sign up at once would not find each other's network
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`friends of ${share.user_id}`}))`);
	const refused = await hasSignedInBefore(tx, device);
	const isDoubtful = (await sharesNetwork(tx, share.user_id, device)) || (!refused && !(await takeFromQuota()));
	const doubt = isDoubtful ? "same_network" : null;
	await tx
		.insert(shareConversions)
		.values({
			share_id: share.id,
			fan_id,
			network: device.network,
			doubt,
			...(refused ? { state: "refused" as const, refusal: "same_device" as const, settled_at: sql`now()` } : {}),
		})
		.onConflictDoNothing();
}

async function hasSignedInBefore(tx: Tx, { browser }: Device): Promise<boolean> {
	const [known] = await tx
		.select({ id: fanDevices.id })
		.from(fanDevices)
		.where(eq(fanDevices.device, browser))
		.limit(1);
	return known !== undefined;
}

/**
 * Whether the sharer or one of the sharer's friends has signed in from this network. Friends of other fans do not
 * count, because thousands of strangers share one address of a mobile carrier.
 */
async function sharesNetwork(tx: Tx, sharer_id: string, { network }: Device): Promise<boolean> {
	const friends = () =>
		tx
			.select({ id: shareConversions.fan_id })
			.from(shareConversions)
			.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id));
	const bySharer = eq(viralShares.user_id, sharer_id);
	const won = friends().where(and(bySharer, countsForSharer));
	const [signedIn] = await tx
		.select({ id: fanDevices.id })
		.from(fanDevices)
		.where(and(eq(fanDevices.device, network), or(eq(fanDevices.fan_id, sharer_id), inArray(fanDevices.fan_id, won))))
		.limit(1);
	if (signedIn) return true;
	// deleting an account deletes its devices, but not the network stored with the friend
	const [formerFriend] = await friends()
		.where(and(bySharer, eq(shareConversions.network, network)))
		.limit(1);
	return formerFriend !== undefined;
}

const cookieEnded = sql`< now() - ${DEVICE_DAYS} * interval '1 day'`;

/** Deletes devices without a sign-in for as long as their cookie lives, and clears the networks of friends that old. */
export const unusedDevices: Retention[] = [
	{
		table: shareConversions,
		expired: sql`network is not null and created_at ${cookieEnded}`,
		clear: { network: null },
	},
	{ table: fanDevices, expired: sql`seen_at ${cookieEnded}` },
];
