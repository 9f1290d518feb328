import { Island } from "../../../islands/island.tsx";
import { pageMeta } from "../../../lib/meta.ts";
import { pageContext } from "../../../page-context.ts";
import { PageHead } from "../../../ui/heads.tsx";
import type { Route } from "./+types/indexnow-dashboard-page";
import Dashboard from "./dashboard.island.tsx";
import { indexNowTexts } from "./rules.ts";

export function loader({ context }: Route.LoaderArgs) {
	context.get(pageContext).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: indexNowTexts.title,
		description: indexNowTexts.lead,
		path: "/indexnow-dashboard",
		index: false,
	});
}

/** The page has no data. The island requests it from the API, which checks for an admin. */
export default function IndexNowDashboardPage() {
	return (
		<div className="wrap" data-end="">
			<PageHead title={indexNowTexts.title} lead={indexNowTexts.lead} />
			<Island of={Dashboard} wake="now" props={{}} />
		</div>
	);
}
