import { Check, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { dayAndMonth, timeLeft } from "../../../lib/dates.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { useMinute } from "../../../lib/hooks/use-time.ts";
import { grouped, ordinal } from "../../../lib/numbers.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { Plates } from "../../../ui/figures/plates.tsx";
import { ErrorState } from "../../../ui/state.tsx";
import { resultTitle } from "../play-rules.ts";
import type { DailyResult } from "../quiz.ts";
import { ShareResult } from "../result/share-result.tsx";
import { DailyReview } from "./daily-review.tsx";
import { ShareDaily, Slip } from "./share-daily.tsx";
import "../result/result.css";
import "../../../ui/styles/figures/pitch.css";
import "../../../ui/styles/figures/tables.css";

type DailyResultViewProps = { run_id: string; siteName: string };

export function DailyResultView({ run_id, siteName }: DailyResultViewProps) {
	const { answer, failure, again } = useRequest("GET /quiz/daily/result");
	const result = answer?.result;
	if (result) return <Result result={result} run_id={run_id} siteName={siteName} />;
	return (
		<div className="wrap pt-5" data-end="">
			<h1 className="sr-only">Today's quiz</h1>
			{failure ? (
				<ErrorState title="We couldn't load your result" text="It is safe. Try again in a moment.">
					<button type="button" className="btn" onClick={again}>
						Try again
					</button>
				</ErrorState>
			) : (
				<p className="skeleton h-96" role="status" aria-label="Loading your result" />
			)}
		</div>
	);
}

function Result({ result, run_id, siteName }: { result: DailyResult; run_id: string; siteName: string }) {
	const { day, right, count, answers } = result;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<section className="result on-board" data-ground="board" aria-labelledby="result" data-undisturbed="">
				<div className="wrap result-grid">
					<div className="result-main">
						<p className="today-kicker">Today's quiz, {dayAndMonth(day)}</p>
						<h1 id="result" ref={heading} tabIndex={-1}>
							{resultTitle({ right, count, score: result.score })}
						</h1>
						<div className="result-score">
							<Plates value={String(right)} label={`${right} of ${count}`} />
							<p>
								<strong>of {count} right</strong>
								<span>
									{result.score} of {result.total_points} points
								</span>
								{result.better_than ? <span>better than {result.better_than}% today</span> : null}
							</p>
						</div>
						<ol className="over over10" aria-label={`Your ${count} answers`}>
							{answers.map(({ question_id, correct }, place) => (
								<li key={question_id} className="ball" data-result={correct ? "right" : "wrong"}>
									{correct ? <Check className="icon" /> : <X className="icon" />}
									<span className="sr-only">
										Question {place + 1}: {correct ? "right" : "wrong"}
									</span>
								</li>
							))}
						</ol>
						<ShareDaily result={result} siteName={siteName} />
					</div>
					<Figures result={result} />
				</div>
			</section>
			<div className="rope" />
			<div className="wrap section result-below">
				<div className="split result-split">
					<DailyReview answers={answers} />
					<aside>
						<Slip result={result} siteName={siteName} />
						<div className="result-next">
							<a className="btn" data-size="lg" href="/quiz">
								Play another quiz
							</a>
							<ShareResult run={{ id: run_id }} />
						</div>
					</aside>
				</div>
			</div>
		</>
	);
}

/** A longest streak of one day is the first quiz, so 'your longest' would say nothing. */
const longestOf = ({ days, longest }: DailyResult["streak"]): string =>
	longest === 1 ? "your first" : days === longest ? "your longest" : `longest: ${longest}`;

function Figures({ result }: { result: DailyResult }) {
	const { rank, streak, average, count, next_at } = result;
	const now = useMinute();
	const { status } = useAuth();
	return (
		<div className="result-stands">
			<dl className="figures result-figs paper">
				{rank ? <Figure name="Today's rank" of={`of ${grouped(rank.of)} fans`} value={ordinal(rank.place)} /> : null}
				<Figure name="Streak" of={longestOf(streak)} value={streak.days === 1 ? "1 day" : `${streak.days} days`} />
				<Figure
					name="Your average"
					of={`of ${count}, over ${average.quizzes === 1 ? "1 day" : `${average.quizzes} days`}`}
					value={average.right.toFixed(1)}
				/>
				<Figure name="Next quiz" of="at midnight in India" value={timeLeft(next_at, now)} />
			</dl>
			{status === "signed-out" ? (
				<p className="note">
					<a href="/auth?next=%2Fquiz%2Fdaily">Sign in</a> and your streak comes with you to any phone.
				</p>
			) : null}
		</div>
	);
}

function Figure({ name, of, value }: { name: string; of: ReactNode; value: ReactNode }) {
	return (
		<div>
			<dt>
				<b>{name}</b>
				<span>{of}</span>
			</dt>
			<dd>{value}</dd>
		</div>
	);
}
