import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { grouped } from "../../lib/numbers.ts";
import { services } from "../../services.ts";
import { Demo } from "../../ui/badge.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/group-page";
import type { GroupFigures } from "./figures.server.ts";
import type { Group } from "./group.ts";
import { GroupGone } from "./group-gone.tsx";
import { GroupRoom } from "./group-room.tsx";
import { groupsTexts } from "./rules.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, groups, groupFigures, page } = context.get(services);
	const group = await groups.readGroup(db, params.id);
	if (!group) throw new Response(null, { status: 404 });
	page.keep(`group:${group.id}`, "members");
	return { group, figures: await groupFigures(group.id), listed: await groups.isListed(db, group.id) };
}

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

export default function GroupPage({ loaderData: { group, figures } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<Breadcrumbs crumbs={crumbsOf(group.group_name, group.id)} />
			<GroupRoom key={group.id} group={group}>
				{(now) => <GroupAside group={now} figures={figures} />}
			</GroupRoom>
		</div>
	);
}

function GroupAside({ group, figures }: { group: Group; figures: GroupFigures }) {
	return (
		<>
			<section className="card" aria-labelledby="group-figures">
				<h2 className="card-title" id="group-figures">
					Group Statistics
				</h2>
				<dl className="ledger">
					<div>
						<dt>Members</dt>
						<dd>{grouped(group.member_count)}</dd>
					</div>
					<div>
						<dt>Messages Today {figures.demo ? <Demo /> : null}</dt>
						<dd>{grouped(figures.messages_today)}</dd>
					</div>
					<div>
						<dt>Activity Level {figures.demo ? <Demo /> : null}</dt>
						<dd>{figures.activity}</dd>
					</div>
				</dl>
			</section>
			<section className="card card-info" aria-labelledby="group-assistant">
				<h2 className="card-title" id="group-assistant">
					AI Assistant
				</h2>
				<p>
					Ask it about any season, ground or rivalry. It answers from the scorecards, and says when it doesn't know.
				</p>
			</section>
			<section className="card" aria-labelledby="group-activity">
				<h2 className="card-title" id="group-activity">
					Recent Activity {figures.demo ? <Demo /> : null}
				</h2>
				{figures.recent.length === 0 ? (
					<p className="note">Nothing yet today.</p>
				) : (
					<ul className="stack gap-1">
						{figures.recent.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				)}
			</section>
		</>
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
