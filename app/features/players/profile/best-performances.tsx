import { formatDate } from "../../../lib/dates.ts";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { Link } from "../../../ui/link.tsx";
import { rateText } from "../figures-text.ts";
import type { PlayerProfile } from "./profile.server.ts";

type BestProps = Pick<PlayerProfile, "scores" | "spells" | "focus">;

/** The highest scores and the best figures, each leading to its scorecard; what a player is known by comes first. */
export function BestPerformances({ scores, spells, focus }: BestProps) {
	const batting = scores.length > 0 ? <HighestScores key="scores" scores={scores} /> : null;
	const bowling = spells.length > 0 ? <BestFigures key="figures" spells={spells} /> : null;
	return focus === "runs" ? [batting, bowling] : [bowling, batting];
}

function HighestScores({ scores }: Pick<BestProps, "scores">) {
	return (
		<ScrollTable id="best-scores" caption="Highest scores">
			<thead>
				<tr>
					<th scope="col">Match</th>
					<th scope="col" className="num" data-sorted="" aria-sort="descending">
						Runs
					</th>
					<th scope="col" className="num">
						Balls
					</th>
					<th scope="col" className="num">
						4s
					</th>
					<th scope="col" className="num">
						6s
					</th>
					<th scope="col" className="num">
						Strike rate
					</th>
					<th scope="col">Ground</th>
				</tr>
			</thead>
			<tbody>
				{scores.map((score) => (
					<tr key={`${score.match_id}-${score.innings_number}`}>
						<MatchCell {...score} />
						<td className="num" data-key="" data-sorted="">
							{score.runs}
							{score.not_out ? "*" : ""}
						</td>
						<td className="num">{score.balls}</td>
						<td className="num">{score.fours}</td>
						<td className="num">{score.sixes}</td>
						<td className="num">{rateText(score.strike_rate)}</td>
						<td>{score.ground}</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

function BestFigures({ spells }: Pick<BestProps, "spells">) {
	return (
		<ScrollTable id="best-figures" caption="Best bowling figures">
			<thead>
				<tr>
					<th scope="col">Match</th>
					<th scope="col" className="num" data-sorted="" aria-sort="descending">
						Figures
					</th>
					<th scope="col" className="num">
						Overs
					</th>
					<th scope="col" className="num">
						Economy
					</th>
					<th scope="col">Ground</th>
				</tr>
			</thead>
			<tbody>
				{spells.map((spell) => (
					<tr key={`${spell.match_id}-${spell.innings_number}`}>
						<MatchCell {...spell} />
						<td className="num" data-key="" data-sorted="">
							{spell.wickets}/{spell.runs}
						</td>
						<td className="num">{spell.overs}</td>
						<td className="num">{rateText(spell.economy)}</td>
						<td>{spell.ground}</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

function MatchCell({ match_id, opponent, date }: { match_id: number; opponent: string; date: string }) {
	return (
		<th scope="row">
			<Link to={`/matches/${match_id}`}>
				{opponent}, {formatDate(date)}
			</Link>
		</th>
	);
}
