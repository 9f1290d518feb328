import { type ReactNode, useEffect, useRef } from "react";
import { useSignInPath } from "../../../lib/hooks/use-here.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { Plates } from "../../../ui/figures/plates.tsx";
import { percentage, resultTitle } from "../play-rules.ts";
import type { Run } from "../quiz.ts";
import { Over } from "./over.tsx";
import { ShareResult } from "./share-result.tsx";
import "../quiz.css";

/** The final screen of a quiz. `children`: links. */
export function QuizResult({ run, children }: { run: Run; children: ReactNode }) {
	const percent = percentage(run.score, run.total_points);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="wrap pt-5" data-end="">
			<div className="quiz">
				<section className="quiz-result on-board" data-ground="board" aria-labelledby="result">
					<h1 id="result" ref={heading} tabIndex={-1}>
						{resultTitle({
							right: run.marks.filter(({ correct }) => correct).length,
							count: run.count,
							score: run.score,
						})}
					</h1>
					<Plates value={String(run.score)} label={`${run.score} points`} />
					<p className="lead">
						{run.score} of {run.total_points} points, {percent}%
					</p>
					<Over count={run.count} marks={run.marks} />
					<KeepNote />
					<div className="cluster">
						{children}
						<ShareResult run={run} />
					</div>
				</section>
			</div>
		</div>
	);
}

function KeepNote() {
	const { status } = useAuth();
	const signInPath = useSignInPath();
	if (status === "loading") return null;
	if (status === "signed-in")
		return <p className="note">Your result is saved. A question counts for the leaderboard once a day.</p>;
	return (
		<p className="note">
			<a href={signInPath}>Sign in</a> to score points next time.
		</p>
	);
}
