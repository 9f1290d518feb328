import { and, eq, sql } from "drizzle-orm";
import { profiles, users } from "../../../db/schema/auth.ts";
import { fanPictures } from "../../../db/schema/fan-pictures.ts";
import { userAchievements } from "../../../db/schema/game/challenges.ts";
import { armies, armyMemberships } from "../../../db/schema/game/community.ts";
import { userPoints } from "../../../db/schema/game/points.ts";
import { userSettings } from "../../../db/schema/settings.ts";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import { badRequest, Problem } from "../../../platform/http/problem.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import type { OutsideFetch } from "../../../platform/outside/outside-fetch.ts";
import { fetchPicture } from "../../../platform/outside/pictures.ts";
import { isUuid } from "../../lib/uuid.ts";
import { shownAvatarUrl } from "../auth/fans.server.ts";
import type { OwnProfile, PublicProfile } from "./profile.ts";
import { profileTexts } from "./rules.ts";

const fanRow = (db: Queryable, id: string) =>
	db
		.select({
			id: users.id,
			email: users.email,
			member_since: users.createdAt,
			full_name: profiles.full_name,
			avatar_url: shownAvatarUrl,
			saved_avatar_url: profiles.avatar_url,
			team_name: armies.team_name,
			team_code: armies.team_code,
			public_profile: sql<boolean>`coalesce(${userSettings.public_profile}, true)`,
			show_team: sql<boolean>`coalesce(${userSettings.show_team}, true)`,
			show_achievements: sql<boolean>`coalesce(${userSettings.show_achievements}, true)`,
			points: sql<number>`coalesce(${userPoints.total_points}, 0)::float8`,
			achievements: sql<number>`(select count(*) from ${userAchievements} where ${userAchievements.user_id} = ${users.id})::int`,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.id, users.id))
		.leftJoin(userSettings, eq(userSettings.user_id, users.id))
		.leftJoin(userPoints, eq(userPoints.user_id, users.id))
		.leftJoin(armyMemberships, and(eq(armyMemberships.user_id, users.id), armyMemberships.is_active))
		.leftJoin(armies, eq(armies.id, armyMemberships.army_id))
		.where(eq(users.id, id));
type FanRow = Awaited<ReturnType<typeof fanRow>>[number];

const teamOf = ({ team_name, team_code }: FanRow) => (team_name && team_code ? { team_name, team_code } : null);

/** Returns a fan's own profile, empty without a row in `profiles`. Throws if the account is gone. One query. */
export async function readOwnProfile(db: Queryable, id: string): Promise<OwnProfile> {
	const [fan] = await fanRow(db, id);
	if (!fan) throw new Error("a fan who is signed in is gone");
	const { email, full_name, avatar_url, saved_avatar_url, points, achievements, member_since } = fan;
	return {
		id,
		email,
		full_name,
		avatar_url,
		saved_avatar_url,
		team: teamOf(fan),
		points,
		achievements,
		member_since: member_since.toISOString(),
	};
}

/** Returns the public part of a profile; null for an unknown fan or a private profile. One query. */
export async function readPublicProfile(db: Queryable, id: string): Promise<PublicProfile | null> {
	const [fan] = isUuid(id) ? await fanRow(db, id) : [];
	if (!fan?.public_profile) return null;
	const { full_name, avatar_url, points, member_since } = fan;
	return {
		id,
		full_name,
		avatar_url,
		team: fan.show_team ? teamOf(fan) : null,
		points,
		achievements: fan.show_achievements ? fan.achievements : null,
		member_since: member_since.toISOString(),
	};
}

/** Saves a fan's name and picture, in the caller's transaction. `picture`: the result of `preparePicture`. */
export async function saveProfile(
	tx: Tx,
	fan: { id: string; email: string },
	profile: { full_name: string | null; avatar_url: string | null },
	picture: Buffer | "unchanged" | null,
): Promise<void> {
	await tx
		.insert(profiles)
		.values({ id: fan.id, email: fan.email, ...profile })
		.onConflictDoUpdate({ target: profiles.id, set: { ...profile, updated_at: sql`now()` } });
	if (picture === "unchanged") return;
	await tx.delete(fanPictures).where(eq(fanPictures.user_id, fan.id));
	if (picture) await tx.insert(fanPictures).values({ user_id: fan.id, body: picture });
}

/** Twice the largest size on a page. */
const SIZE = { width: 256, height: 256 };
/** Per fan, because the server fetches from any host that a fan names. */
const FETCH_LIMIT = { name: "fetch-avatar", points: 5, per_seconds: 60 };

type AvatarServices = { limits: RateLimits; fetchOutside: OutsideFetch };

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
