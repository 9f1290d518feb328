import { ArrowRight, CircleCheck } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { ProgressBar } from "../../../ui/figures/pitch.tsx";
import { nextStep } from "../next-step.ts";
import type { DailyChallenge } from "../points.ts";
import "../../../ui/styles/cards.css";

function NextStep({ challenge: { action, current_progress, target_value } }: { challenge: DailyChallenge }) {
	const { path, text } = nextStep(action, current_progress, target_value);
	return (
		<a className="link-more" href={path}>
			{text} <ArrowRight className="icon" />
		</a>
	);
}

export function DailyChallenges({ challenges }: { challenges: DailyChallenge[] }) {
	if (challenges.length === 0) return null;
	return (
		<section className="card stack" aria-labelledby="daily-challenges">
			<h2 className="card-title" id="daily-challenges">
				Today's challenges
			</h2>
			<ul className="stack">
				{challenges.map((challenge) => (
					<li key={challenge.id} className="stack gap-1">
						<p className="cluster" data-spread="">
							<strong>{challenge.challenge_name}</strong>
							{challenge.is_completed ? (
								<Badge tone="success">
									<CircleCheck className="icon" /> Done
								</Badge>
							) : (
								<span className="note">{challenge.reward_points} points</span>
							)}
						</p>
						<p className="cluster" data-spread="">
							<span className="note">
								{challenge.current_progress} of {challenge.target_value}
							</span>
							{challenge.is_completed ? null : <NextStep challenge={challenge} />}
						</p>
						<ProgressBar
							value={challenge.current_progress}
							max={challenge.target_value}
							label={challenge.challenge_name}
						/>
					</li>
				))}
			</ul>
			<p className="note">New ones every midnight, India time.</p>
		</section>
	);
}
