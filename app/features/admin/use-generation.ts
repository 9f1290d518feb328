import { useEffect } from "react";
import { openLive } from "../../lib/live-socket.ts";
import { type Asked, useAsked } from "../../lib/use-asked.ts";
import type { Run } from "./generation/run.ts";

const LOOK_MS = 2000;

/** The newest bulk generation: looked at when the server says that something moved, and by the clock while it runs. */
export function useGeneration(): Asked<{ run: Run | null }> {
	const asked = useAsked("GET /admin/generation");
	const { again } = asked;
	const running = asked.answer?.run?.state === "running";
	useEffect(() => {
		let close = () => {};
		let here = true;
		openLive().then(
			({ socket, ...live }) => {
				close = live.close;
				if (!here) return close();
				socket.on("generation", again);
				socket.on("connect", again);
			},
			// the clock below is slower, and enough
			(error) => console.warn("Live updates are not available:", error),
		);
		return () => {
			here = false;
			close();
		};
	}, [again]);
	useEffect(() => {
		if (!running) return;
		const timer = setInterval(again, LOOK_MS);
		return () => clearInterval(timer);
	}, [running, again]);
	return asked;
}
