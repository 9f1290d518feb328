import { Check } from "lucide-react";
import type { MatchScore } from "./match-score.ts";
import "../../ui/styles/figures/scores.css";
import "../../ui/styles/people/emblems.css";

/** A match on a card: a row for each side with flag, name, overs and total. */
export function ScoreRows({ match }: { match: MatchScore }) {
	return (
		<div className="score-rows" data-match={match.match_id}>
			{match.sides.map(({ id, name, total, overs, won }) => (
				<div key={id} className="score-row" data-team={id} data-won={won ? "" : undefined} data-result="">
					<span className="flag" data-team={id} data-size="sm" aria-hidden="true">
						{id.toUpperCase()}
					</span>
					<span className="score-name">
						<b>{name}</b>
						<span>
							{won ? (
								<span className="won">
									<Check className="icon" /> Won
								</span>
							) : null}{" "}
							{overs}
						</span>
					</span>
					<span className="score-runs">{total ?? "did not bat"}</span>
				</div>
			))}
		</div>
	);
}
