import { data, isRouteErrorResponse, redirect } from "react-router";
import { breadcrumbList, metaDescription, pageMeta, siteOf } from "../../../lib/meta.ts";
import { pageContext } from "../../../page-context.ts";
import { PageHead } from "../../../ui/heads.tsx";
import { EmptyState, ErrorState } from "../../../ui/state.tsx";
import { SubTabs } from "../../../ui/sub-tabs.tsx";
import { TryAgain } from "../../../ui/try-again.tsx";
import { findPlayer } from "../directory/players.server.ts";
import type { PlayerDetails } from "../player.ts";
import { playersTexts } from "../rules.ts";
import type { Route } from "./+types/player-page";
import { PlayerAside } from "./player-aside.tsx";
import { PlayerOverview } from "./player-figures.tsx";
import { PlayerHead } from "./player-head.tsx";
import { PlayerSections, sectionsOf } from "./player-sections.tsx";
import { playerProfile } from "./profile.server.ts";
import "../players.css";
import "../../../ui/styles/people/person.css";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	// this stores a slug for a player without one
	const found = await findPlayer(record, db, params.slug);
	if (!found) throw data(playersTexts.notFound, { status: 404 });
	if (found.moved) throw redirect(`/players/${found.player.slug}`, 301);
	const profile = await playerProfile(record, db, found.player);
	page.keep("players", "record");
	return { player: found.player, profile };
}

export function meta({ matches, params, loaderData, error }: Route.MetaArgs) {
	if (!loaderData) {
		return pageMeta(matches, {
			title: failureTitle(error),
			description: playersTexts.notFoundText,
			path: `/players/${encodeURIComponent(params.slug)}`,
			index: false,
		});
	}
	const { player } = loaderData;
	const path = `/players/${player.slug}`;
	return pageMeta(matches, {
		// the team tells namesakes apart: two Harmeet Singhs have played
		title: player.team ? `${player.name} (${player.team.short_name})` : player.name,
		description: metaDescription(player.biography ?? `${player.name}: career figures from the match record.`),
		path,
		keywords: [player.name, ...(player.team ? [player.team.name] : [])],
		picture: `players/${player.slug}`,
		card: path,
		structured_data: [
			{
				"@type": "Person",
				name: player.name,
				url: siteOf(matches).site_url + path,
				...(player.nationality ? { nationality: { "@type": "Country", name: player.nationality } } : {}),
				...(player.role ? { jobTitle: player.role } : {}),
				...(player.team ? { memberOf: { "@type": "SportsTeam", name: player.team.name, sport: "Cricket" } } : {}),
				...(player.biography ? { description: player.biography } : {}),
			},
			breadcrumbList(matches, crumbsTo(player)),
		],
	});
}

const crumbsTo = ({ name, slug }: PlayerDetails) => [
	{ name: "Home", path: "/" },
	{ name: "Players", path: "/players" },
	{ name, path: `/players/${slug}` },
];

export default function PlayerPage({ loaderData: { player, profile } }: Route.ComponentProps) {
	return (
		<>
			<PlayerHead player={player} profile={profile} crumbs={crumbsTo(player)} />
			<SubTabs tabs={sectionsOf({ player, profile })} />
			<div className="wrap section profile" data-team={player.team?.id} data-viewed={player.id}>
				<div className="stack gap-10">
					<div className="split pgrid">
						<PlayerOverview player={player} profile={profile} />
						<PlayerAside player={player} profile={profile} />
					</div>
					<PlayerSections player={player} profile={profile} />
				</div>
			</div>
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={failureTitle(error)} />
			{isNotFound(error) ? (
				<EmptyState whole title="Not in the line-up" text={playersTexts.notFoundText}>
					<NextLinks />
				</EmptyState>
			) : (
				<ErrorState title="The player did not load" text="Something went wrong on our side.">
					<TryAgain />
					<NextLinks />
				</ErrorState>
			)}
		</div>
	);
}

function NextLinks() {
	return (
		<>
			<a className="btn" href="/players">
				{playersTexts.viewAll}
			</a>
			<a className="btn" data-variant="outline" href="/">
				{playersTexts.goHome}
			</a>
		</>
	);
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

// on the server an error comes from the database; a browser that cannot reach the site throws a TypeError
function failureTitle(error: unknown): string {
	if (isNotFound(error)) return playersTexts.notFound;
	return error instanceof TypeError ? playersTexts.playerLoadFailed : playersTexts.databaseError;
}
