import { Demo } from "../../ui/badge.tsx";
import { PitchShare } from "../../ui/charts/pitch-share.tsx";
import { Link } from "../../ui/link.tsx";
import { Plates } from "../../ui/plates.tsx";
import { type Prediction, predictionPath, predictorTexts } from "./rules.ts";

type PredictionCardProps = { prediction: Prediction; onLeave: () => void };

/** A result: the two chances, what they rest on, and the way to another one. */
export function PredictionCard({ prediction, onLeave }: PredictionCardProps) {
	const { team1, team2, ground, team1Probability, team2Probability, factors } = prediction;
	const rows = [
		[
			"Head-to-head",
			`${prediction.totalMatches} matches: ${team1.name} ${prediction.teamAWins} (${prediction.teamAWinRate}%), ${team2.name} ${prediction.teamBWins} (${prediction.teamBWinRate}%)`,
		],
		["Recent form", factors.recentForm],
		["Venue", factors.venue],
		["Injuries", factors.injuries],
		["Confidence", `${prediction.confidence}%`],
	] as const;
	return (
		<article className="card predictor-card">
			<h2 tabIndex={-1}>
				{team1.name} v {team2.name} {prediction.source === "showcase" ? <Demo /> : null}
			</h2>
			{ground ? <p className="note">at {ground.name}</p> : null}
			<div className="predictor-chances">
				{[
					{ ...team1, chance: team1Probability },
					{ ...team2, chance: team2Probability },
				].map(({ id, name, chance }) => (
					<p key={id} data-team={id}>
						<span>{name}</span> <Plates value={`${chance}%`} />
					</p>
				))}
			</div>
			<PitchShare
				label={`${team1.name} ${team1Probability} percent, ${team2.name} ${team2Probability} percent`}
				parts={[
					{ name: team1.name, value: team1Probability, team: team1.id },
					{ name: team2.name, value: team2Probability, team: team2.id },
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
			{prediction.source === "live" ? (
				<p className="note">
					Confidence: of a hundred past forecasts about as sure, how many came true.{" "}
					<Link to={`/matches?team=${team1.id}&opponent=${team2.id}`}>The matches behind it</Link>
				</p>
			) : null}
			<Link className="btn" data-variant="outline" to={predictionPath()} onClick={onLeave} preventScrollReset>
				{predictorTexts.again}
			</Link>
		</article>
	);
}
