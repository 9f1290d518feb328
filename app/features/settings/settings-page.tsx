import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import { signInPath } from "../auth/rules.ts";
import type { Route } from "./+types/settings-page";
import { readTab, SETTINGS_TABS, settingsTexts, tabPath } from "./rules.ts";
import SettingsPanel from "./settings-panel.island.tsx";

const tabs = SETTINGS_TABS.map(({ id, name }) => ({ id, name, to: tabPath(id) }));

export function loader({ context, request }: Route.LoaderArgs) {
	const { settings, page } = context.get(pageContext);
	page.keep("site");
	const { searchParams } = new URL(request.url);
	const reminds = searchParams.get("for") === "reminders";
	return { tab: readTab(searchParams), reminds, hasMatchOfTheDay: settings.MATCH_OF_THE_DAY !== null };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: settingsTexts.title,
		description: "Your profile, your emails, and who sees what.",
		path: "/settings",
		index: false,
	});
}

/** The same for everybody: the settings come from the API. */
export default function SettingsPage({ loaderData: { tab, reminds, hasMatchOfTheDay } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={settingsTexts.title} />
			<div className="for-fans">
				<TabLinks label={settingsTexts.title} tabs={tabs} active={tab}>
					<Island of={SettingsPanel} wake="fan" props={{ tab, hasMatchOfTheDay }} />
				</TabLinks>
			</div>
			<div className="for-visitors">
				<p className="skeleton h-96 needs-script when-unknown" role="status" aria-label="Loading your settings" />
				<div className="when-known">
					<EmptyState
						whole
						title={reminds ? settingsTexts.remindWhere : settingsTexts.signInFirst}
						text={reminds ? settingsTexts.remindText : settingsTexts.signInText}
					>
						<a className="btn" href={signInPath("/auth", tabPath(tab))}>
							Sign In
						</a>
					</EmptyState>
				</div>
			</div>
			<noscript>
				<p className="note">Settings need JavaScript.</p>
			</noscript>
		</div>
	);
}
