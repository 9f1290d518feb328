import { useEffect } from "react";
import { openChannel } from "../../lib/live/open-channel.ts";

/**
 * Calls `again` when the fan's points have changed by what followed from an action: a challenge, an achievement, a friend.
 * Also when the connection opens, for what changed before.
 */
export function usePointsNews(again: () => void): void {
	useEffect(() => openChannel({ hears: { points: again }, onJoined: again }).leave, [again]);
}
