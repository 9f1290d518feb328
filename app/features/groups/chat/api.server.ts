import { z } from "zod";
import { budgetOwner } from "../../../../platform/ai/budget-owner.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { entry } from "../../../../platform/http/entry.ts";
import { wholeNumber } from "../../../../platform/http/whole-numbers.ts";
import { textSchema } from "../../../lib/text-schema.server.ts";
import { requestId } from "../../../lib/uuid.ts";
import type { Site } from "../../../page-context.ts";
import type { ModelSources } from "../../assistant/model/answer-with-model.server.ts";
import { requireMember } from "../access.server.ts";
import { answerMessage, lastAnswers } from "../assistant/answer.server.ts";
import { messageSchema, messagesSchema } from "../group.ts";
import { emitMessage } from "../live.server.ts";
import { reportMessage } from "../moderation/reports.server.ts";
import { listChanges, listMessages, listPinned } from "./messages.server.ts";
import { postMessage } from "./post.server.ts";
import { likeMessage, pinMessage } from "./reactions.server.ts";
import {
	chatTexts,
	cleanMessage,
	hasControls,
	LONGEST_MESSAGE,
	REPORT_REASONS,
	type ReportReason,
	SEND_LIMIT,
} from "./rules.ts";

type ChatSite = Site &
	ModelSources & {
		/** queues the job in which the assistant may answer a message, within the transaction */
		askAssistant: (tx: Tx, message_id: string) => Promise<void>;
	};

const groupParams = z.object({ id: requestId });
const messageParams = z.object({ id: requestId, message_id: requestId });

const messageText = z
	.string()
	// limits the length before cleaning, which would be slow for a megabyte
	.max(2 * LONGEST_MESSAGE, chatTexts.tooLong)
	.refine((text) => text.isWellFormed() && !hasControls(text), chatTexts.noControls)
	.transform(cleanMessage)
	.pipe(textSchema({ most: LONGEST_MESSAGE, tooLong: chatTexts.tooLong, empty: chatTexts.empty }));

/** The entries of a group's chat. Each checks access before it reads or writes, or in the same statement. */
export function chatEntries({ db, record, recordTools, ai, secret, live, limits, askAssistant }: ChatSite) {
	return [
		entry({
			method: "get",
			path: "/groups/:id/messages",
			summary: "A group's newest messages, or those before a sequence number, or (this wins) changes after a revision",
			guard: "fan",
			params: groupParams,
			query: z.object({
				before: wholeNumber(1).optional(),
				after_revision: wholeNumber(0).optional(),
			}),
			answer: messagesSchema,
			handle: ({ fan, params, query: { before, after_revision } }) =>
				after_revision === undefined
					? listMessages(db, fan.id, params.id, before)
					: listChanges(db, fan.id, params.id, after_revision),
		}),
		entry({
			method: "get",
			path: "/groups/:id/pinned",
			summary: "A group's pinned messages",
			guard: "fan",
			params: groupParams,
			answer: z.object({ messages: z.array(messageSchema) }),
			handle: async ({ fan, params }) => ({ messages: await listPinned(db, fan.id, params.id) }),
		}),
		entry({
			method: "post",
			path: "/groups/:id/messages",
			summary: "Post a message; repeated with the same client_id it is stored once",
			guard: "fan",
			limit: SEND_LIMIT,
			params: groupParams,
			body: z.object({ client_id: requestId, content: messageText, reply_to_message_id: requestId.nullish() }),
			answer: messageSchema,
			handle: async ({ fan, params, body }) => {
				const { message, stored } = await postMessage({ db, limits, askAssistant }, fan.id, params.id, body);
				if (stored) emitMessage(live, message);
				return message;
			},
		}),
		entry({
			method: "put",
			path: "/groups/:id/messages/:message_id/like",
			summary: "Like a message, or remove the like",
			guard: "fan",
			params: messageParams,
			body: z.object({ liked: z.boolean() }),
			answer: messageSchema,
			handle: async ({ fan, params: { id: group_id, message_id }, body }) => {
				const { message, changed } = await likeMessage(db, fan.id, { group_id, message_id }, body.liked);
				if (changed) emitMessage(live, message);
				return message;
			},
		}),
		entry({
			method: "put",
			path: "/groups/:id/messages/:message_id/pin",
			summary: "Pin or unpin a message; for moderators and admins",
			guard: "fan",
			params: messageParams,
			body: z.object({ is_pinned: z.boolean() }),
			answer: messageSchema,
			handle: async ({ fan, params: { id: group_id, message_id }, body }) => {
				const message = await pinMessage(db, fan, { group_id, message_id }, body.is_pinned);
				emitMessage(live, message);
				return message;
			},
		}),
		entry({
			method: "post",
			path: "/groups/:id/messages/:message_id/reports",
			summary: "Report a message, once per fan",
			guard: "fan",
			limit: { name: "group-reports", points: 10, per_seconds: 600 },
			params: messageParams,
			body: z.object({
				reason: z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]),
				note: z.string().trim().max(300).nullish(),
			}),
			answer: z.object({ reported: z.literal(true) }),
			handle: async ({ fan, params: { id: group_id, message_id }, body }) => {
				const { message, changed } = await reportMessage(db, fan.id, { group_id, message_id, ...body });
				if (changed) emitMessage(live, message);
				return { reported: true as const };
			},
		}),
		entry({
			method: "post",
			path: "/functions/group-ai-assistant",
			summary: "The assistant's answer to a message in a group; nothing is stored",
			guard: "fan",
			sheds: "answers",
			limit: { name: "group-ai-assistant", points: 20, per_seconds: 60 },
			body: z.object({
				message: messageText,
				context: z.object({
					group_id: requestId,
					group_name: z.string().max(100).optional(),
					group_type: z.string().max(20).optional(),
				}),
			}),
			answer: z.object({
				response: z.string(),
				context: z.object({ group_id: z.uuid(), group_name: z.string(), group_type: z.string() }),
			}),
			handle: async ({ fan, client, body }) => {
				// ignores the group name and type that the client sent
				const { group } = await requireMember(db, fan.id, body.context.group_id);
				const who = budgetOwner({ fan, client }, secret);
				const before = await lastAnswers(db, group.id);
				const { text } = await answerMessage({ db, record, recordTools }, ai, { message: body.message, who, before });
				return {
					response: text,
					context: { group_id: group.id, group_name: group.group_name, group_type: group.group_type },
				};
			},
		}),
	];
}
