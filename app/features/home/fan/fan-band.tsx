import { useEffect, useState } from "react";
import { grouped } from "../../../lib/numbers.ts";
import { ProgressBar } from "../../../ui/figures/pitch.tsx";
import type { FanHome } from "../home.ts";
import { greeting } from "../rules.ts";
import { Streak } from "./streak.tsx";
import "../fan.css";
import "../home.css";

type FanBandProps = { home: FanHome | null; failed: boolean; again: () => void };

/** The fan's greeting, level and streak, in the team's colours. */
export function FanBand({ home, failed, again }: FanBandProps) {
	// the server does not know the fan's time zone
	const [hello, setHello] = useState("Welcome back");
	useEffect(() => setHello(greeting(new Date().getHours())), []);
	const waiting = !home && !failed;
	return (
		<section className="fanband of-my-team" data-team={home?.team?.id} aria-labelledby="greeting" aria-busy={waiting}>
			<div className="wrap fanband-grid">
				<div className="fanband-hi">
					<h1 id="greeting">{home?.name ? greetingOf(hello, home.name) : hello}.</h1>
					<div className="fan-level">{home ? <Level points={home.points} /> : waiting ? <Waiting /> : null}</div>
				</div>
				<Streak points={home?.points ?? null} failed={failed && !home} again={again} />
			</div>
		</section>
	);
}

/** The characters that fit on one line of a phone. */
const LONGEST = 16;

const greetingOf = (hello: string, name: string) =>
	`${[...hello, ...name].length > LONGEST - 2 ? "Hello" : hello}, ${name}`;

function Level({ points }: { points: FanHome["points"] }) {
	const { level, level_progress, level_xp } = points;
	return (
		<>
			<p>
				Level {level}. {grouped(level_xp - level_progress)} points to level {level + 1}.
			</p>
			<ProgressBar value={level_progress} max={level_xp} label={`Level ${level}`} />
		</>
	);
}

function Waiting() {
	return (
		<>
			<p className="sr-only" role="status">
				Getting your place
			</p>
			<span className="skeleton h-7 w-48" data-on="" />
			<span className="skeleton h-4 w-full max-w-96" data-on="" />
		</>
	);
}
