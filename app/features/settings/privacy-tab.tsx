import { PRIVACY_SWITCHES } from "./rules.ts";
import { Sessions } from "./sessions.tsx";
import { SwitchList } from "./switch-list.tsx";
import { YourData } from "./your-data.tsx";
import "./settings.css";

/** Visibility, sessions, and the account's data. */
export function PrivacyTab({ email }: { email: string }) {
	return (
		<div className="settings-panel">
			<SwitchList id="privacy" title="Privacy" rows={PRIVACY_SWITCHES} />
			<Sessions />
			<YourData email={email} />
		</div>
	);
}
