import { SectionHead } from "../../../ui/heads.tsx";
import { PLAYERS_NAME } from "../rules.ts";
import { FeaturedPlayerRow } from "./player-row.tsx";
import type { Featured } from "./players.server.ts";
import "../../../ui/styles/people/people.css";

/** A section with the four most expensive players of the newest squads. */
export function FeaturedPlayers({ players, figures, squad_season }: Featured) {
	if (players.length === 0) return null;
	return (
		<section className="section wrap" aria-labelledby="players-title">
			<SectionHead id="players-title" title="Featured players" more={{ text: PLAYERS_NAME, to: "/players" }} />
			<ul className="plist">
				{players.map((player) => (
					<li key={player.id}>
						<FeaturedPlayerRow player={player} figure={figures[player.id]} />
					</li>
				))}
			</ul>
			<p className="note mt-3">The four highest known prices in the {squad_season} squads, in crores of rupees.</p>
		</section>
	);
}
