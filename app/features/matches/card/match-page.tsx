import { ArrowLeft, ArrowRight } from "lucide-react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { Island } from "../../../islands/island.tsx";
import { formatLongDate } from "../../../lib/dates.ts";
import { breadcrumbList, pageMeta, siteOf } from "../../../lib/meta.ts";
import { pageContext } from "../../../page-context.ts";
import { Stripes } from "../../../ui/charts/stripes.tsx";
import { SubTabs } from "../../../ui/sub-tabs.tsx";
import { OverByOver } from "../balls/over-by-over.tsx";
import { MatchCharts } from "../charts/match-charts.tsx";
import { liveMatch } from "../live/live.server.ts";
import { liveTag } from "../live/rules.ts";
import { sidesOf } from "../match.ts";
import { RecordNotFound } from "../record-not-found.tsx";
import HiddenResult from "../relive/hidden-result.island.tsx";
import { matchesPath, matchesTexts, readId } from "../rules.ts";
import { MatchStory } from "../story/match-story.tsx";
import { storyTexts } from "../story/rules.ts";
import { resultOf, stageOf } from "../words.ts";
import type { Route } from "./+types/match-page";
import { InningsCard } from "./innings-card.tsx";
import { InningsSwitch } from "./innings-switch.tsx";
import { Lineups } from "./lineups.tsx";
import type { FoundMatch } from "./match.server.ts";
import { findMatch } from "./match.server.ts";
import { MatchHead } from "./match-head.tsx";
import { MatchUps } from "./match-ups.tsx";
import "./card.css";
import "../../../ui/styles/wayfinding.css";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, remember, page } = context.get(pageContext);
	const id = readId(params.id);
	if (id === undefined) throw data(matchesTexts.matchNotFound, { status: 404 });
	const found = await findMatch(record, db, id);
	if (found) {
		page.keep("record");
		return { ...found, live: null };
	}
	const live = await liveMatch({ db, record, remember }, id);
	if (!live) throw data(matchesTexts.matchNotFound, { status: 404 });
	if ("archived_as" in live) throw redirect(`/matches/${live.archived_as}`);
	page.keep("record", liveTag(id));
	return { ...live.found, live: live.live };
}

const titleOf = ({ match }: FoundMatch) => `${match.first_team} v ${match.second_team}`;
const seasonAndStage = ({ match }: FoundMatch) => `${match.season} IPL, ${stageOf(match)}`;

const crumbsTo = ({ match }: FoundMatch) => [
	{ name: "Home", path: "/" },
	{ name: "Matches", path: "/matches" },
	{ name: stageOf(match), path: `/matches/${match.match_id}` },
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
	const { live } = loaderData;
	const description = live
		? `${titleOf(loaderData)}, ${seasonAndStage(loaderData)}, live: every ball as it comes. Provisional.`
		: `Scorecard of ${titleOf(loaderData)}, ${seasonAndStage(loaderData)}, ${formatLongDate(match.date)}: ${resultOf(match)}.`;
	return pageMeta(matches, {
		title: `${titleOf(loaderData)}, ${seasonAndStage(loaderData)} ${live ? "live" : "scorecard"}`,
		description,
		path,
		// live scores are provisional, so search engines must not index them
		index: live === null,
		keywords: [match.first_team, match.second_team, `IPL ${match.season}`],
		...(live ? {} : { picture: `matches/${match.match_id}`, card: path }),
		structured_data: [
			{
				"@type": "SportsEvent",
				name: `${titleOf(loaderData)}, ${seasonAndStage(loaderData)}`,
				description,
				sport: "Cricket",
				startDate: match.date,
				url: site_url + path,
				location: { "@type": "Place", name: match.ground, address: match.city },
				competitor: sidesOf(match).map(({ id, team }) => ({
					"@type": "SportsTeam" as const,
					name: team,
					url: `${site_url}/teams/${id}`,
				})),
			},
			{ ...breadcrumbList(matches, crumbsTo(loaderData)) },
		],
	});
}

