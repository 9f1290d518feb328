import { ChevronDown, Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { ErrorState } from "../../../ui/state.tsx";
import type { Seen } from "./follower.ts";
import { GuessPanel } from "./guess-panel.tsx";
import type { Relive } from "./relive.ts";
import { ReliveBoard } from "./relive-board.tsx";
import { ReliveScore } from "./relive-score.tsx";
import { PACE_IDS, PACES, type Pace, reliveTexts } from "./rules.ts";
import { StartRelive } from "./start-relive.tsx";
import { type ReliveControls, type ReliveEars, useRelive } from "./use-relive.ts";
import { WatchButton } from "./watch-button.tsx";
import "./relive.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/choices/forms.css";
import "../../../ui/styles/messages.css";

type ReliveRoomProps = {
	group_id: string;
	ears: ReliveEars;
	/** whether members may start a match here */
	starts_matches: boolean;
	/** the form that starts a match is open at first */
	starting: boolean;
};

/** The match that the group watches: starting it, watching and guessing, and its end. */
export default function ReliveRoom({ group_id, ears, starts_matches, starting: first }: ReliveRoomProps) {
	const controls = useRelive(group_id, ears);
	const { seen, failed } = controls;
	// on a phone the match is one line above the chat until somebody opens it, or it ends
	const [chosen, setOpen] = useState<boolean | null>(null);
	const [starting, setStarting] = useState(first);
	const button = useRef<HTMLButtonElement>(null);
	function closeForm() {
		setStarting(false);
		// the browser would give the focus to the button that opened the form before this part had loaded
		button.current?.focus();
	}
	const start = starts_matches ? (
		<>
			<WatchButton ref={button} onPress={() => setStarting(true)} />
			{starting ? <StartRelive onStart={controls.start} onClose={closeForm} /> : null}
		</>
	) : null;
	if (!seen)
		return failed ? (
			<section className="relive card" aria-label={reliveTexts.title}>
				<ErrorState title={reliveTexts.loadFailed} text="You may be offline.">
					<button type="button" className="btn" onClick={controls.again}>
						Try again
					</button>
				</ErrorState>
			</section>
		) : first ? (
			start
		) : (
			<div className="relive skeleton" aria-hidden="true" />
		);
	const { relive } = seen.view;
	if (!relive) return start;
	const open = chosen ?? relive.ended;
	return (
		<section
			className="relive"
			aria-label={reliveTexts.title}
			data-running={relive.running ? "" : undefined}
			data-open={open ? "" : undefined}
		>
			<ReliveTop relive={relive} />
			<button type="button" className="btn relive-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
				{open ? "Close" : relive.ended ? "Open" : "Guess"}{" "}
				<span className="sr-only">{open || relive.ended ? "the match" : "the next over"}</span>
				<ChevronDown className="icon" />
			</button>
			{seen.failed ? (
				<p className="chat-bar" role="status">
					{reliveTexts.offline}
				</p>
			) : null}
			<ReliveScore seen={seen} relive={relive} />
			{relive.ended ? (
				<ReliveEnd relive={relive} />
			) : (
				<GuessPanel key={relive.id} seen={seen} relive={relive} onGuess={controls.guess} />
			)}
			<ReliveBoard lines={seen.view.board} paid={relive.masked} />
			{relive.ended ? start : <Lead seen={seen} relive={relive} onChange={controls.change} />}
		</section>
	);
}

function ReliveTop({ relive }: { relive: Relive }) {
	const { title, host, masked, ended, running } = relive;
	const state = ended ? "That's the match." : running ? "" : "Paused.";
	return (
		<header className="relive-top">
			<h2>{title}</h2>
			<p>{[host ? `${host.name} is hosting.` : "", state].filter(Boolean).join(" ")}</p>
			{masked && !ended ? <Badge tone="warning">Mystery</Badge> : null}
		</header>
	);
}

function ReliveEnd({ relive: { match_id, result } }: { relive: Relive }) {
	return (
		<div className="relive-end">
			<p role="status">{result}</p>
			{match_id === null ? null : (
				<a className="btn" data-variant="outline" href={`/matches/${match_id}`}>
					The whole scorecard
				</a>
			)}
		</div>
	);
}

type LeadProps = { seen: Seen; relive: Relive; onChange: ReliveControls["change"] };

/** What the host and the moderators do. The others read who sets the pace. */
function Lead({ seen, relive, onChange }: LeadProps) {
	if (!seen.view.may_lead)
		return (
			<p className="relive-lead note">{`${relive.host?.name ?? "The moderators"} set${relive.host ? "s" : ""} the pace: ${PACES[relive.pace].name}`}</p>
		);
	return (
		<div className="relive-lead cluster">
			<button type="button" className="btn" onClick={() => void onChange(relive.id, { running: !relive.running })}>
				{relive.running ? <Pause className="icon" /> : <Play className="icon" />} {relive.running ? "Pause" : "Go on"}
			</button>
			<label>
				<span className="sr-only">Pace</span>
				<select
					className="input"
					value={relive.pace}
					onChange={(event) => void onChange(relive.id, { pace: event.target.value as Pace })}
				>
					{PACE_IDS.map((pace) => (
						<option key={pace} value={pace}>
							{PACES[pace].name}
						</option>
					))}
				</select>
			</label>
			<button
				type="button"
				className="btn"
				data-variant="quiet"
				onClick={() => void onChange(relive.id, { ended: true })}
			>
				End the match
			</button>
		</div>
	);
}
