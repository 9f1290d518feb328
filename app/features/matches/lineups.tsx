import { PlayerLink } from "../../ui/player-link.tsx";
import { TeamLink } from "../../ui/team-link.tsx";
import type { FoundMatch } from "./scorecard.server.ts";

const ELEVEN = 11;
const FIRST_IMPACT_SEASON = 2023;

type LineupsProps = Pick<FoundMatch, "lineups" | "slugs"> & { season: number };

/** Who took the field. More than eleven: an Impact Player came in, or a substitute for a concussed one; the record does not say which. */
export function Lineups({ lineups, slugs, season }: LineupsProps) {
	return (
		<section aria-labelledby="lineups">
			<div className="section-head">
				<h2 id="lineups">Line-ups</h2>
			</div>
			<div className="halves">
				{lineups.map(({ team_id, team, players }) => (
					<div key={team_id} className="stack gap-2">
						<h3>
							<TeamLink id={team_id} name={team} />
						</h3>
						<p>
							{players.map(({ player_id, player }, place) => (
								<span key={player_id}>
									{place > 0 ? ", " : null}
									<PlayerLink name={player} slug={slugs[player_id]} />
								</span>
							))}
						</p>
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
		</section>
	);
}
