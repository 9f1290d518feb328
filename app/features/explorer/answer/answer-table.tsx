import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import type { Cell } from "../cells.ts";
import type { AnswerTable as Table } from "../table.ts";

type TableProps = {
	/** unique on the page */
	id?: string;
	caption: string;
	table: Table;
	/** the unit of sample sizes, for lines marked as small samples */
	unit: string;
};

/** The lines of an answer. The name column stays at the left, the ranking figure at the right. */
export function AnswerTable({ id = "answer", caption, table: { name, about, figures, rows }, unit }: TableProps) {
	return (
		<FigureTable
			id={id}
			caption={caption}
			quiet
			who={name}
			keyColumn={figures[0]?.key ?? ""}
			columns={[
				...figures.map(({ key, text }) => ({ key, head: text })),
				...about.map((head) => ({ key: head, head, words: true })),
			]}
			rows={rows.map((row, place) => ({
				id: String(place),
				place: row.place ?? undefined,
				names: [row.name],
				team: row.team ? { id: row.team.id, code: row.team.short_name } : undefined,
				few: row.few ? unit : undefined,
				cells: [
					...row.figures.map((cell, at) => (
						<CellText
							key={figures[at]?.key}
							cell={cell}
							label={`${row.name.text}, ${figures[at]?.text} ${cell.text}: the rows behind it`}
						/>
					)),
					...row.about.map((cell, at) => <CellText key={about[at]} cell={cell} />),
				],
			}))}
		/>
	);
}

function CellText({ cell: { text, to }, label }: { cell: Cell; label?: string }) {
	return to ? (
		<a href={to} rel={label ? "nofollow" : undefined} aria-label={label}>
			{text}
		</a>
	) : (
		text
	);
}
