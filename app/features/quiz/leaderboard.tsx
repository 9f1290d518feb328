import { useState } from "react";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { grouped } from "../../lib/numbers.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { ChoiceChips } from "../../ui/forms/choice-chips.tsx";
import { quizTexts } from "./play-rules.ts";
import "./quiz.css";
import "../../ui/styles/figures/tables.css";
import "../../ui/styles/state.css";

const PERIODS = { today: "Today", all: "All time" } as const;
type Period = keyof typeof PERIODS;

/** The best by quiz points. The browser fetches it, because cached pages must not contain names of fans. */
export function Leaderboard() {
	const [period, setPeriod] = useState<Period>("today");
	const { status, me } = useAuth();
	return (
		<section className="quiz-board needs-script" aria-labelledby="board">
			<div className="cluster mb-3" data-spread="">
				<h2 id="board">Leaderboard</h2>
				<ChoiceChips legend="Points of" choices={PERIODS} chosen={period} onChoose={setPeriod} />
			</div>
			{status === "loading" ? <Waiting /> : <Rows key={me?.id} period={period} />}
		</section>
	);
}

const Waiting = () => <p className="skeleton h-40" role="status" aria-label="Loading the leaderboard" />;

function Rows({ period }: { period: Period }) {
	const { answer: board, failure, again } = useRequest("GET /quiz/leaderboard", { query: { period } });
	if (failure && !board)
		return (
			<div className="state" role="alert">
				<p>{quizTexts.boardFailed}</p>
				<button type="button" className="btn" onClick={again}>
					Try again
				</button>
			</div>
		);
	if (!board) return <Waiting />;
	if (board.rows.length === 0) return <p role="status">{quizTexts.boardEmpty}</p>;
	const below = board.you && board.rows.every(({ you }) => !you) ? board.you : null;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
		<section className="table-scroll" tabIndex={0} aria-label="Points">
			<table className="table">
				<thead>
					<tr>
						<th scope="col" className="num">
							#
						</th>
						<th scope="col">Fan</th>
						<th scope="col" className="num">
							Points
						</th>
					</tr>
				</thead>
				<tbody>
					{board.rows.map(({ rank, name, points, you }) => (
						<tr key={rank} className={you ? "quiz-board-you" : undefined}>
							<td className="num">{rank}</td>
							<th scope="row">
								{name}
								{you ? " (you)" : ""}
							</th>
							<td className="num" data-key="">
								{grouped(points)}
							</td>
						</tr>
					))}
					{below ? (
						<tr className="quiz-board-you">
							<td className="num">{below.rank}</td>
							<th scope="row">You</th>
							<td className="num" data-key="">
								{grouped(below.points)}
							</td>
						</tr>
					) : null}
				</tbody>
			</table>
		</section>
	);
}
