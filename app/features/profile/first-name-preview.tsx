import { NAMELESS } from "../../lib/session/avatar.ts";
import { initialsOf } from "../../lib/session/me.ts";
import { Jersey } from "../../ui/people/jersey.tsx";
import "./first-name.css";
import "../../ui/styles/people/avatar.css";

/** Shows how others will see a fan with this name and team. */
export function FirstNamePreview({ name, team }: { name: string; team: string | null }) {
	const shown = name || NAMELESS;
	return (
		<aside className="name-show on-board" data-ground="board" aria-label="How others see you">
			<p className="name-show-h">How others see you</p>
			<div className="name-shirt" data-team={team ?? undefined}>
				<Jersey initials={initialsOf(shown)} number={null} />
			</div>
			<div className="paper bubble">
				<span className="avatar" data-team={team ?? undefined} aria-hidden="true">
					{initialsOf(shown).slice(0, 1)}
				</span>
				<div>
					<p>
						<strong>{shown}</strong>{" "}
						<span className="note">{team ? `${team.toUpperCase()} fan` : "A fan of all ten"}</span>
					</p>
					<p>Give him the last over. He always finds a way.</p>
				</div>
			</div>
			<p className="name-show-n">Your email address stays private. Skip this and you are “{NAMELESS}”.</p>
		</aside>
	);
}
