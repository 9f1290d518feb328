import { useEffect, useRef, useState } from "react";
import type { LiveNews, LiveScore } from "./live-score.ts";

const POLL_MS = 5_000;
/** Between polls when the match has ended, the feed is quiet, or the site can't be reached. */
const SLOW_POLL_MS = 30_000;
/** A poll comes up to this share early, so that pages opened together do not poll together. */
const JITTER = 0.3;

export type LiveState = {
	live: LiveScore;
	/** whether the last poll failed */
	failed: boolean;
};

/** Polls a live match while the page is visible. `onChange` runs when the match has changed or is in the record. */
export function useLive(first: LiveScore, onChange: () => void = () => {}): LiveState {
	const [state, setState] = useState<LiveState>({ live: first, failed: false });
	const onChangeRef = useRef(onChange);
	onChangeRef.current = onChange;
	const { match_id, revision } = first;
	useEffect(() => setState({ live: first, failed: false }), [first]);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const unmounted = new AbortController();
		async function poll(): Promise<number> {
			if (document.hidden) return POLL_MS;
			try {
				const answer = await fetch(`/matches/${match_id}/live.json`, { signal: unmounted.signal });
				if (!answer.ok) throw new Error(`the answer was ${answer.status}`);
				const update: LiveNews = await answer.json();
				if ("archived_as" in update) {
					onChangeRef.current();
					return SLOW_POLL_MS;
				}
				setState({ live: update, failed: false });
				if (update.revision !== revision) onChangeRef.current();
				return update.state === "over" || update.quiet ? SLOW_POLL_MS : POLL_MS;
			} catch {
				if (!unmounted.signal.aborted) setState((before) => ({ ...before, failed: true }));
				return SLOW_POLL_MS;
			}
		}
		const schedule = (ms: number) => {
			timer = setTimeout(() => void poll().then(schedule), ms * (1 - JITTER * Math.random()));
		};
		const pollNow = () => {
			if (document.hidden) return;
			clearTimeout(timer);
			void poll().then(schedule);
		};
		schedule(POLL_MS);
		document.addEventListener("visibilitychange", pollNow);
		return () => {
			unmounted.abort();
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", pollNow);
		};
	}, [match_id, revision]);
	return state;
}
