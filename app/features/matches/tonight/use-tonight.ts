import { useCallback, useEffect, useState } from "react";
import { request } from "../../../lib/api.ts";
import type { Tonight } from "../../../lib/live/tonight.ts";

/** How often a match that runs is looked at, and how long after its hour the first look is, spread so that not all browsers come at once. */
const LOOKS_EVERY_MS = 15_000;
const SPREAD_MS = 10_000;

export type TonightNow = {
	tonight: Tonight | null;
	/** by how much the server's clock is ahead of this one's; 0 until it was asked */
	ahead_ms: number;
};

/** Today's match from the page on: as it begins, runs and ends. What the page says of one that runs is old at once. */
export function useTonight(first: Tonight | null): TonightNow {
	const [tonight, setTonight] = useState(first);
	const [ahead_ms, setAhead] = useState(0);
	const look = useCallback(
		() =>
			request("GET /tonight").then(
				(found) => {
					setTonight(found.tonight);
					setAhead(Date.parse(found.now) - Date.now());
				},
				// what is shown stays, and the next look may succeed
				() => {},
			),
		[],
	);
	const state = tonight?.state;
	const starts_at = tonight?.starts_at;
	const is_live = state === "live";
	useEffect(() => {
		if (is_live) void look();
	}, [is_live, look]);
	useEffect(() => {
		if (!starts_at || (state !== "before" && state !== "live")) return;
		const seen = () => document.hidden || void look();
		const left = Date.parse(starts_at) - Date.now() - ahead_ms;
		const wait = state === "live" || left < 0 ? LOOKS_EVERY_MS : left + Math.random() * SPREAD_MS;
		let every: number | undefined;
		const timer = window.setTimeout(() => {
			seen();
			every = window.setInterval(seen, LOOKS_EVERY_MS);
		}, wait);
		document.addEventListener("visibilitychange", seen);
		return () => {
			clearTimeout(timer);
			clearInterval(every);
			document.removeEventListener("visibilitychange", seen);
		};
	}, [state, starts_at, ahead_ms, look]);
	return { tonight, ahead_ms };
}
