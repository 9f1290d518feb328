import { grouped } from "../../lib/numbers.ts";
import { Badge } from "../../ui/badge.tsx";
import { ScrollTable } from "../../ui/figures/scroll-table.tsx";
import { EmptyState } from "../../ui/state.tsx";
import type { LeaderboardRow } from "./army.ts";
import { TOP_ARMIES } from "./rules.ts";
import { useMyArmy } from "./use-my-army.ts";
import "../points/points.css";
import "../../ui/styles/figures/tables.css";
import "../../ui/styles/people/emblems.css";

/** COMM-3: armies by points. It highlights the first three that have points, and marks the fan's own. */
export default function ArmyLeaderboard({ rows }: { rows: LeaderboardRow[] }) {
	const { membership } = useMyArmy();
	if (rows.length === 0) return <EmptyState title="No teams yet" text="They arrive with the first match data." />;
	return (
		<ScrollTable id="army-table" caption="Army table">
			<thead>
				<tr>
					<th scope="col">Rank</th>
					<th scope="col">Team</th>
					<th scope="col" className="num">
						Points
					</th>
					<th scope="col" className="num">
						Members
					</th>
					<th scope="col" className="num">
						Average
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => {
					const mine = row.team_id === membership?.army_id;
					const team = row.team_code.toLowerCase();
					return (
						<tr
							key={row.team_id}
							data-top={row.rank <= TOP_ARMIES && row.total_points > 0 ? row.rank : undefined}
							data-mine={mine ? "" : undefined}
						>
							<td>
								<span className="rank">{row.rank}</span>
							</td>
							<th scope="row">
								<span className="cluster" data-nowrap="">
									<span className="flag" data-team={team} data-size="sm" aria-hidden="true">
										{row.team_code}
									</span>{" "}
									<a href={`/teams/${team}`}>{row.team_name}</a> {mine ? <Badge tone="new">Yours</Badge> : null}
								</span>
							</th>
							<td className="num" data-key="">
								{grouped(row.total_points)}
							</td>
							<td className="num">{grouped(row.total_members)}</td>
							<td className="num">{(row.avg_points_per_member ?? 0).toFixed(1)}</td>
						</tr>
					);
				})}
			</tbody>
		</ScrollTable>
	);
}
