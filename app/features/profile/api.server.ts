import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { notFound } from "../../../platform/http/problem.ts";
import { nameSchema } from "../../lib/names/name-schema.server.ts";
import { FIRST_NAME_LETTERS } from "../../lib/text-length.ts";
import { requestId } from "../../lib/uuid.ts";
import type { Site } from "../../page-context.ts";
import { saveName } from "../auth/fans.server.ts";
import { nextOf, redirectBack, seeOther } from "../auth/form-redirects.server.ts";
import { signInPath } from "../auth/rules.ts";
import { returnPathSchema } from "../auth/schemas.server.ts";
import { fanTag } from "../auth/sessions/session-fan.server.ts";
import { joinArmyByCode } from "../community/armies.server.ts";
import { requireNoSanction } from "../groups/access.server.ts";
import { findPicture, preparePicture, readOwnProfile, readPublicProfile, saveProfile } from "./profile.server.ts";
import { ownProfileSchema, publicProfileSchema } from "./profile.ts";
import { isAvatarUrl, LONGEST_NAME, profileTexts } from "./rules.ts";

const avatarSchema = z
	.string()
	.trim()
	.nullable()
	.transform((text) => text || null)
	.refine((text) => text === null || isAvatarUrl(text), profileTexts.wrongAvatar);

/** The entries for the caller's profile, public profiles and pictures. */
export function profileEntries({ db, limits, outside, site_name, purge }: Site) {
	const firstName = nameSchema({
		most: FIRST_NAME_LETTERS,
		least: 0,
		wrong_length: profileTexts.wrongFirstName,
		site_name,
	});
	const fullName = nameSchema({ most: LONGEST_NAME, least: 0, wrong_length: profileTexts.wrongName, site_name });
	return [
		entry({
			method: "get",
			path: "/profile",
			summary: "The caller's profile",
			guard: "fan",
			answer: ownProfileSchema,
			handle: ({ fan }) => readOwnProfile(db, fan.id),
		}),
		entry({
			method: "put",
			path: "/profile",
			summary: "Save the caller's name and picture; null or an empty text removes either",
			guard: "fan",
			body: z.object({
				full_name: fullName.nullable().transform((name) => name || null),
				avatar_url: avatarSchema,
			}),
			answer: ownProfileSchema,
			handle: async ({ fan, body }) => {
				const { id, email } = fan;
				const before = await readOwnProfile(db, id);
				const changes = (value: string | null, stored: string | null) => value !== null && value !== stored;
				if (changes(body.full_name, before.full_name) || changes(body.avatar_url, before.saved_avatar_url))
					await requireNoSanction(db, id);
				const picture = await preparePicture(db, { limits, fetchOutside: outside }, id, body.avatar_url);
				await db.transaction((tx) => saveProfile(tx, { id, email }, body, picture));
				purge([fanTag(id)]);
				return readOwnProfile(db, id);
			},
		}),
		entry({
			method: "post",
			path: "/profile/name",
			summary: "Save the name and team of a new fan; empty fields change nothing",
			guard: "fan",
			body: z.object({
				full_name: firstName,
				/** a team's code in lower case, 'csk' */
				team: z
					.string()
					.regex(/^[a-z]{2,5}$/, profileTexts.noTeam)
					.optional(),
				next: returnPathSchema,
			}),
			invalid_form_path: (problem, sent) => signInPath("/welcome", nextOf(sent), { problem }),
			sends: ["application/json", "page"],
			answer: z.object({ next: z.string() }),
			handle: ({ fan: { id, email }, body: { full_name, team, next }, form }) =>
				redirectBack(
					form,
					{ page: "/welcome", next },
					(async () => {
						await db.transaction(async (tx) => {
							if (full_name) await requireNoSanction(tx, id);
							if (full_name) await saveName(tx, { id, email }, full_name);
							if (team) await joinArmyByCode(tx, id, team);
						});
						purge([fanTag(id), "community"]);
						return form ? seeOther(next) : Response.json({ next });
					})(),
				),
		}),
		entry({
			method: "get",
			path: "/fans/:id",
			summary: "A fan's public profile; 404 for a private one",
			guard: "public",
			params: z.object({ id: requestId }),
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
			summary: "A fan's picture; for a private profile 404 to everybody but the fan",
			guard: "public",
			limit: { name: "avatars", points: 600, per_seconds: 60 },
			params: z.object({ id: requestId }),
			sends: ["image/*"],
			answer: z.never(),
			handle: async ({ fan, params }) => {
				const picture = await findPicture(db, params.id, fan?.id ?? null);
				if (!picture) throw notFound(profileTexts.noAvatar);
				// a picture that is opened by its address must not run scripts
				const headers = { "content-type": "image/webp", "content-security-policy": "default-src 'none'; sandbox" };
				return new Response(new Uint8Array(picture), { headers });
			},
		}),
	];
}
