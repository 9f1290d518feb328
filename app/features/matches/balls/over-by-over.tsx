import { ChevronDown } from "lucide-react";
import { plural } from "../words.ts";
import { Mark } from "./mark.tsx";
import type { Over } from "./overs.ts";
import "./balls.css";

const OVERS_SHOWN = 8;

type OverDetailsProps = { innings: number; over: Over; open?: boolean };
type OverByOverProps = { innings: number; overs: Over[] };

/** Every ball of an innings, the last over first. `showBall` opens the over of the address. */
export function OverByOver({ innings, overs }: OverByOverProps) {
	const latest = overs.toReversed();
	const [shown, rest] = [latest.slice(0, OVERS_SHOWN), latest.slice(OVERS_SHOWN)];
	return (
		<div className="bbb">
			<nav className="jump" aria-label="Go to over">
				{overs.map(({ over, wickets }) => (
					<a key={over} href={`#o${innings}-${over}`} data-w={wickets > 0 ? "" : undefined}>
						<span className="sr-only">Over </span>
						{over}
						{wickets > 0 ? <span className="sr-only">, wicket</span> : null}
					</a>
				))}
			</nav>
			<div className="ovs">
				{shown.map((over, index) => (
					<OverDetails key={over.over} innings={innings} over={over} open={index === 0} />
				))}
				{rest.length > 0 ? (
					<details className="ovs-more">
						<summary>{`Show overs 1 to ${rest[0]?.over}`}</summary>
						{rest.map((over) => (
							<OverDetails key={over.over} innings={innings} over={over} />
						))}
					</details>
				) : null}
			</div>
		</div>
	);
}

function OverDetails({
	innings,
	over: { over, bowlers, runs, wickets, score, balls },
	open = false,
}: OverDetailsProps) {
	return (
		<details className="ov" id={`o${innings}-${over}`} open={open}>
			<summary>
				<span className="ov-n">
					Over <b>{over}</b>
				</span>
				<span className="ov-sum">
					{bowlers}
					<span>
						{plural(runs, "run")}
						{wickets > 0 ? `, ${plural(wickets, "wicket")}` : null}
					</span>
				</span>
				<span className="score ov-after">{score}</span>
				<ChevronDown className="icon" />
				<span className="bls">
					{balls.map((ball) => (
						<Mark key={ball.id} ball={ball} />
					))}
				</span>
			</summary>
			<ol className="blist" reversed>
				{balls.toReversed().map((ball) => (
					<li key={ball.id} id={ball.id} data-k={ball.sign}>
						<a className="blist-at" href={`#${ball.id}`}>
							<span className="sr-only">Ball </span>
							{ball.at}
						</a>
						<Mark ball={ball} />
						<p>{ball.said}</p>
					</li>
				))}
			</ol>
		</details>
	);
}
