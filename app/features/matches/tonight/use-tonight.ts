import { useCallback, useEffect, useState } from "react";
import { request } from "../../../lib/api.ts";
import type { Tonight } from "../../../lib/live/tonight.ts";

/**
 * Between polls of a live match. The first poll comes at its start plus a random part of JITTER_MS, so that browsers
 * do not poll together.
 */
const POLL_MS = 15_000;
const JITTER_MS = 4_000;

export type TonightNow = {
	tonight: Tonight | null;
	/** the server's clock minus this one's in ms; 0 before the first answer */
	ahead_ms: number;
};

/**
 * Polls the match of the day from its start to its end. A live one is polled at once, because the cached page is
 * stale.
 */
export function useTonight(first: Tonight | null): TonightNow {
	const [tonight, setTonight] = useState(first);
	const [ahead_ms, setAhead] = useState(0);
	const poll = useCallback(
		() =>
			request("GET /tonight").then(
				(found) => {
					setTonight(found.tonight);
					setAhead(Date.parse(found.now) - Date.now());
				},
				// keeps the last state; the next poll may succeed
				() => {},
			),
		[],
	);
	const state = tonight?.state;
	const starts_at = tonight?.starts_at;
	const is_live = state === "live";
	useEffect(() => {
		if (is_live) void poll();
	}, [is_live, poll]);
	useEffect(() => {
		if (!starts_at || (state !== "before" && state !== "live")) return;
		const pollIfVisible = () => document.hidden || void poll();
		const until_start = Date.parse(starts_at) - Date.now() - ahead_ms;
		const wait = state === "live" || until_start < 0 ? POLL_MS : until_start + Math.random() * JITTER_MS;
		let interval: number | undefined;
		const timer = window.setTimeout(() => {
			pollIfVisible();
			interval = window.setInterval(pollIfVisible, POLL_MS);
		}, wait);
		document.addEventListener("visibilitychange", pollIfVisible);
		return () => {
			clearTimeout(timer);
			clearInterval(interval);
			document.removeEventListener("visibilitychange", pollIfVisible);
		};
	}, [state, starts_at, ahead_ms, poll]);
	return { tonight, ahead_ms };
}
