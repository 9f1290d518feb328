import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment } from "react";
import { type Counted, counted as countedAs } from "../../lib/counted.ts";
import { Link } from "../../ui/link.tsx";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { type StatisticsQuery, statisticsPath } from "./query.ts";
import type { StatisticsRow } from "./statistics.server.ts";
import type { Column, Table } from "./tables.ts";

type RankingTableProps = {
	id: string;
	caption: string;
	table: Table;
	query?: StatisticsQuery;
	rows: StatisticsRow[];
	counted: Counted | undefined;
};

/** A table of statistics. With a query its heads sort by link; without one it is a short list in its own order. */
export function RankingTable({ id, caption, table, query, rows, counted }: RankingTableProps) {
	const columns = query ? table.columns : table.columns.slice(0, 3);
	const sort = query?.sort ?? table.sort;
	return (
		<ScrollTable id={id} caption={caption} sticky>
			<thead>
				<tr>
					<th scope="col" className="num">
						#
					</th>
					<th scope="col">{table.row}</th>
					{columns.map((column) => (
						<Head key={column.key} table={table} column={column} query={query} sorted={column.key === sort} />
					))}
				</tr>
			</thead>
			<tbody {...countedAs(counted)}>
				{rows.map((row) => (
					<tr key={`${row.names.map((name) => name.text)} ${row.match_id}`} data-line={row.line ?? undefined}>
						<td className="num">{row.rank}</td>
						<th scope="row">
							<Names row={row} />
						</th>
						{columns.map((column, at) => (
							<td
								key={column.key}
								className={column.kind === "words" ? undefined : "num"}
								data-key={column.key === sort ? "" : undefined}
								data-sorted={column.key === sort ? "" : undefined}
								data-figure={counted && figureOf(column)}
							>
								<Cell text={row.cells[at]} to={behind(row, column)} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

/** The measure of a column's figures; none of words, and of a column that counts a part of its own. */
const figureOf = ({ key, kind, measure = key, rows, where }: Column) =>
	kind === "words" || where || rows === "campaigns" ? undefined : rows ? `${rows}.${measure}` : measure;

/** Where the matches behind a row are: a feat's is at its date, those of a sum are at their number. */
function behind({ match_id, matches }: StatisticsRow, { key }: Column): string | null {
	if (key === "date" && match_id) return `/matches/${match_id}`;
	return key === "matches" ? matches : null;
}

function Cell({ text, to }: { text: string | undefined; to: string | null }) {
	return to ? <Link to={to}>{text}</Link> : text;
}

function Names({ row: { names, team } }: { row: StatisticsRow }) {
	return (
		<span className={team ? "table-team" : undefined} data-team={team ?? undefined}>
			<span>
				{names.map(({ text, to }, at) => (
					<Fragment key={text}>
						{at > 0 ? " and " : null}
						{to ? <Link to={to}>{text}</Link> : text}
					</Fragment>
				))}
			</span>
		</span>
	);
}

type HeadProps = { table: Table; column: Column; query: StatisticsQuery | undefined; sorted: boolean };

function Head({ table, column, query, sorted }: HeadProps) {
	const className = column.kind === "words" ? undefined : "num";
	if (!query || !column.first)
		return (
			<th scope="col" className={className} data-sorted={sorted ? "" : undefined}>
				{column.label}
			</th>
		);
	const turned = query.order === "desc" ? "asc" : "desc";
	const to = statisticsPath(table, {
		...query,
		sort: column.key,
		order: sorted ? turned : column.first,
		min: sorted ? query.min : null,
		page: 1,
	});
	const Arrow = query.order === "desc" ? ArrowDown : ArrowUp;
	return (
		<th
			scope="col"
			className={className}
			data-sorted={sorted ? "" : undefined}
			aria-sort={sorted ? (query.order === "desc" ? "descending" : "ascending") : undefined}
		>
			<Link className="table-sort" to={to} preventScrollReset>
				{column.label} {sorted ? <Arrow className="icon" /> : null}
			</Link>
		</th>
	);
}
