import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useAuth } from "../../lib/session/auth.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import { adminTexts } from "./rules.ts";
import { ActionsTab } from "./tabs/actions-tab.tsx";
import { BudgetsTab } from "./tabs/budgets-tab.tsx";
import { BulkTab } from "./tabs/bulk-tab.tsx";
import { ContactTab } from "./tabs/contact-tab.tsx";
import { FansTab } from "./tabs/fans-tab.tsx";
import { IndividualTab } from "./tabs/individual-tab.tsx";
import { JobsTab } from "./tabs/jobs-tab.tsx";
import { LeaderboardTab } from "./tabs/leaderboard-tab.tsx";
import { LiveTab } from "./tabs/live-tab.tsx";
import { ModerationTab } from "./tabs/moderation-tab.tsx";
import { NewsletterTab } from "./tabs/newsletter-tab.tsx";
import { PlayersTab } from "./tabs/players-tab.tsx";
import { SiteTab } from "./tabs/site-tab.tsx";
import { NotYours } from "./when-loaded.tsx";

const TABS = [
	{ id: "bulk", name: "Bulk Generator", Panel: BulkTab },
	{ id: "players", name: "Players", Panel: PlayersTab },
	{ id: "leaderboard", name: "Leaderboard", Panel: LeaderboardTab },
	{ id: "individual", name: "Individual", Panel: IndividualTab },
	{ id: "moderation", name: "Moderation", Panel: ModerationTab },
	{ id: "fans", name: "Users", Panel: FansTab },
	{ id: "live", name: "Match day", Panel: LiveTab },
	{ id: "newsletter", name: "Newsletter", Panel: NewsletterTab },
	{ id: "contact", name: "Contact", Panel: ContactTab },
	{ id: "jobs", name: "Jobs", Panel: JobsTab },
	{ id: "budgets", name: "Budgets", Panel: BudgetsTab },
	{ id: "site", name: "Site", Panel: SiteTab },
	{ id: "log", name: "Audit log", Panel: ActionsTab },
] as const;
const tabLinks = TABS.map(({ id, name }, at) => ({ id, name, to: at === 0 ? "?" : `?tab=${id}` }));

/** The shell of the desk. Its data comes from the API, which checks the role each time. */
export default function ContentDesk() {
	const { status, me } = useAuth();
	const [search] = useSearchParams();
	const { id, Panel } = TABS.find((tab) => tab.id === search.get("tab")) ?? TABS[0];
	const here = me?.role === "admin";
	useEffect(() => {
		// a narrow screen shows few tabs, so the current one is scrolled into view
		if (here) document.getElementById(`tab-${id}`)?.scrollIntoView({ block: "nearest", inline: "center" });
	}, [here, id]);
	return (
		<div className="wrap" data-end="">
			<PageHead title={adminTexts.title} />
			{status === "loading" ? (
				<p className="skeleton h-40" role="status" aria-label="Loading the desk" />
			) : here ? (
				<>
					<p className="note mb-6">
						Search engines:{" "}
						<a href="/indexnow-dashboard" target="_blank" rel="noopener">
							IndexNow dashboard (opens in a new tab)
						</a>
					</p>
					<TabLinks label={adminTexts.title} tabs={tabLinks} active={id}>
						<Panel />
					</TabLinks>
				</>
			) : (
				<NotYours />
			)}
		</div>
	);
}
