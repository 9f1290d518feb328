import { Tv } from "lucide-react";
import { storePendingAction } from "../../../lib/browser/pending-action.ts";
import type { Tonight } from "../../../lib/live/tonight.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Plates } from "../../../ui/figures/plates.tsx";
import { matchWords, mayRemind, overWords } from "./rules.ts";
import { useTonight } from "./use-tonight.ts";
import { Hour, TimeLeft, useServerTime } from "./when.tsx";
import "./tonight.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/people/emblems.css";

/** `now`: when the server rendered the page */
type TonightCardProps = { first: Tonight; now: string };

/** The match of the day: its hour, its score so far, and a link to relive it afterwards. It never shows the result. */
export default function TonightCard({ first, now }: TonightCardProps) {
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
			<div className="evening-sides">
				<p className="cluster" aria-hidden="true">
					{sides.map(({ id }) => (
						<span key={id} className="flag" data-team={id}>
							{id.toUpperCase()}
						</span>
					))}
				</p>
				<p role="status">
					<When tonight={tonight} now={now} ahead_ms={ahead_ms} />
				</p>
			</div>
			<Score tonight={tonight} />
			{state === "before" ? (
				<p className="evening-ways">
					<a className="btn" data-variant="outline" href={room}>
						See the room
					</a>
					<RemindMe tonight={tonight} now={now} ahead_ms={ahead_ms} />
				</p>
			) : state === "live" ? (
				<a className="btn" data-block="" href={room}>
					<Tv className="icon" /> Watch it together
				</a>
			) : (
				<p className="evening-ways">
					<a className="btn" data-variant="outline" href={`/matches/${match_id}/relive`}>
						Relive it yourself
					</a>
					{state === "over" ? (
						<a className="btn" data-variant="quiet" href={room}>
							The room
						</a>
					) : null}
				</p>
			)}
		</section>
	);
}

/** A link to the switch of reminders, until the mails go out. */
function RemindMe({ tonight, now, ahead_ms }: { tonight: Tonight; now: string; ahead_ms: number }) {
	if (!mayRemind(tonight, useServerTime({ rendered: now, ahead_ms }))) return null;
	return (
		<a
			className="btn"
			data-variant="quiet"
			href="/settings?tab=notifications&for=reminders"
			data-waits=""
			onClick={() => storePendingAction("remind")}
		>
			Remind me
		</a>
	);
}

function When({ tonight, now, ahead_ms }: { tonight: Tonight; now: string; ahead_ms: number }) {
	const { state, starts_at, paused } = tonight;
	const match = <strong>{matchWords(tonight)}</strong>;
	if (state === "before")
		return (
			<>
				<Hour at={starts_at} />: {match}, played again ball by ball.{" "}
				<TimeLeft until={starts_at} rendered={now} ahead_ms={ahead_ms} />
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

/** The batting side and its score at the current ball. */
function Score({ tonight: { score, sides } }: { tonight: Tonight }) {
	const side = sides.find(({ id }) => id === score?.id);
	if (!score || !side) return null;
	const { runs, wickets, need } = score;
	return (
		<p className="evening-score" data-ground="board">
			<b>{side.name}</b>
			<Plates value={`${runs}/${wickets}`} label={`${side.name}: ${runs} for ${wickets}`} />
			{need !== null && need > 0 ? <span>{need} to win</span> : null}
		</p>
	);
}
