import { formatDate } from "../../lib/dates.ts";
import type { FoundTeam } from "./team.server.ts";
import "../../ui/styles/cards.css";
import "../../ui/styles/people/person.css";

const RESULTS = {
	won: { letter: "W", verb: "beat" },
	lost: { letter: "L", verb: "lost to" },
	no_result: { letter: "–", verb: "no result against" },
} as const;

/** The newest season match by match, each linked to its scorecard. */
export function SeasonRun({ run }: { run: FoundTeam["run"] }) {
	const [first] = run;
	if (!first) return null;
	const count = (result: string) => run.filter((match) => match.result === result).length;
	return (
		<section className="card" aria-labelledby="run">
			<div className="card-top">
				<h2 className="card-title" id="run">
					{first.season}, match by match
				</h2>
				<p className="note">
					Won {count("won")}, lost {count("lost")}
				</p>
			</div>
			<ol className="run16">
				{run.map(({ match_id, date, opponent, code, result }) => (
					<li key={match_id} data-won={result === "won" ? "" : undefined}>
						<a href={`/matches/${match_id}`}>
							<span className="sr-only">{`${formatDate(date)}: ${RESULTS[result].verb} ${opponent}`}</span>
							<b aria-hidden="true">{RESULTS[result].letter}</b>
							<span aria-hidden="true">{code}</span>
						</a>
					</li>
				))}
			</ol>
		</section>
	);
}
