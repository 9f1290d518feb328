import { ArrowLeft, Settings, X } from "lucide-react";
import { hueOf } from "../../../lib/session/avatar.ts";
import { initialsOf } from "../../../lib/session/me.ts";
import type { Group } from "../group.ts";
import "../chat/view/chat.css";
import "../../../ui/styles/people/avatar.css";

type RoomBarProps = { group: Group; words: string; settings: boolean; onSettings: (() => void) | null };

/** The head of a room on a phone, where the chat fills the screen. `onSettings`: null for non-members. */
export function RoomBar({ group: { id, group_name, team }, words, settings, onSettings }: RoomBarProps) {
	return (
		<div className="room-bar">
			<a className="btn" data-variant="quiet" data-size="icon" href="/groups" aria-label="All rooms">
				<ArrowLeft className="icon" />
			</a>
			<RoomFace id={id} name={group_name} team={team} />
			<div className="room-bar-name">
				<h1>{group_name}</h1>
				{words ? <p>{words}</p> : null}
			</div>
			{onSettings ? (
				<button
					type="button"
					className="btn"
					data-variant="quiet"
					data-size="icon"
					aria-expanded={settings}
					aria-label="Settings"
					onClick={onSettings}
				>
					{settings ? <X className="icon" /> : <Settings className="icon" />}
				</button>
			) : null}
		</div>
	);
}

/** A room's icon: the code and colours of its team, else the initials of its name. */
export function RoomFace({ id, name, team }: { id: string; name: string; team: string | null }) {
	return (
		<span
			className="avatar room-face"
			data-team={team ?? undefined}
			data-hue={team ? undefined : hueOf(id)}
			aria-hidden="true"
		>
			{team ? team.toUpperCase() : initialsOf(name)}
		</span>
	);
}
