import { pageMeta } from "../../lib/meta.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { services } from "../../services.ts";
import { PageHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/settings-page";
import { PrivacyTab } from "./privacy-tab.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { PushCard } from "./push-card.tsx";
import { notificationSwitches, readTab, SETTINGS_TABS, settingsTexts, tabPath } from "./rules.ts";
import { SwitchList } from "./switch-list.tsx";

const tabs = SETTINGS_TABS.map(({ id, name }) => ({ id, name, to: tabPath(id) }));

export function loader({ context, request }: Route.LoaderArgs) {
	const { page, hasMatchOfTheDay } = context.get(services);
	page.keep("site");
	const { searchParams } = new URL(request.url);
	const reminds = searchParams.get("for") === "reminders";
	return { tab: readTab(searchParams), reminds, hasMatchOfTheDay };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: settingsTexts.title,
		description: "Your profile, your emails, and who sees what.",
		path: "/settings",
		index: false,
	});
}

/** The shell of a private page; the settings come from the API. */
export default function SettingsPage({ loaderData: { tab, reminds, hasMatchOfTheDay } }: Route.ComponentProps) {
	const { status, me } = useAuth();
	return (
		<div className="wrap" data-end="">
			<PageHead title={settingsTexts.title} />
			{me ? (
				<TabLinks key={me.id} label={settingsTexts.title} tabs={tabs} active={tab}>
					{tab === "profile" ? (
						<ProfileTab />
					) : tab === "notifications" ? (
						<div className="settings-panel">
							<SwitchList
								id="notifications"
								title={settingsTexts.mailTitle}
								rows={notificationSwitches(hasMatchOfTheDay)}
							/>
							{hasMatchOfTheDay && <PushCard />}
						</div>
					) : (
						<PrivacyTab email={me.email} />
					)}
				</TabLinks>
			) : status === "loading" ? (
				<p className="skeleton h-96 needs-script" role="status" aria-label="Loading your settings" />
			) : (
				<EmptyState
					whole
					title={reminds ? settingsTexts.remindWhere : settingsTexts.signInFirst}
					text={reminds ? settingsTexts.remindText : settingsTexts.signInText}
				>
					<Link className="btn" to={`/auth?next=${encodeURIComponent(tabPath(tab))}`}>
						Sign In
					</Link>
				</EmptyState>
			)}
			<noscript>
				<p className="note">Settings need JavaScript.</p>
			</noscript>
		</div>
	);
}
