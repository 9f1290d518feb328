import { PitchShare } from "../../ui/figures/pitch.tsx";
import type { FoundTeam } from "./team.server.ts";
import "./teams.css";
import "../../ui/styles/people/emblems.css";

type HeadToHeadProps = { team: FoundTeam["profile"]; rivals: FoundTeam["rivals"] };

/** Wins and losses against each side as a strip, linked to the matches. */
export function HeadToHead({ team, rivals }: HeadToHeadProps) {
	return (
		<section aria-labelledby="rivals">
			<div className="section-head">
				<h2 id="rivals">Head to head</h2>
				<p>Won and lost; the rest had no result. A super over counts for its winner.</p>
			</div>
			<ul className="h2h">
				{rivals.map((rival) => (
					<li key={rival.opponent_id}>
						<span className="flag" data-team={rival.opponent_id} data-size="sm" aria-hidden="true">
							{rival.opponent_id.toUpperCase()}
						</span>
						<span className="h2h-name">
							<a href={`/matches?team=${team.id}&opponent=${rival.opponent_id}`}>{rival.opponent}</a>{" "}
							<span className="note">{rival.matches} played</span>
						</span>
						<span className="score h2h-tally">
							<span className="sr-only">won</span> {rival.won}–{rival.lost} <span className="sr-only">lost</span>
						</span>
						<PitchShare
							label={`${team.name} won ${rival.won}, ${rival.opponent} won ${rival.lost}`}
							parts={[
								{ name: team.name, value: rival.won, team: team.id },
								{ name: rival.opponent, value: rival.lost, team: rival.opponent_id },
							]}
							whole={rival.matches}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}
