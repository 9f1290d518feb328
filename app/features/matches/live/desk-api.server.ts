import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { pathNumber } from "../../../../platform/http/whole-numbers.ts";
import type { Site } from "../../../page-context.ts";
import { choosePerson, liveIds, readLiveDesk, removeLiveMatch } from "./desk.server.ts";
import { liveDeskSchema } from "./desk.ts";
import { heardTag, LIVE, liveTag } from "./rules.ts";

/** The entries of the desk for live matches. */
export function liveDeskEntries({ db, record, purge }: Site) {
	return [
		entry({
			method: "get",
			path: "/admin/live-matches",
			summary: "Live matches, the names in them that nobody knows with whom they may mean, and how the feeds answer",
			guard: "admin",
			answer: liveDeskSchema,
			handle: () => readLiveDesk(db, record),
		}),
		entry({
			method: "put",
			path: "/admin/feed-people",
			summary:
				"Say who somebody is whom a match feed names: a person of the record, or null for one whom it does not have",
			guard: "admin",
			body: z.object({
				franchise_id: z.string().max(20),
				name: z.string().min(1).max(60),
				person_id: z.string().max(40).nullable(),
			}),
			answer: z.object({ chosen: z.literal(true) }),
			handle: async ({ fan, request_id, body }) => {
				await choosePerson(db, record, { fan, request_id }, body);
				purge((await liveIds(db)).map(liveTag));
				return { chosen: true as const };
			},
		}),
		entry({
			method: "delete",
			path: "/admin/live-matches/:id",
			summary: "Take a live match away; its feed may say it again",
			guard: "admin",
			params: z.object({ id: pathNumber }),
			answer: z.object({ removed: z.literal(true) }),
			handle: async ({ fan, request_id, params: { id } }) => {
				await removeLiveMatch(db, { fan, request_id }, id);
				purge([LIVE, liveTag(id), heardTag(id)]);
				return { removed: true as const };
			},
		}),
	];
}
