import { ArrowRight } from "lucide-react";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { LineChart } from "../../../ui/charts/line-chart.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import { PlayerLink } from "../../../ui/people/person-name.tsx";
import { plural } from "../words.ts";
import type { Race } from "./race.server.ts";
import type { FoundSeason } from "./season.server.ts";
import "../card/card.css";
import "./seasons.css";
import "../../../ui/styles/figures/figure-table.css";

/** Both cap races, each as a chart and its top five. */
export function CapRaces({ found: { season, orange, purple, slugs } }: { found: FoundSeason }) {
	if (!orange || !purple) return null;
	return (
		<section className="block" aria-labelledby="caps">
			<SectionHead id="caps" title="The cap races" />
			<div className="charts-two">
				<CapRace id="orange" cap="Orange Cap" unit="run" race={orange} slugs={slugs}>
					<a className="link-more" href={`/statistics/runs?season=${season}`}>
						All run-scorers of {season} <ArrowRight className="icon" />
					</a>
				</CapRace>
				<CapRace id="purple" cap="Purple Cap" unit="wicket" race={purple} slugs={slugs}>
					<a className="link-more" href={`/statistics/wickets?season=${season}`}>
						All wicket-takers of {season} <ArrowRight className="icon" />
					</a>
				</CapRace>
			</div>
			<p className="note">Most runs and most wickets of the season; ties: fewer balls, then better economy.</p>
		</section>
	);
}

type CapRaceProps = {
	id: string;
	cap: string;
	unit: string;
	race: Race;
	slugs: Record<string, string>;
	children: React.ReactNode;
};

function CapRace({ id, cap, unit, race: { leaders, drawing }, slugs, children }: CapRaceProps) {
	const [first, second] = leaders;
	const label = leaders.map(({ player, figure }) => `${player} ${figure}`).join(", ");
	return (
		<ChartFigure
			id={`${id}-cap`}
			title={`${cap}: ${first?.player}, ${first?.figure}`}
			note={leadOf(first, second, unit)}
			table={{
				head: ["Player", `${unit}s`, "innings"],
				rows: leaders.map((leader) => [leader.player, leader.figure, leader.innings]),
			}}
		>
			<LineChart race label={label} drawing={drawing} />
			<ol className="racers">
				{leaders.map(({ player_id, player, team_id, figure, innings, rank }) => (
					<li key={player_id} data-team={team_id}>
						<span className="racers-place">{rank}</span>
						<span className="tm" data-team={team_id} aria-hidden="true" />
						<b>
							<PlayerLink name={player} slug={slugs[player_id]} />
						</b>
						<span className="score">{figure}</span>
						<span className="note">{innings} inns</span>
					</li>
				))}
			</ol>
			{children}
		</ChartFigure>
	);
}

type Leader = Race["leaders"][number];

/** '44 runs ahead of Shubman Gill, in 16 innings.' */
function leadOf(first: Leader | undefined, second: Leader | undefined, unit: string): string {
	if (!first || !second) return "";
	const lead = first.figure - second.figure;
	const ahead = lead === 0 ? `Level with ${second.player}` : `${plural(lead, unit)} ahead of ${second.player}`;
	return `${ahead}, in ${first.innings} innings.`;
}
