import { useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { quizTexts, type StartInput } from "./play-rules.ts";
import type { Next, Run, RunAndTurn, Turn } from "./quiz.ts";

type RunState = {
	run: Run | null;
	turn: Turn | null;
	/** the question after the current one, once it is answered */
	next: Next | null;
	/** the verdict on screen is new */
	fresh: boolean;
	/** the error that replaces the quiz, in words */
	failure: string | null;
	/** there is no question to play, so trying again is no use */
	empty: boolean;
	/** why the last answer was not sent */
	problem: string | null;
};

const initial: RunState = {
	run: null,
	turn: null,
	next: null,
	fresh: false,
	failure: null,
	empty: false,
	problem: null,
};

/**
 * A quiz run from the server, which scores it and sends the key only with the verdict. `first`: today's first question,
 * whose answer starts the daily quiz.
 */
export function useRun(first: Turn | null = null) {
	const [state, setState] = useState({ ...initial, turn: first });

	async function load(answer: Promise<RunAndTurn>, { starts = false } = {}): Promise<Turn | null> {
		try {
			const { run, turn } = await answer;
			setState({ ...initial, run, turn });
			return turn;
		} catch (error) {
			const refused = error instanceof RequestFailed && [404, 409, 429].includes(error.status);
			const empty = starts && refused && error.status === 404;
			setState((before) => ({ ...before, failure: refused ? error.message : quizTexts.questionsFailed, empty }));
			return null;
		}
	}
	const params = { id: state.run?.id ?? "" };

	return {
		...state,
		start: (input: StartInput) => load(request("POST /quiz/runs", { body: input }), { starts: true }),
		/** Shows a question of the run, by default the first unanswered one. */
		show: (question_id?: string) => load(request("POST /quiz/runs/:id/turn", { params, body: { question_id } })),
		restart: () => load(request("POST /quiz/runs/:id/restart", { params })),
		/** Locks the answer to the current question. */
		async confirm(chosen: number): Promise<void> {
			const { run, turn } = state;
			if (!turn) return;
			const question_id = turn.question.id;
			try {
				const result = await (run
					? request("POST /quiz/runs/:id/answers", { params, body: { question_id, chosen } })
					: request("POST /quiz/daily/answers", { body: { question_id, answer: chosen } }));
				setState({
					...initial,
					run: result.run,
					turn: { ...turn, verdict: result.verdict },
					next: result.next,
					fresh: true,
				});
			} catch (error) {
				const status = error instanceof RequestFailed ? error.status : 0;
				const text = status > 0 && status < 500 ? (error as RequestFailed).message : quizTexts.answerFailed;
				// the run is gone or was restarted elsewhere, so a retry would fail too
				const over = status === 404 || status === 409;
				setState((before) => ({ ...before, problem: over ? null : text, failure: over ? text : null }));
			}
		},
		/** Leaves the last question and shows the result. */
		close: () => setState((before) => ({ ...before, turn: null, fresh: false })),
	};
}
