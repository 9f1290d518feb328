import { useEffect, useState } from "react";
import type { Answer } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { ChoiceChips } from "../../../ui/forms/choice-chips.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import type { BoardRow } from "./board.ts";
import { boardTexts, COUNTED_AFTER_MS, medalOf, PERIODS, type Period } from "./rules.ts";
import "../points.css";
import "../../../ui/styles/figures/tables.css";

/** The best fans of a period. The browser fetches them, because cached pages must not contain names of fans. */
export default function FanBoard() {
	const [period, setPeriod] = useState<Period>("day");
	const { status, me } = useAuth();
	return (
		<section className="needs-script" aria-labelledby="fan-board">
			<div className="cluster mb-3" data-spread="">
				<h2 id="fan-board">{boardTexts.title}</h2>
				<ChoiceChips legend="Points of" choices={PERIODS} chosen={period} onChoose={setPeriod} />
			</div>
			<div className="min-h-72">{status === "loading" ? <Waiting /> : <Rows key={me?.id} period={period} />}</div>
		</section>
	);
}

const Waiting = () => <p className="skeleton h-72" role="status" aria-label="Loading the leaderboard" />;

function Rows({ period }: { period: Period }) {
	const boardRequest = useRequest("GET /boards/fans", { query: { period } });
	const { answer, again } = boardRequest;
	useEffect(() => {
		if (!answer?.counting) return;
		const timer = setTimeout(again, COUNTED_AFTER_MS);
		return () => clearTimeout(timer);
	}, [answer, again]);
	return (
		<Loaded asked={boardRequest} failed={boardTexts.failed} waiting={<Waiting />}>
			{(board) => <Board board={board} period={period} />}
		</Loaded>
	);
}

function Board({ board, period }: { board: Answer<"GET /boards/fans">; period: Period }) {
	if (board.rows.length === 0) return <EmptyState title={boardTexts.empty} text={boardTexts.emptyText} />;
	const ranks = board.rows.map(({ rank }) => rank);
	const below = board.rows.some(({ you }) => you) ? [] : (board.you?.around ?? []);
	return (
		<ScrollTable id="fan-board-table" caption={PERIODS[period]}>
			<thead>
				<tr>
					<th scope="col">Rank</th>
					<th scope="col">Fan</th>
					<th scope="col" className="num">
						Points
					</th>
				</tr>
			</thead>
			<tbody>
				{[...board.rows, ...below].map((row, place) => (
					<Row key={row.user_id ?? place} row={row} medal={medalOf(row.rank, ranks)} />
				))}
			</tbody>
		</ScrollTable>
	);
}

function Row({ row, medal }: { row: BoardRow; medal: number | undefined }) {
	return (
		<tr data-mine={row.you ? "" : undefined} data-top={medal}>
			<td>
				<span className="rank">{grouped(row.rank)}</span>
			</td>
			<th scope="row">
				{row.name}
				{row.you ? " (you)" : ""}
			</th>
			<td className="num" data-key="">
				{grouped(row.points)}
			</td>
		</tr>
	);
}
