import { grouped } from "../../lib/numbers.ts";
import { showsCount, showsRanks } from "../../lib/thresholds.ts";
import { Badge } from "../../ui/badge.tsx";
import { ScrollTable } from "../../ui/figures/scroll-table.tsx";
import { Link } from "../../ui/link.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { medalOf } from "../points/boards/rules.ts";
import type { LeaderboardRow } from "./army.ts";
import { standingRank } from "./rules.ts";
import { useMyArmy } from "./use-my-army.ts";

/** Armies by points, with the best highlighted and the fan's own marked. */
export function ArmyLeaderboard({ rows }: { rows: LeaderboardRow[] }) {
	const { membership } = useMyArmy();
	const ranks = rows.flatMap((row) => standingRank(row) ?? []);
	const ranked = showsRanks(ranks.length);
	// armies without fans and points are left out
	const shown = rows.filter(({ total_members, total_points }) => total_members > 0 || total_points > 0);
	if (rows.length === 0) return <EmptyState title="No teams yet" text="They arrive with the first match data." />;
	if (shown.length === 0)
		return (
			<EmptyState title="The table opens with the first fan" text="No army has one yet. Yours could lead it.">
				<Link className="btn" to="/community">
					Pick your team
				</Link>
			</EmptyState>
		);
	return (
		<ScrollTable id="army-table" caption="Army table">
			<thead>
				<tr>
					{ranked ? <th scope="col">Rank</th> : null}
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
				{shown.map((row) => {
					const mine = row.team_id === membership?.army_id;
					const team = row.team_code.toLowerCase();
					const rank = standingRank(row);
					const average = row.avg_points_per_member;
					return (
						<tr
							key={row.team_id}
							data-top={rank === null ? undefined : medalOf(rank, ranks)}
							data-mine={mine ? "" : undefined}
						>
							{ranked ? <td>{rank ? <span className="rank">{rank}</span> : null}</td> : null}
							<th scope="row">
								<span className="cluster" data-nowrap="">
									<span className="flag" data-team={team} data-size="sm" aria-hidden="true">
										{row.team_code}
									</span>{" "}
									<Link to={`/teams/${team}`}>{row.team_name}</Link> {mine ? <Badge tone="new">Yours</Badge> : null}
								</span>
							</th>
							<td className="num" data-key="">
								{grouped(row.total_points)}
							</td>
							<td className="num">{showsCount(row.total_members) ? grouped(row.total_members) : null}</td>
							<td className="num">{average?.toFixed(1)}</td>
						</tr>
					);
				})}
			</tbody>
		</ScrollTable>
	);
}
