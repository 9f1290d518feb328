import { ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { addressOf } from "../../../lib/api.ts";
import { quizTexts, REVEAL_MS } from "../play-rules.ts";
import type { PublicQuestion, Verdict } from "../quiz.ts";
import { Difficulty } from "./difficulty.tsx";
import { Options } from "./options.tsx";
import "./player.css";
import "../../../ui/styles/choices/forms.css";

type QuizPlayerProps = {
	question: PublicQuestion;
	/** the number of answers so far; only with `tap` */
	answered?: number;
	last: boolean;
	/** the server has stored that the question was shown, so the player may answer */
	ready?: boolean;
	/**
	 * true: a tap on an option answers, and a button leads to the next question (QUIZ-6); false: the player chooses and
	 * locks, and the next question follows by itself (QUIZ-2)
	 */
	tap?: boolean;
	verdict: Verdict | null;
	/** the player has just got the verdict */
	fresh: boolean;
	/** why the server did not take the last answer */
	problem: string | null;
	onConfirm: (chosen: number) => Promise<void>;
	/** undefined: a link to the daily quiz's page takes the place of the button */
	onNext?: (() => void) | undefined;
	/** focuses the question on mount, after the player moved to it */
	takesFocus?: boolean;
	/** words above the question, which then is an h2 */
	head?: ReactNode;
	/** fields and buttons of the form for browsers without scripts */
	plain?: ReactNode;
	children?: ReactNode;
};

/** A question with its options and its verdict. Set the question's id as `key`. */
export function QuizPlayer(props: QuizPlayerProps) {
	const { question, verdict, fresh, tap = false, ready = true, takesFocus = false, head } = props;
	const [chosen, setChosen] = useState<number | null>(null);
	const [busy, setBusy] = useState(false);
	const [paused, setPaused] = useState(false);
	const card = useRef<HTMLElement>(null);
	const id = useId();
	const onNext = useEffectEvent(() => props.onNext?.());
	const waiting = !tap && verdict !== null && fresh && !paused;
	const Heading = head ? "h2" : "h1";

	useEffect(() => {
		if (takesFocus) card.current?.querySelector<HTMLElement>(".qcard-q")?.focus();
	}, [takesFocus]);
	useEffect(() => {
		if (!fresh) return;
		card.current?.querySelector(".verdict")?.scrollIntoView({ block: "nearest" });
		if (tap) card.current?.querySelector<HTMLElement>(".qcard-go")?.focus({ preventScroll: true });
	}, [fresh, tap]);
	useEffect(() => {
		if (!waiting) return;
		const timer = setTimeout(onNext, REVEAL_MS);
		return () => clearTimeout(timer);
	}, [waiting]);

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (verdict) {
			if (!waiting) props.onNext?.();
			return;
		}
		const { submitter } = event.nativeEvent as SubmitEvent;
		const answer = !tap ? chosen : submitter instanceof HTMLButtonElement ? Number(submitter.value) : null;
		if (answer === null || busy || !ready) return;
		setBusy(true);
		await props.onConfirm(answer);
		setBusy(false);
	}

	return (
		<section
			className="qcard paper"
			id={head ? "today" : undefined}
			ref={card}
			aria-labelledby={id}
			data-undisturbed=""
		>
			{head ? <p className="qcard-top">{head}</p> : <Difficulty question={question} />}
			<Heading className="qcard-q" id={id} tabIndex={-1}>
				{question.question}
			</Heading>
			<form
				method="post"
				action={addressOf(tap ? "POST /quiz/daily/answers" : "POST /quiz/plain-answers")}
				aria-busy={busy}
				onSubmit={submit}
			>
				{tap ? <input type="hidden" name="question_id" value={question.id} /> : null}
				<Options {...{ id, question, verdict, tap, busy }} chosen={verdict?.chosen ?? chosen} onChoose={setChosen} />
				<div role="status" id={head ? undefined : "verdict"}>
					{verdict ? <VerdictLine question={question} verdict={verdict} /> : null}
				</div>
				{props.problem ? (
					<p className="field-error" role="alert">
						{props.problem}
					</p>
				) : null}
				{props.plain}
				{tap ? (
					verdict && <NextButton {...props} />
				) : (
					<div className="qcard-foot needs-script">
						<p className="note">
							{waiting
								? `${props.last ? "Result" : "Next"} in ${REVEAL_MS / 1000} seconds`
								: verdict
									? "Locked."
									: ready
										? "This locks your answer."
										: "Asking the server..."}
						</p>
						{waiting ? (
							<button
								type="button"
								className="btn"
								data-variant="outline"
								data-size="lg"
								onClick={() => setPaused(true)}
							>
								Wait
							</button>
						) : null}
						<button
							type="submit"
							className="btn"
							data-size="lg"
							disabled={verdict === null && (chosen === null || !ready)}
							aria-disabled={busy || waiting}
							data-disabled={busy || waiting ? "" : undefined}
						>
							{props.last ? quizTexts.finish : quizTexts.next} <ArrowRight className="icon" />
						</button>
					</div>
				)}
			</form>
			{props.children}
		</section>
	);
}

function NextButton({ last, answered = 1, onNext }: QuizPlayerProps) {
	const attributes = { className: "btn qcard-go", "data-block": "", "data-size": "lg" };
	const text = (
		<>
			{last ? quizTexts.seeResult : `Next: question ${answered + 1}`} <ArrowRight className="icon" />
		</>
	);
	return onNext ? (
		<button type="submit" {...attributes}>
			{text}
		</button>
	) : (
		<a {...attributes} href="/quiz/daily">
			{text}
		</a>
	);
}

/** The verdict. Sighted players see the right option above it, so only screen readers get its text. */
export function VerdictLine({ question, verdict }: { question: PublicQuestion; verdict: Verdict }) {
	const { correct, too_fast, points, right, explanation } = verdict;
	return (
		<div className="verdict" data-result={correct ? "right" : "wrong"}>
			<p className="display">{correct ? "Middled it." : "Bowled!"}</p>
			{correct ? <p className="score">+{points}</p> : null}
			{correct && too_fast ? <p className="verdict-why">{quizTexts.tooFast}</p> : null}
			<p className="verdict-why">
				{correct || right === null ? null : <span className="sr-only">It was {question.options[right]}. </span>}
				{right === null ? quizTexts.rightAtEnd : explanation}
			</p>
		</div>
	);
}
