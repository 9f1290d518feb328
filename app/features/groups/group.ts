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
	/** whether it watches a match now; only in lists */
	live: z.boolean().optional(),
});
export type Group = z.output<typeof groupSchema>;

/** The sanction that keeps a fan from writing, with its reason. */
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
	/** whether members may start a match; in the site's own room it starts by itself */
	starts_matches: z.boolean(),
	/** whether the group watches a match together, and the revision of that */
	reliving: z.boolean(),
	relive_revision: z.int(),
});
export type Membership = z.output<typeof membershipSchema>;

/** A fan's group with its news. */
export const roomSchema = z.object({
	id: z.uuid(),
	name: z.string(),
	/** a team's code, for a team's room */
	team: z.string().nullable(),
	/** messages after the last one read */
	unread: z.int(),
	muted: z.boolean(),
	/** fans in its chat now; only where the list asks for it */
	here: z.int().optional(),
	/** the last visible message; `at` is an ISO instant */
	last: z.object({ sender: z.string(), text: z.string(), at: z.string() }).nullable(),
});
export type Room = z.output<typeof roomSchema>;

const messageType = z.enum(["user", "ai_agent", "system"]);

/** A message as members see it. A hidden one keeps its place, without its text. */
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

/** Messages of a group, and the revision at which they were read. */
export const messagesSchema = z.object({
	messages: z.array(messageSchema),
	revision: z.int(),
	/** the revision of the last change of the group's relive */
	relive_revision: z.int(),
	more: z.boolean(),
	/** those that the fan likes */
	liked: z.array(z.uuid()),
});
export type Messages = z.output<typeof messagesSchema>;

/** Who has a group's chat open: all of them counted, and those who allow it by name. `member_count`: of the group. */
export type Here = { group_id: string; member_count: number; count: number; people: { id: string; name: string }[] };
