import { useEffect } from "react";
import { openLive } from "../../lib/live-socket.ts";

/** Calls `again` when the fan's points have changed by what followed from an action: a challenge, an achievement, a friend. */
export function usePointsNews(again: () => void): void {
	useEffect(() => {
		let close = () => {};
		let over = false;
		openLive().then(
			({ socket, ...live }) => {
				close = live.close;
				if (over) close();
				else socket.on("points", again);
			},
			// without a connection the page shows what it read
			() => undefined,
		);
		return () => {
			over = true;
			close();
		};
	}, [again]);
}
