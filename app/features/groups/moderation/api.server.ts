import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { requestId } from "../../../lib/uuid.ts";
import type { Site } from "../../../page-context.ts";
import { LONGEST_SEARCH } from "../rules.ts";
import { decide, lift } from "./decide.server.ts";
import { deskGroupSchema, listDeskGroups, restoreGroup } from "./removal.server.ts";
import { listReportedMessages, reportedMessageSchema } from "./reports.server.ts";
import { DECISIONS, LONGEST_MUTE_MINUTES, LONGEST_REASON, moderationTexts, SANCTIONS } from "./rules.ts";
import { activeSanctionSchema, listSanctions } from "./sanctions.server.ts";

/** The entries for admins: reported messages and decisions about them, sanctions, and removed groups. */
export function moderationEntries({ db, live, purge }: Site) {
	return [
		entry({
			method: "get",
			path: "/admin/messages",
			summary: "Reported messages without a decision, the longest waiting first",
			guard: "admin",
			answer: z.object({ messages: z.array(reportedMessageSchema) }),
			handle: async () => ({ messages: await listReportedMessages(db) }),
		}),
		entry({
			method: "post",
			path: "/admin/messages/:id",
			summary: "Decide about a reported message, and optionally mute or ban its sender",
			guard: "admin",
			params: z.object({ id: requestId }),
			body: z.object({
				decision: z.enum(DECISIONS),
				sanction: z
					.object({
						kind: z.enum(SANCTIONS),
						reason: z.string().trim().min(1).max(LONGEST_REASON),
						minutes: z.int().min(1).max(LONGEST_MUTE_MINUTES).optional(),
					})
					.refine(({ kind, minutes }) => kind === "ban" || minutes !== undefined, {
						path: ["minutes"],
						message: moderationTexts.muteNeedsTime,
					})
					.optional(),
			}),
			answer: z.object({ decided: z.literal(true) }),
			handle: async ({ fan, request_id, params: { id }, body }) => {
				await decide(db, live, { fan, request_id }, { message_id: id, ...body });
				return { decided: true as const };
			},
		}),
		entry({
			method: "get",
			path: "/admin/sanctions",
			summary: "Active mutes and bans, the newest first",
			guard: "admin",
			query: z.object({ after: requestId.optional() }),
			answer: z.object({ sanctions: z.array(activeSanctionSchema), next: z.uuid().nullable() }),
			handle: ({ query: { after } }) => listSanctions(db, after),
		}),
		entry({
			method: "get",
			path: "/admin/groups",
			summary: "Groups by a part of the name, the newest first, with removed ones",
			guard: "admin",
			query: z.object({ q: z.string().max(LONGEST_SEARCH).default(""), after: requestId.optional() }),
			answer: z.object({ groups: z.array(deskGroupSchema), next: z.uuid().nullable() }),
			handle: ({ query: { q, after } }) => listDeskGroups(db, { q: q.replaceAll("\0", "").trim(), after }),
		}),
		entry({
			method: "post",
			path: "/admin/groups/:id/restoration",
			summary: "Restore a removed group with its members and messages",
			guard: "admin",
			params: z.object({ id: requestId }),
			body: z.object({}),
			answer: z.object({ restored: z.literal(true) }),
			handle: async ({ fan, request_id, params: { id } }) => {
				await restoreGroup(db, { fan, request_id }, id);
				purge(["groups", `group:${id}`]);
				return { restored: true as const };
			},
		}),
		entry({
			method: "delete",
			path: "/admin/fans/:id/sanctions",
			summary: "Lift a fan's mutes and bans",
			guard: "admin",
			params: z.object({ id: requestId }),
			answer: z.object({ lifted: z.int() }),
			handle: async ({ fan, request_id, params: { id } }) => ({
				lifted: await lift(db, { fan, request_id }, id),
			}),
		}),
	];
}
