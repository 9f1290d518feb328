import type { ReactNode } from "react";
import { avatarPath } from "../../lib/session/avatar.ts";
import { displayName, initialsOf } from "../../lib/session/me.ts";
import { Avatar } from "../../ui/people/avatar.tsx";
import { Jersey } from "../../ui/people/jersey.tsx";
import type { PublicProfile } from "./profile.ts";
import "./profile.css";

const TWELFTH_MAN = 12;

/** A shirt with the fan's initials in the team's colours, and the fan's picture. */
export function FanShirt({ profile, children }: { profile: PublicProfile; children?: ReactNode }) {
	const initials = initialsOf(displayName(profile));
	const src = avatarPath(profile);
	return (
		<div className="fan-shirt on-board" data-team={profile.team?.team_code.toLowerCase()}>
			<Jersey initials={initials} number={TWELFTH_MAN} />
			<div>{children}</div>
			{src ? <Avatar src={src} initials={initials} id={profile.id} size="lg" /> : null}
		</div>
	);
}
