import type { Counted } from "../../lib/counted.ts";
import { type FigureColumn, FigureTable } from "../../ui/figures/figure-table.tsx";
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

/**
 * A table of statistics. With a query its heads are links that sort; without one it shows only the first three columns.
 */
export function RankingTable({ id, caption, table, query, rows, counted }: RankingTableProps) {
	const columns = query ? table.columns : table.columns.slice(0, 3);
	const sort = query?.sort ?? table.sort;
	return (
		<FigureTable
			id={id}
			caption={caption}
			quiet={query !== undefined}
			who={table.row}
			counted={counted}
			columns={columns.map((column) => headOf(table, column, query, counted))}
			keyColumn={sort}
			{...(query ? { sorted: query.order === "desc" ? "descending" : "ascending" } : {})}
			rows={rows.map((row) => ({
				id: `${row.names.map((name) => name.text)} ${row.match_id}`,
				place: row.rank,
				names: row.names,
				team: row.team ?? undefined,
				few: row.few ?? undefined,
				bar: row.bar ?? undefined,
				line: row.line ?? undefined,
				cells: columns.map((column, at) => (
					<Cell key={column.key} text={row.cells[at]} to={matchesLink(row, column)} />
				)),
			}))}
		/>
	);
}

/** Abbreviations for the heads of columns. */
const SHORT: Record<string, string> = {
	Matches: "Mat",
	Innings: "Inns",
	Average: "Avg",
	"Strike rate": "SR",
	Highest: "HS",
	Hundreds: "100s",
	Fifties: "50s",
	Fours: "4s",
	Sixes: "6s",
	Wickets: "Wkts",
	Economy: "Econ",
	Overs: "Ov",
	Maidens: "Mdns",
	"Four wickets": "4w",
	"Five wickets": "5w",
	Wicket: "Wkt",
	"No result": "NR",
	"Run rate": "RR",
};

function headOf(
	table: Table,
	column: Column,
	query: StatisticsQuery | undefined,
	counted: Counted | undefined,
): FigureColumn {
	const { key, label, kind, first } = column;
	const head = { key, head: SHORT[label] ?? label, name: label, words: kind === "words" };
	const figure = counted ? { figure: figureOf(column) } : {};
	if (!query || !first) return { ...head, ...figure };
	const reversed = query.order === "desc" ? "asc" : "desc";
	const sorted = key === query.sort;
	const sort = statisticsPath(table, {
		...query,
		sort: key,
		order: sorted ? reversed : first,
		min: sorted ? query.min : null,
		page: 1,
	});
	return { ...head, ...figure, sort };
}

/** The measure of a column for `data-figure`; undefined for text, columns with a condition, and campaigns. */
const figureOf = ({ key, kind, measure = key, rows, where }: Column) =>
	kind === "words" || where || rows === "campaigns" ? undefined : rows ? `${rows}.${measure}` : measure;

/** The link of a cell: from the date to its match, from the number of matches to their list. */
function matchesLink({ match_id, matches }: StatisticsRow, { key }: Column): string | null {
	if (key === "date" && match_id) return `/matches/${match_id}`;
	return key === "matches" ? matches : null;
}

function Cell({ text, to }: { text: string | undefined; to: string | null }) {
	return to ? <a href={to}>{text}</a> : text;
}
