import { data, isRouteErrorResponse } from "react-router";
import { AsOfNote } from "../../../lib/as-of.tsx";
import { formatLongDate } from "../../../lib/dates.ts";
import { breadcrumbList, pageMeta, siteOf } from "../../../lib/meta.ts";
import { grouped } from "../../../lib/numbers.ts";
import { pageContext } from "../../../page-context.ts";
import { PageHead, SectionHead } from "../../../ui/heads.tsx";
import { RecordNotFound } from "../record-not-found.tsx";
import { matchesPath, matchesTexts, readId } from "../rules.ts";
import type { Route } from "./+types/season-page";
import { CapRaces } from "./cap-races.tsx";
import { Champions } from "./champions.tsx";
import { LeagueTable } from "./league-table.tsx";
import { Playoffs } from "./playoffs.tsx";
import type { FoundSeason } from "./season.server.ts";
import { findSeason } from "./season.server.ts";
import { SeasonRecords } from "./season-records.tsx";
import "../card/card.css";
import "../../../ui/styles/figures/tables.css";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const year = readId(params.year);
	const found = year === undefined ? null : await findSeason(record, db, year);
	if (!found) throw data(matchesTexts.seasonNotFound, { status: 404 });
	page.keep("record");
	return found;
}

const crumbsTo = (season: number) => [
	{ name: "Home", path: "/" },
	{ name: "Seasons", path: "/seasons" },
	{ name: String(season), path: `/seasons/${season}` },
];

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
	if (!loaderData)
		return pageMeta(matches, {
			title: matchesTexts.seasonNotFound,
			description: matchesTexts.seasonNotFoundText(params.year),
			path: `/seasons/${encodeURIComponent(params.year)}`,
			index: false,
		});
	const { season, final, first_date } = loaderData;
	const path = `/seasons/${season}`;
	const description = `The ${season} season of the IPL${final ? `, won by ${final.champion.name}` : ""}: table, playoffs, Orange and Purple Cap, records, every scorecard.`;
	return pageMeta(matches, {
		title: `IPL ${season}: table, playoffs and records`,
		description,
		path,
		keywords: [`IPL ${season}`, "points table", "Orange Cap", "Purple Cap"],
		picture: `seasons/${season}`,
		card: path,
		structured_data: [
			{
				"@type": "SportsEvent",
				name: `Indian Premier League ${season}`,
				description,
				sport: "Cricket",
				...(first_date ? { startDate: first_date } : {}),
				...(final ? { endDate: final.date } : {}),
				url: siteOf(matches).site_url + path,
			},
			{ ...breadcrumbList(matches, crumbsTo(season)) },
		],
	});
}

export default function SeasonPage({ loaderData: found }: Route.ComponentProps) {
	const { season, final, playoffs, table } = found;
	const crumbs = crumbsTo(season);
	return (
		<>
			{final ? (
				<Champions found={found} crumbs={crumbs} />
			) : (
				<div className="wrap">
					<PageHead title={`IPL ${season}`} lead={leadOf(found)} crumbs={crumbs} />
				</div>
			)}
			<div className="wrap" data-end="">
				<section className="block" aria-labelledby="table">
					<SectionHead id="table" title="League table" more={{ text: "All matches", to: matchesPath({ season }) }} />
					<LeagueTable season={season} table={table} />
					<p className="note mt-2">{matchesTexts.leagueTable}</p>
				</section>
				{playoffs.length > 0 ? <Playoffs playoffs={playoffs} /> : null}
				<CapRaces found={found} />
				<SeasonRecords found={found} />
				<Totals totals={found.totals} />
				{final ? null : <AsOfNote {...found.as_of} />}
			</div>
		</>
	);
}

function leadOf({ first_date, as_of }: FoundSeason): string {
	return `From ${first_date ? formatLongDate(first_date) : "the first match"}, as of ${formatLongDate(as_of.date)}`;
}

function Totals({ totals }: Pick<FoundSeason, "totals">) {
	const counts = { Matches: totals.matches, Runs: totals.runs, Wickets: totals.wickets, Sixes: totals.sixes };
	return (
		<section className="block" aria-labelledby="figures">
			<SectionHead id="figures" title="In figures" />
			<dl className="figures">
				{Object.entries(counts).map(([name, count]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{grouped(count)}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
	return (
		<RecordNotFound title={matchesTexts.seasonNotFound} text={matchesTexts.seasonNotFoundText(params.year ?? "")} />
	);
}
