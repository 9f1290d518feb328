import { LRUCache } from "lru-cache";
import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { notFound } from "../../../platform/http/problem.ts";
import { wholeNumber } from "../../../platform/http/whole-numbers.ts";
import { nameSchema } from "../../lib/names/name-schema.server.ts";
import { visibleText } from "../../lib/names/visible.ts";
import { requestId } from "../../lib/uuid.ts";
import type { Site } from "../../page-context.ts";
import { refuseNewcomersLink } from "./chat/newcomers.server.ts";
import { latestMessages, latestSchema } from "./evening/latest.server.ts";
import { groupSchema, membershipSchema, roomSchema } from "./group.ts";
import { createGroup, listGroups, readGroup, setAiMode } from "./groups.server.ts";
import { closeRoom, removeFromRooms, roomOf } from "./live.server.ts";
import { joinGroup, leaveGroup, markRead, membershipOf, setMembership } from "./memberships.server.ts";
import { removeGroup } from "./moderation/removal.server.ts";
import { listRooms } from "./rooms/rooms.server.ts";
import {
	AI_MODES,
	GROUP_TABS,
	GROUP_TYPES,
	groupsTexts,
	LONGEST_DESCRIPTION,
	LONGEST_SEARCH,
	MOST_PAGES,
	NAME_LENGTH,
	NOTIFICATIONS,
} from "./rules.ts";

const groupParams = z.object({ id: requestId });
/** The most rooms in the list; fans are rarely in more groups. */
const MOST_ROOMS = 50;
/** The count of present fans is cached for this time, because counting asks all processes. */
const PRESENCE_CACHED_MS = 10_000;

