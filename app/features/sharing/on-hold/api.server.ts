import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { requestId } from "../../../lib/uuid.ts";
import type { Site } from "../../../page-context.ts";
import { friendOnHoldSchema, listFriendsOnHold, settleFriendOnHold } from "./on-hold.server.ts";
import { DECISIONS } from "./rules.ts";

/** The entries for admins: friends on hold, and the decisions about them. */
export function friendsOnHoldEntries({ db }: Site) {
	return [
		entry({
			method: "get",
			path: "/admin/friends-on-hold",
			summary: "Friends who came by a fan's link and are on hold for a decision, the longest waiting first",
			guard: "admin",
			query: z.object({ after: requestId.optional() }),
			answer: z.object({
				friends: z.array(friendOnHoldSchema),
				next: z.uuid().nullable(),
			}),
			handle: ({ query: { after } }) => listFriendsOnHold(db, after),
		}),
		entry({
			method: "post",
			path: "/admin/friends-on-hold/:id",
			summary: "Decide about a friend on hold: pay the sharer, or refuse the friend",
			guard: "admin",
			params: z.object({ id: requestId }),
			body: z.object({ decision: z.enum(DECISIONS) }),
			answer: z.object({ paid: z.boolean() }),
			handle: ({ fan, request_id, params: { id }, body: { decision } }) =>
				settleFriendOnHold(db, { fan, request_id }, { id, decision }),
		}),
	];
}
