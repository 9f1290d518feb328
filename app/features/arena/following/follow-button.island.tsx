import { UserCheck, UserPlus } from "lucide-react";
import { useState } from "react";
import { RequestFailed, request } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Following } from "./follows.server.ts";
import { followersInWords, followTexts } from "./rules.ts";

/** The number of followers, and a button to follow. `followers`: shown until the present number is loaded. */
export default function FollowButton({ fan_id, name, followers }: { fan_id: string; name: string; followers: number }) {
	const { status, me } = useAuth();
	return (
		<div className="cluster">
			{status === "loading" ? (
				<Count followers={followers} />
			) : (
				<FollowControls key={me?.id} fan_id={fan_id} name={name} followers={followers} own={me?.id === fan_id} />
			)}
		</div>
	);
}

const Count = ({ followers }: { followers: number }) => <span>{followersInWords(followers)}</span>;

type FollowControlsProps = { fan_id: string; name: string; followers: number; own: boolean };

function FollowControls({ fan_id, name, followers, own }: FollowControlsProps) {
	const { status } = useAuth();
	const { answer } = useRequest("GET /fans/:id/followers", { params: { id: fan_id } });
	const [changed, setChanged] = useState<Following | null>(null);
	const [busy, setBusy] = useState(false);
	const now = changed ?? answer;

	async function change() {
		if (busy) return;
		setBusy(true);
		try {
			const params = { id: fan_id };
			// before the state is loaded the label is Follow, which is idempotent
			setChanged(
				await (now?.mine
					? request("DELETE /fans/:id/follow", { params })
					: request("PUT /fans/:id/follow", { params })),
			);
		} catch (error) {
			const reason = error instanceof RequestFailed && error.status === 429 ? error.message : followTexts.failed;
			toast({ type: "error", title: reason });
		} finally {
			setBusy(false);
		}
	}

	const named = <span className="sr-only"> {name}</span>;
	return (
		<>
			<Count followers={now?.followers ?? followers} />
			{own ? null : status === "signed-out" ? (
				<a
					className="btn"
					href={`/auth?next=${encodeURIComponent(`/fans/${fan_id}`)}`}
					data-toast-title="Login Required"
					data-toast-text={followTexts.loginFirst}
				>
					<UserPlus className="icon" /> {followTexts.follow}
					{named}
				</a>
			) : (
				<button
					type="button"
					className="btn"
					data-variant={now?.mine ? "outline" : undefined}
					aria-disabled={busy}
					onClick={change}
				>
					{now?.mine ? <UserCheck className="icon" /> : <UserPlus className="icon" />}
					{now?.mine ? followTexts.unfollow : followTexts.follow}
					{named}
				</button>
			)}
		</>
	);
}