const SECTIONS = {
	story: "How it turned",
	card: "Scorecard",
	charts: "Charts",
	balls: "Ball by ball",
	"match-ups": "Match-ups",
	teams: "Teams",
};
/** Names in the tabs, where they differ. */
const TAB_NAMES: Partial<typeof SECTIONS> = { story: "Story" };

export default function MatchPage({ loaderData: found }: Route.ComponentProps) {
	return (
		<div data-match={found.match.match_id}>
			{found.live ? null : <Island of={HiddenResult} wake="near" props={{ match_id: found.match.match_id }} />}
			<div data-result="">
				<MatchHead found={found} live={found.live} crumbs={crumbsTo(found)} />
				<SubTabs tabs={tabsOf(found)} part={found.live !== null} />
				<div className="wrap" data-end="" data-part={found.live ? "match" : undefined}>
					<Stripes />
					{found.innings.length > 0 ? <PlayedSections found={found} /> : null}
					<Lineups {...found} season={found.match.season} />
					<Neighbours found={found} />
				</div>
			</div>
		</div>
	);
}

/** The sections that exist after the first ball. */
function PlayedSections({ found }: { found: FoundMatch }) {
	const { innings, slugs } = found;
	return (
		<>
			<Section id="story">
				<Story found={found} />
			</Section>
			<Section id="card">
				<InningsSwitch id="card-innings" legend="Scorecard of" innings={innings} first={0}>
					{(side) => <InningsCard innings={side} slugs={slugs} />}
				</InningsSwitch>
			</Section>
			<Section id="charts">
				<MatchCharts found={found} />
			</Section>
			<Section id="balls">
				<InningsSwitch id="balls-innings" legend="Balls of" innings={innings} first={innings.length - 1}>
					{(side) => <OverByOver innings={side.innings} overs={side.by_over} />}
				</InningsSwitch>
			</Section>
			<Section id="match-ups">
				<InningsSwitch id="match-ups-innings" legend="Match-ups of" innings={innings} first={0}>
					{(side) => <MatchUps innings={side} slugs={slugs} />}
				</InningsSwitch>
			</Section>
		</>
	);
}

const tabsOf = ({ innings }: FoundMatch) =>
	Object.entries({ ...SECTIONS, ...TAB_NAMES })
		.filter(([id]) => innings.length > 0 || id === "teams")
		.map(([id, name]) => ({ id, name }));

function Section({ id, children }: { id: keyof typeof SECTIONS; children: React.ReactNode }) {
	return (
		<section className="block" id={id} aria-labelledby={`${id}-head`}>
			<div className="section-head">
				<h2 id={`${id}-head`}>{SECTIONS[id]}</h2>
			</div>
			{children}
		</section>
	);
}

function Story({ found: { story, match } }: { found: FoundMatch }) {
	if (story.why_not !== null) return <p className="note">{storyTexts.none[story.why_not]}</p>;
	const sides = [
		{ team_id: match.first_id, code: match.first_code },
		{ team_id: match.second_id, code: match.second_code },
	] as const;
	return <MatchStory story={story} sides={sides} season={match.season} />;
}

function Neighbours({ found }: { found: FoundMatch }) {
	const { match, previous_match_id, next_match_id } = found;
	return (
		<nav className="pager" aria-label="More matches">
			{previous_match_id ? (
				<a className="btn" data-variant="outline" href={`/matches/${previous_match_id}`} rel="prev">
					<ArrowLeft className="icon" /> Previous match
				</a>
			) : null}
			<a className="btn" data-variant="outline" href={matchesPath({ team: match.first_id, opponent: match.second_id })}>
				All {match.first_code} v {match.second_code} matches
			</a>
			{next_match_id ? (
				<a className="btn" data-variant="outline" href={`/matches/${next_match_id}`} rel="next">
					Next match <ArrowRight className="icon" />
				</a>
			) : null}
		</nav>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
	return <RecordNotFound title={matchesTexts.matchNotFound} text={matchesTexts.matchNotFoundText} />;
}
