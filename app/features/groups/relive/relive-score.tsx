import { Plates } from "../../../ui/figures/plates.tsx";
import type { ReliveFrame } from "./follower.ts";
import type { Relive } from "./relive.ts";
import "./relive.css";
import "../../matches/balls/balls.css";
import "../../../ui/styles/people/emblems.css";

/** The score at this ball, the balls of the over, and the last ball in words. */
export function ReliveScore({ frame, relive }: { frame: ReliveFrame; relive: Relive }) {
	const { over, shown, view } = frame;
	const balls = over?.balls.slice(0, shown) ?? [];
	const last = balls.at(-1);
	// before its first ball an over shows the score after the over before, unless the innings has just begun
	const before = view.overs[(over?.number ?? 0) - 2];
	const score = last ?? (before && before.innings === over?.innings ? before.balls.at(-1) : undefined);
	const { runs, wickets } = score ?? { runs: 0, wickets: 0 };
	const side = relive.sides[((over?.innings ?? 1) - 1) % 2];
	const need = over?.target ? over.target - runs : 0;
	return (
		<>
			<div className="relive-bug">
				<div className="relive-main">
					<span className="flag" data-team={side?.id ?? undefined} aria-hidden="true">
						{side?.code}
					</span>
					<Plates value={`${runs}/${wickets}`} label={`${side?.name}: ${runs} for ${wickets}`} />
					{need > 0 ? <p className="relive-need">{need} to win</p> : null}
				</div>
				<div className="relive-over">
					<span>{over ? `Over ${over.over}` : "About to begin"}</span>
					<span className="bls">
						{balls.map(({ sign, mark }, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place in the over
							<span key={place} className="bl" data-k={sign}>
								{sign === "0" ? <span className="sr-only">dot ball</span> : null}
								{sign === "0" ? <span aria-hidden="true">{mark}</span> : mark}
							</span>
						))}
					</span>
				</div>
			</div>
			<p className="relive-ball" aria-live="polite">
				{last ? (
					<>
						<span className="bl" data-k={last.sign} aria-hidden="true">
							{last.mark}
						</span>
						<span>{frame.waiting && over ? `End of over ${over.over}. ${last.said}` : last.said}</span>
					</>
				) : (
					<span>{over ? "The bowler runs in." : "The players walk out. Guess the first over."}</span>
				)}
			</p>
		</>
	);
}
