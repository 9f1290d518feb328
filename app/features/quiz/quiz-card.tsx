import { ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { addressOf } from "../../lib/api.ts";
import { Difficulty } from "./difficulty.tsx";
import { Options } from "./options.tsx";
import { quizTexts, REVEAL_MS } from "./play-rules.ts";
import type { PublicQuestion, Verdict } from "./quiz.ts";
import { VerdictLine } from "./result/verdict.tsx";
import "./quiz.css";
import "../../ui/styles/choices/forms.css";

type QuizCardProps = {
	question: PublicQuestion;
	/** this is the last question */
	last: boolean;
	/** the server has marked the question as shown, so it can be answered */
	ready: boolean;
	verdict: Verdict | null;
	/** the verdict is new, and the next question will follow automatically */
	fresh: boolean;
	/** why the last answer was not sent */
	problem: string | null;
	onConfirm: (chosen: number) => Promise<void>;
	onNext: () => void;
	/** the player moved to this question, so it takes the focus */
	takesFocus: boolean;
	/** the parts of the form for browsers without scripts */
	plain?: ReactNode;
	children?: ReactNode;
};

/** A question with its options and its button. Use the question as its key. */
export function QuizCard(props: QuizCardProps) {
	const { question, verdict, fresh, ready, onConfirm, takesFocus } = props;
	const [chosen, setChosen] = useState<number | null>(null);
	const [busy, setBusy] = useState(false);
	const [held, setHeld] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const onNext = useEffectEvent(props.onNext);
	const waiting = verdict !== null && fresh && !held;

	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	useEffect(() => {
		if (!waiting) return;
		const timer = setTimeout(onNext, REVEAL_MS);
		return () => clearTimeout(timer);
	}, [waiting]);

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (verdict) {
			if (!waiting) props.onNext();
			return;
		}
		if (chosen === null || busy || !ready) return;
		setBusy(true);
		await onConfirm(chosen);
		setBusy(false);
	}

	const still = busy || waiting;
	return (
		<section className="quiz-card" aria-labelledby="question" data-undisturbed="">
			<Difficulty question={question} />
			<h1 id="question" ref={heading} tabIndex={-1}>
				{question.question}
			</h1>
			<form className="grid gap-5" method="post" action={addressOf("POST /quiz/plain-answers")} onSubmit={submit}>
				<Options question={question} chosen={verdict?.chosen ?? chosen} verdict={verdict} onChoose={setChosen} />
				<div role="status" id="verdict">
					{verdict ? <VerdictLine question={question} verdict={verdict} /> : null}
				</div>
				{props.problem ? (
					<p className="field-error" role="alert">
						{props.problem}
					</p>
				) : null}
				{props.plain}
				<div className="cluster needs-script" data-spread="">
					{waiting ? (
						<p className="note">
							{props.last ? "Your result" : "Next question coming up"} in {REVEAL_MS / 1000} seconds.{" "}
							<button type="button" className="btn" data-variant="quiet" onClick={() => setHeld(true)}>
								Pause
							</button>
						</p>
					) : (
						<p className="note">{verdict ? "Locked." : ready ? "This locks your answer." : "Asking the server..."}</p>
					)}
					<button
						type="submit"
						className="btn"
						data-size="lg"
						disabled={verdict === null && (chosen === null || !ready)}
						aria-disabled={still}
						data-disabled={still ? "" : undefined}
					>
						{props.last ? quizTexts.finish : quizTexts.next} <ArrowRight className="icon" />
					</button>
				</div>
			</form>
			{props.children}
		</section>
	);
}
