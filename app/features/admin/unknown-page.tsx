import { data } from "react-router";
import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/unknown-page";
import DeskPanel from "./desk-panel.island.tsx";
import { adminTexts, DESK_TABS, readDeskTab } from "./rules.ts";
import "./admin.css";

const tabs = DESK_TABS.map(({ id, name }, at) => ({ id, name, to: at === 0 ? "?" : `?tab=${id}` }));

/**
 * The 404 page. All unknown addresses share one cached rendering (server/pages/pages.ts), so it must not show the
 * address.
 *
 * ADMIN-1: the desk has no route, because its address is secret. `page.admin` is true when an admin requests that
 * address; the loader then returns the desk.
 */
export function loader({ context, request }: Route.LoaderArgs) {
	const { page } = context.get(pageContext);
	if (page.admin) return { title: adminTexts.title, tab: readDeskTab(new URL(request.url).searchParams.get("tab")) };
	page.keep("site");
	return data(null, { status: 404 });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
	return loaderData
		? pageMeta(matches, { title: loaderData.title, description: "For admins.", path: location.pathname, index: false })
		: pageMeta(matches, {
				title: "Page not found",
				description: "We couldn't find that page.",
				path: "/",
				index: false,
			});
}

export default function UnknownPage({ loaderData: desk }: Route.ComponentProps) {
	if (!desk) return <NotFound />;
	return (
		<div className="wrap desk" data-end="">
			<PageHead title={desk.title} />
			<TabLinks label={desk.title} tabs={tabs} active={desk.tab}>
				<Island of={DeskPanel} wake="now" props={{ tab: desk.tab }} />
			</TabLinks>
			<p className="note mt-6">
				Search engines:{" "}
				<a href="/indexnow-dashboard" target="_blank" rel="noopener">
					IndexNow dashboard (opens in a new tab)
				</a>
			</p>
		</div>
	);
}
