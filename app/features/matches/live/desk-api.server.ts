import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { pathNumber } from "../../../../platform/http/whole-numbers.ts";
import type { Site } from "../../../page-context.ts";
import { choosePerson, liveIds, readLiveDesk, removeLiveMatch } from "./desk.server.ts";
import { liveDeskSchema } from "./desk.ts";
import { heardTag, LIVE, liveTag } from "./rules.ts";

export function liveDeskEntries({ db, record, purge }: Site) {
	return [
		entry({
			method: "get",
			path: "/admin/live-matches",
			summary: "List live matches, their unknown names with candidates, and the state of the feeds",
			guard: "admin",
			answer: liveDeskSchema,
			handle: () => readLiveDesk(db, record),
		}),
		entry({
			method: "put",
			path: "/admin/feed-people",
			summary: "Choose the person of a name in a match feed; null for a person whom the record lacks",
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
			summary: "Remove a live match until its feed sends it again",
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
