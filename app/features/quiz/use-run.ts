import { useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { quizTexts, type StartInput } from "./play-rules.ts";
import type { Next, Run, RunAndTurn, Turn } from "./quiz.ts";

type RunState = {
	run: Run | null;
	turn: Turn | null;
	/** what follows the question on screen, once it is answered */
	next: Next | null;
	/** the verdict on screen has just come */
	fresh: boolean;
	/** why there is no quiz, in words */
	failure: string | null;
	/** why the last answer did not arrive */
	problem: string | null;
};

const nothing: RunState = { run: null, turn: null, next: null, fresh: false, failure: null, problem: null };

/** A quiz as the server tells it. Nothing is scored here, and no key is known before the verdict. */
export function useRun() {
	const [state, setState] = useState(nothing);

	async function take(asking: Promise<RunAndTurn>, { stay = false } = {}): Promise<Turn | null> {
		try {
			const { run, turn } = await asking;
			if (!stay) setState({ ...nothing, run, turn });
			return turn;
		} catch (error) {
			const refused = error instanceof RequestFailed && [404, 409, 429].includes(error.status);
			setState((before) => ({ ...before, failure: refused ? error.message : quizTexts.questionsFailed }));
			return null;
		}
	}
	const params = { id: state.run?.id ?? "" };

	return {
		...state,
		begin: (asked: StartInput) => take(request("POST /quiz/runs", { body: asked })),
		/** Shows a question of the run; none: the first unanswered one. */
		show: (question_id?: string) => take(request("POST /quiz/runs/:id/turn", { params, body: { question_id } })),
		/** The first unanswered question, while the one on screen stays. */
		first: () => take(request("POST /quiz/runs/:id/turn", { params }), { stay: true }),
		restart: () => take(request("POST /quiz/runs/:id/restart", { params })),
		/** Locks the answer to the question on screen. */
		async confirm(chosen: number): Promise<void> {
			const { turn } = state;
			if (!turn) return;
			try {
				const said = await request("POST /quiz/runs/:id/answers", {
					params,
					body: { question_id: turn.question.id, chosen },
				});
				setState({ ...nothing, run: said.run, turn: { ...turn, verdict: said.verdict }, next: said.next, fresh: true });
			} catch (error) {
				const status = error instanceof RequestFailed ? error.status : 0;
				const words = status > 0 && status < 500 ? (error as RequestFailed).message : quizTexts.answerFailed;
				// gone or started anew elsewhere: this run takes no answers, another try would change nothing
				const over = status === 404 || status === 409;
				setState((before) => ({ ...before, problem: over ? null : words, failure: over ? words : null }));
			}
		},
		/** Leaves the last question: the result is on. */
		close: () => setState((before) => ({ ...before, turn: null, fresh: false })),
	};
}
