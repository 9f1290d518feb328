import { type ReactNode, useEffect, useRef } from "react";
import { SharePanel } from "../share-panel.tsx";
import type { Hero, ViralTeam } from "./challenge.ts";

type AcceptedProps = { team: ViralTeam; hero: Hero | null; armyPicker: ReactNode };

/** The step after an accepted challenge: share buttons for the team and a chosen hero, and the armies to join. */
export function Accepted({ team, hero, armyPicker }: AcceptedProps) {
	const first = useRef<HTMLHeadingElement>(null);
	// the pressed button no longer exists, so move its focus
	useEffect(() => first.current?.focus(), []);
	return (
		<>
			<h3 ref={first} tabIndex={-1}>
				Share {team.name}
			</h3>
			<SharePanel type="team_victory" content_id={team.id} />
			{hero ? (
				<>
					<h3>Share {hero.name}</h3>
					<SharePanel type="player" content_id={hero.slug} />
				</>
			) : null}
			<div className="sheet-picker">{armyPicker}</div>
		</>
	);
}
