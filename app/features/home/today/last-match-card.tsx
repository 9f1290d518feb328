import { formatDate } from "../../../lib/dates.ts";
import { ScoreRows } from "../../matches/score-rows.tsx";
import type { LastMatch } from "../record/last-match.server.ts";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/scores.css";

/** The last match, and the state of its season. */
export function LastMatchCard({ last }: { last: LastMatch }) {
	const { match, bat, ball, season, champions, table } = last;
	return (
		<section className="card match-card" aria-labelledby="last-match">
			<div className="card-top">
				<h2 className="card-title" id="last-match">
					<a href={`/matches/${match.match_id}`}>The last match: {match.name.replace(/^the /, "")}</a>
				</h2>
				<p className="note">
					{formatDate(match.date)}, {match.city}
				</p>
			</div>
			<ScoreRows match={match} />
			<p className="match-say" data-match={match.match_id}>
				<strong data-result="">{match.result}</strong>{" "}
				{bat ? `${bat.player} ${bat.runs}${bat.not_out ? "*" : ""} off ${bat.balls}` : null}
				{bat && ball ? "; " : null}
				{ball ? `${ball.player} ${ball.wickets} for ${ball.runs}` : null}
				{bat || ball ? "." : null}
			</p>
			<dl className="mini-ledger">
				{champions ? (
					<div>
						<dt>{season} champions</dt>
						<dd>
							<a href={`/teams/${champions.id}`}>{champions.name}</a>
						</dd>
					</div>
				) : null}
				<div>
					<dt>
						<a href={`/seasons/${season}`}>{season} league</a>
					</dt>
					<dd>{table.map(({ id, place, points }) => `${place} ${id.toUpperCase()} ${points}`).join(" · ")}</dd>
				</div>
			</dl>
		</section>
	);
}
