import { useState } from "react";
import { RequestFailed, request } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Challenge } from "./challenge.ts";
import { ChallengeCard } from "./challenge-card.tsx";
import { challengeTexts } from "./rules.ts";

/** COMM-4. Waits for the session before the request, because the answer has the fan's progress. */
export default function ChallengesTab() {
	const { status, me } = useAuth();
	return (
		<>
			<h2>{challengeTexts.title}</h2>
			{status === "loading" ? <Waiting /> : <Challenges key={me?.id} />}
		</>
	);
}

function Waiting() {
	return (
		<div className="grid-auto needs-script" role="status" aria-label="Loading the challenges">
			{["a", "b", "c", "d"].map((place) => (
				<span key={place} className="skeleton h-48" />
			))}
		</div>
	);
}

function Challenges() {
	const challengesRequest = useRequest("GET /challenges");
	const [joining, setJoining] = useState<string | null>(null);

	async function join({ id, title }: Challenge) {
		if (joining) return;
		setJoining(id);
		try {
			await request("POST /challenges/:id/participation", { params: { id } });
			toast({ type: "success", title, text: "You are in. Every step counts from now on." });
		} catch (error) {
			toast({ type: "error", title: "Error", text: refusalText(error) });
		} finally {
			setJoining(null);
			challengesRequest.again();
		}
	}

	return (
		<Loaded asked={challengesRequest} failed={challengeTexts.loadFailed} waiting={<Waiting />}>
			{({ challenges }) =>
				challenges.length === 0 ? (
					<EmptyState title={challengeTexts.empty} text={challengeTexts.emptyText} />
				) : (
					<div className="grid-auto">
						{challenges.map((challenge) => (
							<ChallengeCard
								key={challenge.id}
								challenge={challenge}
								joining={joining === challenge.id}
								onJoin={() => void join(challenge)}
							/>
						))}
					</div>
				)
			}
		</Loaded>
	);
}

function refusalText(error: unknown): string {
	if (!(error instanceof RequestFailed)) return challengeTexts.joinFailed;
	if (error.status === 401) return challengeTexts.loginFirst;
	return error.status === 409 || error.status === 429 ? error.message : challengeTexts.joinFailed;
}
