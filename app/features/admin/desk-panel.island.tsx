import type { ComponentType } from "react";
import { useAuth } from "../../lib/session/auth.tsx";
import type { DeskTab } from "./rules.ts";
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
import { TodayTab } from "./tabs/today-tab.tsx";
import { NotAdmin } from "./when-loaded.tsx";

const PANELS: Record<DeskTab, ComponentType> = {
	today: TodayTab,
	bulk: BulkTab,
	players: PlayersTab,
	leaderboard: LeaderboardTab,
	individual: IndividualTab,
	moderation: ModerationTab,
	fans: FansTab,
	live: LiveTab,
	newsletter: NewsletterTab,
	contact: ContactTab,
	jobs: JobsTab,
	budgets: BudgetsTab,
	site: SiteTab,
	log: ActionsTab,
};

/** The content of a tab. Its data comes from the API, which checks the role on each request. */
export default function DeskPanel({ tab }: { tab: DeskTab }) {
	const { status, me } = useAuth();
	const Panel = PANELS[tab];
	if (status === "loading") return <p className="skeleton h-40" role="status" aria-label="Loading the desk" />;
	return me?.role === "admin" ? <Panel /> : <NotAdmin />;
}
