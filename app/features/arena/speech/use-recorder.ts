import { useCallback, useEffect, useRef, useState } from "react";
import { newId } from "../../../lib/browser/new-id.ts";
import { LONGEST_SPEECH_SECONDS } from "./rules.ts";

export type Recording = { id: string; blob: Blob; seconds: number };
type RecorderState =
	| { phase: "idle" | "asking" }
	| { phase: "recording"; seconds: number }
	| { phase: "recorded"; recording: Recording };

/**
 * Records from the microphone. `onDone` gets each recording. `onFailure` gets "refused" if the microphone is missing or
 * not allowed, and "lost" if the recording is empty.
 */
export function useRecorder(events: {
	onDone: (recording: Recording) => void;
	onFailure: (why: "refused" | "lost") => void;
}) {
	const [state, setState] = useState<RecorderState>({ phase: "idle" });
	const recorder_ref = useRef<MediaRecorder | null>(null);
	const asking = useRef(false);
	const mounted = useRef(true);
	const handlers = useRef(events);
	useEffect(() => {
		handlers.current = events;
	});
	const stop = useCallback(() => {
		if (recorder_ref.current?.state === "recording") recorder_ref.current.stop();
	}, []);
	useEffect(() => {
		mounted.current = true;
		return () => {
			// turns the microphone off when the fan leaves the page
			mounted.current = false;
			stop();
		};
	}, [stop]);

	async function start() {
		if (asking.current || recorder_ref.current) return;
		asking.current = true;
		setState({ phase: "asking" });
		try {
			const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
			if (!mounted.current) return release(stream);
			try {
				record(stream);
			} catch (error) {
				// the browser cannot record: turns the microphone off
				release(stream);
				throw error;
			}
		} catch {
			setState({ phase: "idle" });
			handlers.current.onFailure("refused");
		} finally {
			asking.current = false;
		}
	}

	function record(stream: MediaStream) {
		const recorder = new MediaRecorder(stream);
		const parts: Blob[] = [];
		const started_at = performance.now();
		const secondsNow = () => Math.floor((performance.now() - started_at) / 1000);
		const timer = setInterval(() => {
			if (secondsNow() >= LONGEST_SPEECH_SECONDS) return stop();
			setState({ phase: "recording", seconds: secondsNow() });
		}, 250);
		recorder.ondataavailable = ({ data }) => {
			if (data.size > 0) parts.push(data);
		};
		recorder.onstop = () => {
			clearInterval(timer);
			release(stream);
			recorder_ref.current = null;
			if (!mounted.current) return;
			if (parts.length === 0) {
				setState({ phase: "idle" });
				return handlers.current.onFailure("lost");
			}
			const seconds = Math.min(LONGEST_SPEECH_SECONDS, Math.max(1, secondsNow()));
			const recording = { id: newId(), blob: new Blob(parts, { type: recorder.mimeType }), seconds };
			setState({ phase: "recorded", recording });
			handlers.current.onDone(recording);
		};
		// emits data every second, so that an unplugged microphone loses little
		recorder.start(1000);
		recorder_ref.current = recorder;
		setState({ phase: "recording", seconds: 0 });
	}

	return { state, start, stop };
}

const release = (stream: MediaStream) => {
	for (const track of stream.getTracks()) track.stop();
};
