import { useCallback, useEffect } from "react";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { openChannel } from "../../lib/live/open-channel.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Achievements } from "./achievements/achievements.tsx";
import { DailyChallenges } from "./daily/daily-challenges.tsx";
import { History } from "./history.tsx";
import { PointsCard } from "./points-card.tsx";

/** A fan's points, daily challenges, achievements and history. Calls `onClaimed` after the fan claimed the daily bonus. */
export function MyPoints({ onClaimed }: { onClaimed: () => void }) {
	const points = useRequest("GET /points");
	const challenges = useRequest("GET /points/daily-challenges");
	const achievements = useRequest("GET /points/achievements");
	const [reloadPoints, reloadChallenges, reloadAchievements] = [points.again, challenges.again, achievements.again];
	const reload = useCallback(() => {
		reloadPoints();
		reloadChallenges();
		reloadAchievements();
	}, [reloadPoints, reloadChallenges, reloadAchievements]);
	// reloads on the event 'points', and when the connection is back, because it may have missed events
	useEffect(() => {
		let joined = 0;
		return openChannel({ handlers: { points: reload }, onJoined: () => joined++ > 0 && reload() }).leave;
	}, [reload]);
	function handleClaim() {
		reload();
		onClaimed();
	}
	const failure = points.failure ?? challenges.failure ?? achievements.failure;
	return (
		<Loaded
			asked={{ answer: points.answer, failure, again: reload }}
			failed="Failed to load your points"
			text="They're safe: our server just didn't answer."
			waiting={<p className="skeleton h-96" role="status" aria-label="Loading your points" />}
		>
			{(own) => (
				<>
					<PointsCard points={own} onClaimed={handleClaim} />
					{challenges.answer ? <DailyChallenges challenges={challenges.answer.challenges} /> : null}
					{achievements.answer ? <Achievements achievements={achievements.answer.achievements} /> : null}
					<History total={own.total_points} />
				</>
			)}
		</Loaded>
	);
}
