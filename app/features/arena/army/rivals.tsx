import { grouped } from "../../../lib/numbers.ts";
import { Badge } from "../../../ui/badge.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import type { Army } from "../../community/army.ts";
import { useMyArmy } from "../../community/use-my-army.ts";
import "../arena.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/people/emblems.css";

/** ARENA-1: all ten armies, most points first, with the fan's own marked. */
export function Rivals({ armies }: { armies: Army[] }) {
	const { membership } = useMyArmy();
	return (
		<section className="section wrap" id="rivals" aria-labelledby="rivals-title">
			<SectionHead id="rivals-title" title="Rivals" more={{ text: "Army table", to: "/community?tab=leaderboard" }} />
			<ul className="rivals">
				{armies.map(({ id, team_code, team_name, total_members, total_points }) => {
					const team = team_code.toLowerCase();
					return (
						<li key={id} className="card rival" data-team={team}>
							<span className="flag" data-team={team} aria-hidden="true">
								{team_code}
							</span>
							<h3 className="card-title">
								<a href={`/teams/${team}`}>{team_name}</a>
							</h3>
							<p className="note">
								{grouped(total_members)} {total_members === 1 ? "fan" : "fans"}, {grouped(total_points)} pts
							</p>
							{id === membership?.army_id ? <Badge tone="new">Yours</Badge> : null}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
