import { useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { formatOwnMoment } from "../../lib/dates.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Group, Membership } from "./group.ts";
import {
	AI_MODE_NAMES,
	type AiMode,
	groupsTexts,
	leaveQuestion,
	NOTIFICATION_NAMES,
	type Notifications,
	QUIET_HOURS,
	removeQuestion,
} from "./rules.ts";
import { SelectField } from "./select-field.tsx";
import "../../ui/styles/cards.css";

type GroupSettingsProps = {
	group: Group;
	membership: Membership;
	onMembership: (membership: Membership) => void;
	onGroup: (group: Partial<Group>) => void;
	onLeft: (member_count: number) => void;
	onRemoved: () => void;
};

/**
 * Settings of a group. Members choose notifications and quiet hours, and can leave. Moderators also choose when the
 * assistant answers. Moderators and admins can remove the group.
 */
export function GroupSettings({ group, membership, onMembership, onGroup, onLeft, onRemoved }: GroupSettingsProps) {
	const { me } = useAuth();
	const [busy, setBusy] = useState(false);
	const { ask, dialog } = useConfirm();
	const params = { id: group.id };
	const moderator = membership.role === "moderator";

	async function change<Answer>(call: () => Promise<Answer>, then: (answer: Answer) => void) {
		setBusy(true);
		try {
			then(await call());
		} catch (error) {
			const words = error instanceof RequestFailed && error.status < 500 ? error.message : groupsTexts.changeFailed;
			toast({ type: "error", title: "Error", text: words });
		} finally {
			setBusy(false);
		}
	}
	const set = (settings: { notifications?: Notifications; quiet_hours?: number }) =>
		change(() => request("PATCH /groups/:id/membership", { params, body: settings }), onMembership);
	const setAiMode = (ai_mode: AiMode) =>
		change(() => request("PATCH /groups/:id", { params, body: { ai_mode } }), onGroup);
	const leave = () =>
		void change(
			() => request("DELETE /groups/:id/membership", { params }),
			({ member_count }) => onLeft(member_count),
		);
	const remove = () => void change(() => request("DELETE /groups/:id", { params }), onRemoved);

	return (
		<section className="card stack" aria-label="Group settings">
			<h2 className="card-title">Settings</h2>
			<SelectField
				id="group-notifications"
				label="Notify me about"
				hint="By mail, at most once an hour."
				value={membership.notifications}
				names={Object.entries(NOTIFICATION_NAMES)}
				disabled={busy}
				onChoose={(value) => void set({ notifications: value as Notifications })}
			/>
			<SelectField
				id="group-quiet"
				label="Mute"
				hint={membership.quiet_until ? `Muted until ${formatOwnMoment(membership.quiet_until)}` : "Not muted"}
				value=""
				none="Choose how long"
				names={QUIET_HOURS.map(({ hours, name }) => [String(hours), name])}
				disabled={busy}
				onChoose={(value) => void set({ quiet_hours: Number(value) })}
			/>
			{moderator ? (
				<SelectField
					id="group-ai"
					label="The AI assistant answers"
					value={group.ai_mode}
					names={Object.entries(AI_MODE_NAMES)}
					disabled={busy}
					onChoose={(value) => void setAiMode(value as AiMode)}
				/>
			) : null}
			<p className="cluster">
				<button
					type="button"
					className="btn"
					data-variant="outline"
					aria-disabled={busy}
					onClick={() => ask(leaveQuestion(group.group_name, moderator), leave)}
				>
					Leave Group
				</button>
				{moderator || me?.role === "admin" ? (
					<button
						type="button"
						className="btn"
						data-variant="danger"
						aria-disabled={busy}
						onClick={() => ask(removeQuestion(group.group_name, group.member_count), remove)}
					>
						Remove group
					</button>
				) : null}
			</p>
			{dialog}
		</section>
	);
}
