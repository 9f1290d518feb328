import { Link } from "../../../ui/link.tsx";
import { ScrollTable } from "../../../ui/scroll-table.tsx";
import { TeamLink } from "../../../ui/team-link.tsx";
import { matchesPath } from "../rules.ts";
import type { Standing } from "./season.server.ts";

export function LeagueTable({ season, table }: { season: number; table: Standing[] }) {
	return (
		<ScrollTable id="league-table" caption={`League stage, ${season}`} sticky>
			<thead>
				<tr>
					<th scope="col" className="num">
						#
					</th>
					<th scope="col">Team</th>
					{["Played", "Won", "Lost", "No result"].map((name) => (
						<th key={name} scope="col" className="num">
							{name}
						</th>
					))}
					<th scope="col" className="num" data-sorted="" aria-sort="descending">
						Points
					</th>
					<th scope="col" className="num">
						Net run rate
					</th>
				</tr>
			</thead>
			<tbody>
				{table.map((line) => (
					<tr key={line.team_id}>
						<td className="num">{line.place}</td>
						<th scope="row">
							<TeamLink id={line.team_id} name={line.team} />
						</th>
						<td className="num">
							<Link to={matchesPath({ team: line.team_id, season, stage: "league" })}>{line.played}</Link>
						</td>
						<td className="num">{line.won}</td>
						<td className="num">{line.lost}</td>
						<td className="num">{line.no_result}</td>
						<td className="num" data-key="" data-sorted="">
							{line.points}
						</td>
						<td className="num">{signed(line.net_run_rate)}</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

/** +0.392, −0.647: with a real minus. */
function signed(rate: number | null): string {
	if (rate === null) return "—";
	return `${rate < 0 ? "−" : "+"}${Math.abs(rate).toFixed(3)}`;
}
