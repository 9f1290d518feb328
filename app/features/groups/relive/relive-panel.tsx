import { ChevronDown, ChevronUp, Pause, Play } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { useModal } from "../../../ui/dialogs/use-modal.ts";
import { ErrorState } from "../../../ui/state.tsx";
import { plural } from "../../matches/words.ts";
import type { ReliveFrame } from "./follower.ts";
import { GuessPanel } from "./guess-panel.tsx";
import type { BoardLine, OwnGuess, Relive } from "./relive.ts";
import { ReliveScore } from "./relive-score.tsx";
import { PACE_IDS, PACES, type Pace, reliveTexts, wonInWords, worthInWords } from "./rules.ts";
import { StartRelive } from "./start-relive.tsx";
import { type ReliveControls, type ReliveListener, useRelive } from "./use-relive.ts";
import { WatchButton } from "./watch-button.tsx";
import "./relive.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/dialog.css";
import "../../../ui/styles/choices/forms.css";
import "../../../ui/styles/messages.css";

type RelivePanelProps = {
	group_id: string;
	listener: ReliveListener;
	/** whether members may start a match here */
	starts_matches: boolean;
	/** has not joined: cannot guess or set the pace */
	guest: boolean;
	/** whether the form that starts a match is open at first */
	starts_open: boolean;
};

/** The group's match: the form to start it, the score and the guesses while it runs, and its result. */
export default function RelivePanel({ group_id, listener, starts_matches, guest, starts_open }: RelivePanelProps) {
	const controls = useRelive(group_id, listener);
	const { frame, failed } = controls;
	// on a phone the scoreboard is above the chat; its button opens the sheet, or after the end the result
	const [chosen, setOpen] = useState<boolean | null>(null);
	const [starting, setStarting] = useState(starts_open);
	const button = useRef<HTMLButtonElement>(null);
	function closeForm() {
		setStarting(false);
		// the button that opened the form may be gone, because this component replaced it when it loaded
		button.current?.focus();
	}
	const start = starts_matches ? (
		<>
			<WatchButton ref={button} onPress={() => setStarting(true)} />
			{starting ? <StartRelive onStart={controls.start} onClose={closeForm} /> : null}
		</>
	) : null;
	if (!frame || failed)
		return failed ? (
			<section className="relive card" aria-label={reliveTexts.title}>
				<ErrorState title={reliveTexts.loadFailed} text="You may be offline.">
					<button type="button" className="btn" onClick={controls.reload}>
						Try again
					</button>
				</ErrorState>
			</section>
		) : starts_open ? (
			start
		) : (
			<div className="relive skeleton" aria-hidden="true" />
		);
	const { relive } = frame.view;
	if (!relive) return start;
	const open = relive.ended && (chosen ?? true);
	const board = <ReliveBoard lines={frame.view.board} paid={relive.masked} />;
	const play = guest ? (
		board
	) : (
		<>
			<GuessPanel key={relive.id} frame={frame} relive={relive} onGuess={controls.guess} />
			{board}
			<PaceControls frame={frame} relive={relive} onChange={controls.change} />
		</>
	);
	return (
		<section
			className="relive"
			aria-label={reliveTexts.title}
			data-running={relive.running ? "" : undefined}
			data-open={open ? "" : undefined}
		>
			<ReliveHead relive={relive} />
			{relive.ended ? (
				<button type="button" className="btn relive-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
					{open ? "Close" : "Open"} <span className="sr-only">the match</span>
					<ChevronDown className="icon" />
				</button>
			) : guest ? null : (
				<button type="button" className="btn relive-fold" aria-haspopup="dialog" onClick={() => setOpen(true)}>
					Guess <span className="sr-only">the next over</span>
					<ChevronUp className="icon" />
				</button>
			)}
			{chosen && !relive.ended ? (
				<Sheet onClose={() => setOpen(null)}>
					<ReliveHead relive={relive} />
					{play}
				</Sheet>
			) : null}
			{frame.failed ? (
				<p className="chat-bar" role="status">
					{reliveTexts.offline}
				</p>
			) : null}
			<ReliveScore frame={frame} relive={relive} />
			{relive.ended ? (
				<>
					<ReliveEnd relive={relive} guesses={frame.view.guesses} />
					{board}
					{start}
				</>
			) : (
				play
			)}
		</section>
	);
}

/** On phones: the form to guess, at the lower edge. */
function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
	const modal = useModal();
	return (
		<dialog
			className="dialog relive-sheet"
			data-sheet=""
			ref={modal}
			aria-label="Guess the next over"
			onClose={onClose}
		>
			<button type="button" className="btn relive-close" onClick={() => modal.current?.close()}>
				Close
			</button>
			{children}
		</dialog>
	);
}

function ReliveHead({ relive }: { relive: Relive }) {
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

function ReliveEnd({ relive: { match_id, result }, guesses }: { relive: Relive; guesses: readonly OwnGuess[] }) {
	const earned = wonInWords(guesses);
	return (
		<div className="relive-end">
			<p role="status">{result}</p>
			{earned ? <p>{earned}</p> : null}
			{match_id === null ? null : (
				<a className="btn" data-variant="outline" href={`/matches/${match_id}`}>
					The whole scorecard
				</a>
			)}
		</div>
	);
}

type ReliveBoardProps = { lines: readonly BoardLine[]; paid: boolean };

/** The fans with the best guesses in this match. */
function ReliveBoard({ lines, paid }: ReliveBoardProps) {
	const title = useId();
	if (lines.length === 0) return null;
	return (
		<section className="relive-board" aria-labelledby={title}>
			<h3 id={title}>Best guesses</h3>
			<ol>
				{lines.map(({ place, own, name, guesses, worth, points }) => (
					<li key={place} data-own={own ? "" : undefined}>
						<b>{name}</b>
						<span className="note">
							{[plural(guesses, "over"), paid ? plural(points, "point") : ""].filter(Boolean).join(", ")}
						</span>
						<span className="score">{worthInWords(worth)}</span>
					</li>
				))}
			</ol>
		</section>
	);
}

type PaceControlsProps = { frame: ReliveFrame; relive: Relive; onChange: ReliveControls["change"] };

/** Pause, pace and end for the host and moderators. Others read who sets the pace. */
function PaceControls({ frame, relive, onChange }: PaceControlsProps) {
	if (!frame.view.may_lead)
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
