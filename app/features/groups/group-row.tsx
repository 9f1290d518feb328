import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import type { Group } from "./group.ts";
import { RoomFace } from "./rooms/room-bar.tsx";
import { groupsTexts, membersInWords, TYPE_NAMES } from "./rules.ts";
import "./groups.css";

/** A group as a row of the list: its name, its kind and size, and whether it watches a match now. */
export function GroupRow({ group }: { group: Group }) {
	const { id, group_name, group_type, group_description, team, member_count, ai_mode, live } = group;
	return (
		<article className="room-row group-row" data-group={id}>
			<RoomFace id={id} name={group_name} team={team} />
			<h2>
				<a href={`/groups/${id}`}>{group_name}</a>
			</h2>
			{/* the title's link covers the row, so this text needs no link of its own */}
			<span className="link-more" aria-hidden="true" data-join="">
				Join Group
			</span>
			<p className="room-last">
				{live ? <Badge tone="live">Live</Badge> : null}
				<em>{`${TYPE_NAMES[group_type]}, ${membersInWords(member_count)}.`}</em> {ai_mode === "never" ? "AI off. " : ""}
				{group_description ?? groupsTexts.noDescription}
			</p>
		</article>
	);
}

/** Replaces `data-join` in the row of a group that the fan is in. */
export const MemberMark = () => (
	<template id="member-mark">
		<Badge tone="success">✓ Member</Badge>
	</template>
);

export const AiEnabled = () => (
	<Badge tone="info">
		<Sparkles className="icon" /> AI Enabled
	</Badge>
);

/** The kind of group, and whether the assistant talks in it. */
export function GroupBadges({ group, children }: { group: Group; children?: ReactNode }) {
	return (
		<p className="cluster">
			<Badge tone={group.team ? "team" : "outline"}>{TYPE_NAMES[group.group_type]}</Badge>
			{group.ai_mode === "never" ? null : <AiEnabled />}
			{children}
		</p>
	);
}
