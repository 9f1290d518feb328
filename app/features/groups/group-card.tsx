import { Sparkles } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import type { Group } from "./group.ts";
import { groupsTexts, membersInWords, TYPE_NAMES } from "./rules.ts";
import "./groups.css";
import "../../ui/styles/cards.css";

export function GroupCard({ group }: { group: Group }) {
	return (
		<article className="card group-card" data-team={group.team ?? undefined} data-group={group.id}>
			<h2 className="card-title">
				<a href={`/groups/${group.id}`}>{group.group_name}</a>
			</h2>
			<p>{group.group_description ?? groupsTexts.noDescription}</p>
			<div className="card-foot cluster" data-spread="">
				<GroupBadges group={group}>
					<span className="note">{membersInWords(group.member_count)}</span>
				</GroupBadges>
				{/* the title's link covers the card, so this text needs no link of its own */}
				<span className="link-more" aria-hidden="true" data-join="">
					Join Group
				</span>
			</div>
		</article>
	);
}

/** Replaces `data-join` in the card of a group that the fan is in. */
export const MemberMark = () => (
	<template id="member-mark">
		<Badge tone="success">✓ Member</Badge>
	</template>
);

/** The kind of group, and whether the assistant talks in it. */
export function GroupBadges({ group, children }: { group: Group; children?: React.ReactNode }) {
	return (
		<p className="cluster">
			<Badge tone={group.team ? "team" : "outline"}>{TYPE_NAMES[group.group_type]}</Badge>
			{group.ai_mode === "never" ? null : (
				<Badge tone="info">
					<Sparkles className="icon" /> AI Enabled
				</Badge>
			)}
			{children}
		</p>
	);
}
