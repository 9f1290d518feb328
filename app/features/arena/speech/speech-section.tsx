import { LoaderCircle, Mic, RotateCcw, Save, Square } from "lucide-react";
import { useState } from "react";
import { request } from "../../../lib/api.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Player } from "./player.tsx";
import { clockOf, PROMPTS, speechTexts } from "./rules.ts";
import { StoredList } from "./stored-list.tsx";
import { type Recording, useRecorder } from "./use-recorder.ts";
import { useStoredSpeeches } from "./use-stored-speeches.ts";
import "../arena.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/choices/forms.css";
import "../../../ui/styles/choices/options.css";

/** ARENA-3: records a speech to a prompt. The recording stays in the browser; the site only counts it. */
export function SpeechSection({ onDone }: { onDone: () => void }) {
	const { status } = useAuth();
	const [prompt, setPrompt] = useState(1);
	const [failure, setFailure] = useState<string | null>(null);
	const [uncounted, setUncounted] = useState<Recording | null>(null);
	const { speeches, store, remove } = useStoredSpeeches();
	const { state, start, stop } = useRecorder({
		onDone: (recording) => void count(recording),
		onFailure(why) {
			const words = why === "refused" ? speechTexts.noMicrophone : speechTexts.lost;
			setFailure(words);
			toast({ type: "error", title: words });
		},
	});

	/** Counts a signed-in fan's recording. A retry of the same recording counts once. */
	async function count(recording: Recording) {
		if (status !== "signed-in") return;
		try {
			const answer = await request("POST /arena/speeches", {
				body: { id: recording.id, prompt, seconds: recording.seconds },
			});
			setUncounted(null);
			const words = answer.awarded ? speechTexts.earned : answer.counted ? speechTexts.counted : speechTexts.full;
			toast({ type: "success", title: words });
			onDone();
		} catch {
			setUncounted(recording);
			toast({ type: "error", title: speechTexts.notCounted });
		}
	}

	function record() {
		setFailure(null);
		setUncounted(null);
		void start();
	}

	const free = state.phase === "idle" || state.phase === "recorded";
	return (
		<section className="section wrap" id="speech" aria-labelledby="speech-title">
			<SectionHead id="speech-title" title={speechTexts.title} />
			<p className="arena-lead">{speechTexts.lead}</p>
			<div className="halves">
				<fieldset className="opts prompts">
					<legend className="field-label">Speak about</legend>
					{PROMPTS.map((words, place) => (
						<label key={words} className="opt">
							<input
								type="radio"
								className="sr-only"
								name="prompt"
								checked={prompt === place + 1}
								disabled={!free}
								onChange={() => setPrompt(place + 1)}
							/>
							<span className="opt-key" aria-hidden="true">
								{place + 1}
							</span>
							<span>{words}</span>
						</label>
					))}
				</fieldset>
				<div className="stack">
					<div className="card stack recorder needs-script" data-phase={state.phase}>
						<p className="score" data-size="lg" role="timer" aria-label="Length of the speech">
							{clockOf(
								state.phase === "recording" ? state.seconds : state.phase === "recorded" ? state.recording.seconds : 0,
							)}
						</p>
						<p role="status">{PHASES[state.phase]}</p>
						{failure ? (
							<p className="field-error" role="alert">
								{failure}
							</p>
						) : null}
						<div className="cluster">
							{state.phase === "recording" ? (
								<button type="button" className="btn" data-variant="danger" onClick={stop}>
									<Square className="icon" /> Stop
								</button>
							) : (
								<button type="button" className="btn" aria-disabled={state.phase === "asking"} onClick={record}>
									{state.phase === "asking" ? (
										<LoaderCircle className="icon spin" />
									) : state.phase === "recorded" ? (
										<RotateCcw className="icon" />
									) : (
										<Mic className="icon" />
									)}
									{state.phase === "recorded" ? "Record again" : "Record"}
								</button>
							)}
							{state.phase === "recorded" ? (
								<>
									<Player key={state.recording.id} blob={state.recording.blob} name="the speech" />
									{speeches.some(({ id }) => id === state.recording.id) ? null : (
										<button
											type="button"
											className="btn"
											data-variant="outline"
											onClick={() => void store(state.recording, prompt)}
										>
											<Save className="icon" /> Keep
										</button>
									)}
								</>
							) : null}
							{uncounted ? (
								<button type="button" className="btn" data-variant="marigold" onClick={() => void count(uncounted)}>
									Count it again
								</button>
							) : null}
						</div>
						{status === "signed-out" ? <a href="/auth?next=%2Farena">{speechTexts.visitor}</a> : null}
					</div>
					<StoredList speeches={speeches} onDelete={(id) => void remove(id)} />
					<noscript>
						<p className="note">Recording needs JavaScript.</p>
					</noscript>
				</div>
			</div>
		</section>
	);
}

const PHASES = {
	idle: "Ready when you are.",
	asking: "Asking for the microphone.",
	recording: "Recording.",
	recorded: "Recorded. Only this browser has it.",
} as const;
