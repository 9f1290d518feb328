import { ArrowLeft, ArrowRight } from "lucide-react";
import { data, isRouteErrorResponse } from "react-router";
import { formatLongDate } from "../../lib/dates.ts";
import { breadcrumbList, pageMeta, siteOf } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import { LineChart } from "../../ui/charts/line-chart.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import { PlayerLink } from "../../ui/player-link.tsx";
import type { Route } from "./+types/match-page";
import { InningsCard } from "./innings-card.tsx";
import { Lineups } from "./lineups.tsx";
import { RecordNotFound } from "./record-not-found.tsx";
import { matchesPath, matchesTexts, readId } from "./rules.ts";
import { Scoreboard } from "./scoreboard.tsx";
import type { FoundMatch } from "./scorecard.server.ts";
import { resultOf, stageOf } from "./words.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, matches, page } = context.get(services);
	const id = readId(params.id);
	const found = id === undefined ? null : await matches.findMatch(record, db, id);
	if (!found) throw data(matchesTexts.matchNotFound, { status: 404 });
	page.keep("record");
	return found;
}

const titleOf = ({ match }: FoundMatch) => `${match.first_team} v ${match.second_team}`;
const placeOf = ({ match }: FoundMatch) => `${match.season} IPL, ${stageOf(match)}`;

const crumbsTo = (found: FoundMatch) => [
	{ name: "Home", path: "/" },
	{ name: "Seasons", path: "/seasons" },
	{ name: String(found.match.season), path: `/seasons/${found.match.season}` },
	{ name: stageOf(found.match), path: `/matches/${found.match.match_id}` },
];

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
	if (!loaderData)
		return pageMeta(matches, {
			title: matchesTexts.matchNotFound,
			description: matchesTexts.matchNotFoundText,
			path: `/matches/${encodeURIComponent(params.id)}`,
			index: false,
		});
	const { match } = loaderData;
	const path = `/matches/${match.match_id}`;
	const { site_url } = siteOf(matches);
	const description = `Scorecard of ${titleOf(loaderData)}, ${placeOf(loaderData)}, ${formatLongDate(match.date)}: ${resultOf(match)}.`;
	const side = (id: string, name: string) => ({ "@type": "SportsTeam" as const, name, url: `${site_url}/teams/${id}` });
	return pageMeta(matches, {
		title: `${titleOf(loaderData)}, ${placeOf(loaderData)} scorecard`,
		description,
		path,
		keywords: [match.first_team, match.second_team, `IPL ${match.season}`],
		picture: `matches/${match.match_id}`,
		card: path,
		structured_data: [
			{
				"@type": "SportsEvent",
				name: `${titleOf(loaderData)}, ${placeOf(loaderData)}`,
				description,
				sport: "Cricket",
				startDate: match.date,
				url: site_url + path,
				location: { "@type": "Place", name: match.ground, address: match.city },
				competitor: [side(match.first_id, match.first_team), side(match.second_id, match.second_team)],
			},
			{ ...breadcrumbList(matches, crumbsTo(loaderData)) },
		],
	});
}

export default function MatchPage({ loaderData: found }: Route.ComponentProps) {
	const { innings, slugs, worm } = found;
	return (
		<>
			<div className="wrap">
				<PageHead title={titleOf(found)} lead={`${placeOf(found)}, ${formatLongDate(found.match.date)}`}>
					<Breadcrumbs crumbs={crumbsTo(found)} />
				</PageHead>
			</div>
			<Scoreboard {...found} />
			<div className="wrap section stack gap-10">
				<div className="halves items-start">
					<Particulars found={found} />
					{worm ? (
						<ChartFigure
							id="worm"
							title="Over by over"
							note="Runs after each over. In the table, in brackets, what the over brought."
							table={{ head: worm.head, rows: worm.rows }}
							heading="h2"
						>
							<LineChart label="Runs after each over, by side" drawing={worm.drawing} />
						</ChartFigure>
					) : null}
				</div>
				{innings.map((side) => (
					<InningsCard key={side.innings} innings={side} slugs={slugs} />
				))}
				<Lineups lineups={found.lineups} slugs={slugs} season={found.match.season} />
				<Neighbours found={found} />
			</div>
		</>
	);
}

function Particulars({ found: { match, toss, target, umpires, slugs } }: { found: FoundMatch }) {
	return (
		<dl className="ledger">
			<div>
				<dt>Toss</dt>
				<dd>{`${toss.team} chose to ${toss.decision}`}</dd>
			</div>
			<div>
				<dt>Player of the match</dt>
				<dd>
					{match.player_of_match && match.player_of_match_id ? (
						<PlayerLink name={match.player_of_match} slug={slugs[match.player_of_match_id]} />
					) : (
						"—"
					)}
				</dd>
			</div>
			{target ? (
				<div>
					<dt>Target</dt>
					<dd>{`${target.runs} in ${target.balls} balls`}</dd>
				</div>
			) : null}
			<div>
				<dt>Ground</dt>
				<dd>
					<Link to={matchesPath({ ground: match.ground_id })}>{match.ground}</Link>, {match.city}
				</dd>
			</div>
			<div>
				<dt>Umpires</dt>
				<dd>{umpires.length ? umpires.join(", ") : "—"}</dd>
			</div>
		</dl>
	);
}

function Neighbours({ found }: { found: FoundMatch }) {
	const { match, previous_match_id, next_match_id } = found;
	return (
		<nav className="pager" aria-label="More matches">
			{previous_match_id ? (
				<Link className="btn" data-variant="outline" to={`/matches/${previous_match_id}`} rel="prev">
					<ArrowLeft className="icon" /> Previous match
				</Link>
			) : null}
			<Link
				className="btn"
				data-variant="outline"
				to={matchesPath({ team: match.first_id, opponent: match.second_id })}
			>
				All between the two
			</Link>
			{next_match_id ? (
				<Link className="btn" data-variant="outline" to={`/matches/${next_match_id}`} rel="next">
					Next match <ArrowRight className="icon" />
				</Link>
			) : null}
		</nav>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
	return <RecordNotFound title={matchesTexts.matchNotFound} text={matchesTexts.matchNotFoundText} />;
}
