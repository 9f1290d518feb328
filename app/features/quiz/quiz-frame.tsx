import type { ReactNode } from "react";
import { Breadcrumbs } from "../../ui/heads.tsx";
import type { Run } from "./quiz.ts";
import { BALLS, Over } from "./result/over.tsx";
import "./player/player.css";
import "./quiz.css";

type QuizFrameProps = {
	crumbs: { name: string; path: string }[];
	run: Run | null;
	/** position of the question on screen */
	now: number;
	/** the expected number of questions, until the run has loaded */
	count: number;
	children: ReactNode;
};

export function QuizFrame({ crumbs, run, now, count, children }: QuizFrameProps) {
	const all = run?.count ?? count;
	return (
		<div className="wrap pt-5" data-end="">
			<div className="quiz">
				<div className="cluster" data-spread="">
					<Breadcrumbs crumbs={crumbs} />
					<p className="needs-script">
						<span className="score" data-size="sm">
							{run?.score ?? 0}
						</span>{" "}
						points
					</p>
				</div>
				<Over count={all} marks={run?.marks ?? []} now={now} />
				{all > BALLS ? (
					<p className="note">
						Question {now + 1} of {all}
					</p>
				) : null}
				{children}
			</div>
		</div>
	);
}

export function QuestionSkeleton() {
	return (
		<section className="qcard" aria-busy="true" aria-label="Loading the question">
			<span className="skeleton w-32" />
			<span className="skeleton h-9" />
			{[0, 1, 2, 3].map((option) => (
				<span key={option} className="skeleton h-14" />
			))}
		</section>
	);
}
