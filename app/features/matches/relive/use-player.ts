import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { shield } from "../../../lib/browser/shield.ts";
import type { Place } from "./relive.server.ts";
import { nextOver, overBefore, PACES, type Pace, relivePath } from "./rules.ts";
import type { Moment } from "./timeline.ts";
import { knownBy, type Outcome, type ReliveMatch, viewAt } from "./view.ts";

type Balls = { moments: Moment[]; outcome: Outcome };
export type Step = "back" | "next" | "over_back" | "over_next";

/**
 * Plays a match from a place on. The page comes with the balls up to that place; the others are fetched afterwards,
 * and until then the links are used. Only the balls so far are shown.
 */
export function usePlayer(match: ReliveMatch, place: Place, first_pace: Pace, starts: boolean) {
	const [balls, setBalls] = useState<Balls | null>(null);
	const [lost, setLost] = useState(false);
	const [at, setAt] = useState(place.so_far.length - 1);
	const [playing, setPlaying] = useState(starts);
	const [pace, setPace] = useState(first_pace);
	const { match_id } = match;

	useEffect(() => {
		if (lost) return;
		const leaving = new AbortController();
		fetch(`/matches/${match_id}/balls.json`, { signal: leaving.signal })
			.then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
			.then(setBalls, () => leaving.signal.aborted || setLost(true));
		return () => leaving.abort();
	}, [match_id, lost]);

	const moments = balls?.moments ?? place.so_far;
	const last = balls ? balls.moments.length - 1 : place.outcome.result === null ? Number.POSITIVE_INFINITY : at;
	const ended = at >= last;
	const go = (to: number) => {
		if (!balls) return;
		setAt(Math.max(0, Math.min(to, balls.moments.length - 1)));
	};
	const to: Record<Step, number> = {
		back: at - 1,
		next: at + 1,
		over_back: overBefore(moments, at),
		over_next: nextOver(moments, at),
	};

	const tick = useEffectEvent(() => go(PACES[pace].overs ? to.over_next : to.next));
	const waits = 1000 * PACES[pace].seconds;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each ball is waited for again
	useEffect(() => {
		if (!playing || !balls || ended) return;
		const timer = setTimeout(tick, waits);
		return () => clearTimeout(timer);
	}, [playing, balls, ended, at, waits]);

	// hides the result from the first ball to the last
	useEffect(() => shield(match_id, !ended), [match_id, ended]);

	const id = moments[at]?.id;
	useEffect(() => {
		// a reload or a shared link returns to this ball
		if (id) history.replaceState(history.state, "", relivePath(match_id, id, pace));
	}, [match_id, id, pace]);

	const view = useMemo(() => {
		const so_far = moments.slice(0, at + 1);
		const now = so_far.at(-1) as Moment;
		return viewAt(match, so_far, balls ? knownBy(balls.outcome, now, ended) : place.outcome);
	}, [match, moments, at, balls, ended, place.outcome]);

	return {
		...{ view, at, pace, setPace, ended, lost },
		playing: playing && !ended,
		ready: balls !== null,
		step: (step: Step) => go(to[step]),
		/** Goes to the last ball within `share` of the forty overs. */
		seek: (share: number) => go(balls ? placeAt(balls.moments, share) : at),
		play: () => {
			setLost(false);
			setPlaying(!playing || ended);
			if (ended) go(0);
		},
	};
}
export type Playing = ReturnType<typeof usePlayer>;

const BALLS = 120;
const placeAt = (moments: Moment[], share: number) =>
	Math.max(
		0,
		moments.findLastIndex(({ innings, balls }) => (innings - 1) * BALLS + balls <= share * 2 * BALLS),
	);
