import { Plates } from "../../../ui/figures/plates.tsx";
import { Crease } from "../../matches/balls/crease.tsx";
import { plural } from "../../matches/words.ts";
import type { ReliveFrame } from "./follower.ts";
import type { Relive, ReliveOver, ReliveView } from "./relive.ts";
import { guessInWords, worthInWords } from "./rules.ts";
import "./relive.css";
import "../../matches/balls/balls.css";
import "../../../ui/styles/people/emblems.css";

/** The scoreboard at this ball, the last ball in words, and how the fan's guess of this over does. */
export function ReliveScore({ frame, relive }: { frame: ReliveFrame; relive: Relive }) {
	const { over, shown, view } = frame;
	const balls = over?.balls.slice(0, shown) ?? [];
	const last = balls.at(-1);
	// before its first ball an over shows the score after the over before, unless the innings has just begun
	const { runs, wickets } = last ?? (over ? scoreBefore(view, over) : NO_SCORE);
	const side = relive.sides[((over?.innings ?? 1) - 1) % 2];
	const need = over?.target ? over.target - runs : 0;
	return (
		<>
			<div className="relive-bug">
				<span className="flag" data-team={side?.id ?? undefined} aria-hidden="true">
					{side?.code}
				</span>
				<Plates value={`${runs}/${wickets}`} label={`${side?.name}: ${runs} for ${wickets}`} />
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
				{need > 0 ? <b>{need} to win</b> : null}
			</div>
			{last ? <Crease {...last} /> : null}
			<p className="relive-ball" aria-live="polite">
				{last ? (
					<>
						<span className="bl" data-k={last.sign} aria-hidden="true">
							{last.mark}
						</span>
						<span>{frame.waiting && over ? endOfOver(over) : last.said}</span>
					</>
				) : (
					<span>{over ? "The bowler runs in." : "The players walk out. Guess the first over."}</span>
				)}
			</p>
			<OwnGuess frame={frame} />
		</>
	);
}

const NO_SCORE = { runs: 0, wickets: 0 };

const scoreBefore = ({ overs }: ReliveView, { number, innings }: ReliveOver) => {
	const before = overs[number - 2];
	return (before?.innings === innings && before.balls.at(-1)) || NO_SCORE;
};

/** 'End of over 5: 9 runs, 1 wicket.' */
const endOfOver = ({ over, runs, wickets }: ReliveOver): string =>
	`End of over ${over}: ${plural(runs, "run")}${wickets > 0 ? `, ${plural(wickets, "wicket")}` : ""}.`;

/** The fan's guess of the over that is bowled, and what it brought once the over has ended. */
function OwnGuess({ frame: { view, over, waiting } }: { frame: ReliveFrame }) {
	const own = view.guesses.find((guess) => guess.over === over?.number);
	if (!own) return null;
	const brought = waiting && own.worth !== null;
	return (
		<p className="relive-own" role="status">
			{brought ? <b>{worthInWords(own.worth ?? 0)}</b> : null} {brought ? "for your guess" : "Your guess"}:{" "}
			{guessInWords(own)}.{own.points > 0 && brought ? ` ${plural(own.points, "point")} for you.` : null}
		</p>
	);
}
