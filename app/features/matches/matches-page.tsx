import { Form } from "react-router";
import { AsOfNote } from "../../lib/as-of.tsx";
import { unknownFilter } from "../../lib/filters.ts";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { grouped } from "../../lib/numbers.ts";
import { services } from "../../services.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import { Pager } from "../../ui/pager.tsx";
import { EmptyState } from "../../ui/state.tsx";
import type { Route } from "./+types/matches-page";
import { Fixtures } from "./fixtures.tsx";
import { type MatchesQuery, matchesPath, matchesTexts, readMatchesQuery, STAGES } from "./rules.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, matches, page } = context.get(services);
	const choices = await matches.matchChoices(record);
	const query = readMatchesQuery(new URL(request.url).searchParams, choices);
	const found = await matches.findMatches(record, db, query);
	for (const filter of ["player", "met"] as const)
		if (query[filter] && !found[filter]) throw unknownFilter(filter, query[filter]);
	page.keep("record");
	const teams = choices.teams.map(({ id, name }) => ({ id, name }));
	return { query, found: { ...found, ...choices, teams } };
}

type Found = Route.ComponentProps["loaderData"]["found"];

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Matches", path: "/matches" },
];

/** What the filters ask for, in words: 'Mumbai Indians v Chennai Super Kings, 2019, playoffs'. */
function titleOf(query: MatchesQuery, { teams, grounds, player, met }: Found): string {
	const nameOf = (id: string | undefined) => teams.find((team) => team.id === id)?.name;
	const people = player && (met ? `${player.name} against ${met.name}` : player.name);
	const sides = [nameOf(query.team), nameOf(query.opponent)].filter(Boolean).join(" v ");
	const ground = grounds.find(({ id }) => id === query.ground)?.name;
	const parts = [people, sides, query.season, ground, query.stage && STAGES[query.stage].toLowerCase()].filter(Boolean);
	return parts.length ? `Matches: ${parts.join(", ")}` : "Matches";
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { before: _, after: __, ...filters } = loaderData?.query ?? {};
	const title = loaderData ? titleOf(loaderData.query, loaderData.found) : "Matches";
	return pageMeta(matches, {
		title,
		description: `${title} of the Indian Premier League in the record, each with its full scorecard.`,
		path: matchesPath(filters),
		structured_data: [{ ...breadcrumbList(matches, crumbs) }],
	});
}

export default function MatchesPage({ loaderData: { query, found } }: Route.ComponentProps) {
	const { matches, total, as_of } = found;
	const { before: _, after: __, ...filters } = query;
	const [first, last] = [matches.at(0), matches.at(-1)];
	return (
		<div className="wrap" data-end="">
			<PageHead title={titleOf(query, found)}>
				<Breadcrumbs crumbs={crumbs} />
			</PageHead>
			<Filters query={query} found={found} />
			<p className="note mb-3" role="status">
				{grouped(total)} {total === 1 ? "match" : "matches"}, newest first
				{found.player ? (
					<>
						{". "}
						<Link to={`/players/${found.player.slug}`}>{found.player.name}</Link>
						{found.met ? (
							<>
								{" met "}
								<Link to={`/players/${found.met.slug}`}>{found.met.name}</Link>
							</>
						) : (
							" played"
						)}
						{" in each. "}
						<Link to="/matches">All matches</Link>
					</>
				) : null}
			</p>
			<h2 className="sr-only">Results</h2>
			{matches.length > 0 ? (
				<Fixtures matches={matches} label="Matches" />
			) : (
				<EmptyState title={matchesTexts.noneFound} text={matchesTexts.noneFoundText}>
					<Link className="btn" to="/matches">
						View All Matches
					</Link>
				</EmptyState>
			)}
			<Pager
				label="Pages of matches"
				previous={found.newer && first ? matchesPath({ ...filters, after: first.match_id }) : null}
				next={found.older && last ? matchesPath({ ...filters, before: last.match_id }) : null}
			/>
			<div className="mt-6">
				<AsOfNote {...as_of} />
			</div>
		</div>
	);
}

function Filters({ query, found: { teams, grounds, seasons } }: { query: MatchesQuery; found: Found }) {
	const sides = teams.map(({ id, name }) => ({ value: id, name }));
	return (
		// a new form for new filters: what stands in the fields is what the address asks for
		<Form method="get" action="/matches" className="toolbar items-end" key={matchesPath(query)}>
			{query.player ? <input type="hidden" name="player" value={query.player} /> : null}
			{query.met ? <input type="hidden" name="met" value={query.met} /> : null}
			<Choice name="team" label="Team" all="All teams" value={query.team} options={sides} />
			<Choice name="opponent" label="Against" all="Any side" value={query.opponent} options={sides} />
			<Choice
				name="season"
				label="Season"
				all="All seasons"
				value={query.season?.toString()}
				options={seasons.map((season) => ({ value: String(season), name: String(season) }))}
			/>
			<Choice
				name="stage"
				label="Stage"
				all="All stages"
				value={query.stage}
				options={Object.entries(STAGES).map(([value, name]) => ({ value, name }))}
			/>
			<Choice
				name="ground"
				label="Ground"
				all="All grounds"
				value={query.ground}
				options={grounds.map(({ id, name, city }) => ({ value: id, name: `${name}, ${city}` }))}
			/>
			<button type="submit" className="btn">
				Show matches
			</button>
		</Form>
	);
}

type ChoiceProps = {
	name: string;
	label: string;
	all: string;
	value: string | undefined;
	options: { value: string; name: string }[];
};

function Choice({ name, label, all, value, options }: ChoiceProps) {
	return (
		<div className="field" data-inline="">
			<label className="field-label" htmlFor={`filter-${name}`}>
				{label}
			</label>
			<select className="input" id={`filter-${name}`} name={name} defaultValue={value ?? ""}>
				<option value="">{all}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.name}
					</option>
				))}
			</select>
		</div>
	);
}
