import { Medal } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { request } from "../../../lib/api.ts";
import { grouped } from "../../../lib/numbers.ts";
import { EmptyState } from "../../../ui/state.tsx";
import type { FanLeaderboardRow } from "../../players/fans/leaderboard.ts";
import { initialsOf } from "../../players/rules.ts";
import { DeskTable } from "../desk-table.tsx";
import { adminTexts } from "../rules.ts";
import "../admin.css";
import "../../../ui/styles/badges.css";

const MEDALS = 3;

/** ADMIN-4: the players viewed and shared most. A failure is logged and shown as an empty list with a retry button. */
export function LeaderboardTab() {
	const [rows, setRows] = useState<FanLeaderboardRow[] | "failed" | null>(null);
	const load = useCallback(() => {
		setRows(null);
		request("POST /functions/player-sharing", { body: { action: "get-leaderboard" } }).then(
			({ leaderboard }) => setRows(leaderboard),
			(error) => {
				console.warn("The player fan leaderboard did not load:", error);
				setRows("failed");
			},
		);
	}, []);
	useEffect(load, [load]);
	if (!rows) return <p className="skeleton h-40" role="status" aria-label="Loading the leaderboard" />;
	if (rows === "failed" || rows.length === 0)
		return (
			<EmptyState title={adminTexts.noLeaders} text={adminTexts.noLeadersText}>
				{rows === "failed" ? (
					<button type="button" className="btn" data-variant="outline" onClick={load}>
						Try again
					</button>
				) : null}
			</EmptyState>
		);
	return (
		<>
			<DeskTable
				id="fan-leaders"
				caption="Player Fan Leaderboard"
				columns={["Rank", "Player", "Team", { num: "Shares" }, { num: "Views" }, { num: "Fan score" }]}
			>
				{rows.map((row, at) => (
					<tr key={row.player_id}>
						<td>
							<Rank place={at} />
						</td>
						<th scope="row">
							<span className="badge" aria-hidden="true">
								{initialsOf(row.player_name)}
							</span>{" "}
							{row.player_name}
						</th>
						<td>{row.team ?? "—"}</td>
						<td className="num">{grouped(row.total_shares)}</td>
						<td className="num">{grouped(row.total_views)}</td>
						<td className="num" data-key="">
							{grouped(row.fan_score)}
						</td>
					</tr>
				))}
			</DeskTable>
			<p className="note">
				A view counts once a person and day, a share once a fan and day. A share is worth ten views.
			</p>
		</>
	);
}

function Rank({ place }: { place: number }) {
	if (place >= MEDALS) return `#${place + 1}`;
	return (
		<span className="fan-medal" data-place={place + 1}>
			<Medal className="icon" /> <span className="sr-only">Medal, place</span> {place + 1}
		</span>
	);
}
