import { CircleCheck } from "lucide-react";
import { formatDate } from "../../../lib/dates.ts";
import { useSignInPath } from "../../../lib/hooks/use-here.ts";
import { grouped } from "../../../lib/numbers.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ProgressBar } from "../../../ui/figures/pitch.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Challenge } from "./challenge.ts";
import { buttonOf, challengeTexts, lastMomentOf } from "./rules.ts";
import "../points.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/tables.css";

type ChallengeCardProps = { challenge: Challenge; joining: boolean; onJoin: () => void };

export function ChallengeCard(props: ChallengeCardProps) {
	const { challenge } = props;
	const { mine, participants_count: fans, max_participants: room } = challenge;
	return (
		<article className="card stack challenge-card">
			<h3 className="card-title">{challenge.title}</h3>
			<p>{challenge.description}</p>
			<dl className="ledger">
				<div>
					<dt>Reward</dt>
					<dd>{grouped(challenge.reward_points)} points</dd>
				</div>
				<div>
					<dt>{challenge.phase === "coming" ? "Begins" : "Ends"}</dt>
					<dd>
						{formatDate(challenge.phase === "coming" ? challenge.start_date : lastMomentOf(challenge))}
						<span className="note"> India time</span>
					</dd>
				</div>
				<div>
					<dt>Participants</dt>
					<dd>
						{grouped(fans)}
						{room === null ? "" : ` of ${grouped(room)}`}
					</dd>
				</div>
			</dl>
			{mine ? (
				<div className="stack gap-1">
					<p className="cluster" data-spread="">
						<span className="note">
							{mine.current_progress} of {challenge.target_value}
						</span>
						{mine.completed ? (
							<Badge tone="success">
								<CircleCheck className="icon" /> Met
							</Badge>
						) : null}
					</p>
					<ProgressBar value={mine.current_progress} max={challenge.target_value} label={challenge.title} />
				</div>
			) : null}
			<JoinButton {...props} />
		</article>
	);
}

function JoinButton({ challenge, joining, onJoin }: ChallengeCardProps) {
	const { status } = useAuth();
	const signInPath = useSignInPath();
	const state = buttonOf(challenge, { signed_in: status === "signed-in", joining });
	const text = challengeTexts[state];
	const named = <span className="sr-only"> {challenge.title}</span>;
	if (state === "login")
		return (
			<a
				className="btn"
				data-variant="outline"
				href={signInPath}
				onClick={() => toast({ type: "info", title: "Login Required", text: challengeTexts.loginFirst })}
			>
				{text}
				{named}
			</a>
		);
	if (state === "joining")
		return (
			<button type="button" className="btn" aria-disabled="true" data-disabled="">
				{text}
				{named}
			</button>
		);
	return (
		<button type="button" className="btn" disabled={state !== "accept"} onClick={onJoin}>
			{text}
			{named}
		</button>
	);
}
