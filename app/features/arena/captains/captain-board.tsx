import { useState } from "react";
import type { Answer } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { grouped } from "../../../lib/numbers.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { Demo } from "../../../ui/badge.tsx";
import { ScrollTable } from "../../../ui/figures/scroll-table.tsx";
import { ChoiceChips } from "../../../ui/forms/choice-chips.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { medalOf, PERIODS, type Period } from "../../points/boards/rules.ts";
import type { CaptainRow } from "./captaincy.ts";
import { CATEGORIES, type Category, captainTexts } from "./rules.ts";
import "../arena.css";
import "../../points/points.css";
import "../../../ui/styles/choices/tabs.css";
import "../../../ui/styles/figures/tables.css";

const CATEGORY_NAMES = Object.fromEntries(Object.entries(CATEGORIES).map(([of, { name }]) => [of, name])) as Record<
	Category,
	string
>;
const PERIOD_KEYS = Object.keys(PERIODS) as Period[];

/** ARENA-4: the top captains of a period in a category. `demo`: the figures are samples. */
export function CaptainBoard({ demo }: { demo: boolean }) {
	const [period, setPeriod] = useState<Period>("day");
	const [category, setCategory] = useState<Category>("overall");
	const { status, me } = useAuth();
	return (
		<section aria-labelledby="captains-title">
			<SectionHead
				id="captains-title"
				title={
					<>
						{captainTexts.title} {demo ? <Demo /> : null}
					</>
				}
			/>
			<ChoiceChips
				legend="Category"
				choices={CATEGORY_NAMES}
				chosen={category}
				onChoose={setCategory}
				className="mb-3 needs-script"
			/>
			<div className="needs-script">
				<div className="tabs-list" role="tablist" aria-label="Period">
					{PERIOD_KEYS.map((of) => (
						<button
							key={of}
							type="button"
							className="tab"
							role="tab"
							id={`captains-tab-${of}`}
							aria-selected={of === period}
							aria-controls="captains-panel"
							data-active={of === period ? "" : undefined}
							tabIndex={of === period ? 0 : -1}
							onClick={() => setPeriod(of)}
						>
							{PERIODS[of]}
						</button>
					))}
				</div>
				<div className="captain-panel" role="tabpanel" id="captains-panel" aria-labelledby={`captains-tab-${period}`}>
					{status === "loading" ? (
						<Skeleton />
					) : (
						<Rows key={`${period} ${me?.id}`} period={period} category={category} />
					)}
				</div>
			</div>
			<noscript>
				<p className="note">The captains need JavaScript.</p>
			</noscript>
		</section>
	);
}

const Skeleton = () => <p className="skeleton h-40" role="status" aria-label="Loading the captains" />;

function Rows({ period, category }: { period: Period; category: Category }) {
	const asked = useRequest("GET /arena/captains", { query: { category, period } });
	return (
		<Loaded asked={asked} failed={captainTexts.failed} waiting={<Skeleton />}>
			{(board) => <Board board={board} period={period} category={category} />}
		</Loaded>
	);
}

type BoardProps = { board: Answer<"GET /arena/captains">; period: Period; category: Category };

function Board({ board, period, category }: BoardProps) {
	if (board.rows.length === 0) return <EmptyState title={captainTexts.empty} text={captainTexts.emptyText} />;
	const { name, unit } = CATEGORIES[category];
	const ranks = board.rows.map(({ rank }) => rank);
	return (
		<>
			<ScrollTable id={`captains-${period}`} caption={`${name}, ${PERIODS[period].toLowerCase()}`}>
				<thead>
					<tr>
						<th scope="col">Rank</th>
						<th scope="col">Captain</th>
						<th scope="col" className="num">
							{unit}
						</th>
					</tr>
				</thead>
				<tbody>
					{board.rows.map((row, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: fans with a private profile have no id
						<Row key={place} row={row} medal={medalOf(row.rank, ranks)} />
					))}
				</tbody>
			</ScrollTable>
			{board.you && !board.rows.some(({ you }) => you) ? (
				<p className="note mt-3">
					You're number {grouped(board.you.rank)}, with {grouped(board.you.count)}.
				</p>
			) : null}
		</>
	);
}

function Row({ row, medal }: { row: CaptainRow; medal: number | undefined }) {
	const { rank, user_id, name, team_code, count, you } = row;
	return (
		<tr data-mine={you ? "" : undefined} data-top={medal}>
			<td>
				<span className="rank">{grouped(rank)}</span>
			</td>
			<th scope="row">
				<span className={team_code ? "table-team" : undefined} data-team={team_code?.toLowerCase()}>
					{user_id ? <a href={`/fans/${user_id}`}>{name}</a> : name}
					{team_code ? <span className="sr-only"> of {team_code}</span> : null}
					{you ? " (you)" : ""}
				</span>
			</th>
			<td className="num" data-key="">
				{grouped(count)}
			</td>
		</tr>
	);
}
