import { formatDate } from "../../lib/dates.ts";
import { Link } from "../../ui/link.tsx";
import type { MatchLine } from "./match.ts";
import { oversOf, resultOf, scoreOf, stageOf } from "./words.ts";

/** Matches that were played, one under the other; each leads to its scorecard. */
export function Fixtures({ matches, label }: { matches: MatchLine[]; label: string }) {
	return (
		<ol className="fixtures" aria-label={label}>
			{matches.map((match) => (
				<li key={match.match_id}>
					<p className="fixture-when">
						{formatDate(match.date)}
						<br />
						{stageOf(match)}, {match.city}
					</p>
					<p className="fixture-title">
						<Link to={`/matches/${match.match_id}`}>
							{match.first_team} v {match.second_team}
						</Link>
					</p>
					<p className="fixture-scores">
						{total(match.first_runs, match.first_wickets, match.first_balls)},{" "}
						{total(match.second_runs, match.second_wickets, match.second_balls)}
					</p>
					<p className="fixture-result">{resultOf(match)}</p>
				</li>
			))}
		</ol>
	);
}

function total(runs: number | null, wickets: number | null, balls: number | null): string {
	return runs === null || wickets === null || balls === null
		? "did not bat"
		: `${scoreOf(runs, wickets)} (${oversOf(balls)})`;
}
