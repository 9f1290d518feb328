import { counted } from "../../../lib/counted.ts";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { Link } from "../../../ui/link.tsx";
import type { PlayerFigures } from "../figures.server.ts";
import { bestText, countText, highestText, rateText } from "../figures-text.ts";
import { matchesOf } from "../rules.ts";

type SeasonsTableProps = { person: string; seasons: PlayerFigures[]; focus: "runs" | "wickets"; slug: string };

/** Batting and bowling by season; each season leads to its own page. */
export function SeasonsTable({ person, seasons, focus, slug }: SeasonsTableProps) {
	return (
		<ScrollTable id="seasons" caption="Season by season">
			<thead>
				<tr>
					<th scope="col" aria-sort="ascending">
						Season
					</th>
					{["Matches", "Runs", "Highest", "Average", "Strike rate", "100s", "50s", "Wickets", "Best", "Economy"].map(
						(head) => (
							<th key={head} scope="col" className="num">
								{head}
							</th>
						),
					)}
				</tr>
			</thead>
			<tbody {...counted({ rows: "batting", where: { player: person }, by: ["season"] })}>
				{seasons.map((line) => (
					<tr key={line.season} data-line={line.season}>
						<th scope="row">
							<Link to={`/seasons/${line.season}`}>{line.season}</Link>
						</th>
						<td className="num" data-figure="appearances.matches">
							<Link to={matchesOf(slug, { season: line.season })}>{line.matches}</Link>
						</td>
						<td className="num" data-key={focus === "runs" ? "" : undefined} data-figure="runs">
							{countText(line.runs)}
						</td>
						<td className="num" data-figure="highest">
							{highestText(line)}
						</td>
						<td className="num" data-figure="average">
							{rateText(line.average)}
						</td>
						<td className="num" data-figure="strike_rate">
							{rateText(line.strike_rate)}
						</td>
						<td className="num" data-figure="hundreds">
							{line.hundreds}
						</td>
						<td className="num" data-figure="fifties">
							{line.fifties}
						</td>
						<td className="num" data-key={focus === "wickets" ? "" : undefined} data-figure="bowling.wickets">
							{line.balls_bowled > 0 ? line.wickets : "—"}
						</td>
						<td className="num" data-figure="bowling.best">
							{bestText(line)}
						</td>
						<td className="num" data-figure="bowling.economy">
							{rateText(line.economy)}
						</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}
