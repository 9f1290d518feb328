import { data } from "react-router";
import { AsOfNote } from "../../../lib/as-of.tsx";
import { breadcrumbList, pageMeta } from "../../../lib/meta.ts";
import { services } from "../../../services.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { PageHead } from "../../../ui/heads.tsx";
import { Link } from "../../../ui/link.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { PlayerLink } from "../../../ui/player-link.tsx";
import { ScrollTable } from "../../../ui/scroll-table.tsx";
import { TeamLink } from "../../../ui/team-link.tsx";
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
			<ScrollTable id="all-seasons" caption="Seasons and champions">
				<thead>
					<tr>
						<th scope="col">Season</th>
						<th scope="col">Champions</th>
						<th scope="col">Runners-up</th>
						<th scope="col">Orange Cap</th>
						<th scope="col">Purple Cap</th>
						<th scope="col" className="num">
							Matches
						</th>
					</tr>
				</thead>
				<tbody>
					{seasons.map(({ season, matches, final, caps }) => (
						<tr key={season}>
							<th scope="row" className="num" data-key="">
								<Link to={`/seasons/${season}`}>{season}</Link>
							</th>
							<td>{final ? <TeamLink {...final.champion} /> : "—"}</td>
							<td>{final ? <TeamLink {...final.runner_up} /> : "—"}</td>
							<td>
								{caps ? (
									<>
										<PlayerLink name={caps.orange.name} slug={slugs[caps.orange.id]} />, {caps.orange.runs}
									</>
								) : (
									"—"
								)}
							</td>
							<td>
								{caps ? (
									<>
										<PlayerLink name={caps.purple.name} slug={slugs[caps.purple.id]} />, {caps.purple.wickets}
									</>
								) : (
									"—"
								)}
							</td>
							<td className="num">
								<Link to={`/matches?season=${season}`}>{matches}</Link>
							</td>
						</tr>
					))}
				</tbody>
			</ScrollTable>
			<Pager
				label="Seasons"
				previous={before === undefined ? null : "/seasons"}
				next={older ? seasonsPath(seasons.at(-1)?.season) : null}
			/>
			<AsOfNote {...as_of} />
		</div>
	);
}
