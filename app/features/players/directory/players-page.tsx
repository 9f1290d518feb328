import { Island } from "../../../islands/island.tsx";
import { isUnknownFilter } from "../../../lib/filters.ts";
import { pageMeta } from "../../../lib/meta.ts";
import { grouped } from "../../../lib/numbers.ts";
import { pageContext } from "../../../page-context.ts";
import { Fold } from "../../../ui/fold.tsx";
import { UnknownFilterPage } from "../../../ui/forms/unknown-filter.tsx";
import { PageHead } from "../../../ui/heads.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { EmptyState, ErrorState } from "../../../ui/state.tsx";
import { TryAgain } from "../../../ui/try-again.tsx";
import { VIRAL_TITLE } from "../../sharing/rules.ts";
import ShareToggle from "../../sharing/share-toggle.island.tsx";
import ViralCard from "../../sharing/viral/viral-card.island.tsx";
import { PLAYERS_NAME, type PlayersQuery, playersPath, playersTexts, readPlayersQuery } from "../rules.ts";
import type { Route } from "./+types/players-page";
import BiographyRequest from "./biography-request.island.tsx";
import GeneratePlayers from "./generate-players.island.tsx";
import { PlayerRow } from "./player-row.tsx";
import { searchPlayers } from "./players.server.ts";
import { PlayersToolbar } from "./players-toolbar.tsx";
import { rowFigures } from "./skylines.server.ts";
import "../players.css";
import "../../../ui/styles/people/people.css";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, page } = context.get(pageContext);
	const { franchises: teams } = record;
	const query = readPlayersQuery(new URL(request.url).searchParams, teams);
	const found = await searchPlayers(record, db, query);
	const figures = await rowFigures(record, db, found.players);
	page.keep("players", "record");
	return { query, found, figures, teams };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { query, teams } = loaderData ?? {};
	const team = teams?.find(({ id }) => id === query?.team)?.name;
	const filters = [team, query?.role].filter(Boolean).join(", ");
	return pageMeta(matches, {
		title: filters ? `IPL players: ${filters}` : "IPL players and their records",
		description: `${filters ? `IPL players, ${filters}` : "Every player of the IPL since 2008 and the current squads"}: team, role, price and career figures from the match record.`,
		path: playersPath({ team: team && query?.team, role: query?.role }),
		index: !query?.q,
	});
}

export default function PlayersPage({ loaderData: { query, found, figures, teams } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="" data-failed={playersTexts.loadFailed}>
			<PageHead
				title={PLAYERS_NAME}
				lead={
					<span role="status" data-part="count" data-loading="Loading players">
						{countText(found, query)}
					</span>
				}
			/>
			<div className="chips players-folds">
				<Island of={ShareToggle} wake="near" props={{}} />
				<Fold title={VIRAL_TITLE}>
					<Island of={ViralCard} wake="seen" props={{}} />
				</Fold>
				<Fold title={playersTexts.biographyRequest}>
					<Island of={BiographyRequest} wake="seen" props={{}} />
				</Fold>
			</div>
			<PlayersToolbar query={query} teams={teams} found={found} />
			<h2 className="sr-only" id="results">
				Players
			</h2>
			<div data-part="players" data-skeleton="row">
				{found.players.length === 0 ? (
					<NoPlayers all={found.all} />
				) : (
					<ul className="plist">
						{found.players.map((player) => (
							<li key={player.id}>
								<PlayerRow player={player} figure={figures[player.id]} />
							</li>
						))}
					</ul>
				)}
				<Pager
					label="Pages of players"
					previous={found.previous && playersPath({ ...query, after: undefined, before: found.previous })}
					next={found.next && playersPath({ ...query, before: undefined, after: found.next })}
				/>
			</div>
		</div>
	);
}

type Found = Route.ComponentProps["loaderData"]["found"];

function countText({ total, all, sounds_like }: Found, { q }: PlayersQuery): string {
	const showing = `Showing ${grouped(total)} of ${grouped(all)} players`;
	return sounds_like ? `${showing}. Nobody is called “${q}”: these names come close.` : showing;
}

function NoPlayers({ all }: { all: number }) {
	if (all === 0)
		return (
			<EmptyState title={playersTexts.noneFound} text={playersTexts.noneYet}>
				<Island of={GeneratePlayers} wake="near" props={{}} />
			</EmptyState>
		);
	return (
		<EmptyState title={playersTexts.noneFound} text={playersTexts.noneMatch}>
			<a className="btn" href="/players">
				{playersTexts.viewAll}
			</a>
		</EmptyState>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isUnknownFilter(error)) return <UnknownFilterPage unknown={error.data} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title={PLAYERS_NAME} />
			<ErrorState title="Error" text={playersTexts.loadFailed}>
				<TryAgain />
			</ErrorState>
		</div>
	);
}
