import { useAuth } from "../../lib/session/auth.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { PushCard } from "./push-card.tsx";
import { notificationSwitches, PRIVACY_SWITCHES, type SettingsTab, settingsTexts } from "./rules.ts";
import { Sessions } from "./sessions.tsx";
import { SwitchList } from "./switch-list.tsx";
import { YourData } from "./your-data.tsx";
import "./settings.css";

type SettingsPanelProps = { tab: SettingsTab; hasMatchOfTheDay: boolean };

/** A tab of the settings. The page hides it from visitors. */
export default function SettingsPanel({ tab, hasMatchOfTheDay }: SettingsPanelProps) {
	const { status, me } = useAuth();
	if (!me)
		return status === "loading" ? (
			<p className="skeleton h-96" role="status" aria-label="Loading your settings" />
		) : (
			<ErrorState title={settingsTexts.loadFailed} text="Our server didn't answer.">
				<TryAgain />
			</ErrorState>
		);
	if (tab === "profile") return <ProfileTab key={me.id} />;
	if (tab === "privacy") return <PrivacyTab key={me.id} email={me.email} />;
	return (
		<div key={me.id} className="settings-panel">
			<SwitchList id="notifications" title={settingsTexts.mailTitle} rows={notificationSwitches(hasMatchOfTheDay)} />
			{hasMatchOfTheDay && <PushCard />}
		</div>
	);
}

/** Visibility, sessions, and the account's data. */
function PrivacyTab({ email }: { email: string }) {
	return (
		<div className="settings-panel">
			<SwitchList id="privacy" title="Privacy" rows={PRIVACY_SWITCHES} />
			<Sessions />
			<YourData email={email} />
		</div>
	);
}
