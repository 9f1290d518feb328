import { useRef, useState } from "react";
import { useAuth } from "../../lib/session/auth.tsx";
import { ArenaArt } from "./arena-art.tsx";
import { PauseMotion } from "./motion/motion.tsx";
import { useBeat } from "./motion/use-beat.ts";
import { arenaTexts, BEAT, HEADLINES } from "./rules.ts";
import "./arena.css";

/** ARENA-1: the head of the arena, with a new headline every ten seconds. */
export function ArenaHero() {
	const { status } = useAuth();
	const hero = useRef<HTMLElement>(null);
	const [place, setPlace] = useState(0);
	useBeat(hero, BEAT.headline, () => setPlace((before) => (before + 1) % HEADLINES.length));
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
