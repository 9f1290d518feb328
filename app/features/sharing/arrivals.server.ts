import { createHmac } from "node:crypto";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import { fanDevices, shareConversions, viralShares } from "../../../db/schema/sharing.ts";
import { networkOf } from "../../../platform/client-address.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import { isRobot } from "../../../platform/robots.ts";
import { deviceCookie, forgetReferral, newDevice, readDevice, readReferral } from "./browser-cookies.server.ts";
import { tellsOfSharer } from "./conversions.server.ts";
import { DEVICE_DAYS } from "./rules.ts";
import { findShare, type Share } from "./shares.server.ts";

/** A fan who has just signed in, and from where. */
type Arrival = { fan_id: string; is_new: boolean; headers: Headers; client: string };
type ArrivalServices = { secret: string; https: boolean };

const hashedWith = (secret: string) => (what: string) =>
	createHmac("sha256", secret).update(`device ${what}`).digest("base64url");

/**
 * The browser of a request, when somebody signed in on it before: its name, and the addresses of the fans who did. Null for any
 * other. No query without the cookie, else one.
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

/** The device of an arrival, hashed: the browser by its cookie, and by its network and name. */
type Device = { browser: string; client: string };

/**
 * Notes on which device a fan signs in, in the transaction of that deed; and for somebody new who came by a fan's link, that
 * the link has won a friend. On a device on which somebody signed in before, nobody is new: that friend is refused.
 * Answers the cookies to set.
 */
export async function noteArrival(
	tx: Tx,
	{ secret, https }: ArrivalServices,
	{ fan_id, is_new, headers, client }: Arrival,
): Promise<string[]> {
	const hashed = hashedWith(secret);
	const token = readDevice(headers, https) ?? newDevice();
	const agent = headers.get("user-agent");
	const device = { browser: hashed(token), client: hashed(`${networkOf(client)} ${agent}`) };
	const code = readReferral(headers, https);
	const share = code && is_new && !isRobot(agent) ? await findShare(tx, code) : null;
	if (share) await noteFriend(tx, share, fan_id, device);
	await tx
		.insert(fanDevices)
		.values([device.browser, device.client].map((device) => ({ fan_id, device })))
		.onConflictDoUpdate({ target: [fanDevices.device, fanDevices.fan_id], set: { seen_at: sql`now()` } });
	return [deviceCookie(token, https), ...(code ? [forgetReferral(https)] : [])];
}

async function noteFriend(tx: Tx, share: Share, fan_id: string, device: Device): Promise<void> {
	const refused = await isKnown(tx, share.user_id, device);
	const [noted] = await tx
		.insert(shareConversions)
		.values({
			share_id: share.id,
			fan_id,
			...(refused ? { state: "refused" as const, refusal: "same_device" as const, settled_at: sql`now()` } : {}),
		})
		.onConflictDoNothing()
		.returning({ state: shareConversions.state });
	if (noted?.state !== "waiting") return;
	await tx
		.update(viralShares)
		.set({ conversions_count: sql`${viralShares.conversions_count} + 1` })
		.where(eq(viralShares.id, share.id));
}

/**
 * Whether a device was there before. A browser's cookie is as good as the device. Network and browser name alone are shared
 * by strangers behind one mobile network: they count only against the sharer, and the friends that the sharer has won.
 */
async function isKnown(tx: Tx, sharer_id: string, { browser, client }: Device): Promise<boolean> {
	const won = tx
		.select({ id: shareConversions.fan_id })
		.from(shareConversions)
		.innerJoin(viralShares, eq(viralShares.id, shareConversions.share_id))
		.where(and(eq(viralShares.user_id, sharer_id), tellsOfSharer));
	const [known] = await tx
		.select({ id: fanDevices.id })
		.from(fanDevices)
		.where(
			or(
				eq(fanDevices.device, browser),
				and(
					eq(fanDevices.device, client),
					or(eq(fanDevices.fan_id, sharer_id), inArray(fanDevices.fan_id, won), isNull(fanDevices.fan_id)),
				),
			),
		)
		.limit(1);
	return known !== undefined;
}

/** Forgets devices on which nobody signed in for longer than their cookie lasts. Answers how many rows went. */
export async function forgetDevices(db: Db): Promise<number> {
	const gone = await db
		.delete(fanDevices)
		.where(lt(fanDevices.seen_at, sql`now() - ${DEVICE_DAYS} * interval '1 day'`))
		.returning({ id: fanDevices.id });
	return gone.length;
}
