import { Plates } from "../../ui/plates.tsx";
import { TeamLink } from "../../ui/team-link.tsx";
import type { FoundMatch } from "./scorecard.server.ts";
import { resultOf } from "./words.ts";

/** The two totals on the painted board, and how it ended. */
export function Scoreboard({ match, innings, super_overs }: Pick<FoundMatch, "match" | "innings" | "super_overs">) {
	const sides = [
		{ id: match.first_id, name: match.first_team },
		{ id: match.second_id, name: match.second_team },
	];
	return (
		<section className="on-board match-board" aria-label="Result">
			<div className="rope" />
			<div className="wrap match-board-grid">
				{sides.map(({ id, name }) => {
					const batted = innings.find((side) => side.team_id === id);
					return (
						<div key={id} className="match-board-side">
							<h2>
								<TeamLink id={id} name={name} />
							</h2>
							<p className="match-board-score">
								{batted ? (
									<>
										<Plates
											value={batted.score}
											label={`${batted.runs} runs for ${batted.score.split("/")[1] ?? "10"} wickets`}
										/>
										<span>{`${batted.overs} overs`}</span>
									</>
								) : (
									<span>Did not bat</span>
								)}
							</p>
						</div>
					);
				})}
				<p className="match-board-result">{resultOf(match)}</p>
				{super_overs.length > 0 ? (
					<p className="note">
						Super over: {super_overs.map((over) => `${over.team} ${over.score} in ${over.balls} balls`).join(", ")}
					</p>
				) : null}
			</div>
			<div className="rope" />
		</section>
	);
}
