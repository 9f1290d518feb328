import { Pause, Play } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Link } from "../../../ui/link.tsx";
import { ErrorState } from "../../../ui/state.tsx";
import type { Seen } from "./follower.ts";
import { GuessPanel } from "./guess-panel.tsx";
import type { Relive } from "./relive.ts";
import { ReliveBoard } from "./relive-board.tsx";
import { ReliveScore } from "./relive-score.tsx";
import { PACE_IDS, PACES, type Pace, reliveTexts } from "./rules.ts";
import { StartRelive } from "./start-relive.tsx";
import { type ReliveDeeds, type ReliveEars, useRelive } from "./use-relive.ts";
import "../../matches/balls/balls.css";
import "../../matches/relive/relive.css";
import "../chat/view/chat.css";
import "./relive.css";

type ReliveRoomProps = { group_id: string; ears: ReliveEars; onClose: () => void };

/** The match that the group watches: starting it, watching and guessing, and its end. */
export default function ReliveRoom({ group_id, ears, onClose }: ReliveRoomProps) {
	const deeds = useRelive(group_id, ears);
	const { seen, failed } = deeds;
	if (!seen)
		return failed ? (
			<section className="relive card" aria-label={reliveTexts.title}>
				<ErrorState title={reliveTexts.loadFailed} text="The connection may be away.">
					<button type="button" className="btn" onClick={deeds.again}>
						Try again
					</button>
				</ErrorState>
			</section>
		) : (
			<div className="relive skeleton" aria-hidden="true" />
		);
	const { relive } = seen.view;
	if (!relive) return <StartRelive onStart={deeds.start} onClose={onClose} />;
	return (
		<section className="relive" aria-label={reliveTexts.title} data-running={relive.running ? "" : undefined}>
			<ReliveTop relive={relive} />
			{seen.failed ? (
				<p className="chat-bar" role="status">
					{reliveTexts.offline}
				</p>
			) : null}
			<ReliveScore seen={seen} relive={relive} />
			{relive.ended ? (
				<ReliveEnd relive={relive} />
			) : (
				<GuessPanel key={relive.id} seen={seen} relive={relive} onGuess={deeds.guess} />
			)}
			<ReliveBoard lines={seen.view.board} paid={relive.masked} />
			{relive.ended ? (
				<StartRelive onStart={deeds.start} onClose={onClose} />
			) : (
				<Lead seen={seen} relive={relive} onChange={deeds.change} />
			)}
		</section>
	);
}

function ReliveTop({ relive }: { relive: Relive }) {
	const { title, host, masked, ended, running } = relive;
	const state = ended ? "It is over." : running ? "" : "Paused.";
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
				<Link className="btn" data-variant="outline" to={`/matches/${match_id}`}>
					The whole scorecard
				</Link>
			)}
		</div>
	);
}

type LeadProps = { seen: Seen; relive: Relive; onChange: ReliveDeeds["change"] };

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
