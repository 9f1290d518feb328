import { z } from "zod";
import { AI_MODES, GROUP_TYPES, NOTIFICATIONS } from "./rules.ts";

/** The public part of a group. */
export const groupSchema = z.object({
	id: z.uuid(),
	group_name: z.string(),
	group_description: z.string().nullable(),
	group_type: z.enum(GROUP_TYPES),
	/** a team's code, for a team's group */
	team: z.string().nullable(),
	member_count: z.int(),
	ai_mode: z.enum(AI_MODES),
	/** it watches a match now; only in lists */
	live: z.boolean().optional(),
});
export type Group = z.output<typeof groupSchema>;

const sanctionSchema = z.object({ kind: z.enum(["mute", "ban"]), reason: z.string(), until: z.string().nullable() });
export type Sanction = z.output<typeof sanctionSchema>;

/** A fan's membership in a group. */
export const membershipSchema = z.object({
	member: z.boolean(),
	role: z.enum(["member", "moderator"]).nullable(),
	notifications: z.enum(NOTIFICATIONS),
	quiet_until: z.string().nullable(),
	/** the last message read, by sequence number */
	read_sequence: z.int(),
	sanction: sanctionSchema.nullable(),
	/** members may start a match; in the site's own room the site does */
	starts_matches: z.boolean(),
	/** the group watches a match together now */
	reliving: z.boolean(),
	/** the revision of the last change of the group's relive; 0 before the first */
	relive_revision: z.int(),
});
export type Membership = z.output<typeof membershipSchema>;

/** A fan's group in the list of rooms. */
export const roomSchema = z.object({
	id: z.uuid(),
	name: z.string(),
	/** a team's code, for a team's room */
	team: z.string().nullable(),
	/** messages after the last one read */
	unread: z.int(),
	muted: z.boolean(),
	/** fans in its chat now; only in `GET /me/rooms` */
	here: z.int().optional(),
	/** the last visible message; `at` is an ISO instant */
	last: z.object({ sender: z.string(), text: z.string(), at: z.string() }).nullable(),
});
export type Room = z.output<typeof roomSchema>;

const messageType = z.enum(["user", "ai_agent", "system"]);

/** A message as members see it. A hidden one has an empty text. */
export const messageSchema = z.object({
	id: z.uuid(),
	group_id: z.uuid(),
	sequence: z.int(),
	revision: z.int(),
	user_id: z.uuid().nullable(),
	client_id: z.uuid().nullable(),
	message_type: messageType,
	content: z.string(),
	metadata: z.record(z.string(), z.unknown()).nullable(),
	reply_to_message_id: z.uuid().nullable(),
	likes_count: z.int(),
	is_pinned: z.boolean(),
	is_flagged: z.boolean(),
	hidden: z.boolean(),
	created_at: z.string(),
	sender: z.object({ full_name: z.string().nullable() }).nullable(),
	/** `sender`: the displayed name */
	reply_to: z.object({ sender: z.string(), content: z.string(), message_type: messageType }).nullable(),
});
export type Message = z.output<typeof messageSchema>;

/** Messages of a group, and its revision when they were read. */
export const messagesSchema = z.object({
	messages: z.array(messageSchema),
	revision: z.int(),
	/** the revision of the last change of the group's relive */
	relive_revision: z.int(),
	/** the server has more: older messages, or more changes than one answer holds */
	more: z.boolean(),
	/** the ids of the messages in this answer that the caller likes */
	liked: z.array(z.uuid()),
});
export type Messages = z.output<typeof messagesSchema>;

/** The fans with a group's chat open: their number, and the names of those with a public profile. */
export type Here = { group_id: string; member_count: number; count: number; people: { id: string; name: string }[] };
