import { data, isRouteErrorResponse } from "react-router";
import { AsOfNote } from "../../lib/as-of.tsx";
import { formatLongDate } from "../../lib/dates.ts";
import { breadcrumbList, metaDescription, pageMeta, siteOf } from "../../lib/meta.ts";
import { grouped } from "../../lib/numbers.ts";
import { pageContext } from "../../page-context.ts";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import { DotChart } from "../../ui/charts/dot-chart.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { Pager } from "../../ui/pager.tsx";
import { EmptyState } from "../../ui/state.tsx";
import type { Route } from "./+types/table-page";
import { allowsNextPage, statisticsPath } from "./query.ts";
import { RankingTable } from "./ranking-table.tsx";
import { statisticsTable } from "./statistics.server.ts";
import { StatisticsFailed } from "./statistics-failed.tsx";
import { StatisticsForm } from "./statistics-form.tsx";
import { TableChips } from "./table-chips.tsx";
import { findTable, type Table } from "./tables.ts";
import { filtersText, STATISTICS_FAILED, STATISTICS_NAME, tableCaption } from "./words.ts";
import "../../ui/styles/choices/forms.css";

export async function loader({ context, request, params }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const found = await statisticsTable(record, db, params.table, new URL(request.url).searchParams);
	if (!found) throw data(null, { status: 404 });
	page.keep("record");
	return found;
}

const crumbsTo = (table: Table) => [
	{ name: "Home", path: "/" },
	{ name: STATISTICS_NAME, path: "/statistics" },
	{ name: table.title, path: statisticsPath(table) },
];

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
	const table = findTable(params.table);
	if (!loaderData || !table)
		return pageMeta(matches, {
			title: table?.title ?? "Oops! Page not found",
			description: table ? STATISTICS_FAILED : "We couldn't find that table.",
			path: "/statistics",
			index: false,
		});
	const { query, teams, rows, as_of } = loaderData;
	const { site_url } = siteOf(matches);
	const caption = tableCaption(table, query, filtersText(query, teams));
	const path = statisticsPath(table, { season: query.season, team: query.team, stage: query.stage });
	const at = table.columns.findIndex(({ key }) => key === query.sort);
	const first = rows.slice(0, 3).map((row) => `${row.names.map((name) => name.text).join(" and ")} ${row.cells[at]}`);
	const description = metaDescription(`${caption}: ${first.join(", ")}. As of ${formatLongDate(as_of.date)}.`);
	return pageMeta(matches, {
		title: caption,
		description,
		path,
		picture: `statistics/${table.slug}`,
		// search engines index only the default order and first page
		index: statisticsPath(table, query) === path && rows.length > 0,
		structured_data: [
			{
				"@type": "Dataset",
				name: caption,
				description,
				url: site_url + path,
				dateModified: as_of.date,
				distribution: [
					{
						"@type": "DataDownload",
						encodingFormat: "text/csv",
						contentUrl: site_url + statisticsPath(table, query, ".csv"),
					},
				],
			},
			breadcrumbList(matches, crumbsTo(table)),
		],
	});
}

/**
 * 'Virat Kohli leads with 9,336, 2,007 more than the next.' If the next line is level but of the same side, the lead is
 * not shared. Undefined on later pages, in the reversed order, and for fewer than two lines.
 */
function leaderText(table: Table, { query, rows }: Route.ComponentProps["loaderData"]): string | undefined {
	const column = table.columns.find(({ key }) => key === query.sort);
	const at = table.columns.findIndex(({ key }) => key === query.sort);
	const [first, second] = rows;
	if (!column || !first || !second || query.page > 1 || query.order !== column.first) return undefined;
	const [best, next] = [first.cells[at] ?? "", second.cells[at] ?? ""];
	const nameOf = ({ names }: typeof first) => names.map(({ text }) => text).join(" and ");
	const name = nameOf(first);
	const verb = first.names.length > 1 ? "lead" : "leads";
	if (best === next && name !== nameOf(second)) return `${name} shares the lead with ${best}.`;
	const lead = Number(best.replaceAll(",", "")) - Number(next.replaceAll(",", ""));
	const showsLead = column.kind === "count" && column.first === "desc" && lead > 0;
	const more = showsLead ? `, ${grouped(lead)} more than the next` : "";
	return `${name} ${verb} with ${best}${more}.`;
}

export default function TablePage({ loaderData, params }: Route.ComponentProps) {
	const table = findTable(params.table) as Table;
	const { query, seasons, teams, floor, count, as_of, rows, counted, more, explorer } = loaderData;
	const caption = tableCaption(table, query, filtersText(query, teams));
	return (
		<div className="wrap" data-end="">
			<PageHead title={query.season || query.team || query.stage ? caption : table.title} crumbs={crumbsTo(table)} />
			<TableChips current={table.slug} query={query} />
			<StatisticsForm table={table} query={query} seasons={seasons} teams={teams} floor={floor} count={count} />
			{rows.length === 0 ? (
				<EmptyState title="Nobody qualifies" text="Nobody here reaches the minimum. Try a lower one, or all matches.">
					<a className="btn" href={statisticsPath(table)}>
						Show all time
					</a>
				</EmptyState>
			) : (
				<RankingTable id="ranking" caption={caption} table={table} query={query} rows={rows} counted={counted} />
			)}
			<p className="note mt-2">{leaderText(table, loaderData)}</p>
			<TopTen table={table} caption={caption} found={loaderData} />
			<AsOfNote label={as_of.label} date={as_of.date}>
				<a href={explorer}>Change this question</a>{" "}
				<a href={statisticsPath(table, { ...query, page: 1 }, ".csv")} download>
					CSV
				</a>{" "}
				{query.season ? <a href={`/seasons/${query.season}`}>All matches of {query.season}</a> : null}
				{table.row === "Player" ? " Colours show the side a player last appeared for." : null}
			</AsOfNote>
			<Pager
				label="Pages of the table"
				previous={query.page > 1 ? statisticsPath(table, { ...query, page: query.page - 1 }) : null}
				next={more && allowsNextPage(query) ? statisticsPath(table, { ...query, page: query.page + 1 }) : null}
			/>
		</div>
	);
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && error.status === 404) throw error;
	return <StatisticsFailed title={findTable(params.table ?? "")?.title} />;
}

type TopTenProps = { table: Table; caption: string; found: Route.ComponentProps["loaderData"] };

function TopTen({ table, caption, found: { query, rows, chart } }: TopTenProps) {
	const at = table.columns.findIndex(({ key }) => key === query.sort);
	if (!chart) return null;
	return (
		<div className="my-5">
			<ChartFigure
				id="top-ten"
				heading="h2"
				title="The top ten"
				note={`${caption}.`}
				table={{
					head: [table.row, table.columns[at]?.label ?? ""],
					rows: rows
						.slice(0, 10)
						.map(({ names, cells }) => [names.map(({ text }) => text).join(" and "), cells[at] ?? null]),
				}}
			>
				<DotChart label={`The top ten: ${caption}`} drawing={chart} />
			</ChartFigure>
		</div>
	);
}
