import { Fragment } from "react";
import { SectionHead } from "../../../ui/heads.tsx";
import type { MatchLine } from "../match.ts";
import { MatchRow } from "../match-row.tsx";
import "../card/card.css";
import "../list/list.css";
import "./seasons.css";

type Round = { cell: string; label: string; won: string; lost: string };

/** Each round's cell in the tree, and what happens to its winner and loser. */
const ROUNDS: Record<string, Round> = {
	"Qualifier 1": { cell: "q1", label: "Qualifier 1, 1st v 2nd", won: "to the final", lost: "get a second chance" },
	Eliminator: { cell: "el", label: "Eliminator, 3rd v 4th", won: "go on", lost: "are out" },
	"Elimination Final": { cell: "el", label: "Eliminator, 3rd v 4th", won: "go on", lost: "are out" },
	"Qualifier 2": { cell: "q2", label: "Qualifier 2", won: "to the final", lost: "are out" },
	"Semi Final": { cell: "semi", label: "Semi-final", won: "to the final", lost: "are out" },
	"3rd Place Play-Off": { cell: "third", label: "Third place", won: "third", lost: "fourth" },
	Final: { cell: "f", label: "Final", won: "", lost: "" },
};

/** The playoffs: a tree on wide screens, a list on phones. */
export function Playoffs({ playoffs }: { playoffs: MatchLine[] }) {
	const semis = playoffs.some(({ stage }) => stage === "Semi Final");
	return (
		<section className="block" aria-labelledby="playoffs">
			<SectionHead id="playoffs" title="Playoffs" />
			<div className="tree" data-kind={semis ? "semis" : "qualifiers"}>
				{playoffs.map((match) => {
					const round = ROUNDS[match.stage] ?? { cell: "", label: match.stage, won: "", lost: "" };
					return (
						<Fragment key={match.match_id}>
							<div className="tree-cell" data-at={round.cell}>
								<p className="label">{round.label}</p>
								<ol className="mlist" aria-label={round.label}>
									<MatchRow match={match} />
								</ol>
							</div>
							<NextRound match={match} round={round} />
						</Fragment>
					);
				})}
			</div>
		</section>
	);
}

function NextRound({ match, round: { won, lost } }: { match: MatchLine; round: Round }) {
	if (!won || !match.winner_id) return null;
	const first = match.winner_id === match.first_id;
	const [winner, loser] = first ? [match.first_code, match.second_code] : [match.second_code, match.first_code];
	return (
		<p className="tree-down">
			{winner} {won}, {loser} {lost}
		</p>
	);
}
