import { useRequest } from "../../lib/hooks/use-request.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { MyPoints } from "../points/my-points.tsx";
import { OwnProfileCard } from "./own-profile-card.tsx";
import { profileTexts } from "./rules.ts";
import { YourTeam } from "./your-team.tsx";
import "./profile.css";

/** The fan's own profile, or where to sign in. */
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
