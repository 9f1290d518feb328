import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import { entry } from "../../../platform/http/entry.ts";
import { notFound } from "../../../platform/http/problem.ts";
import { nameSchema } from "../../lib/names/name-schema.server.ts";
import { requestId } from "../../lib/uuid.ts";
import type { Site } from "../../page-context.ts";
import { PERIODS, type Period } from "../points/boards/rules.ts";
import { captainBoardSchema, myCaptaincySchema } from "./captains/captaincy.ts";
import { captainBoard, myCaptaincy } from "./captains/captains.server.ts";
import { CATEGORIES, type Category } from "./captains/rules.ts";
import { follow, followingSchema, readFollowers, unfollow } from "./following/follows.server.ts";
import { followTexts } from "./following/rules.ts";
import { LONGEST_SPEECH_SECONDS, PROMPTS } from "./speech/rules.ts";
import { countSpeech } from "./speech/speeches.server.ts";
import { LONGEST_PLAYER_NAME, WAR_CRIES, warCryTexts } from "./war-cry/rules.ts";
import { sharedWarCrySchema, shareWarCry } from "./war-cry/war-cries.server.ts";
import { arenaFigures, arenaFiguresSchema } from "./war-zone/figures.server.ts";

const fanParams = z.object({ id: requestId });
const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];

/** The entries of the arena. Its cached pages have the tag 'arena'. */
export function arenaEntries({ db, settings, purge }: Site) {
	async function change<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
		const answer = await db.transaction(work);
		purge(["arena"]);
		return answer;
	}
	return [
		entry({
			method: "get",
			path: "/arena/figures",
			summary: "The site's counts of war cries, speeches, followers and battles won, and today's points of each army",
			guard: "public",
			answer: arenaFiguresSchema,
			handle: () => arenaFigures(db, settings.FIGURES),
		}),
		entry({
			method: "get",
			path: "/arena/captains",
			summary: "The top captains of a period in a category, and the caller's rank",
			guard: "public",
			query: z.object({
				category: z.enum(keysOf<Category>(CATEGORIES)).default("overall"),
				period: z.enum(keysOf<Period>(PERIODS)).default("day"),
			}),
			answer: captainBoardSchema,
			handle: ({ fan, query }) => captainBoard(db, settings.FIGURES, { ...query, fan_id: fan?.id ?? null }),
		}),
		entry({
			method: "get",
			path: "/arena/mine",
			summary: "The caller's counts in the arena, and the title they earn",
			guard: "fan",
			answer: myCaptaincySchema,
			handle: ({ fan }) => myCaptaincy(db, fan.id),
		}),
		entry({
			method: "post",
			path: "/arena/war-cries",
			summary: "Store that the caller shared a war cry",
			guard: "fan",
			body: z.object({
				team_code: z.string().max(10),
				player_name: nameSchema({
					most: LONGEST_PLAYER_NAME,
					wrong_length: warCryTexts.tooLong,
					none: warCryTexts.incomplete,
				}),
				template: z.int().min(1).max(WAR_CRIES.length),
			}),
			answer: sharedWarCrySchema,
			handle: ({ fan, body }) => change((tx) => shareWarCry(tx, fan.id, body)),
		}),
		entry({
			method: "post",
			path: "/arena/speeches",
			summary: "Count a speech of the caller; the recording is not sent",
			guard: "fan",
			body: z.object({
				id: requestId,
				prompt: z.int().min(1).max(PROMPTS.length),
				seconds: z.int().min(1).max(LONGEST_SPEECH_SECONDS),
			}),
			answer: z.object({ counted: z.boolean(), awarded: z.boolean() }),
			handle: ({ fan, body }) => change((tx) => countSpeech(tx, fan.id, body)),
		}),
		entry({
			method: "get",
			path: "/fans/:id/followers",
			summary: "The number of a fan's followers, and whether the caller is one; 404 for a private profile",
			guard: "public",
			params: fanParams,
			answer: followingSchema,
			handle: async ({ fan, params }) => {
				const following = await readFollowers(db, params.id, fan?.id ?? null);
				if (!following) throw notFound(followTexts.notFound);
				return following;
			},
		}),
		entry({
			method: "put",
			path: "/fans/:id/follow",
			summary: "Follow a fan",
			guard: "fan",
			params: fanParams,
			body: z.object({}),
			answer: followingSchema,
			handle: ({ fan, params }) => change((tx) => follow(tx, fan.id, params.id)),
		}),
		entry({
			method: "delete",
			path: "/fans/:id/follow",
			summary: "Unfollow a fan",
			guard: "fan",
			params: fanParams,
			answer: followingSchema,
			handle: ({ fan, params }) => change((tx) => unfollow(tx, fan.id, params.id)),
		}),
	];
}
