import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { fanId, users } from "./auth.ts";
import { moment } from "./columns.ts";

/** A group with its chat. Writers to the chat lock the row, so that sequence numbers follow the order of commits. */
export const playerGroups = pgTable(
	"player_groups",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		group_name: text("group_name").notNull(),
		group_description: text("group_description"),
		group_type: text("group_type").$type<"team" | "player" | "role" | "other">().notNull(),
		/** subject of a seeded group: a team's code, a player's slug; also prevents a second seeding */
		about: text("about"),
		/** always the number of active memberships */
		member_count: integer("member_count").notNull().default(0),
		/** the `sequence` of the newest message */
		last_sequence: bigint("last_sequence", { mode: "number" }).notNull().default(0),
		/** the `revision` of the newest change of any message */
		last_revision: bigint("last_revision", { mode: "number" }).notNull().default(0),
		/** the `revision` of the newest change of a relive */
		relive_revision: bigint("relive_revision", { mode: "number" }).notNull().default(0),
		/** the `sequence` of the last message that was mailed to members */
		mailed_sequence: bigint("mailed_sequence", { mode: "number" }).notNull().default(0),
		ai_mode: text("ai_mode").$type<"always" | "when_asked" | "never">().notNull().default("always"),
		is_active: boolean("is_active").notNull().default(true),
		created_by: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("player_groups_name_idx").on(sql`lower(${t.group_name})`),
		uniqueIndex("player_groups_about_idx").on(t.group_type, t.about).where(sql`${t.about} is not null`),
		index("player_groups_members_idx").on(t.member_count.desc(), t.id).where(sql`${t.is_active}`),
		index("player_groups_maker_idx").on(t.created_by),
		check("player_groups_type", sql`${t.group_type} in ('team', 'player', 'role', 'other')`),
		check("player_groups_ai_mode", sql`${t.ai_mode} in ('always', 'when_asked', 'never')`),
		check("player_groups_counts", sql`${t.member_count} >= 0 and ${t.last_revision} >= ${t.last_sequence}`),
	],
);

/** A fan in a group; inactive after leaving. */
export const groupMemberships = pgTable(
	"group_memberships",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		group_id: uuid("group_id")
			.notNull()
			.references(() => playerGroups.id, { onDelete: "cascade" }),
		user_id: fanId(),
		role: text("role").$type<"member" | "moderator">().notNull().default("member"),
		is_active: boolean("is_active").notNull().default(true),
		notifications: text("notifications").$type<"all" | "replies" | "none">().notNull().default("replies"),
		/** this member gets no notifications until then */
		quiet_until: moment("quiet_until"),
		/** the `sequence` of the last message that the member has read */
		read_sequence: bigint("read_sequence", { mode: "number" }).notNull().default(0),
		joined_at: moment("joined_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("group_memberships_one_idx").on(t.group_id, t.user_id),
		index("group_memberships_user_idx").on(t.user_id).where(sql`${t.is_active}`),
		check("group_memberships_role", sql`${t.role} in ('member', 'moderator')`),
		check("group_memberships_notifications", sql`${t.notifications} in ('all', 'replies', 'none')`),
	],
);

/** A message. `sequence` is its position in the chat and never changes; `revision` increases with every change. */
export const groupMessages = pgTable(
	"group_messages",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		group_id: uuid("group_id")
			.notNull()
			.references(() => playerGroups.id, { onDelete: "cascade" }),
		sequence: bigint("sequence", { mode: "number" }).notNull(),
		revision: bigint("revision", { mode: "number" }).notNull(),
		/** null for the assistant, the system, and deleted accounts */
		user_id: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
		/** idempotency key from the sender */
		client_id: uuid("client_id"),
		message_type: text("message_type").$type<"user" | "ai_agent" | "system">().notNull(),
		content: text("content").notNull(),
		metadata: jsonb("metadata").$type<Record<string, unknown>>(),
		reply_to_message_id: uuid("reply_to_message_id").references((): AnyPgColumn => groupMessages.id, {
			onDelete: "set null",
		}),
		likes_count: integer("likes_count").notNull().default(0),
		is_pinned: boolean("is_pinned").notNull().default(false),
		/** reported and not yet decided */
		is_flagged: boolean("is_flagged").notNull().default(false),
		/** hidden by reports or by an admin's decision */
		hidden_at: moment("hidden_at"),
		created_at: moment("created_at").notNull().defaultNow(),
		updated_at: moment("updated_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("group_messages_sequence_idx").on(t.group_id, t.sequence),
		uniqueIndex("group_messages_revision_idx").on(t.group_id, t.revision),
		uniqueIndex("group_messages_client_idx").on(t.user_id, t.client_id),
		// makes the answering job idempotent
		uniqueIndex("group_messages_ai_answer_idx").on(t.reply_to_message_id).where(sql`${t.message_type} = 'ai_agent'`),
		index("group_messages_pinned_idx").on(t.group_id, t.sequence).where(sql`${t.is_pinned}`),
		index("group_messages_recent_idx").on(t.group_id, t.created_at),
		check("group_messages_type", sql`${t.message_type} in ('user', 'ai_agent', 'system')`),
		check("group_messages_length", sql`char_length(${t.content}) between 1 and 4000`),
		check("group_messages_likes", sql`${t.likes_count} >= 0`),
		check("group_messages_sender", sql`${t.message_type} = 'user' or ${t.user_id} is null`),
	],
);

export const groupMessageLikes = pgTable(
	"group_message_likes",
	{
		message_id: uuid("message_id")
			.notNull()
			.references(() => groupMessages.id, { onDelete: "cascade" }),
		user_id: fanId(),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [primaryKey({ columns: [t.message_id, t.user_id] }), index("group_message_likes_user_idx").on(t.user_id)],
);

/** Fans' reports of messages; one per fan and message. */
export const groupMessageReports = pgTable(
	"group_message_reports",
	{
		message_id: uuid("message_id")
			.notNull()
			.references(() => groupMessages.id, { onDelete: "cascade" }),
		user_id: fanId(),
		reason: text("reason").notNull(),
		note: text("note"),
		/** whether it counts towards hiding the message */
		trusted: boolean("trusted").notNull(),
		created_at: moment("created_at").notNull().defaultNow(),
		resolution: text("resolution").$type<"keep" | "remove">(),
		resolved_at: moment("resolved_at"),
		resolved_by: uuid("resolved_by").references(() => users.id, { onDelete: "set null" }),
	},
	(t) => [
		primaryKey({ columns: [t.message_id, t.user_id] }),
		index("group_message_reports_open_idx").on(t.created_at).where(sql`${t.resolution} is null`),
		check("group_message_reports_reason", sql`${t.reason} in ('abuse', 'spam', 'off_topic', 'personal', 'other')`),
		check("group_message_reports_resolution", sql`(${t.resolution} is null) = (${t.resolved_at} is null)`),
	],
);

/** A mute or a ban from all group chats, with the reason that the fan sees. */
export const chatSanctions = pgTable(
	"chat_sanctions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		user_id: fanId(),
		kind: text("kind").$type<"mute" | "ban">().notNull(),
		reason: text("reason").notNull(),
		/** a ban may have no end */
		until: moment("until"),
		message_id: uuid("message_id").references(() => groupMessages.id, { onDelete: "set null" }),
		created_by: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
		created_at: moment("created_at").notNull().defaultNow(),
		lifted_at: moment("lifted_at"),
	},
	(t) => [
		index("chat_sanctions_user_idx").on(t.user_id),
		check("chat_sanctions_kind", sql`${t.kind} = 'ban' or (${t.kind} = 'mute' and ${t.until} is not null)`),
	],
);
