import { ArrowRight, Check, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { addressOf, RequestFailed, request } from "../../../lib/api.ts";
import { keepsData } from "../../../lib/browser/keeps-data.ts";
import type { TodaysQuiz } from "../play/daily.server.ts";
import { optionLetter, quizTexts } from "../play-rules.ts";
import type { LockedAnswer, Verdict } from "../quiz.ts";
import { CALLS } from "../result/verdict.tsx";
import "./qcard.css";
import "../../../ui/styles/choices/forms.css";
import "../../../ui/styles/choices/options.css";

type TodayFormProps = {
	today: TodaysQuiz;
	/** the result of a plain form; with a script it is fetched */
	locked: LockedAnswer | null;
};

/** The first question of today's quiz. Each option submits the form, so one tap answers, also without scripts. */
export default function TodayForm({ today: { question, count }, locked }: TodayFormProps) {
	const [verdict, setVerdict] = useState<Verdict | null>(locked?.verdict ?? null);
	const [sent, setSent] = useState<number | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const next = useRef<HTMLAnchorElement>(null);
	const answeredHere = verdict !== null && sent !== null;
	useEffect(() => {
		if (answeredHere) next.current?.focus({ preventScroll: true });
	}, [answeredHere]);

	async function submit(event: FormEvent) {
		event.preventDefault();
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (!(submitter instanceof HTMLButtonElement) || sent !== null) return;
		const answer = Number(submitter.value);
		setSent(answer);
		setProblem(null);
		try {
			const said = await request("POST /quiz/daily/answers", { body: { question_id: question.id, answer } });
			setVerdict(said.verdict);
		} catch (error) {
			setSent(null);
			const refused = error instanceof RequestFailed && error.status < 500;
			setProblem(refused ? error.message : quizTexts.answerFailed);
		}
	}

	return (
		<form
			className="qcard paper"
			id="today"
			aria-labelledby="today-question"
			aria-busy={sent !== null && !verdict}
			method="post"
			action={addressOf("POST /quiz/daily/answers")}
			onSubmit={submit}
		>
			<input type="hidden" name="question_id" value={question.id} />
			<p className="qcard-top">
				<strong>Today's quiz</strong> <span>Question 1 of {count}</span>
			</p>
			<h2 id="today-question" className="qcard-q">
				{question.question}
			</h2>
			<div className="qcard-opts" data-done={verdict ? "" : undefined}>
				{question.options.map((text, option) => (
					<Option key={text} text={text} option={option} verdict={verdict} busy={sent !== null} />
				))}
			</div>
			<div role="status">{verdict ? <VerdictOf verdict={verdict} /> : null}</div>
			{problem ? (
				<p className="field-error" role="alert">
					{problem}
				</p>
			) : null}
			{verdict ? (
				<>
					<a ref={next} className="btn" data-block="" data-size="lg" href="/quiz/daily">
						Next: question 2 <ArrowRight className="icon" />
					</a>
					<p className="note">{answeredHere && !keepsData() ? quizTexts.notKept : quizTexts.kept}</p>
				</>
			) : (
				<p className="note">One tap answers. Ten questions, two minutes, no sign-in.</p>
			)}
		</form>
	);
}

type OptionProps = { text: string; option: number; verdict: Verdict | null; busy: boolean };

function Option({ text, option, verdict, busy }: OptionProps) {
	const right = verdict?.right === option;
	const yours = verdict?.chosen === option;
	const answer = right ? "right" : yours ? "wrong" : undefined;
	return (
		<button
			type="submit"
			className="opt qopt"
			name="answer"
			value={option}
			data-answer={answer}
			disabled={verdict !== null}
			aria-disabled={busy || undefined}
		>
			<span className="opt-key" aria-hidden="true">
				{right ? <Check className="icon" /> : yours ? <X className="icon" /> : optionLetter(option)}
			</span>
			<span>{text}</span>
			{answer ? <span className="opt-note">{right ? (yours ? "Yours, right" : "Right") : "Yours"}</span> : null}
		</button>
	);
}

function VerdictOf({ verdict: { correct, right, explanation } }: { verdict: Verdict }) {
	const why = right === null ? quizTexts.rightAtEnd : explanation;
	return (
		<div className="qcard-verdict" data-result={correct ? "right" : "wrong"}>
			<p className="display">{correct ? CALLS.right : CALLS.wrong}</p>
			{why ? <p>{why}</p> : null}
		</div>
	);
}
