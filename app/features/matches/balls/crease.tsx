import { oversOf } from "../words.ts";
import type { Score } from "./overs.ts";
import "./crease.css";

/** A batter at the crease; `out`: left on this ball. */
export type AtCrease = Score & { name: string; out: boolean };
export type Bowling = { name: string; balls: number; runs: number; wickets: number };

type CreaseProps = {
	/** the striker */
	batter: AtCrease;
	partner: AtCrease;
	bowler: Bowling;
	/** the stand of the two batters */
	stand?: Score;
};

/** Both batters and the bowler with their figures, as on the scoreboard of a broadcast. */
export const Crease = ({ batter, partner, bowler, stand }: CreaseProps) => (
	<div className="crease">
		<Batter batter={batter} striker />
		<p>
			<span>{bowler.name}</span>
			<b>{`${bowler.wickets}/${bowler.runs} (${oversOf(bowler.balls)})`}</b>
		</p>
		<Batter batter={partner} />
		{stand ? (
			<p>
				<span>Stand</span>
				<b>{scoreOfBatter(stand)}</b>
			</p>
		) : null}
	</div>
);

const scoreOfBatter = ({ runs, balls }: Score): string => `${runs} (${balls})`;

const Batter = ({ batter, striker = false }: { batter: AtCrease; striker?: boolean }) => (
	<p>
		<span data-out={batter.out ? "" : undefined}>
			{batter.name}
			{striker && !batter.out ? " *" : null}
			{batter.out ? <span className="sr-only">, out</span> : null}
		</span>
		<b>{scoreOfBatter(batter)}</b>
	</p>
);
