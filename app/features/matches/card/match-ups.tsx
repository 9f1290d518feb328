import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import type { Innings } from "./match.server.ts";
import "./card.css";
import "../../../ui/styles/figures/charts.css";

const PHASES = { powerplay: "Powerplay", middle: "Middle overs", death: "Death overs" } as const;
const SHOWN = 6;

type MatchUpsProps = { innings: Innings; slugs: Record<string, string> };

/** An innings by phase, and batters against bowlers: the longest meetings, the others folded. */
export function MatchUps({ innings, slugs }: MatchUpsProps) {
	const { meetings, phases } = innings;
	return (
		<div className="card-halves">
			<FigureTable
				id={`phases-${innings.innings}`}
				caption={`${innings.code} by phase`}
				fits
				who="Phase"
				keyColumn="runs"
				columns={[
					{ key: "runs", head: "R", name: "Runs", width: "m" },
					{ key: "wickets", head: "W", name: "Wickets lost", width: "s" },
					{ key: "balls", head: "B", name: "Balls", width: "s" },
					{ key: "run_rate", head: "RR", name: "Run rate", width: "l" },
				]}
				rows={phases.map((line) => ({
					id: line.phase,
					names: [{ text: PHASES[line.phase], to: null }],
					cells: [line.runs, line.wickets, line.balls, line.run_rate],
				}))}
			/>
			<div>
				<Meetings id={`meetings-${innings.innings}`} meetings={meetings.slice(0, SHOWN)} slugs={slugs} />
				{meetings.length > SHOWN ? (
					<details className="disclose">
						<summary>All {meetings.length} match-ups</summary>
						<Meetings id={`more-meetings-${innings.innings}`} meetings={meetings.slice(SHOWN)} slugs={slugs} quiet />
					</details>
				) : null}
			</div>
		</div>
	);
}

type MeetingsProps = { id: string; meetings: Innings["meetings"]; slugs: Record<string, string>; quiet?: boolean };

function Meetings({ id, meetings, slugs, quiet = false }: MeetingsProps) {
	return (
		<FigureTable
			id={id}
			caption={quiet ? "More match-ups" : "Match-ups"}
			quiet={quiet}
			fits
			who="Batter and bowler"
			keyColumn="runs"
			columns={[
				{ key: "runs", head: "R", name: "Runs off the bat", width: "m" },
				{ key: "balls", head: "B", name: "Balls faced", width: "s" },
				{ key: "wickets", head: "W", name: "Wickets", width: "s" },
				{ key: "strike_rate", head: "SR", name: "Strike rate", width: "l" },
			]}
			rows={meetings.map(({ batter, bowler, runs, balls, wickets, strike_rate }) => ({
				id: `${batter.player_id} ${bowler.player_id}`,
				names: [
					{
						text: batter.player,
						to: slugs[batter.player_id] ? `/players/${slugs[batter.player_id]}` : null,
						person: true,
					},
				],
				note: `against ${bowler.player}`,
				cells: [runs, balls, wickets || null, strike_rate],
			}))}
		/>
	);
}
