import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { shield } from "../../../lib/browser/shield.ts";
import type { Position } from "./relive.server.ts";
import { nextOver, overBefore, PACES, type Pace, relivePath } from "./rules.ts";
import type { Moment } from "./timeline.ts";
import { type Outcome, type ReliveMatch, viewAt, visibleOutcome } from "./view.ts";

type Balls = { moments: Moment[]; outcome: Outcome };
export type Step = "back" | "next" | "over_back" | "over_next";

/**
 * Plays a match from a position on. The page has the balls up to there; this fetches the others. Until then the
 * buttons are links.
 */
export function usePlayer(match: ReliveMatch, position: Position, initialPace: Pace, starts: boolean) {
	const [balls, setBalls] = useState<Balls | null>(null);
	const [failed, setFailed] = useState(false);
	const [at, setAt] = useState(position.so_far.length - 1);
	const [playing, setPlaying] = useState(starts);
	const [pace, setPace] = useState(initialPace);
	const { match_id } = match;

	useEffect(() => {
		if (failed) return;
		const unmounted = new AbortController();
		fetch(`/matches/${match_id}/balls.json`, { signal: unmounted.signal })
			.then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
			.then(setBalls, () => unmounted.signal.aborted || setFailed(true));
		return () => unmounted.abort();
	}, [match_id, failed]);

	const moments = balls?.moments ?? position.so_far;
	const last = balls ? balls.moments.length - 1 : position.outcome.result === null ? Number.POSITIVE_INFINITY : at;
	const ended = at >= last;
	const goTo = (target: number) => {
		if (!balls) return;
		setAt(Math.max(0, Math.min(target, balls.moments.length - 1)));
	};
	const target: Record<Step, number> = {
		back: at - 1,
		next: at + 1,
		over_back: overBefore(moments, at),
		over_next: nextOver(moments, at),
	};

	const tick = useEffectEvent(() => goTo(PACES[pace].overs ? target.over_next : target.next));
	const wait_ms = 1000 * PACES[pace].seconds;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each ball restarts the timer
	useEffect(() => {
		if (!playing || !balls || ended) return;
		const timer = setTimeout(tick, wait_ms);
		return () => clearTimeout(timer);
	}, [playing, balls, ended, at, wait_ms]);

	// the browser hides the result of a match that is being relived
	useEffect(() => shield(match_id, !ended), [match_id, ended]);

	const id = moments[at]?.id;
	useEffect(() => {
		// so that a reload or a shared link opens at this ball
		if (id) history.replaceState(history.state, "", relivePath(match_id, id, pace));
	}, [match_id, id, pace]);

	const view = useMemo(() => {
		const so_far = moments.slice(0, at + 1);
		const now = so_far.at(-1) as Moment;
		return viewAt(match, so_far, balls ? visibleOutcome(balls.outcome, now, ended) : position.outcome);
	}, [match, moments, at, balls, ended, position.outcome]);

	return {
		...{ view, at, pace, setPace, ended, failed },
		playing: playing && !ended,
		ready: balls !== null,
		step: (step: Step) => goTo(target[step]),
		/** Goes to the last ball within this share of the forty overs. */
		seek: (share: number) => goTo(balls ? indexAt(balls.moments, share) : at),
		play: () => {
			setFailed(false);
			setPlaying(!playing || ended);
			if (ended) goTo(0);
		},
	};
}
export type PlayerState = ReturnType<typeof usePlayer>;

const BALLS = 120;
const indexAt = (moments: Moment[], share: number) =>
	Math.max(
		0,
		moments.findLastIndex(({ innings, balls }) => (innings - 1) * BALLS + balls <= share * 2 * BALLS),
	);
