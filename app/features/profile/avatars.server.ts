import { eq, sql } from "drizzle-orm";
import { profiles } from "../../../db/schema/auth.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { OutsideFetch } from "../../../platform/outside/outside-fetch.ts";
import { createPictures, type Picture } from "../../../platform/outside/pictures.ts";
import { isUuid } from "../../lib/uuid.ts";

/** The pictures of fans, fetched by the server. */
export function createAvatars(fetchOutside: OutsideFetch) {
	const pictureAt = createPictures(fetchOutside);

	/** A fan's picture, or null when there is none, it cannot be had, or the profile is private and `viewer_id` is another. */
	return async function avatarOf(db: Queryable, fan_id: string, viewer_id: string | null): Promise<Picture | null> {
		const [profile] = isUuid(fan_id)
			? await db
					.select({
						url: profiles.avatar_url,
						is_public: sql<boolean>`coalesce(${userSettings.public_profile}, true)`,
					})
					.from(profiles)
					.leftJoin(userSettings, eq(userSettings.user_id, profiles.id))
					.where(eq(profiles.id, fan_id))
			: [];
		return profile?.url && (profile.is_public || viewer_id === fan_id) ? pictureAt(profile.url) : null;
	};
}
