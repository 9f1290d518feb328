import { useState } from "react";
import { type Answer, request } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { Badge } from "../../ui/badge.tsx";
import { toast } from "../../ui/toast.tsx";
import { optionLetter } from "../quiz/play-rules.ts";
import type { QueuedQuestion } from "../quiz/quiz.ts";
import { REPORT_REASONS } from "../quiz/reports/rules.ts";
import { BusyButton } from "./busy-button.tsx";
import { PageSteps } from "./page-steps.tsx";
import { Reports } from "./reports.tsx";
import { WhenLoaded } from "./when-loaded.tsx";
import "../../ui/styles/cards.css";
import "../../ui/styles/figures/tables.css";

/**
 * ADMIN-5: reported quiz questions. The admin keeps or removes each, or restores all that were hidden on a day or by
 * one account's reports.
 */
export function ReportedQuestions() {
	const [after, setAfter] = useState<NonNullable<Answer<"GET /admin/reports">["next"]>>();
	const asked = useRequest("GET /admin/reports", {
		query: { after_id: after?.id, after_at: after?.first_reported_at },
	});
	return (
		<section className="stack" aria-labelledby="reported-questions">
			<h2 id="reported-questions">Reported questions</h2>
			<WhenLoaded asked={asked} what="the queue">
				{({ questions, next }) => (
					<>
						{questions.length === 0 ? (
							<p className="note">
								{after ? "No more questions have an open report." : "No question has an open report."}
							</p>
						) : (
							<ol className="stack gap-6">
								{questions.map((question) => (
									<li key={question.id}>
										<Question question={question} done={asked.again} />
									</li>
								))}
							</ol>
						)}
						<PageSteps after={after} next={next} onMove={setAfter} />
					</>
				)}
			</WhenLoaded>
		</section>
	);
}

function Question({ question, done }: { question: QueuedQuestion; done: () => void }) {
	const decide = async (resolution: "keep" | "remove") => {
		await request("POST /admin/reports/:id", { params: { id: question.id }, body: { resolution } });
		toast({ type: "success", title: resolution === "keep" ? "Question kept" : "Question removed" });
		done();
	};
	const restore = async (body: { day: string } | { fan_id: string }) => {
		const { restored } = await request("POST /admin/restored-questions", { body });
		toast({ type: "success", title: `${restored} ${restored === 1 ? "question is" : "questions are"} back` });
		done();
	};
	const failed = "We didn't get your decision. Please try again.";
	const { hidden_on } = question;
	return (
		<article className="card stack" aria-labelledby={`reported-${question.id}`}>
			<p className="cluster">
				<Badge>{question.category}</Badge>
				<Badge>{question.difficulty}</Badge>
				{question.hidden ? <Badge tone="warning">Hidden</Badge> : null}
			</p>
			<h3 id={`reported-${question.id}`}>{question.question}</h3>
			<ol className="ledger">
				{question.options.map((option, at) => (
					<li key={option}>
						{optionLetter(at)} {option} {at === question.correct_answer ? <Badge tone="success">Right</Badge> : null}
					</li>
				))}
			</ol>
			{question.explanation ? <p className="note">{question.explanation}</p> : null}
			<Reports
				reports={question.reports.map(({ at, note, reason, by, trusted, fan }) => ({
					at,
					note,
					reason: REPORT_REASONS[reason],
					by: by === "visitor" ? by : `${trusted ? "trusted fan" : "new fan"}${fan ? `, ${fan.email}` : ""}`,
					action: fan ? (
						<BusyButton
							variant="outline"
							label={`Undo all reports by this fan: ${fan.email}`}
							action={() => restore({ fan_id: fan.id })}
							failed={failed}
						>
							Undo all reports by this fan
						</BusyButton>
					) : null,
				}))}
			/>
			<p className="cluster">
				<BusyButton action={() => decide("keep")} failed={failed}>
					Keep
				</BusyButton>
				<BusyButton variant="danger" action={() => decide("remove")} failed={failed}>
					Remove
				</BusyButton>
				{hidden_on ? (
					<BusyButton variant="outline" action={() => restore({ day: hidden_on })} failed={failed}>
						Restore all hidden on {formatDate(hidden_on)}
					</BusyButton>
				) : null}
				{question.slug && question.category_slug ? (
					<a href={`/quiz/${question.category_slug}/${question.slug}`}>See it in the quiz</a>
				) : null}
			</p>
		</article>
	);
}
