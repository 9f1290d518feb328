import { Search } from "lucide-react";
import { Island } from "../../islands/island.tsx";
import { isUnknownFilter } from "../../lib/filters.ts";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { UnknownFilterPage } from "../../ui/forms/unknown-filter.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { Pager } from "../../ui/pager.tsx";
import { HiddenFields } from "../../ui/parts/hidden-fields.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import type { Route } from "./+types/groups-page";
import { AiEnabled, GroupRow, MemberMark } from "./group-row.tsx";
import { listGroups } from "./groups.server.ts";
import MyRooms from "./rooms/my-rooms.island.tsx";
import {
	GROUP_TABS,
	GROUPS_A_PAGE,
	type GroupsQuery,
	groupsPath,
	groupsTexts,
	LONGEST_SEARCH,
	readGroupsQuery,
} from "./rules.ts";
import "./groups.css";
import "../../ui/styles/choices/forms.css";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Groups", path: "/groups" },
];

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, page, tonight } = context.get(pageContext);
	const query = readGroupsQuery(new URL(request.url).searchParams);
	const evening = await page.tolerate(tonight());
	const first = evening && evening.state !== "over" ? evening.group_id : null;
	const list = await listGroups(db, query, first);
	page.keep("groups", "relives");
	return { query, list };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const tab = GROUP_TABS.find(({ id, type }) => type && id === loaderData?.query.tab);
	return pageMeta(matches, {
		title: tab ? `IPL fan groups: ${tab.name}` : "IPL fan groups",
		description: `Chat about ${tab ? tab.name.toLowerCase() : "teams, players and roles"} of the Indian Premier League, with an assistant that knows the record.`,
		path: groupsPath({ tab: loaderData?.query.tab ?? "all" }),
		index: !loaderData?.query.q,
		structured_data: [{ ...breadcrumbList(matches, crumbs) }],
	});
}

export default function GroupsPage({ loaderData: { query, list } }: Route.ComponentProps) {
	const { q, tab, page } = query;
	const tabs = GROUP_TABS.map(({ id, name }) => ({ id, name, to: groupsPath({ tab: id, q }) }));
	return (
		<div className="wrap" data-end="" data-failed={groupsTexts.loadFailed}>
			<PageHead title={groupsTexts.title} lead="Rooms for teams, players and roles. Live while the match is on." />
			<Island of={MyRooms} wake="fan" props={{}} />
			<MemberMark />
			<div className="groups-toolbar">
				<GroupsSearch query={query} />
				<a className="btn" data-variant="marigold" href="/groups/new">
					Create Group
				</a>
			</div>
			<TabLinks label="Kinds of groups" tabs={tabs} active={tab} skeleton="card">
				{list.groups.length === 0 ? (
					<EmptyState title={groupsTexts.none} text={q ? groupsTexts.noneMatch : groupsTexts.noneHere}>
						{q ? (
							<a className="btn" data-variant="outline" href={groupsPath({ tab })}>
								Clear search
							</a>
						) : null}
					</EmptyState>
				) : (
					<>
						<p className="note cluster groups-ai">
							<AiEnabled /> in every room that doesn't say otherwise.
						</p>
						<ul className="group-list">
							{list.groups.map((group) => (
								<li key={group.id}>
									<GroupRow group={group} />
								</li>
							))}
						</ul>
					</>
				)}
				<Pager
					label="Pages of groups"
					previous={page > 1 ? groupsPath({ ...query, page: page - 1 }) : null}
					next={page * GROUPS_A_PAGE < list.total ? groupsPath({ ...query, page: page + 1 }) : null}
				/>
			</TabLinks>
		</div>
	);
}

/** A form with GET, so the search works without scripts. */
function GroupsSearch({ query: { q, tab } }: { query: GroupsQuery }) {
	return (
		<search>
			<form className="toolbar" method="get" action="/groups" data-live="">
				<HiddenFields fields={{ tab: tab === "all" ? null : tab }} />
				<div className="search">
					<Search className="icon" />
					<input
						className="input"
						type="search"
						name="q"
						defaultValue={q}
						maxLength={LONGEST_SEARCH}
						aria-label="Search groups"
						placeholder={groupsTexts.search}
					/>
				</div>
				<button type="submit" className="btn">
					Search
				</button>
			</form>
		</search>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isUnknownFilter(error)) return <UnknownFilterPage unknown={error.data} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title={groupsTexts.title} />
			<ErrorState title={groupsTexts.loadFailed} text="Something went wrong on our side.">
				<TryAgain />
			</ErrorState>
		</div>
	);
}
