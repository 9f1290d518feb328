import { Plates } from "../../../ui/figures/plates.tsx";
import { Crease } from "../balls/crease.tsx";
import { Mark } from "../balls/mark.tsx";
import type { ReliveView } from "./view.ts";
import "../balls/balls.css";
import "./relive.css";
import "../../../ui/styles/people/emblems.css";

/** The score bug of broadcasts: total, need, this over, both batters and the bowler. */
export function Bug({ view: { now, side, score, need, of_over } }: { view: ReliveView }) {
	return (
		<section className="bug" aria-label="Score">
			<div className="bug-main">
				<span className="flag" data-team={side.team_id} aria-hidden="true">
					{side.code}
				</span>
				<Plates value={score} label={`${side.code} ${score}`} />
				<p className="bug-need">
					<b>{need.strong}</b>
					{need.rest}
				</p>
			</div>
			<div className="bug-over">
				<span>Over {now.over}</span>
				<span className="bls">
					{of_over.map((ball) => (
						<Mark key={ball.id} ball={ball} />
					))}
				</span>
			</div>
			<Crease {...now} />
		</section>
	);
}
