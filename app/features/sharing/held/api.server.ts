import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { entry } from "../../../../platform/http/entry.ts";
import { heldFriendSchema, listHeldFriends, settleHeldFriend } from "./held.server.ts";
import { DECISIONS } from "./rules.ts";

/** The entries for admins: held friends, and the decisions about them. */
export function heldFriendsEntries({ db }: { db: Db }) {
	return [
		entry({
			method: "get",
			path: "/admin/held-friends",
			summary: "Friends by a fan's link who are held for a decision, the longest waiting first",
			guard: "admin",
			limit: { name: "admin-reading", points: 240, per_seconds: 60 },
			query: z.object({ after: z.uuid().optional() }),
			answer: z.object({
				friends: z.array(heldFriendSchema),
				next: z.uuid().nullable(),
			}),
			handle: ({ query: { after } }) => listHeldFriends(db, after),
		}),
		entry({
			method: "post",
			path: "/admin/held-friends/:id",
			summary: "Decide about a held friend: pay the sharer, or refuse the friend",
			guard: "admin",
			limit: { name: "admin-deciding", points: 120, per_seconds: 60 },
			params: z.object({ id: z.uuid() }),
			body: z.object({ decision: z.enum(DECISIONS) }),
			answer: z.object({ paid: z.boolean() }),
			handle: ({ fan, request_id, params: { id }, body: { decision } }) =>
				settleHeldFriend(db, { fan, request_id }, { id, decision }),
		}),
	];
}
