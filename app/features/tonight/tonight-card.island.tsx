import { Tv } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useMinute } from "../../lib/hooks/use-minute.ts";
import { timeLeft } from "../../lib/time-left.ts";
import { Badge } from "../../ui/badge.tsx";
import { Moment } from "../../ui/moment.tsx";
import { dayWord, matchWords, overWords } from "./rules.ts";
import type { Tonight } from "./tonight.ts";
import { useTonight } from "./use-tonight.ts";
import "./tonight.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/people/emblems.css";

/** The match of the day: its time, its present over, and a link to relive it afterwards. It never shows the result. */
export default function TonightCard({ first }: { first: Tonight }) {
	const { tonight, ahead_ms } = useTonight(first);
	if (!tonight) return null;
	const { state, sides, group_id, match_id } = tonight;
	const room = `/groups/${group_id}`;
	return (
		<section className="card evening" aria-labelledby="evening" data-state={state}>
			<div className="card-top">
				<h2 className="card-title" id="evening">
					Match of the day
				</h2>
				{state === "live" ? <Badge tone="live">Live</Badge> : null}
			</div>
			<p className="cluster" aria-hidden="true">
				{sides.map(({ id }) => (
					<span key={id} className="flag" data-team={id}>
						{id.toUpperCase()}
					</span>
				))}
			</p>
			<p role="status">
				<When tonight={tonight} ahead_ms={ahead_ms} />
			</p>
			{state === "before" ? (
				<>
					<a className="btn" data-variant="outline" data-block="" href={room}>
						See the room
					</a>
					<p>
						<a href="/settings?tab=notifications&for=reminders">Remind me</a>
					</p>
				</>
			) : state === "live" ? (
				<a className="btn" data-block="" href={room}>
					<Tv className="icon" /> Watch it together
				</a>
			) : (
				<a className="btn" data-variant="outline" data-block="" href={`/matches/${match_id}/relive`}>
					Relive it yourself
				</a>
			)}
		</section>
	);
}

function When({ tonight, ahead_ms }: { tonight: Tonight; ahead_ms: number }) {
	const { state, starts_at, paused } = tonight;
	const match = <strong>{matchWords(tonight)}</strong>;
	if (state === "before")
		return (
			<>
				<Hour at={starts_at} />: {match}. <Left until={starts_at} ahead_ms={ahead_ms} />
			</>
		);
	if (state === "live")
		return (
			<>
				{match}: {overWords(tonight)}
				{paused ? ", paused" : ""}.
			</>
		);
	if (state === "over") return <>Today's match is over. You missed it? {match}</>;
	return <>Today's match didn't start in time. You can still relive it: {match}</>;
}

/** 'Tonight at 8:00 PM', by the reader's own clock once that is known. */
function Hour({ at }: { at: string }) {
	const own = useBrowser();
	const hour = own ? new Date(at).getHours() : new Date(Date.parse(at) + INDIA_AHEAD_MS).getUTCHours();
	return (
		<>
			{dayWord(hour)} at <Moment at={at} show="time" />
		</>
	);
}
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** What is left, in the browser alone: a kept page does not count. */
function Left({ until, ahead_ms }: { until: string; ahead_ms: number }) {
	const own = useBrowser();
	const now = useMinute(ahead_ms);
	if (!own) return null;
	return <>{now < Date.parse(until) ? `Starts in ${timeLeft(until, now)}.` : "It starts any moment now."}</>;
}

const never = () => () => {};
const useBrowser = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
