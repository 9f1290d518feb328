import { useRequest } from "../../lib/hooks/use-request.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { ProfileForm } from "../profile/profile-form.tsx";
import { settingsTexts } from "./rules.ts";
import "./settings.css";
import "../../ui/styles/cards.css";

const texts = { save: "Save Profile", saved: settingsTexts.saved, failed: settingsTexts.saveFailed };

/** Name, address and picture; and the theme. */
export function ProfileTab() {
	const asked = useRequest("GET /profile");
	return (
		<div className="settings-panel">
			<section className="card stack" aria-labelledby="settings-profile">
				<h2 className="card-title" id="settings-profile">
					Profile
				</h2>
				<Loaded asked={asked} failed={settingsTexts.loadFailed}>
					{(profile) => <ProfileForm profile={profile} texts={texts} withEmail onSaved={asked.again} />}
				</Loaded>
			</section>
			<section className="card" aria-labelledby="settings-appearance">
				<h2 className="card-title" id="settings-appearance">
					Appearance
				</h2>
				<p className="mb-3">Day, night, or whatever your phone is set to.</p>
				<ThemeSwitch />
			</section>
		</div>
	);
}
