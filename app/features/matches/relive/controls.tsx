import { Gauge, Pause, Play, SkipForward, StepBack, StepForward } from "lucide-react";
import type { Position } from "./relive.server.ts";
import { PACES, type Pace, relivePath } from "./rules.ts";
import type { PlayerState, Step } from "./use-player.ts";
import "./relive.css";

type ControlsProps = { match_id: number; player: PlayerState; position: Position };

const NAMES: Record<Step, string> = {
	back: "One ball back",
	next: "Next ball",
	over_back: "One over back",
	over_next: "To the end of the over",
};
const paces = Object.keys(PACES) as Pace[];
const TRACK_STEPS = 240;

/** The track and the buttons. Until the balls have loaded, and without scripts, the buttons are links. */
export function Controls({ match_id, player, position }: ControlsProps) {
	const { view, playing, play, pace, setPace, ready } = player;
	const stepButton = (step: Step, children: React.ReactNode, className: string) => (
		<StepButton
			step={step}
			className={className}
			player={player}
			path={position[step] && relivePath(match_id, position[step], pace)}
		>
			{children}
		</StepButton>
	);
	const nextPace = paces[(paces.indexOf(pace) + 1) % paces.length] as Pace;
	return (
		<div className="rl-ctl">
			<input
				className="rl-track"
				type="range"
				min={0}
				max={TRACK_STEPS}
				value={Math.round(view.share * TRACK_STEPS)}
				disabled={!ready}
				onChange={(event) => player.seek(Number(event.target.value) / TRACK_STEPS)}
				aria-label="Place in the match"
				aria-valuetext={`Over ${view.overs} of at most 40`}
			/>
			<div className="rl-btns">
				<button type="button" className="rl-pace" disabled={!ready} onClick={() => setPace(nextPace)}>
					<Gauge className="icon" />
					<span>{PACES[pace].name}</span>
					<span className="sr-only"> pace, change</span>
				</button>
				{stepButton("back", <StepBack className="icon" />, "btn")}
				<button
					type="button"
					className="rl-play"
					disabled={!ready && !player.failed}
					onClick={play}
					aria-label={playing ? "Pause" : "Play"}
				>
					{playing ? <Pause className="icon" /> : <Play className="icon" />}
				</button>
				{stepButton("next", <StepForward className="icon" />, "btn")}
				{stepButton(
					"over_next",
					<>
						<SkipForward className="icon" />
						<span>Over</span>
					</>,
					"rl-pace",
				)}
			</div>
		</div>
	);
}

type StepButtonProps = {
	step: Step;
	className: string;
	player: PlayerState;
	path: string | null;
	children: React.ReactNode;
};

function StepButton({ step, className, player, path, children }: StepButtonProps) {
	const attributes = { className, "data-variant": "quiet", "data-size": "icon", "aria-label": NAMES[step] };
	if (!player.ready && path)
		return (
			<a {...attributes} href={path}>
				{children}
			</a>
		);
	return (
		<button
			type="button"
			{...attributes}
			disabled={!player.ready || (step === "back" ? player.at === 0 : player.ended)}
			onClick={() => player.step(step)}
		>
			{children}
		</button>
	);
}
