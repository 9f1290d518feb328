import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { entry } from "../../../platform/http/entry.ts";
import type { OutsideFetch } from "../../../platform/outside/outside-fetch.ts";
import { badRequest, notFound } from "../../../platform/problem.ts";
import { orBack, seeOther } from "../auth/led-back.server.ts";
import { returnPathSchema } from "../auth/rules.ts";
import { createAvatars } from "./avatars.server.ts";
import { readOwnProfile, readPublicProfile, saveName, saveProfile } from "./profile.server.ts";
import { ownProfileSchema, publicProfileSchema } from "./profile.ts";
import { cleanName, isAvatarUrl, LONGEST_AVATAR_URL, LONGEST_NAME, profileTexts } from "./rules.ts";

export type ProfileServices = { db: Db; fetchOutside: OutsideFetch; purge: (tags: string[]) => void };

const nameSchema = z
	.string()
	.max(10 * LONGEST_NAME, profileTexts.wrongName)
	.nullable()
	.transform((text) => cleanName(text ?? ""))
	.pipe(z.string().max(LONGEST_NAME, profileTexts.wrongName).nullable());
const avatarSchema = z
	.string()
	.trim()
	.max(LONGEST_AVATAR_URL, profileTexts.wrongAvatar)
	.nullable()
	.transform((text) => text || null)
	.refine((text) => text === null || isAvatarUrl(text), profileTexts.wrongAvatar);
const SAVE_LIMIT = { name: "save-profile", points: 20, per_seconds: 60 };
const READ_LIMIT = { name: "profiles", points: 240, per_seconds: 60 };

/** The entries of profiles: one's own, and what others see of a fan. */
export function profileEntries({ db, fetchOutside, purge }: ProfileServices) {
	const avatarOf = createAvatars(fetchOutside);
	return [
		entry({
			method: "get",
			path: "/profile",
			summary: "One's own profile",
			guard: "fan",
			limit: READ_LIMIT,
			answer: ownProfileSchema,
			handle: ({ fan }) => readOwnProfile(db, fan.id),
		}),
		entry({
			method: "put",
			path: "/profile",
			summary: "Save one's name and picture",
			guard: "fan",
			limit: SAVE_LIMIT,
			body: z.object({ full_name: nameSchema, avatar_url: avatarSchema }),
			answer: ownProfileSchema,
			handle: async ({ fan, body }) => {
				const { id, email } = fan;
				await db.transaction((tx) => saveProfile(tx, { id, email }, body));
				purge([`fan:${id}`]);
				return readOwnProfile(db, id);
			},
		}),
		entry({
			method: "post",
			path: "/profile/name",
			summary: "Save the name that a new fan is asked for; an empty one is left out",
			guard: "fan",
			limit: SAVE_LIMIT,
			body: z.object({ full_name: z.string().max(10 * LONGEST_NAME, profileTexts.wrongName), next: returnPathSchema }),
			answer: z.object({ next: z.string() }),
			handle: ({ fan, body: { full_name, next }, form }) =>
				orBack(
					form,
					{ page: "/welcome", next },
					(async () => {
						const { id, email } = fan;
						const name = nameSchema.safeParse(full_name);
						if (!name.success) throw badRequest("full_name", name.error.issues[0]?.message ?? profileTexts.wrongName);
						const { data } = name;
						if (data) await db.transaction((tx) => saveName(tx, { id, email }, data));
						purge([`fan:${id}`]);
						return form ? seeOther(next) : Response.json({ next });
					})(),
				),
		}),
		entry({
			method: "get",
			path: "/fans/:id",
			summary: "What others see of a fan; 404 for a private profile",
			guard: "public",
			limit: READ_LIMIT,
			params: z.object({ id: z.uuid() }),
			answer: publicProfileSchema,
			handle: async ({ params }) => {
				const profile = await readPublicProfile(db, params.id);
				if (!profile) throw notFound(profileTexts.notFound);
				return profile;
			},
		}),
		entry({
			method: "get",
			path: "/fans/:id/avatar",
			summary: "A fan's picture; 404 for a private profile, but for the fan",
			guard: "public",
			limit: { name: "avatars", points: 600, per_seconds: 60 },
			params: z.object({ id: z.uuid() }),
			answer: z.any().meta({ description: "A picture" }),
			handle: async ({ fan, params }) => {
				const picture = await avatarOf(db, params.id, fan?.id ?? null);
				if (!picture) throw notFound(profileTexts.noAvatar);
				// even opened by itself it is a picture and nothing else
				const headers = { "content-type": picture.type, "content-security-policy": "default-src 'none'; sandbox" };
				return new Response(new Uint8Array(picture.body), { headers });
			},
		}),
	];
}
