import type { MatchRecord } from "../../../record/record.ts";
import { Island } from "../../islands/island.tsx";
import type { Tonight } from "../../lib/live/tonight.ts";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { Breadcrumbs, PageHead } from "../../ui/heads.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/group-page";
import { groupFigures } from "./figures.server.ts";
import { GroupGone } from "./group-gone.tsx";
import GroupRoom from "./group-room.island.tsx";
import { isIndexable, readGroup } from "./groups.server.ts";
import { timelinesOf } from "./relive/timeline.server.ts";
import { groupsTexts } from "./rules.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, settings, tonight, page } = context.get(pageContext);
	const group = await readGroup(db, params.id);
	if (!group) throw new Response(null, { status: 404 });
	page.keep(`group:${group.id}`, "members", "relives");
	const now = await page.tolerate(tonight());
	return {
		group,
		evening: now?.group_id === group.id ? await loadEvening(record, now) : null,
		figures: await groupFigures(db, settings.FIGURES, group.id),
		listed: await isIndexable(db, group.id),
	};
}

const loadEvening = async (record: MatchRecord, first: Tonight) => ({
	first,
	rendered: new Date().toISOString(),
	players: (await timelinesOf(record)(first.match_id, false)).players,
});

const crumbsOf = (name: string, id: string) => [
	{ name: "Home", path: "/" },
	{ name: "Groups", path: "/groups" },
	{ name, path: `/groups/${id}` },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
	if (!loaderData)
		return pageMeta(matches, {
			title: groupsTexts.notFound,
			description: groupsTexts.notFoundText,
			path: "/groups",
			index: false,
		});
	const { id, group_name, group_description } = loaderData.group;
	return pageMeta(matches, {
		title: group_name,
		description: group_description ?? groupsTexts.noDescription,
		path: `/groups/${id}`,
		picture: `groups/${id}`,
		index: loaderData.listed,
		structured_data: [{ ...breadcrumbList(matches, crumbsOf(group_name, id)) }],
	});
}

export default function GroupPage({ loaderData: { group, evening, figures } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<Breadcrumbs crumbs={crumbsOf(group.group_name, group.id)} />
			<Island of={GroupRoom} wake="now" props={{ group, evening, figures }} />
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const missing = (error as { status?: number } | undefined)?.status === 404;
	return (
		<div className="wrap" data-end="">
			<PageHead title={missing ? groupsTexts.notFound : groupsTexts.title} />
			{missing ? (
				<GroupGone />
			) : (
				<ErrorState title={groupsTexts.detailsFailed} text={groupsTexts.infoFailed}>
					<TryAgain />
				</ErrorState>
			)}
		</div>
	);
}
