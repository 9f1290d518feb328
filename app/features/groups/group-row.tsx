import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import type { Group } from "./group.ts";
import { RoomFace } from "./rooms/room-bar.tsx";
import { groupsTexts, membersInWords, TYPE_NAMES } from "./rules.ts";
import "./groups.css";

/** A group in the list. */
export function GroupRow({ group }: { group: Group }) {
	const { id, group_name, group_type, group_description, team, member_count, ai_mode, live } = group;
	return (
		<article className="room-row group-row" data-group={id}>
			<RoomFace id={id} name={group_name} team={team} />
			<h2>
				<a href={`/groups/${id}`}>{group_name}</a>
			</h2>
			{/* no link of its own, because the title's link covers the row */}
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

/** The template of the mark that replaces `data-join` in the rows of the fan's groups. */
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

export function GroupBadges({ group, children }: { group: Group; children?: ReactNode }) {
	return (
		<p className="cluster">
			<Badge tone={group.team ? "team" : "outline"}>{TYPE_NAMES[group.group_type]}</Badge>
			{group.ai_mode === "never" ? null : <AiEnabled />}
			{children}
		</p>
	);
}
