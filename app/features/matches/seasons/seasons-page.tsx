import { data } from "react-router";
import { AsOfNote } from "../../../lib/as-of.tsx";
import { breadcrumbList, pageMeta } from "../../../lib/meta.ts";
import { pageContext } from "../../../page-context.ts";
import { PageHead } from "../../../ui/heads.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { PlayerLink } from "../../../ui/people/person-name.tsx";
import { TeamCode } from "../../../ui/people/team-code.tsx";
import { matchesTexts, readId } from "../rules.ts";
import type { Route } from "./+types/seasons-page";
import type { SeasonLine } from "./seasons.server.ts";
import { findSeasons } from "./seasons.server.ts";
import "./seasons.css";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Seasons", path: "/seasons" },
];

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const before = readId(new URL(request.url).searchParams.get("before"));
	const found = await findSeasons(record, db, before);
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
			<PageHead title="IPL Seasons" lead="Who won, who lost the final, and who wore the caps." />
			<ol className="slist" aria-label="Seasons">
				{seasons.map((line) => (
					<Season key={line.season} line={line} slugs={slugs} />
				))}
			</ol>
			<Pager
				label="Seasons"
				previous={before === undefined ? null : "/seasons"}
				next={older ? seasonsPath(seasons.at(-1)?.season) : null}
			/>
			<AsOfNote {...as_of} />
		</div>
	);
}

type SeasonProps = { line: SeasonLine; slugs: Record<string, string> };

/** A season's finalists and caps. A click anywhere opens the season. */
function Season({ line: { season, final, caps }, slugs }: SeasonProps) {
	return (
		<li>
			<h2>
				<a href={`/seasons/${season}`}>{season}</a>
			</h2>
			{final ? (
				<p className="slist-final">
					<Side side={final.champion} /> <span className="slist-beat">beat</span> <Side side={final.runner_up} />
				</p>
			) : (
				<p className="slist-final">No final yet</p>
			)}
			{caps ? (
				<p className="slist-caps">
					<Cap name="Orange Cap" wearer={caps.orange} slugs={slugs} figure={caps.orange.runs} unit="runs" />{" "}
					<Cap name="Purple Cap" wearer={caps.purple} slugs={slugs} figure={caps.purple.wickets} unit="wkts" />
				</p>
			) : null}
		</li>
	);
}

/** The code, with the name where there is room. */
function Side({ side: { id, code, name } }: { side: { id: string; code: string; name: string } }) {
	return (
		<span className="slist-side">
			<TeamCode id={id} code={code} /> <span>{name}</span>
		</span>
	);
}

type CapProps = {
	name: string;
	wearer: { id: string; name: string };
	slugs: SeasonProps["slugs"];
	figure: number;
	unit: string;
};

function Cap({ name, wearer, slugs, figure, unit }: CapProps) {
	return (
		<span>
			<span className="slist-cap">{name}: </span>
			<PlayerLink name={wearer.name} slug={slugs[wearer.id]} narrow /> <b>{figure}</b> {unit}
		</span>
	);
}
