import { Badge } from "../../../ui/badge.tsx";
import { Moment } from "../../../ui/moment.tsx";
import type { LiveScore } from "./live-score.ts";
import { liveTexts } from "./rules.ts";
import type { LiveState } from "./use-live.ts";

export function LiveMark({ live: { state } }: { live: LiveScore }) {
	return state === "over" ? <Badge tone="outline">Provisional</Badge> : <Badge tone="live">Live</Badge>;
}

/** When the feed last sent the match, and a warning if it is quiet or the site can't be reached. */
export function LastHeard({ state: { live, failed } }: { state: LiveState }) {
	return (
		<>
			{liveTexts.heard} <Moment at={live.heard_at} show="time" />.{" "}
			{failed ? liveTexts.lost : live.quiet ? liveTexts.quiet : null}
		</>
	);
}

/** 'MI 63% to win' */
export function LiveChance({ live: { chance } }: { live: LiveScore }) {
	return chance ? (
		<>
			<b>{`${chance.code} ${chance.percent}%`}</b> to win
		</>
	) : null;
}

/** Announces wickets and full overs to screen readers. */
export function LiveCall({ live: { call, say, state } }: { live: LiveScore }) {
	return (
		<p className="sr-only" role="status">
			{state === "over" ? say : call}
		</p>
	);
}
