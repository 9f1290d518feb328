import { type FormEvent, useState } from "react";
import { RequestFailed, request } from "../../../lib/api.ts";
import { quizTexts } from "../play-rules.ts";
import { LONGEST_NOTE, REPORT_REASONS, type ReportReason } from "./rules.ts";
import "../../../ui/styles/choices/forms.css";
import "../../../ui/styles/figures/charts.css";

type ReportQuestionProps = { run_id: string; question_id: string };

/** The form to report a question. Set the question's id as `key`, so that it resets for the next one. */
export function ReportQuestion({ run_id, question_id }: ReportQuestionProps) {
	const [sent, setSent] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const body = { question_id, reason: typed.get("reason") as ReportReason, note: String(typed.get("note")) };
		setProblem(null);
		try {
			await request("POST /quiz/runs/:id/reports", { params: { id: run_id }, body });
			setSent(true);
		} catch (error) {
			setProblem(error instanceof RequestFailed && error.status < 500 ? error.message : quizTexts.reportFailed);
		}
	}

	if (sent)
		return (
			<p className="note" role="status">
				{quizTexts.reported}
			</p>
		);
	return (
		<details className="disclose needs-script">
			<summary>Report this question</summary>
			<form className="grid gap-3" onSubmit={send}>
				<div className="field">
					<label className="field-label" htmlFor="report-reason">
						What's wrong with it?
					</label>
					<select className="input" id="report-reason" name="reason">
						{Object.entries(REPORT_REASONS).map(([reason, words]) => (
							<option key={reason} value={reason}>
								{words}
							</option>
						))}
					</select>
				</div>
				<div className="field">
					<label className="field-label" htmlFor="report-note">
						Tell us more (optional)
					</label>
					<input className="input" id="report-note" name="note" maxLength={LONGEST_NOTE} autoComplete="off" />
				</div>
				{problem ? (
					<p className="field-error" role="alert">
						{problem}
					</p>
				) : null}
				<button type="submit" className="btn justify-self-start" data-variant="outline">
					Send report
				</button>
			</form>
		</details>
	);
}
