import { PRIVACY_SWITCHES } from "./rules.ts";
import { Sessions } from "./sessions.tsx";
import { SwitchList } from "./switch-list.tsx";
import { YourData } from "./your-data.tsx";

/** Who sees what, where one is signed in, and the account as a whole. */
export function PrivacyTab({ email }: { email: string }) {
	return (
		<div className="settings-panel">
			<SwitchList id="privacy" title="Privacy" rows={PRIVACY_SWITCHES} />
			<Sessions />
			<YourData email={email} />
		</div>
	);
}
