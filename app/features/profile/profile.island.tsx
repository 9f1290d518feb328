import { Pencil } from "lucide-react";
import { useState } from "react";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { displayName } from "../../lib/session/me.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { MyPoints } from "../points/my-points.tsx";
import { FanShirt } from "./fan-shirt.tsx";
import type { OwnProfile } from "./profile.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { profileTexts } from "./rules.ts";
import "./profile.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/people/emblems.css";

/** PROF-1: the fan's own profile, or a link to sign in. */
export default function Profile() {
	const { status, me } = useAuth();
	return me ? <Own key={me.id} /> : status === "loading" ? <Waiting /> : <SignInFirst />;
}

function Own() {
	const asked = useRequest("GET /profile");
	return (
		<Loaded asked={asked} failed={profileTexts.loadFailed} waiting={<Waiting />} refused={<SignInFirst />}>
			{(profile) => (
				<div className="profile-columns">
					<OwnProfileCard profile={profile} onSaved={asked.again} />
					<div className="stack gap-6">
						<YourTeam team={profile.team} />
						<MyPoints onClaimed={asked.again} />
					</div>
				</div>
			)}
		</Loaded>
	);
}

function Waiting() {
	return (
		<div className="profile-columns needs-script" role="status" aria-label="Loading your profile">
			<span className="skeleton h-96" />
			<span className="skeleton h-48" />
		</div>
	);
}

function SignInFirst() {
	return (
		<EmptyState whole title={profileTexts.signInFirst} text={profileTexts.signInText}>
			<a className="btn" href="/auth?next=/profile">
				Sign In
			</a>
		</EmptyState>
	);
}

/** The profile's facts, or the form to edit it. */
function OwnProfileCard({ profile, onSaved }: { profile: OwnProfile; onSaved: () => void }) {
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

/** The fan's army, or a link to choose one. */
function YourTeam({ team }: { team: OwnProfile["team"] }) {
	const code = team?.team_code.toLowerCase();
	return (
		<section className="card stack" data-team={code} aria-labelledby="your-team">
			<h2 className="card-title" id="your-team">
				Your team
			</h2>
			{team ? (
				<p className="cluster">
					<span className="flag" data-team={code} aria-hidden="true">
						{team.team_code}
					</span>
					<strong>{team.team_name}</strong>
				</p>
			) : (
				<p>You haven't picked a team yet.</p>
			)}
			<p className="cluster">
				<a className="btn" data-variant={team ? "outline" : undefined} href="/community">
					{team ? "Go to the community" : "Choose a team"}
				</a>
				{team ? (
					<a className="link-more" href="/battles">
						Live team battles
					</a>
				) : null}
				{team ? (
					<a className="link-more" href={`/teams/${code}`}>
						Team history
					</a>
				) : null}
			</p>
		</section>
	);
}
