import { ArrowLeft, ArrowRight } from "lucide-react";
import { data, isRouteErrorResponse } from "react-router";
import { AsOfNote } from "../../../lib/as-of.tsx";
import { formatLongDate } from "../../../lib/dates.ts";
import { breadcrumbList, pageMeta, siteOf } from "../../../lib/meta.ts";
import { services } from "../../../services.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { PageHead, SectionHead } from "../../../ui/heads.tsx";
import { Link } from "../../../ui/link.tsx";
import { PlayerLink } from "../../../ui/player-link.tsx";
import { Fixtures } from "../fixtures.tsx";
import { RecordNotFound } from "../record-not-found.tsx";
import { matchesPath, matchesTexts, readId } from "../rules.ts";
import type { Route } from "./+types/season-page";
import { LeagueTable } from "./league-table.tsx";
import type { FoundSeason } from "./season.server.ts";
import { SeasonBoard } from "./season-board.tsx";
import { SeasonRecords } from "./season-records.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, seasons, page } = context.get(services);
	const year = readId(params.year);
	const found = year === undefined ? null : await seasons.findSeason(record, db, year);
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
	return (
		<>
			<div className="wrap">
				<PageHead title={`IPL ${season}`} lead={leadOf(found)}>
					<Breadcrumbs crumbs={crumbsTo(season)} />
				</PageHead>
			</div>
			<SeasonBoard found={found} />
			<div className="wrap section stack gap-10">
				<section aria-labelledby="table">
					<SectionHead id="table" title="League table" more={{ text: "All matches", to: matchesPath({ season }) }} />
					<LeagueTable season={season} table={table} />
					<p className="note">{matchesTexts.netRunRate}</p>
				</section>
				{playoffs.length > 0 ? (
					<section aria-labelledby="playoffs">
						<SectionHead id="playoffs" title="Playoffs" />
						<Fixtures matches={playoffs} label="Playoff matches, in order" />
					</section>
				) : null}
				<Caps found={found} />
				<SeasonRecords found={found} />
				{final ? null : <AsOfNote {...found.as_of} />}
				<Neighbours found={found} />
			</div>
		</>
	);
}

function leadOf({ first_date, final, as_of }: FoundSeason): string {
	const start = first_date ? formatLongDate(first_date) : "";
	return final ? `${start} to ${formatLongDate(final.date)}` : `From ${start}, as of ${formatLongDate(as_of.date)}`;
}

function Caps({ found: { caps, slugs } }: { found: FoundSeason }) {
	if (!caps) return null;
	return (
		<section aria-labelledby="caps">
			<SectionHead id="caps" title="Caps" />
			<dl className="figures season-caps">
				<div>
					<dt>
						Orange Cap, <PlayerLink name={caps.orange.name} slug={slugs[caps.orange.id]} />
					</dt>
					<dd>{caps.orange.runs} runs</dd>
				</div>
				<div>
					<dt>
						Purple Cap, <PlayerLink name={caps.purple.name} slug={slugs[caps.purple.id]} />
					</dt>
					<dd>{caps.purple.wickets} wickets</dd>
				</div>
			</dl>
			<p className="note">
				Most runs and most wickets of the season, counted from the record; equal ones go to fewer balls and to the
				better economy.
			</p>
		</section>
	);
}

function Neighbours({ found: { previous, next } }: { found: FoundSeason }) {
	return (
		<nav className="pager" aria-label="More seasons">
			{previous ? (
				<Link className="btn" data-variant="outline" to={`/seasons/${previous}`} rel="prev">
					<ArrowLeft className="icon" /> {previous}
				</Link>
			) : null}
			<Link className="btn" data-variant="outline" to="/seasons">
				All seasons
			</Link>
			{next ? (
				<Link className="btn" data-variant="outline" to={`/seasons/${next}`} rel="next">
					{next} <ArrowRight className="icon" />
				</Link>
			) : null}
		</nav>
	);
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
	return (
		<RecordNotFound title={matchesTexts.seasonNotFound} text={matchesTexts.seasonNotFoundText(params.year ?? "")} />
	);
}
