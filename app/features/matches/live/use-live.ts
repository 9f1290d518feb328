import { useEffect, useRef, useState } from "react";
import type { LiveNews, LiveScore } from "./live-score.ts";

const EVERY_MS = 5_000;
/** The time between two requests when the match has ended, the feed is quiet, or the site can't be reached. */
const SELDOM_MS = 30_000;
/** Spreads the requests of pages that were opened at the same moment. */
const SPREAD = 0.3;

export type Heard = {
	live: LiveScore;
	/** whether the last request failed */
	lost: boolean;
};

/**
 * The state of a live match, requested again while the page is in view. `onChange`: the state has changed, or the record has the match
 * now.
 */
export function useLive(first: LiveScore, onChange: () => void = () => {}): Heard {
	const [heard, setHeard] = useState<Heard>({ live: first, lost: false });
	const changed = useRef(onChange);
	changed.current = onChange;
	const { match_id, revision } = first;
	useEffect(() => setHeard({ live: first, lost: false }), [first]);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const leaving = new AbortController();
		async function ask(): Promise<number> {
			if (document.hidden) return EVERY_MS;
			try {
				const answer = await fetch(`/matches/${match_id}/live.json`, { signal: leaving.signal });
				if (!answer.ok) throw new Error(`the answer was ${answer.status}`);
				const news: LiveNews = await answer.json();
				if ("archived_as" in news) {
					changed.current();
					return SELDOM_MS;
				}
				setHeard({ live: news, lost: false });
				if (news.revision !== revision) changed.current();
				return news.state === "over" || news.quiet ? SELDOM_MS : EVERY_MS;
			} catch {
				if (!leaving.signal.aborted) setHeard((before) => ({ ...before, lost: true }));
				return SELDOM_MS;
			}
		}
		const later = (ms: number) => {
			timer = setTimeout(() => void ask().then(later), ms * (1 - SPREAD * Math.random()));
		};
		const look = () => {
			if (document.hidden) return;
			clearTimeout(timer);
			void ask().then(later);
		};
		later(EVERY_MS);
		document.addEventListener("visibilitychange", look);
		return () => {
			leaving.abort();
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [match_id, revision]);
	return heard;
}
