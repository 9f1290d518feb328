import { useNavigation } from "react-router";
import { isUnknownFilter } from "../../../lib/filters.ts";
import { useSlow } from "../../../lib/hooks/use-slow.ts";
import { pageMeta } from "../../../lib/meta.ts";
import { grouped } from "../../../lib/numbers.ts";
import { services } from "../../../services.ts";
import { UnknownFilterPage } from "../../../ui/forms/unknown-filter.tsx";
import { PageHead } from "../../../ui/heads.tsx";
import { Link } from "../../../ui/link.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { EmptyState, ErrorState } from "../../../ui/state.tsx";
import { TryAgain } from "../../../ui/try-again.tsx";
import { ShareToggle } from "../../sharing/share-toggle.tsx";
import { ViralCard } from "../../sharing/viral-card.tsx";
import { PLAYERS_NAME, type PlayersQuery, playersPath, playersTexts, readPlayersQuery } from "../rules.ts";
import type { Route } from "./+types/players-page";
import { BiographyRequest } from "./biography-request.tsx";
import { GeneratePlayersButton } from "./generate-players-button.tsx";
import { PlayerCard } from "./player-card.tsx";
import { PlayersToolbar } from "./players-toolbar.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, players, page } = context.get(services);
	const { franchises: teams } = record;
	const query = readPlayersQuery(new URL(request.url).searchParams, teams);
	const found = await players.searchPlayers(record, db, query);
	page.keep("players", "record");
	return { query, found, teams };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { query, teams } = loaderData ?? {};
	const team = teams?.find(({ id }) => id === query?.team)?.name;
	const part = [team, query?.role].filter(Boolean).join(", ");
	return pageMeta(matches, {
		title: part ? `${PLAYERS_NAME}: ${part}` : PLAYERS_NAME,
		description: `${part ? `IPL players, ${part}` : "Every player of the IPL since 2008 and the current squads"}: team, role, price and career figures from the match record.`,
		path: playersPath({ team: team && query?.team, role: query?.role }),
		index: !query?.q,
	});
}

export default function PlayersPage({ loaderData: { query, found, teams } }: Route.ComponentProps) {
	const navigation = useNavigation();
	const slow = useSlow(navigation.location?.pathname === "/players");
	return (
		<div className="wrap" data-end="">
			<PageHead
				title={PLAYERS_NAME}
				lead="Everybody who has played in the league, and the squads of today. Misspelt names find their players too."
			/>
			<div className="stack mb-5">
				<ShareToggle />
				<ViralCard />
			</div>
			<BiographyRequest />
			<PlayersToolbar query={query} teams={teams} />
			<p className="note mb-3" role="status">
				{slow ? "Loading players" : howMany(found, query)}
			</p>
			<h2 className="sr-only" id="results">
				Players
			</h2>
			{found.players.length === 0 ? (
				<NoPlayers all={found.all} />
			) : (
				<div className="grid-auto players-grid" aria-busy={slow}>
					{found.players.map((player) => (
						<PlayerCard key={player.id} player={player} />
					))}
				</div>
			)}
			<Pager
				label="Pages of players"
				previous={found.previous && playersPath({ ...query, after: undefined, before: found.previous })}
				next={found.next && playersPath({ ...query, before: undefined, after: found.next })}
			/>
		</div>
	);
}

type Found = Route.ComponentProps["loaderData"]["found"];

function howMany({ total, all, sounds_like }: Found, { q }: PlayersQuery): string {
	const showing = `Showing ${grouped(total)} of ${grouped(all)} players`;
	return sounds_like ? `${showing}. Nobody is called “${q}”: these names come close.` : showing;
}

function NoPlayers({ all }: { all: number }) {
	if (all === 0)
		return (
			<EmptyState title={playersTexts.noneFound} text={playersTexts.noneYet}>
				<GeneratePlayersButton />
			</EmptyState>
		);
	return (
		<EmptyState title={playersTexts.noneFound} text={playersTexts.noneMatch}>
			<Link className="btn" to="/players">
				{playersTexts.viewAll}
			</Link>
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
