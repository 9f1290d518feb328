import type { AiMode, GroupType, Notifications } from "./rules.ts";

/** A group as everybody sees it. */
export type Group = {
	id: string;
	group_name: string;
	group_description: string | null;
	group_type: GroupType;
	/** a team's code, where it is a team's group */
	team: string | null;
	member_count: number;
	ai_mode: AiMode;
};

/** What keeps a fan from writing, and why. */
export type Sanction = { kind: "mute" | "ban"; reason: string; until: string | null };

/** A fan's own place in a group. */
export type Membership = {
	member: boolean;
	role: "member" | "moderator" | null;
	notifications: Notifications;
	quiet_until: string | null;
	sanction: Sanction | null;
};

/** A message as members see it. A hidden one keeps its place, without its text. */
export type Message = {
	id: string;
	group_id: string;
	sequence: number;
	revision: number;
	user_id: string | null;
	client_id: string | null;
	message_type: "user" | "ai_agent" | "system";
	content: string;
	metadata: Record<string, unknown> | null;
	reply_to_message_id: string | null;
	likes_count: number;
	is_pinned: boolean;
	is_flagged: boolean;
	hidden: boolean;
	created_at: string;
	sender: { full_name: string | null; avatar_url: string | null } | null;
	reply_to: { sender: string | null; content: string; message_type: Message["message_type"] } | null;
};
