import { RequestFailed } from "../../lib/api.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
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
	const { answer: profile, failure, again } = useRequest("GET /profile");
	if (failure instanceof RequestFailed && failure.status === 401) return <SignInFirst />;
	if (failure && !profile)
		return (
			<ErrorState title={profileTexts.loadFailed} text="Our server didn't answer.">
				<button type="button" className="btn" onClick={again}>
					Try again
				</button>
			</ErrorState>
		);
	if (!profile) return <Waiting />;
	return (
		<div className="profile-columns">
			<OwnProfileCard profile={profile} onSaved={again} />
			<div className="stack gap-6">
				<YourTeam team={profile.team} />
				<MyPoints onClaimed={again} />
			</div>
		</div>
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
