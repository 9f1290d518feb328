import { Link } from "../../ui/link.tsx";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import type { Cell } from "./cells.ts";
import type { AnswerTable as Table, TableRow } from "./table.ts";

type TableProps = {
	caption: string;
	table: Table;
	/** what the marked lines have few of */
	unit: string;
};

/** The lines of an answer; the name stays while the rest scrolls, and the figure that ranks comes first. */
export function AnswerTable({ caption, table, unit }: TableProps) {
	const { name, about, figures, rows } = table;
	return (
		<ScrollTable id="answer" caption={<span className="sr-only">{caption}</span>} sticky>
			<thead>
				<tr>
					<th scope="col" className="num">
						#
					</th>
					<th scope="col">{name}</th>
					{figures.map(({ key, text }, place) => (
						<th key={key} scope="col" className="num" data-sorted={place === 0 ? "" : undefined}>
							{text}
						</th>
					))}
					{about.map((head) => (
						<th key={head} scope="col">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and none of them moves
					<tr key={place}>
						<td className="num">{row.rank ?? place + 1}</td>
						<th scope="row">
							<Name row={row} unit={unit} />
						</th>
						{row.figures.map((cell, at) => (
							<td
								key={figures[at]?.key}
								className="num"
								data-key={at === 0 ? "" : undefined}
								data-sorted={at === 0 ? "" : undefined}
							>
								<CellText
									cell={cell}
									label={`${row.name.text}, ${figures[at]?.text} ${cell.text}: the rows behind it`}
								/>
							</td>
						))}
						{row.about.map((cell, at) => (
							<td key={about[at]}>
								<CellText cell={cell} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

function Name({ row: { name, team, few }, unit }: { row: TableRow; unit: string }) {
	return (
		<span className={team ? "table-team" : undefined} data-team={team?.id}>
			<span>
				<CellText cell={name} />
				{team || few ? (
					<span className="xsub">
						{team ? team.short_name : null}
						{few ? <span className="small-n">few {unit}</span> : null}
					</span>
				) : null}
			</span>
		</span>
	);
}

function CellText({ cell: { text, to }, label }: { cell: Cell; label?: string }) {
	return to ? (
		<Link to={to} rel={label ? "nofollow" : undefined} aria-label={label}>
			{text}
		</Link>
	) : (
		text
	);
}
