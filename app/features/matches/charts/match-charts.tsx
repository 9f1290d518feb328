import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { LineChart } from "../../../ui/charts/line-chart.tsx";
import type { FoundMatch } from "../card/match.server.ts";
import { ManhattanChart } from "./manhattan-chart.tsx";
import "../card/card.css";

/** Runs per over and cumulative runs of both sides. The side that batted second is striped. */
export function MatchCharts({ found: { innings, manhattans, worm } }: { found: FoundMatch }) {
	if (!worm) return null;
	const table = { head: worm.head, rows: worm.rows };
	return (
		<div className="charts-two">
			<ChartFigure id="overs" title="Runs per over" note={bestOvers(innings)} table={table}>
				<p className="keys">
					<span className="key" data-wicket="">
						wicket
					</span>
					<span className="key" data-powerplay="">
						powerplay
					</span>
				</p>
				{innings.map(({ innings: number, team_id, code, score, by_over }, index) => {
					const drawing = manhattans[index];
					const label = `${code}, runs in each over: ${by_over.map(({ runs }) => runs).join(", ")}`;
					return drawing ? (
						<div key={number} data-team={team_id}>
							<p className="chart-side">{`${code}, ${score}`}</p>
							<ManhattanChart label={label} drawing={drawing} second={number === 2} />
						</div>
					) : null;
				})}
			</ChartFigure>
			<ChartFigure id="worm" title="The innings as they grew" note={afterPowerplay(innings)} table={table}>
				<p className="keys">
					<span className="key" data-fall="">
						a wicket falls
					</span>
				</p>
				<LineChart label={innings.map(({ code, score }) => `${code} ${score}`).join(", ")} drawing={worm.drawing} />
			</ChartFigure>
		</div>
	);
}

type Innings = FoundMatch["innings"];

/** 'SRH took 24 off Watson in over 20; RCB took 21 off Cutting in over 9.' */
function bestOvers(innings: Innings): string {
	const sides = innings.flatMap(({ code, by_over }) => {
		const [best] = by_over.toSorted((a, b) => b.runs - a.runs);
		return best ? [`${code} took ${best.runs} off ${best.bowlers} in over ${best.over}`] : [];
	});
	return `${sides.join("; ")}.`;
}

const POWERPLAY = 6;

/** 'After six overs: RCB 59/0, SRH 59/0.' */
function afterPowerplay(innings: Innings): string {
	const sides = innings.flatMap(({ code, by_over }) => {
		const sixth = by_over.find(({ over }) => over === POWERPLAY);
		return sixth ? [`${code} ${sixth.score}`] : [];
	});
	return sides.length > 0 ? `After six overs: ${sides.join(", ")}.` : "Runs after each over.";
}
