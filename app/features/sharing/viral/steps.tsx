import { type ReactNode, useEffect, useRef } from "react";
import { SharePanel } from "../share-panel.tsx";
import { GOALS, HEROES, type Hero, VIRAL_TEAMS, type ViralTeam } from "./challenge.ts";
import "../sharing.css";
import "../../../ui/styles/figures/tables.css";

/** Focuses the first element of a step, because the pressed button is gone. */
function useFirstFocus<Element extends HTMLElement>() {
	const first = useRef<Element>(null);
	useEffect(() => {
		first.current?.focus();
	}, []);
	return first;
}

export function TeamStep({ description, onPick }: { description: string; onPick: (team: ViralTeam) => void }) {
	return (
		<>
			<p>{description}</p>
			<ul className="team-grid" aria-label="Teams">
				{VIRAL_TEAMS.map((team) => (
					<li key={team.id}>
						<button type="button" className="team-btn" data-team={team.id} onClick={() => onPick(team)}>
							<b>{team.id.toUpperCase()}</b> <span>{team.name}</span>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

export function HeroStep({ onPick }: { onPick: (hero: Hero | null) => void }) {
	const first = useFirstFocus<HTMLUListElement>();
	return (
		<>
			<ul className="team-grid" aria-label="Heroes" ref={first} tabIndex={-1}>
				{HEROES.map((hero) => (
					<li key={hero.slug}>
						<button type="button" className="hero-btn" onClick={() => onPick(hero)}>
							<b>{hero.name}</b> <span>{hero.of}</span>
						</button>
					</li>
				))}
			</ul>
			<p>
				<button type="button" className="btn" data-variant="outline" onClick={() => onPick(null)}>
					Skip
				</button>
			</p>
		</>
	);
}

type BriefingProps = { team: ViralTeam; hero: Hero | null; action: string; onAccept: () => void };

export function Briefing({ team, hero, action, onAccept }: BriefingProps) {
	const first = useFirstFocus<HTMLParagraphElement>();
	return (
		<>
			<p ref={first} tabIndex={-1}>
				You shout for <strong>{team.name}</strong>
				{hero ? (
					<>
						, and your hero is <strong>{hero.name}</strong>
					</>
				) : null}
				. Four things to do:
			</p>
			<ol className="ledger">
				{GOALS.map((goal) => (
					<li key={goal}>{goal}</li>
				))}
			</ol>
			<p>
				<button type="button" className="btn" data-variant="marigold" data-size="lg" data-block="" onClick={onAccept}>
					{action}
				</button>
			</p>
		</>
	);
}

type AcceptedProps = { team: ViralTeam; hero: Hero | null; armyPicker: ReactNode };

/** Shown after accepting: the team's share, the hero's if there is one, and the armies to join. */
export function Accepted({ team, hero, armyPicker }: AcceptedProps) {
	const first = useFirstFocus<HTMLHeadingElement>();
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
