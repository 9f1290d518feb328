import { Trophy } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { ScrollTable } from "../../ui/figures/scroll-table.tsx";
import { Link } from "../../ui/link.tsx";
import { teamsTexts } from "./rules.ts";
import type { TeamSeason } from "./seasons.ts";

const BALLS = {
	won: { letter: "W", result: "right", word: "won" },
	lost: { letter: "L", result: "none", word: "lost" },
	no_result: { letter: "–", result: undefined, word: "no result" },
} as const;

export function SeasonTable({ team, seasons }: { team: { id: string; name: string }; seasons: TeamSeason[] }) {
	return (
		<div>
			<ScrollTable id="season-table" caption="League stage and finish">
				<thead>
					<tr>
						<th scope="col">Season</th>
						{["Played", "Won", "Lost", "No result", "Points", "Net run rate"].map((name) => (
							<th key={name} scope="col" className="num">
								{name}
							</th>
						))}
						<th scope="col">Finish</th>
						<th scope="col">Last five</th>
					</tr>
				</thead>
				<tbody>
					{seasons.map((line) => (
						<tr key={line.season}>
							<th scope="row">
								<Link to={`/seasons/${line.season}`}>{line.season}</Link>
							</th>
							<td className="num">
								<Link to={`/matches?team=${team.id}&season=${line.season}`}>{line.played}</Link>
							</td>
							<td className="num" data-key="">
								{line.won}
							</td>
							<td className="num">{line.lost}</td>
							<td className="num">{line.no_result}</td>
							<td className="num">{line.points}</td>
							<td className="num">{signed(line.net_run_rate)}</td>
							<td>
								{line.reached === "title" ? (
									<Badge tone="new">
										<Trophy className="icon" /> {line.finish}
									</Badge>
								) : (
									line.finish
								)}
							</td>
							<td>
								<LastFive matches={line.last_five} />
							</td>
						</tr>
					))}
				</tbody>
			</ScrollTable>
			<p className="note">{teamsTexts.netRunRate}</p>
		</div>
	);
}

/** +0.392, −0.647: with a real minus. */
function signed(rate: number | null): string {
	if (rate === null) return "—";
	return `${rate < 0 ? "−" : "+"}${Math.abs(rate).toFixed(3)}`;
}

function LastFive({ matches }: { matches: TeamSeason["last_five"] }) {
	return (
		<span className="over">
			{matches.map(({ match_id, result: ended }) => {
				const { letter, result, word } = BALLS[ended];
				return (
					<Link key={match_id} className="ball" data-result={result} to={`/matches/${match_id}`}>
						<span aria-hidden="true">{letter}</span>
						<span className="sr-only">{word}</span>
					</Link>
				);
			})}
		</span>
	);
}
