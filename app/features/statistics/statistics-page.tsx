import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { AsOfNote } from "../../lib/as-of.tsx";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { grouped } from "../../lib/numbers.ts";
import { pageContext } from "../../page-context.ts";
import { Plates } from "../../ui/figures/plates.tsx";
import { PageHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/statistics-page";
import { statisticsPath } from "./query.ts";
import { RankingTable } from "./ranking-table.tsx";
import { statisticsOverview } from "./statistics.server.ts";
import { StatisticsFailed } from "./statistics-failed.tsx";
import { TableChips } from "./table-chips.tsx";
import { findTable, type Table } from "./tables.ts";
import { STATISTICS_NAME } from "./words.ts";
import "../../ui/styles/choices/forms.css";
import "../../ui/styles/plates.css";

export async function loader({ context }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const overview = await statisticsOverview(record, db);
	page.keep("record");
	return overview;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { totals } = loaderData ?? {};
	return pageMeta(matches, {
		title: `IPL ${STATISTICS_NAME.toLowerCase()}`,
		description: totals
			? `${grouped(totals.matches)} matches of ${totals.seasons} IPL seasons in tables: runs, wickets, strike rates, partnerships, teams, grounds.`
			: "IPL statistics from ball-by-ball data.",
		path: "/statistics",
		structured_data: [
			breadcrumbList(matches, [
				{ name: "Home", path: "/" },
				{ name: STATISTICS_NAME, path: "/statistics" },
			]),
		],
	});
}

export default function StatisticsOverview({ loaderData: { totals, as_of, leaders } }: Route.ComponentProps) {
	return (
		<>
			<div className="wrap">
				<PageHead title={STATISTICS_NAME} />
				<h2 className="sr-only">Tables</h2>
				<TableChips />
				<div className="halves">
					{leaders.map(({ table: slug, rows, counted }) => {
						const table = findTable(slug) as Table;
						return (
							<div key={slug}>
								<RankingTable
									id={slug}
									caption={`${table.title}, all time`}
									table={table}
									rows={rows}
									counted={counted}
								/>
								<MoreLink to={statisticsPath(table)}>Full list: {table.name.toLowerCase()}</MoreLink>
							</div>
						);
					})}
				</div>
				<MoreLink to="/statistics/explore">Build your own question</MoreLink>
				<AsOfNote label={as_of.label} date={as_of.date}>
					<a href={`/matches/${as_of.match_id}`}>Latest match counted</a>
				</AsOfNote>
			</div>
			<Totals {...totals} />
		</>
	);
}

const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
	<a className="link-more" href={to}>
		{children} <ArrowRight className="icon" />
	</a>
);

export function ErrorBoundary() {
	return <StatisticsFailed />;
}

function Totals({ seasons, matches, players, people, teams }: Route.ComponentProps["loaderData"]["totals"]) {
	const tiles: [label: string, value: number, note?: string][] = [
		["Seasons", seasons],
		["Matches", matches],
		["Players", players, `Have played; ${grouped(people)} in squads or matches`],
		["Active teams", teams],
	];
	return (
		<section className="on-board mt-6 py-5" aria-label="Totals">
			<div className="wrap">
				<dl className="strip-stats">
					{tiles.map(([label, value, note]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>
								<Plates value={grouped(value)} />
							</dd>
							{note ? <dd className="strip-note">{note}</dd> : null}
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
