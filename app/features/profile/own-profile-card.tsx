import { Pencil } from "lucide-react";
import { useState } from "react";
import { displayName } from "../../lib/session/me.ts";
import { FanShirt } from "./fan-shirt.tsx";
import type { OwnProfile } from "./profile.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { profileTexts } from "./rules.ts";
import "./profile.css";
import "../../ui/styles/cards.css";

/** The fan's own card, shown or in its editor. */
export function OwnProfileCard({ profile, onSaved }: { profile: OwnProfile; onSaved: () => void }) {
	const [editing, setEditing] = useState(false);
	const name = displayName(profile);
	return (
		<section className="card stack profile-card" data-team={profile.team?.team_code.toLowerCase()} aria-label="Profile">
			<FanShirt profile={profile}>
				<h2 className="card-title">{name}</h2>
				<p className="note profile-email">{profile.email}</p>
			</FanShirt>
			{editing ? (
				<ProfileForm
					profile={profile}
					texts={{ save: "Save", saved: profileTexts.saved, failed: profileTexts.saveFailed }}
					onCancel={() => setEditing(false)}
					onSaved={() => {
						setEditing(false);
						onSaved();
					}}
				/>
			) : (
				<>
					<ProfileFacts profile={profile} own />
					<p className="cluster">
						<button type="button" className="btn" data-variant="outline" onClick={() => setEditing(true)}>
							<Pencil className="icon" /> Edit
						</button>
						<a className="btn" data-variant="quiet" href={`/fans/${profile.id}`}>
							View public profile
						</a>
					</p>
				</>
			)}
		</section>
	);
}
