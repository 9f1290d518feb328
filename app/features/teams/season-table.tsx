import { FigureTable } from "../../ui/figures/figure-table.tsx";
import { teamsTexts } from "./rules.ts";
import type { TeamSeason } from "./seasons.ts";
import "../../ui/styles/figures/tables.css";

const FINISHES = { title: "Champions", final: "Runners-up", playoffs: "Playoffs" } as const;

/** League stage and finish by season. A row links to the season's matches. */
export function SeasonTable({ team, seasons }: { team: { id: string; name: string }; seasons: TeamSeason[] }) {
	return (
		<div>
			<FigureTable
				id="season-table"
				caption="League stage and finish"
				fits
				who="Season"
				keyColumn="points"
				columns={[
					{ key: "played", head: "P", name: "Played", width: "s", wide: true },
					{ key: "won", head: "W", name: "Won", width: "s" },
					{ key: "lost", head: "L", name: "Lost", width: "s" },
					{ key: "no_result", head: "NR", name: "No result", width: "s", wide: true },
					{ key: "form", head: "Last five", width: "f", wide: true, words: true },
					{ key: "table", head: "Table", width: "l", wide: true, words: true },
					{ key: "net_run_rate", head: "NRR", name: "Net run rate", width: "l" },
					{ key: "points", head: "Pts", name: "Points", width: "m" },
				]}
				rows={seasons.map((line) => ({
					id: String(line.season),
					names: [{ text: String(line.season), to: `/matches?team=${team.id}&season=${line.season}` }],
					note: <Finish line={line} />,
					cells: [
						line.played,
						line.won,
						line.lost,
						line.no_result,
						<LastFive key="form" matches={line.last_five} />,
						<a key="table" href={`/seasons/${line.season}`} aria-label={`League table of ${line.season}`}>
							{line.season}
						</a>,
						signed(line.net_run_rate),
						line.points,
					],
				}))}
			/>
			<p className="note mt-2">{teamsTexts.netRunRate}</p>
		</div>
	);
}

const WORDS = { won: "W", lost: "L", no_result: "–" } as const;

function LastFive({ matches }: { matches: TeamSeason["last_five"] }) {
	return (
		<span className="lt-form">
			{matches.map(({ match_id, result }) => (
				<i key={match_id} data-r={result}>
					{WORDS[result]}
				</i>
			))}
		</span>
	);
}

function Finish({ line: { reached, finish } }: { line: TeamSeason }) {
	if (!reached) return `${finish} in the league`;
	return reached === "title" ? <b className="best">{FINISHES.title}</b> : FINISHES[reached];
}

/** '+0.392', '−0.647' with a minus sign */
function signed(rate: number | null): string {
	if (rate === null) return "—";
	return `${rate < 0 ? "−" : "+"}${Math.abs(rate).toFixed(3)}`;
}
