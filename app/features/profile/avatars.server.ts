import { and, eq, sql } from "drizzle-orm";
import { profiles } from "../../../db/schema/auth.ts";
import { fanPictures } from "../../../db/schema/fan-pictures.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { badRequest, Problem } from "../../../platform/http/problem.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import type { OutsideFetch } from "../../../platform/outside/outside-fetch.ts";
import { fetchPicture } from "../../../platform/outside/pictures.ts";
import { profileTexts } from "./rules.ts";

/** Twice the largest size shown. */
const SIZE = { width: 256, height: 256 };
/** Limits fetches, because the server requests a host that a fan names. */
const FETCH_LIMIT = { name: "fetch-avatar", points: 5, per_seconds: 60 };

export type AvatarServices = { limits: RateLimits; fetchOutside: OutsideFetch };

/**
 * Prepares the picture when `avatar_url` is saved: null for none, "unchanged" when the stored picture has this address,
 * else WebP of 256 by 256 pixels. Requests another host, so call it outside of a transaction. Throws 400 (field
 * `avatar_url`) when it cannot be fetched or is no picture, 429 beyond five addresses a minute.
 */
export async function preparePicture(
	db: Queryable,
	{ limits, fetchOutside }: AvatarServices,
	fan_id: string,
	avatar_url: string | null,
): Promise<Buffer | "unchanged" | null> {
	if (avatar_url === null) return null;
	const same = db
		.select({ id: profiles.id })
		.from(profiles)
		.innerJoin(fanPictures, eq(fanPictures.user_id, profiles.id))
		.where(and(eq(profiles.id, fan_id), eq(profiles.avatar_url, avatar_url)));
	if ((await same).length > 0) return "unchanged";
	await limits.take(FETCH_LIMIT, fan_id);
	try {
		return (await fetchPicture(fetchOutside, avatar_url, SIZE)).body;
	} catch (error) {
		throw error instanceof Problem ? error : badRequest("avatar_url", profileTexts.noPicture);
	}
}

/**
 * Returns a fan's picture as WebP; null when there is none, or when the profile is private and `viewer_id` is another
 * fan.
 */
export async function findPicture(db: Queryable, fan_id: string, viewer_id: string | null): Promise<Buffer | null> {
	const [found] = await db
		.select({ body: fanPictures.body, is_public: sql<boolean>`coalesce(${userSettings.public_profile}, true)` })
		.from(fanPictures)
		.leftJoin(userSettings, eq(userSettings.user_id, fanPictures.user_id))
		.where(eq(fanPictures.user_id, fan_id));
	return found && (found.is_public || viewer_id === fan_id) ? found.body : null;
}
