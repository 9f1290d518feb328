import type { LiveScore } from "./live-score.ts";
import { LastHeard, LiveCall, LiveChance, LiveMark } from "./live-status.tsx";
import { useLive } from "./use-live.ts";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/scores.css";
import "../../../ui/styles/people/emblems.css";

/** A live match as a card that links to its page. */
export default function LiveCard({ live: first }: { live: LiveScore }) {
	const state = useLive(first);
	const { live } = state;
	const id = `live-${live.match_id}`;
	return (
		<section className="card match-card" aria-labelledby={id}>
			<div className="card-top">
				<h2 className="card-title" id={id}>
					<a href={`/matches/${live.match_id}`}>{live.name}</a>
				</h2>
				<LiveMark live={live} />
			</div>
			<div className="score-rows">
				{live.sides.map(({ id, code, team, score, overs, at_bat }) => (
					<div key={id} className="score-row" data-team={id}>
						<span className="flag" data-team={id} data-size="sm" aria-hidden="true">
							{code}
						</span>
						<span className="score-name">
							<b>{team}</b>
							<span>{overs === null ? null : `${overs} overs${at_bat ? ", batting" : ""}`}</span>
						</span>
						<span className="score-runs">{score ?? (live.state === "over" ? "did not bat" : "yet to bat")}</span>
					</div>
				))}
			</div>
			<p className="match-say">
				<strong>{live.say}</strong> <LiveChance live={live} />
			</p>
			<p className="note">
				<LastHeard state={state} />
			</p>
			<LiveCall live={live} />
		</section>
	);
}
