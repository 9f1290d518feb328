import { ArrowLeft, ShieldCheck, ShieldOff } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { shield } from "../../../lib/browser/shield.ts";
import { Stripes } from "../../../ui/charts/stripes.tsx";
import { Mark } from "../balls/mark.tsx";
import { Bug } from "./bug.tsx";
import { Controls } from "./controls.tsx";
import { GrowingCharts } from "./growing-charts.tsx";
import type { Position } from "./relive.server.ts";
import { type Pace, reliveTexts } from "./rules.ts";
import { usePlayer } from "./use-player.ts";
import type { ReliveMatch, ReliveView } from "./view.ts";
import "../card/card.css";
import "./relive.css";

type PlayerProps = { match: ReliveMatch; position: Position; pace: Pace; starts: boolean };

/**
 * A match ball by ball. Nothing on it reveals the end. With `starts` it plays at once; a link to a ball opens it
 * paused.
 */
export default function Player({ match, position, pace, starts }: PlayerProps) {
	const player = usePlayer(match, position, pace, starts);
	const { view, ended, failed } = player;
	useKeys(player.play, player.step);
	return (
		<div className="rl">
			<Stripes />
			<Top match={match} ended={ended} />
			<Bug view={view} />
			<section className="rl-main" aria-label="The match">
				<h1 className="sr-only">Relive {match.title}</h1>
				<div aria-live="polite">
					<ThisBall view={view} />
				</div>
				{ended ? (
					<a className="btn" data-variant="outline" href={`/matches/${match.match_id}`} data-waits="">
						Scorecard of this match
					</a>
				) : null}
				{failed ? <p className="note">{reliveTexts.lost}</p> : null}
				<GrowingCharts match={match} view={view} />
				<div className="rl-below">
					<BallsBefore view={view} />
				</div>
			</section>
			<aside className="rl-side" aria-label="The balls before">
				<BallsBefore view={view} />
				<p className="note">{reliveTexts.keys}</p>
			</aside>
			<Controls match_id={match.match_id} player={player} position={position} />
		</div>
	);
}

function Top({ match: { match_id, name, sides, city }, ended }: { match: ReliveMatch; ended: boolean }) {
	return (
		<div className="rl-top">
			<a
				className="btn"
				data-variant="quiet"
				data-size="icon"
				href={`/matches/${match_id}/relive`}
				aria-label="Back to the start"
			>
				<ArrowLeft className="icon" />
			</a>
			<p>
				{name}
				<span>{`${sides[0].code} v ${sides[1].code}, ${city}`}</span>
			</p>
			{ended ? null : <ShieldSwitch match_id={match_id} />}
		</div>
	);
}

/** Rendered in the browser only, because hiding results needs scripts. */
function ShieldSwitch({ match_id }: { match_id: number }) {
	const [on, setOn] = useState<boolean | null>(null);
	useEffect(() => setOn(true), []);
	if (on === null) return null;
	const Icon = on ? ShieldCheck : ShieldOff;
	return (
		<button
			type="button"
			className="shieldtag"
			aria-pressed={on}
			onClick={() => {
				shield(match_id, !on);
				setOn(!on);
			}}
		>
			<Icon className="icon" /> No spoilers
		</button>
	);
}

function ThisBall({ view: { now, chance } }: { view: ReliveView }) {
	return (
		<div className="rl-ball" data-k={now.sign}>
			<Mark ball={now} size="lg" />
			<p className="say">{now.said}</p>
			<p className="note">
				Ball {now.at}. {chance ? <>Win chance: {chance.moved ? <b>{chance.moved}</b> : "little change"}</> : null}
			</p>
		</div>
	);
}

function BallsBefore({ view: { before } }: { view: ReliveView }) {
	return (
		<>
			<h2 className="sub">The balls before</h2>
			<ol className="rl-prev">
				{before.map((ball) => (
					<li key={ball.id}>
						<span className="at">{ball.at}</span>
						<Mark ball={ball} />
						<span>{ball.said}</span>
					</li>
				))}
			</ol>
		</>
	);
}

/** Space plays and pauses, arrow keys step, also on the range; text fields, selects and dialogs keep their keys. */
function useKeys(play: () => void, step: (step: "back" | "next") => void) {
	const pressed = useEffectEvent((event: KeyboardEvent) => {
		const { key, target, ctrlKey, altKey, metaKey } = event;
		if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
		const control = target.closest("input, textarea, select, dialog");
		const keysOfItsOwn = control && !control.matches("input[type=range]");
		if (keysOfItsOwn) return;
		if (key === " " && !target.closest("button, a, summary")) play();
		else if (key === "ArrowRight") step("next");
		else if (key === "ArrowLeft") step("back");
		else return;
		event.preventDefault();
	});
	useEffect(() => {
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, []);
}
