import { grouped } from "../../../lib/numbers.ts";
import { Link } from "../../../ui/link.tsx";
import { Plates } from "../../../ui/plates.tsx";
import { TeamLink } from "../../../ui/team-link.tsx";
import type { FoundSeason } from "./season.server.ts";

/** The counts of a season on the board, and who won it. */
export function SeasonBoard({ found: { final, totals } }: { found: FoundSeason }) {
	const counts = [
		["Matches", totals.matches],
		["Runs", totals.runs],
		["Wickets", totals.wickets],
		["Sixes", totals.sixes],
	] as const;
	return (
		<section className="on-board match-board" aria-label="The season in figures">
			<div className="rope" />
			<div className="wrap stack gap-6 py-6">
				{final ? (
					<p className="match-board-result">
						Champions: <TeamLink {...final.champion} />, who beat <TeamLink {...final.runner_up} /> in{" "}
						<Link to={`/matches/${final.match_id}`}>the final</Link>
					</p>
				) : null}
				<dl className="strip-stats">
					{counts.map(([name, count]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>
								<Plates value={grouped(count)} />
							</dd>
						</div>
					))}
				</dl>
			</div>
			<div className="rope" />
		</section>
	);
}
