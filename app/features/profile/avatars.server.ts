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

/** Twice the largest size on a page. */
const SIZE = { width: 256, height: 256 };
/** Per fan, because the server fetches from any host that a fan names. */
const FETCH_LIMIT = { name: "fetch-avatar", points: 5, per_seconds: 60 };

export type AvatarServices = { limits: RateLimits; fetchOutside: OutsideFetch };

/**
 * Fetches the picture at `avatar_url` and returns it as WebP of 256 by 256 pixels. "unchanged" when the fan's stored
 * picture has this address; null for null. Call it outside of transactions, because it waits for another host. Throws
 * 400 (field `avatar_url`) when it cannot be fetched or is no picture, 429 beyond five addresses a minute.
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

/** Returns a fan's picture as WebP. Null without one, and for a private profile unless `viewer_id` is the fan. */
export async function findPicture(db: Queryable, fan_id: string, viewer_id: string | null): Promise<Buffer | null> {
	const [found] = await db
		.select({ body: fanPictures.body, is_public: sql<boolean>`coalesce(${userSettings.public_profile}, true)` })
		.from(fanPictures)
		.leftJoin(userSettings, eq(userSettings.user_id, fanPictures.user_id))
		.where(eq(fanPictures.user_id, fan_id));
	return found && (found.is_public || viewer_id === fan_id) ? found.body : null;
}
