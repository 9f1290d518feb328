import { useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { quizTexts, type StartInput } from "./play-rules.ts";
import type { Next, Run, RunAndTurn, Turn } from "./quiz.ts";

type RunState = {
	run: Run | null;
	turn: Turn | null;
	/** the question after the current one; null before its answer */
	next: Next | null;
	/** the player has just got the verdict on screen */
	fresh: boolean;
	/** the text of an error that ends the quiz */
	failure: string | null;
	/** the category is unknown or empty, so a retry fails too */
	empty: boolean;
	/** why the server did not take the last answer */
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
 * Plays a run through the API. `first`: the first question of today's quiz, to be shown before a run exists; its answer
 * starts the daily quiz.
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
		/** By default the first unanswered question. */
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
				// a retry fails too, because the run is gone or was restarted in another tab
				const over = status === 404 || status === 409;
				setState((before) => ({ ...before, problem: over ? null : text, failure: over ? text : null }));
			}
		},
		/** Leaves the last question and shows the result. */
		close: () => setState((before) => ({ ...before, turn: null, fresh: false })),
	};
}
