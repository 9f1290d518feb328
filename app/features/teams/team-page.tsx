import { data, isRouteErrorResponse, redirect } from "react-router";
import { AsOfNote } from "../../lib/as-of.tsx";
import { breadcrumbList, pageMeta, siteOf } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import { PageHead, SectionHead } from "../../ui/heads.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { SubTabs } from "../../ui/sub-tabs.tsx";
import { playerFaces } from "../players/faces.server.ts";
import type { Route } from "./+types/team-page";
import { HeadToHead } from "./head-to-head.tsx";
import { readTeamCode, teamsTexts, titlesInWords } from "./rules.ts";
import { SeasonRun } from "./season-run.tsx";
import { SeasonTable } from "./season-table.tsx";
import { SquadSection } from "./squad.tsx";
import { findTeam } from "./team.server.ts";
import { Grounds, TeamBests } from "./team-bests.tsx";
import { TeamFacts, TeamHead } from "./team-head.tsx";
import { Timeline } from "./timeline/timeline-list.tsx";
import "../../ui/styles/people/person.css";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const code = readTeamCode(params.code);
	if (!code) throw data(teamsTexts.notFound, { status: 404 });
	if (code !== params.code) throw redirect(`/teams/${code}`, 301);
	const found = await findTeam(record, code);
	if (!found) throw data(teamsTexts.notFound, { status: 404 });
	const named = [...found.scorers, ...found.wicket_takers].map(({ player_id }) => player_id);
	const squad = found.squad?.members.map(({ person_id }) => person_id) ?? [];
	const faces = await playerFaces(db, [...named, ...squad]);
	page.keep("record", "players");
	return { ...found, faces };
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
	if (!loaderData)
		return pageMeta(matches, {
			title: teamsTexts.notFound,
			description: teamsTexts.notFoundText(params.code),
			path: `/teams/${encodeURIComponent(params.code)}`,
			index: false,
		});
	const { profile, title_seasons, former_names } = loaderData;
	const path = `/teams/${profile.id}`;
	const { site_url } = siteOf(matches);
	const description = `${profile.name} (${profile.short_name}): ${titlesInWords(title_seasons.length)}, every season, head-to-heads, top scorers and wicket-takers, from the match record.`;
	return pageMeta(matches, {
		title: `${profile.name} history, seasons and records`,
		description,
		path,
		keywords: [profile.name, profile.short_name],
		picture: `teams/${profile.id}`,
		structured_data: [
			{
				"@type": "SportsTeam",
				name: profile.name,
				alternateName: [profile.short_name, ...former_names],
				sport: "Cricket",
				url: site_url + path,
				foundingDate: String(profile.founded),
				location: { "@type": "City", name: profile.city },
				memberOf: { "@type": "SportsOrganization", name: "Indian Premier League" },
			},
			{ ...breadcrumbList(matches, [...crumbs, { name: profile.short_name, path }]) },
		],
	});
}

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "IPL Teams", path: "/teams" },
];

const TABS = [
	{ id: "overview", name: "Overview" },
	{ id: "squad", name: "Squad" },
	{ id: "seasons", name: "Seasons" },
	{ id: "rivals", name: "Rivals" },
	{ id: "records", name: "Records" },
	{ id: "timeline", name: "Timeline" },
];

export default function TeamPage({ loaderData: team }: Route.ComponentProps) {
	const { profile, squad, faces } = team;
	return (
		<>
			<TeamHead team={team} crumbs={[...crumbs, { name: profile.short_name, path: `/teams/${profile.id}` }]} />
			<SubTabs tabs={squad ? TABS : TABS.filter(({ id }) => id !== "squad")} />
			<div className="wrap section team-page" data-team={profile.id} data-end="">
				<div className="stack gap-10">
					<div className="split pgrid" id="overview">
						<div className="stack gap-6">
							<SeasonRun run={team.run} />
							<Wins team={team} />
						</div>
						<TeamFacts profile={profile} />
					</div>
					{squad ? <SquadSection team={profile.id} squad={squad} captain={profile.captain} faces={faces} /> : null}
					<section aria-labelledby="seasons">
						<SectionHead id="seasons" title="Season by season" more={{ text: "All seasons", to: "/seasons" }} />
						<SeasonTable team={profile} seasons={team.seasons} />
					</section>
					<div className="halves">
						<HeadToHead team={profile} rivals={team.rivals} />
						<Grounds team={team} />
					</div>
					<TeamBests team={team} faces={faces} />
					<Timeline events={team.timeline} />
					<AsOfNote {...team.as_of}>
						Unless another source is named, figures come from{" "}
						<a href={`/matches?team=${profile.id}`}>the matches of {profile.name}</a>.
					</AsOfNote>
				</div>
			</div>
		</>
	);
}

function Wins({ team: { profile, wins } }: { team: Route.ComponentProps["loaderData"] }) {
	return (
		<ChartFigure
			id="wins"
			heading="h2"
			title="Wins by season"
			note="Playoffs included."
			table={{ head: ["Season", "Won", "Played"], rows: wins.rows }}
			team={profile.id}
		>
			<BarChart label={`Wins of ${profile.name} by season`} drawing={wins.drawing} />
		</ChartFigure>
	);
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
	return (
		<div className="wrap" data-end="">
			<PageHead title={teamsTexts.notFound} />
			<EmptyState whole title="Not on the scorecard" text={teamsTexts.notFoundText(params.code ?? "")}>
				<a className="btn" href="/teams">
					View All Teams
				</a>
				<a className="btn" data-variant="outline" href="/">
					Go Home
				</a>
			</EmptyState>
		</div>
	);
}
