import { AsOfNote } from "../../lib/as-of.tsx";
import { formatDate } from "../../lib/dates.ts";
import { breadcrumbList, pageMeta, siteOf } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/teams-page";
import { teamsTexts } from "./rules.ts";
import { TeamRow } from "./team-row.tsx";
import { listTeams } from "./teams.server.ts";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "IPL Teams", path: "/teams" },
];

export async function loader({ context }: Route.LoaderArgs) {
	const { record, page } = context.get(pageContext);
	const found = await listTeams(record);
	page.keep("record");
	return found;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { site_url } = siteOf(matches);
	return pageMeta(matches, {
		title: "IPL Teams",
		description:
			"The ten sides of the Indian Premier League: titles, captains, and the whole history of each from the record.",
		path: "/teams",
		structured_data: [
			{
				"@type": "ItemList",
				itemListElement: loaderData?.teams.map(({ id, name }, place) => ({
					"@type": "ListItem",
					position: place + 1,
					name,
					url: `${site_url}/teams/${id}`,
				})),
			},
			{ ...breadcrumbList(matches, crumbs) },
		],
	});
}

export default function TeamsPage({ loaderData: { teams, as_of } }: Route.ComponentProps) {
	const captains = teams[0]?.captain_as_of;
	return (
		<div className="wrap" data-end="">
			<PageHead title="IPL Teams" lead="Ten teams, and every season they've played." />
			<ul className="plist grid-cols-1">
				{teams.map((team) => (
					<li key={team.id}>
						<TeamRow team={team} />
					</li>
				))}
			</ul>
			<div className="mt-6">
				<AsOfNote {...as_of}>
					Titles are finals won: <a href="/seasons">all seasons</a>.{" "}
					{captains ? `Captains as of ${formatDate(captains)}.` : null}
				</AsOfNote>
			</div>
		</div>
	);
}

export function ErrorBoundary() {
	return (
		<div className="wrap" data-end="">
			<PageHead title="IPL Teams" />
			<ErrorState title={teamsTexts.loadFailed} text="We couldn't load the teams.">
				<TryAgain />
				<a className="btn" data-variant="outline" href="/">
					Go Home
				</a>
			</ErrorState>
		</div>
	);
}
