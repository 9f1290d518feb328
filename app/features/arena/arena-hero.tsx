import { useRef, useState } from "react";
import { useAuth } from "../../lib/session/auth.tsx";
import { PauseMotion } from "./motion/motion.tsx";
import { useVisibleInterval } from "./motion/use-visible-interval.ts";
import { arenaTexts, HEADLINES, INTERVALS } from "./rules.ts";
import "./arena.css";

/** ARENA-1: the head of the arena with rotating headlines. */
export function ArenaHero() {
	const { status } = useAuth();
	const hero = useRef<HTMLElement>(null);
	const [place, setPlace] = useState(0);
	useVisibleInterval(hero, INTERVALS.headline, () => setPlace((before) => (before + 1) % HEADLINES.length));
	return (
		<>
			<section className="arena-hero on-board" ref={hero} aria-labelledby="arena-title">
				<ArenaArt />
				<div className="wrap">
					<div className="stack">
						<h1 className="arena-headline" id="arena-title">
							{HEADLINES[place]}
						</h1>
						<p className="lead">{arenaTexts.lead}</p>
						<div className="cluster">
							<a className="btn" data-variant="marigold" data-size="lg" href="/battles">
								{status === "signed-in" ? "Join a battle" : "See the battles"}
							</a>
							<PauseMotion />
						</div>
					</div>
				</div>
			</section>
			<div className="rope" />
		</>
	);
}

/** The ground from above, with the shots of an over. */
function ArenaArt() {
	return (
		<svg className="arena-art" viewBox="0 0 576 420" fill="none" aria-hidden="true">
			<ellipse cx="300" cy="210" rx="270" ry="200" fill="#1b4838" />
			<ellipse cx="300" cy="210" rx="270" ry="200" stroke="#f3e7c9" strokeWidth="9" />
			<ellipse cx="300" cy="210" rx="270" ry="200" stroke="#a58a52" strokeWidth="9" strokeDasharray="2.5 9" />
			<ellipse cx="300" cy="210" rx="150" ry="104" stroke="#4c7a68" strokeWidth="2" strokeDasharray="9 8" />
			<path d="M288 150h24v120h-24z" fill="#e6d6ae" />
			<path d="M284 166h32M284 254h32" stroke="#fbf6e8" strokeWidth="3" />
			<g strokeWidth="4" strokeLinecap="round">
				<path d="M300 166 96 90M300 166 66 250" stroke="#f6b31e" />
				<path d="m300 166 200-80M300 166l246 50" stroke="#fbf6e8" />
				<path d="M300 166 220 395m80-229 150 200" stroke="#e08a7a" />
			</g>
			<g fill="#a81c24" stroke="#fbf6e8" strokeWidth="2">
				<circle cx="96" cy="90" r="9" />
				<circle cx="546" cy="216" r="9" />
				<circle cx="450" cy="366" r="9" />
			</g>
		</svg>
	);
}
