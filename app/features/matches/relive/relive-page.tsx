import { data, isRouteErrorResponse } from "react-router";
import { Island } from "../../../islands/island.tsx";
import { isUnknownFilter } from "../../../lib/filters.ts";
import { pageMeta } from "../../../lib/meta.ts";
import { pageContext } from "../../../page-context.ts";
import { RecordNotFound } from "../record-not-found.tsx";
import { matchesTexts, readId } from "../rules.ts";
import type { Route } from "./+types/relive-page";
import Player from "./player.island.tsx";
import { findRelive } from "./relive.server.ts";
import { ReliveStart } from "./relive-start.tsx";
import { readRelive, reliveTexts } from "./rules.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const { record, page } = context.get(pageContext);
	const id = readId(params.id);
	const { at, pace } = readRelive(new URL(request.url).searchParams);
	const found = id === undefined ? null : await findRelive(record, id, at);
	if (!found) throw data(matchesTexts.matchNotFound, { status: 404 });
	page.keep("record");
	return { ...found, pace, starts: at !== null && "from" in at };
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
	const path = `/matches/${encodeURIComponent(params.id)}/relive`;
	if (!loaderData)
		return pageMeta(matches, {
			title: matchesTexts.matchNotFound,
			description: matchesTexts.matchNotFoundText,
			path,
			index: false,
		});
	const { match, position } = loaderData;
	const [first, second] = match.sides;
	return pageMeta(matches, {
		title: `Relive ${match.title}: ${first.team} v ${second.team}`,
		description: `${first.team} v ${second.team}, ${match.name}. ${reliveTexts.lead}`,
		path,
		index: position === null,
	});
}

export default function RelivePage({ loaderData: { match, position, pace, starts } }: Route.ComponentProps) {
	if (!position) return <ReliveStart match={match} pace={pace} />;
	return <Island of={Player} wake="now" props={{ match, position, pace, starts }} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	// the frame has a page for unknown filters
	if (!isRouteErrorResponse(error) || error.status !== 404 || isUnknownFilter(error)) throw error;
	return <RecordNotFound title={matchesTexts.matchNotFound} text={matchesTexts.matchNotFoundText} />;
}