/** The entries of groups and memberships. */
export function groupsEntries({ db, live, site_name, purge }: Site) {
	const purgeGroup = (id: string) => purge(["groups", `group:${id}`]);
	const present = new LRUCache<string, number>({
		max: 1_000,
		ttl: PRESENCE_CACHED_MS,
		fetchMethod: (group_id) => live.countFansIn(roomOf(group_id)).catch(() => 0),
	});
	const countHere = async (group_id: string) => (await present.fetch(group_id)) ?? 0;

	return [
		entry({
			method: "get",
			path: "/groups",
			summary: "Active groups of a tab that contain a search text; live ones first, then those with most members",
			guard: "public",
			query: z.object({
				q: z.string().max(LONGEST_SEARCH).default(""),
				tab: z.enum(GROUP_TABS.map(({ id }) => id)).default("all"),
				page: wholeNumber(1, MOST_PAGES).default(1),
			}),
			answer: z.object({ groups: z.array(groupSchema), total: z.int() }),
			handle: ({ query }) => listGroups(db, { ...query, q: query.q.replaceAll("\0", "") }),
		}),
		entry({
			method: "post",
			path: "/groups",
			summary: "Create a group",
			guard: "fan",
			limit: { name: "create-group", points: 5, per_seconds: 3600 },
			body: z.object({
				group_name: nameSchema({ ...NAME_LENGTH, wrong_length: groupsTexts.nameShort, site_name }),
				group_description: z
					.string()
					.max(2 * LONGEST_DESCRIPTION)
					.transform((text) => visibleText(text).trim())
					.pipe(z.string().max(LONGEST_DESCRIPTION))
					.nullish()
					.transform((text) => text || null),
				group_type: z.enum(GROUP_TYPES),
			}),
			answer: groupSchema,
			handle: async ({ fan, body }) => {
				await refuseNewcomersLink(db, fan.id, "group_description", body.group_description ?? "");
				const group = await createGroup(db, fan.id, body);
				purgeGroup(group.id);
				return group;
			},
		}),
		entry({
			method: "get",
			path: "/me/rooms",
			summary: "The caller's groups with the last message of each; unread ones first unless notifications are off",
			guard: "fan",
			answer: z.object({ rooms: z.array(roomSchema) }),
			handle: async ({ fan }) => {
				const rooms = await listRooms(db, fan.id, MOST_ROOMS);
				return { rooms: await Promise.all(rooms.map(async (room) => ({ ...room, here: await countHere(room.id) }))) };
			},
		}),
		entry({
			method: "get",
			path: "/groups/:id",
			summary: "A group, and the number of fans in its chat now",
			guard: "public",
			params: groupParams,
			answer: groupSchema.extend({ here: z.int() }),
			handle: async ({ params }) => {
				const group = await readGroup(db, params.id);
				if (!group) throw notFound(groupsTexts.notFoundText);
				return { ...group, here: await countHere(group.id) };
			},
		}),
		entry({
			method: "get",
			path: "/groups/:id/latest",
			summary: "The latest messages in the site's own room, for visitors and fans who have not joined",
			guard: "public",
			params: groupParams,
			answer: latestSchema,
			handle: ({ fan, params }) => latestMessages(db, fan?.id ?? null, params.id),
		}),
		entry({
			method: "patch",
			path: "/groups/:id",
			summary: "Set when the assistant answers in a group; for its moderators and admins",
			guard: "fan",
			params: groupParams,
			body: z.object({ ai_mode: z.enum(AI_MODES) }),
			answer: groupSchema,
			handle: async ({ fan, params, body }) => {
				const group = await setAiMode(db, fan, params.id, body.ai_mode);
				purgeGroup(group.id);
				return group;
			},
		}),
		entry({
			method: "delete",
			path: "/groups/:id",
			summary: "Remove a group; for its moderators and admins",
			guard: "fan",
			params: groupParams,
			answer: z.object({ removed: z.literal(true) }),
			handle: async ({ fan, request_id, params }) => {
				await removeGroup(db, { fan, request_id }, params.id);
				closeRoom(live, params.id);
				purgeGroup(params.id);
				return { removed: true as const };
			},
		}),
		entry({
			method: "get",
			path: "/groups/:id/membership",
			summary: "The caller's membership in a group",
			guard: "fan",
			params: groupParams,
			answer: membershipSchema,
			handle: ({ fan, params }) => membershipOf(db, fan.id, params.id),
		}),
		entry({
			method: "post",
			path: "/groups/:id/membership",
			summary: "Join a group",
			guard: "fan",
			params: groupParams,
			body: z.object({}),
			answer: z.object({ member_count: z.int() }),
			handle: async ({ fan, params }) => {
				const joined = await joinGroup(db, fan.id, params.id);
				purgeGroup(params.id);
				return joined;
			},
		}),
		entry({
			method: "patch",
			path: "/groups/:id/membership",
			summary: "Choose notifications and quiet hours of a group",
			guard: "fan",
			params: groupParams,
			body: z.object({
				notifications: z.enum(NOTIFICATIONS).optional(),
				/** hours without notifications; 0 ends them */
				quiet_hours: z.int().min(0).max(720).optional(),
			}),
			answer: membershipSchema,
			handle: ({ fan, params, body }) => setMembership(db, fan.id, params.id, body),
		}),
		entry({
			method: "put",
			path: "/groups/:id/read",
			summary: "Store the last message that the caller has read",
			guard: "fan",
			limit: "reading",
			params: groupParams,
			body: z.object({ sequence: z.int().min(0) }),
			answer: z.object({ read: z.literal(true) }),
			handle: async ({ fan, params, body }) => {
				await markRead(db, fan.id, params.id, body.sequence);
				return { read: true as const };
			},
		}),
		entry({
			method: "delete",
			path: "/groups/:id/membership",
			summary: "Leave a group",
			guard: "fan",
			params: groupParams,
			answer: z.object({ member_count: z.int() }),
			handle: async ({ fan, params }) => {
				const left = await leaveGroup(db, fan.id, params.id);
				removeFromRooms(live, fan.id, [params.id]);
				purgeGroup(params.id);
				return left;
			},
		}),
	];
}
