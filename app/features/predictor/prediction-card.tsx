import type { MouseEvent } from "react";
import { Demo } from "../../ui/badge.tsx";
import { PitchShare } from "../../ui/figures/pitch.tsx";
import { Plates } from "../../ui/figures/plates.tsx";
import type { Prediction } from "./prediction.ts";
import { predictionPath, predictorTexts } from "./rules.ts";
import "./predictor.css";
import "../../ui/styles/cards.css";

type PredictionCardProps = { prediction: Prediction; onReset: (event: MouseEvent) => void };

/** A prediction: both chances, the factors, and a link to another one. */
export function PredictionCard({ prediction, onReset }: PredictionCardProps) {
	const { team1, team2, ground, team1_probability, team2_probability, factors } = prediction;
	const rows = [
		[
			"Head-to-head",
			`${prediction.total_matches} matches: ${team1.name} ${prediction.team_a_wins} (${prediction.team_a_win_rate}%), ${team2.name} ${prediction.team_b_wins} (${prediction.team_b_win_rate}%)`,
		],
		["Recent form", factors.recent_form],
		["Venue", factors.venue],
		["Injuries", factors.injuries],
		["Confidence", `${prediction.confidence}%`],
	] as const;
	return (
		<article className="card predictor-card">
			<h2 tabIndex={-1}>
				{team1.name} v {team2.name} {prediction.source === "simulated" ? <Demo /> : null}
			</h2>
			{ground ? <p className="note">at {ground.name}</p> : null}
			<div className="predictor-chances">
				{[
					{ ...team1, chance: team1_probability },
					{ ...team2, chance: team2_probability },
				].map(({ id, name, chance }) => (
					<p key={id} data-team={id}>
						<span>{name}</span> <Plates value={`${chance}%`} />
					</p>
				))}
			</div>
			<PitchShare
				label={`${team1.name} ${team1_probability} percent, ${team2.name} ${team2_probability} percent`}
				parts={[
					{ name: team1.name, value: team1_probability, team: team1.id },
					{ name: team2.name, value: team2_probability, team: team2.id },
				]}
			/>
			<dl className="predictor-facts">
				{rows.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{prediction.source === "model" ? (
				<p className="note">
					Confidence: of a hundred past forecasts about as sure, how many came true.{" "}
					<a href={`/matches?team=${team1.id}&opponent=${team2.id}`}>The matches behind it</a>
				</p>
			) : null}
			<a className="btn" data-variant="outline" href={predictionPath()} onClick={onReset}>
				{predictorTexts.again}
			</a>
		</article>
	);
}
