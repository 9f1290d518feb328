import { useEffect } from "react";
import { type RequestState, useRequest } from "../../lib/hooks/use-request.ts";
import { openChannel } from "../../lib/live/open-channel.ts";
import type { Run } from "./generation/run.ts";

const LOOK_MS = 2000;

/** The newest bulk generation, read again after events of the server, and regularly while it runs. */
export function useGeneration(): RequestState<{ run: Run | null }> {
	const asked = useRequest("GET /admin/generation");
	const { again } = asked;
	const running = asked.answer?.run?.state === "running";
	useEffect(() => openChannel({ handlers: { generation: again }, onJoined: again }).leave, [again]);
	useEffect(() => {
		if (!running) return;
		const timer = setInterval(again, LOOK_MS);
		return () => clearInterval(timer);
	}, [running, again]);
	return asked;
}
