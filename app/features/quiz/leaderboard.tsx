import { useEffect, useState } from "react";
import { getJson } from "../../lib/api.ts";
import { useAuth } from "../../lib/auth.tsx";
import { quizTexts } from "./play-rules.ts";
import type { Board } from "./quiz.ts";

const PERIODS = { today: "Today", all: "All time" } as const;
type Period = keyof typeof PERIODS;

/** The best by quiz points. Persons are data: it is asked for once the page stands. */
export function Leaderboard() {
	const [asked, setAsked] = useState<{ period: Period }>({ period: "today" });
	const [board, setBoard] = useState<Board | "failed" | null>(null);
	const { status } = useAuth();
	const { period } = asked;

	useEffect(() => {
		if (status === "loading") return;
		let here = true;
		setBoard(null);
		getJson<Board>(`/api/quiz/leaderboard?period=${asked.period}`).then(
			(answer) => here && setBoard(answer),
			() => here && setBoard("failed"),
		);
		return () => {
			here = false;
		};
	}, [status, asked]);

	return (
		<section className="quiz-board needs-script" aria-labelledby="board">
			<div className="cluster mb-3" data-spread="">
				<h2 id="board">Leaderboard</h2>
				<fieldset className="chips">
					<legend className="sr-only">Points of</legend>
					{Object.entries(PERIODS).map(([of, words]) => (
						<button
							key={of}
							type="button"
							className="chip"
							aria-pressed={of === period}
							data-pressed={of === period ? "" : undefined}
							onClick={() => setAsked({ period: of as Period })}
						>
							{words}
						</button>
					))}
				</fieldset>
			</div>
			{board === "failed" ? (
				<div className="state" role="alert">
					<p>{quizTexts.boardFailed}</p>
					<button type="button" className="btn" onClick={() => setAsked({ period })}>
						Try again
					</button>
				</div>
			) : (
				<Rows board={board} />
			)}
		</section>
	);
}

function Rows({ board }: { board: Board | null }) {
	if (!board) return <p className="skeleton h-40" role="status" aria-label="Loading the leaderboard" />;
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
								{points.toLocaleString("en-US")}
							</td>
						</tr>
					))}
					{below ? (
						<tr className="quiz-board-you">
							<td className="num">{below.rank}</td>
							<th scope="row">You</th>
							<td className="num" data-key="">
								{below.points.toLocaleString("en-US")}
							</td>
						</tr>
					) : null}
				</tbody>
			</table>
		</section>
	);
}
