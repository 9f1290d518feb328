import { Island } from "../../../islands/island.tsx";
import { AsOfNote } from "../../../lib/as-of.tsx";
import { formatDay } from "../../../lib/dates.ts";
import { unknownFilter } from "../../../lib/filters.ts";
import { breadcrumbList, pageMeta } from "../../../lib/meta.ts";
import { grouped } from "../../../lib/numbers.ts";
import { pageContext } from "../../../page-context.ts";
import { PageHead } from "../../../ui/heads.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { liveScores } from "../live/live.server.ts";
import LiveCard from "../live/live-card.island.tsx";
import { LIVE, liveTexts } from "../live/rules.ts";
import { MatchRows } from "../match-row.tsx";
import { findMatches, matchChoices } from "../matches.server.ts";
import { type MatchesQuery, matchesPath, matchesTexts, readMatchesQuery } from "../rules.ts";
import { isEvening } from "../tonight/rules.ts";
import TonightCard from "../tonight/tonight-card.island.tsx";
import type { Route } from "./+types/matches-page";
import { Filters } from "./filters.tsx";
import { filtersOf, groupsOf, MONTHS, titleOf } from "./list-words.ts";
import "./list.css";
import "../live/live.css";
import "../../../ui/styles/choices/chips.css";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, remember, tonight, page } = context.get(pageContext);
	const choices = await matchChoices(record);
	const query = readMatchesQuery(new URL(request.url).searchParams, choices);
	const [found, playing, evening] = await Promise.all([
		findMatches(record, db, query),
		isUnfiltered(query) ? page.tolerate(liveScores({ db, record, remember })) : [],
		isUnfiltered(query) ? page.tolerate(tonight()) : null,
	]);
	for (const filter of ["player", "met"] as const)
		if (query[filter] && !found[filter]) throw unknownFilter(filter, query[filter]);
	page.keep("record", "relives", LIVE);
	const now = new Date().toISOString();
	const tonightCard = evening && isEvening(evening, Date.parse(now)) ? { first: evening, now } : null;
	return { query, playing: playing ?? [], evening: tonightCard, found: { ...found, ...choices } };
}

const isUnfiltered = (query: MatchesQuery) => Object.values(query).every((value) => value === undefined);

type Found = Route.ComponentProps["loaderData"]["found"];

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Matches", path: "/matches" },
];

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

export default function MatchesPage({ loaderData: { query, playing, evening, found } }: Route.ComponentProps) {
	const { matches, total, as_of, months } = found;
	const { before: _, after: __, ...filters } = query;
	const [first, last] = [matches.at(0), matches.at(-1)];
	return (
		<div className="wrap" data-end="">
			<PageHead title={titleOf(query, found)} />
			{playing.length > 0 ? (
				<section className="live-list" aria-labelledby="live-now">
					<h2 id="live-now">{playing.every(({ state }) => state === "over") ? liveTexts.ended : liveTexts.playing}</h2>
					{playing.map((live) => (
						<Island key={live.match_id} of={LiveCard} wake="seen" props={{ live }} />
					))}
				</section>
			) : null}
			{evening ? (
				<div className="live-list">
					<Island of={TonightCard} wake={evening.first.state === "live" ? "seen" : "near"} props={evening} />
				</div>
			) : null}
			<Filters query={filters} choices={found} total={total} applied={filtersOf(filters, found)} />
			{months.length > 1 ? (
				<nav className="chips mb-2" aria-label="Months">
					{months.map(({ month, count }) => (
						<a
							key={month}
							className="chip"
							href={matchesPath({ ...filters, month: month === query.month ? undefined : month })}
							aria-current={month === query.month ? "true" : undefined}
						>
							{MONTHS[month - 1]} <b>{count}</b>
						</a>
					))}
				</nav>
			) : null}
			<People found={found} />
			{matches.length > 0 ? (
				groupsOf(matches).map(({ name, matches: ofGroup }) => (
					<section key={name} className="mgroup" aria-label={name}>
						<div className="mday">
							<h2>{name}</h2>
							<p className="note">{spanOf(ofGroup)}</p>
						</div>
						<MatchRows matches={ofGroup} label={`Matches, ${name}`} />
					</section>
				))
			) : (
				<EmptyState title={matchesTexts.noneFound} text={matchesTexts.noneFoundText}>
					<a className="btn" href="/matches">
						View All Matches
					</a>
				</EmptyState>
			)}
			<Pager
				label="Pages of matches"
				previous={found.newer && first ? matchesPath({ ...filters, after: first.match_id }) : null}
				next={found.older && last ? matchesPath({ ...filters, before: last.match_id }) : null}
			/>
			<p className="note mt-6" role="status">
				{grouped(total)} {total === 1 ? "match" : "matches"}, newest first.
			</p>
			<AsOfNote {...as_of} />
		</div>
	);
}

/** 'May 26 to May 31', for matches sorted newest first. */
function spanOf(matches: Found["matches"]): string {
	const [from, to] = [matches.at(-1)?.date ?? "", matches.at(0)?.date ?? ""];
	return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

function People({ found: { player, met } }: { found: Found }) {
	if (!player) return null;
	return (
		<p className="note mb-3">
			<a href={`/players/${player.slug}`}>{player.name}</a>
			{met ? (
				<>
					{" met "}
					<a href={`/players/${met.slug}`}>{met.name}</a>
				</>
			) : (
				" played"
			)}
			{" in each. "}
			<a href="/matches">All matches</a>
		</p>
	);
}
