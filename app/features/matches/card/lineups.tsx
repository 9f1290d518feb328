import { PlayerLink } from "../../../ui/people/person-name.tsx";
import { TeamLink } from "../../../ui/people/team-link.tsx";
import type { FoundMatch } from "./match.server.ts";
import "./card.css";

const ELEVEN = 11;
const FIRST_IMPACT_SEASON = 2023;

type LineupsProps = Pick<FoundMatch, "lineups" | "slugs" | "umpires"> & { season: number };

/** Both sides' players with role and figures. The record does not say who replaced whom. */
export function Lineups({ lineups, slugs, season, umpires }: LineupsProps) {
	return (
		<section className="block" id="teams" aria-labelledby="teams-head">
			<div className="section-head">
				<h2 id="teams-head">Teams</h2>
			</div>
			<div className="halves">
				{lineups.map(({ team_id, team, players }) => (
					<div key={team_id} className="stack gap-2">
						<h3>
							<TeamLink id={team_id} name={team} />
						</h3>
						<ul className="xi">
							{players.map(({ player_id, player, role, figures }) => (
								<li key={player_id}>
									<b>
										<PlayerLink name={player} slug={slugs[player_id]} />
									</b>
									<span className="note">{role}</span>
									<span className="xi-did">{figures}</span>
								</li>
							))}
						</ul>
						{players.length > ELEVEN ? (
							<p className="note">
								{players.length} took the field:{" "}
								{season >= FIRST_IMPACT_SEASON ? "an Impact Player or a concussion substitute" : "a substitute"} came
								in.
							</p>
						) : null}
					</div>
				))}
			</div>
			{umpires.length > 0 ? <p className="note mt-4">Umpires: {umpires.join(", ")}</p> : null}
		</section>
	);
}
