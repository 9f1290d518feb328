import { data } from "react-router";
import { AsOfNote } from "../../../lib/as-of.tsx";
import { breadcrumbList, pageMeta } from "../../../lib/meta.ts";
import { services } from "../../../services.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import { PageHead } from "../../../ui/heads.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { PlayerLink } from "../../../ui/people/player-link.tsx";
import { TeamCode } from "../../../ui/people/team-code.tsx";
import { matchesTexts, readId } from "../rules.ts";
import type { Route } from "./+types/seasons-page";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Seasons", path: "/seasons" },
];

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, seasons, page } = context.get(services);
	const before = readId(new URL(request.url).searchParams.get("before"));
	const found = await seasons.findSeasons(record, db, before);
	if (!found) throw data(matchesTexts.seasonNotFound, { status: 404 });
	page.keep("record");
	return { ...found, before };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "IPL Seasons",
		description:
			"Every season of the Indian Premier League: champions, runners-up, Orange and Purple Cap, from the match record.",
		path: seasonsPath(loaderData?.before),
		structured_data: [{ ...breadcrumbList(matches, crumbs) }],
	});
}

const seasonsPath = (before: number | undefined) => (before === undefined ? "/seasons" : `/seasons?before=${before}`);

export default function SeasonsPage({ loaderData: { seasons, as_of, slugs, before, older } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title="IPL Seasons" lead="Who won, who lost the final, and who wore the caps.">
				<Breadcrumbs crumbs={crumbs} />
			</PageHead>
			<FigureTable
				id="all-seasons"
				caption="Seasons and champions"
				quiet
				who="Season"
				slim
				keyColumn="champion"
				columns={[
					{ key: "runner_up", head: "Runners-up", words: true },
					{ key: "orange", head: "Orange Cap", words: true },
					{ key: "purple", head: "Purple Cap", words: true },
					{ key: "matches", head: "Matches" },
					{ key: "champion", head: "Champions", words: true },
				]}
				rows={seasons.map(({ season, matches, final, caps }) => ({
					id: String(season),
					names: [{ text: String(season), to: `/seasons/${season}` }],
					cells: [
						final ? <TeamCode key="runner-up" id={final.runner_up.id} code={final.runner_up.code} /> : "—",
						caps ? (
							<>
								<PlayerLink name={caps.orange.name} slug={slugs[caps.orange.id]} narrow /> {caps.orange.runs}
							</>
						) : (
							"—"
						),
						caps ? (
							<>
								<PlayerLink name={caps.purple.name} slug={slugs[caps.purple.id]} narrow /> {caps.purple.wickets}
							</>
						) : (
							"—"
						),
						matches,
						final ? <TeamCode key="champion" id={final.champion.id} code={final.champion.code} /> : "—",
					],
				}))}
			/>
			<Pager
				label="Seasons"
				previous={before === undefined ? null : "/seasons"}
				next={older ? seasonsPath(seasons.at(-1)?.season) : null}
			/>
			<AsOfNote {...as_of} />
		</div>
	);
}
