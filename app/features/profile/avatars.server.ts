import { eq } from "drizzle-orm";
import { profiles } from "../../../db/schema/auth.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { OutsideFetch } from "../../../platform/outside/outside-fetch.ts";
import { createPictures, type Picture } from "../../../platform/outside/pictures.ts";
import { isUuid } from "../../lib/uuid.ts";

/** The pictures of fans, fetched by the server. */
export function createAvatars(fetchOutside: OutsideFetch) {
	const pictureAt = createPictures(fetchOutside);

	/** A fan's picture, or null when there is none or it cannot be had. */
	return async function avatarOf(db: Queryable, fan_id: string): Promise<Picture | null> {
		const [profile] = isUuid(fan_id)
			? await db.select({ url: profiles.avatar_url }).from(profiles).where(eq(profiles.id, fan_id))
			: [];
		return profile?.url ? pictureAt(profile.url) : null;
	};
}
