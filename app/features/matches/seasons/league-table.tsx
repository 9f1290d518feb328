import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import { TeamCode } from "../../../ui/people/team-code.tsx";
import type { Standing } from "./season.server.ts";
import "./seasons.css";
import "../../../ui/styles/figures/tables.css";

/** The league table; a line marks the last side that qualified. */
export function LeagueTable({ season, table }: { season: number; table: Standing[] }) {
	const last = table.findLastIndex(({ playoffs }) => playoffs);
	return (
		<FigureTable
			id="league-table"
			caption={`League stage, ${season}`}
			quiet
			fits
			who="Team"
			keyColumn="points"
			sorted="descending"
			columns={[
				{ key: "played", head: "P", name: "Played", width: "s" },
				{ key: "won", head: "W", name: "Won", width: "s" },
				{ key: "lost", head: "L", name: "Lost", width: "s" },
				{ key: "no_result", head: "NR", name: "No result", width: "s" },
				{ key: "form", head: "Last five", width: "f", wide: true, words: true },
				{ key: "net_run_rate", head: "NRR", name: "Net run rate", width: "l" },
				{ key: "points", head: "Pts", name: "Points", width: "m" },
			]}
			rows={table.map((line, at) => ({
				id: line.team_id,
				place: line.place,
				names: [{ text: line.team, to: line.path, shown: <Side line={line} /> }],
				cut: at === last,
				cells: [
					line.played,
					line.won,
					line.lost,
					line.no_result || null,
					<Form key="form" results={line.form} />,
					signed(line.net_run_rate),
					line.points,
				],
			}))}
		/>
	);
}

function Side({ line }: { line: Standing }) {
	return (
		<>
			<TeamCode id={line.team_id} code={line.code} /> <span className="lt-team">{line.team}</span>
		</>
	);
}

const WORDS = { won: "W", lost: "L", no_result: "–" } as const;

/** The last results, oldest first. */
function Form({ results }: { results: Standing["form"] }) {
	return (
		<span className="lt-form">
			{results.map((result, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a result is its place in the row
				<i key={at} data-r={result}>
					{WORDS[result]}
				</i>
			))}
		</span>
	);
}

/** '+0.392', '−0.647' with a minus sign */
function signed(rate: number | null): string {
	if (rate === null) return "—";
	return `${rate < 0 ? "−" : "+"}${Math.abs(rate).toFixed(3)}`;
}
