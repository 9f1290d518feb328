import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { entry } from "../../../../platform/http/entry.ts";
import type { LiveLink } from "../../../../platform/sockets/live.ts";
import { decide, lift } from "./decide.server.ts";
import { listReportedMessages, reportedMessageSchema } from "./reports.server.ts";
import { DECISIONS, LONGEST_MUTE_MINUTES, LONGEST_REASON, moderationTexts, SANCTIONS } from "./rules.ts";

const DECIDING = { name: "admin-deciding", points: 120, per_seconds: 60 };

/** The entries for admins: reported messages, decisions about them, and lifting sanctions. */
export function moderationEntries({ db, live }: { db: Db; live: LiveLink }) {
	return [
		entry({
			method: "get",
			path: "/admin/messages",
			summary: "Reported messages that wait for a decision, the longest waiting first",
			guard: "admin",
			limit: { name: "admin-reading", points: 240, per_seconds: 60 },
			answer: z.object({ messages: z.array(reportedMessageSchema) }),
			handle: async () => ({ messages: await listReportedMessages(db) }),
		}),
		entry({
			method: "post",
			path: "/admin/messages/:id",
			summary: "Decide about a reported message, and mute or ban its sender",
			guard: "admin",
			limit: DECIDING,
			params: z.object({ id: z.uuid() }),
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
			method: "delete",
			path: "/admin/fans/:id/sanctions",
			summary: "Lift a fan's mutes and bans",
			guard: "admin",
			limit: DECIDING,
			params: z.object({ id: z.uuid() }),
			answer: z.object({ lifted: z.int() }),
			handle: async ({ fan, request_id, params: { id } }) => ({
				lifted: await lift(db, { fan, request_id }, id),
			}),
		}),
	];
}
