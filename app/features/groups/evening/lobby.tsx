import { useEffect, useState } from "react";
import { useMinute } from "../../../lib/hooks/use-time.ts";
import type { TonightNow } from "../../matches/tonight/use-tonight.ts";
import { Hour, TimeLeft } from "../../matches/tonight/when.tsx";
import { Countdown } from "./countdown.tsx";
import "./evening.css";
import "../../../ui/styles/people/emblems.css";

type LobbyProps = TonightNow & {
	/** when the server rendered the page, an ISO instant */
	rendered: string;
};

/** The room before the match: the two sides, the countdown and the toss. */
export function Lobby({ tonight, ahead_ms, rendered }: LobbyProps) {
	if (tonight?.state !== "before") return null;
	const { sides, year, starts_at, toss } = tonight;
	return (
		<section className="lobby" data-ground="board" aria-label="Tonight's match">
			<p className="lobby-when">
				<b>
					<Hour at={starts_at} />
				</b>
				<Start until={starts_at} rendered={rendered} ahead_ms={ahead_ms} />
			</p>
			<h2 className="lobby-sides">
				{sides.map(({ id, name }, place) => (
					<span key={id}>
						{place > 0 ? <i>v</i> : null}
						<span className="flag" data-team={id} data-size="sm" aria-hidden="true">
							{id.toUpperCase()}
						</span>
						{name}
					</span>
				))}
				<span className="sr-only">, {year}</span>
			</h2>
			<p className="lobby-toss">{toss}</p>
		</section>
	);
}

/** A countdown by the second shows for the last ten minutes. */
const LAST_MS = 600_000;

function Start({ until, rendered, ahead_ms }: { until: string; rendered: string; ahead_ms: number }) {
	const is_soon = Date.parse(until) - useMinute(ahead_ms) <= LAST_MS;
	const [left_ms, setLeft] = useState<number | null>(null);
	useEffect(() => {
		// exact: the minute of `useMinute` may be some seconds old
		if (is_soon) setLeft(Date.parse(until) - Date.now() - ahead_ms);
	}, [is_soon, until, ahead_ms]);
	if (left_ms !== null) return <Countdown words="Starts in" left_ms={left_ms} />;
	return (
		<span>
			<TimeLeft until={until} rendered={rendered} ahead_ms={ahead_ms} />
		</span>
	);
}
