import type { Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "./site.ts";

/** Downloads and model answers that still run are then cut off. */
const REQUESTS_MS = 12_000;
/** Requests and jobs have limits of their own, so something hangs when this is reached. */
const EXIT_MS = 25_000;
const POLL_MS = 50;
/** npm forwards Ctrl+C some 100 ms after the process got it, so two signals this close are one. */
const REPEATED_SIGNAL_MS = 1_000;

export type StopParts = {
	server: Server;
	/** closes the sockets; their pages reconnect elsewhere */
	disconnect: () => void;
	jobs: Pick<Site["jobs"], "stop">;
	logger: Pick<Site["logger"], "error">;
	/** functions that end the rest, in this order, after requests and jobs */
	afterwards: (() => unknown)[];
	/** seconds between /readyz answering 503 and refusing connections */
	delay_seconds: number;
	exit: (code: number) => void;
};

/**
 * Stops a process gracefully. /readyz answers 503 (`isStopping`). After the delay it accepts no connections, finishes
 * open requests, and lets running jobs end or return to the queue; then exit 0. Exit 1 if that fails or takes longer
 * than 25 s after the delay, and on a second signal at least a second after the first. Pass each response to `watch`.
 */
export function createStop({ server, disconnect, jobs, logger, afterwards, delay_seconds, exit }: StopParts) {
	const open = new Set<ServerResponse>();
	let stopping = false;
	let stopped_at = 0;

	/** Asks the client to close its connection after this response. */
	function closeAfter(response: ServerResponse): void {
		if (!response.headersSent) response.shouldKeepAlive = false;
	}

	async function endRequests(): Promise<void> {
		const closed = new Promise<void>((resolve) => server.close(() => resolve()));
		const cut = setTimeout(() => server.closeAllConnections(), REQUESTS_MS);
		// a connection whose response had begun stays open after it
		const idle = setInterval(() => server.closeIdleConnections(), POLL_MS);
		disconnect();
		// a vanished client would be waited for
		await Promise.race([closed, wait(REQUESTS_MS + 1_000, undefined, { ref: false })]);
		clearTimeout(cut);
		clearInterval(idle);
	}

	return {
		isStopping: () => stopping,
		watch(response: ServerResponse): void {
			open.add(response);
			response.once("close", () => open.delete(response));
			if (stopping) closeAfter(response);
		},
		async stop({ delay = delay_seconds } = {}): Promise<void> {
			// monotonic, because the system's clock may be set meanwhile
			if (stopping) return performance.now() - stopped_at < REPEATED_SIGNAL_MS ? undefined : exit(1);
			stopping = true;
			stopped_at = performance.now();
			setTimeout(() => exit(1), delay * 1000 + EXIT_MS).unref();
			for (const response of open) closeAfter(response);
			await wait(delay * 1000);
			let failed = false;
			// after an error, such as a lost database, the others still end
			for (const end of [endRequests, () => jobs.stop(), ...afterwards])
				try {
					await end();
				} catch (error) {
					failed = true;
					logger.error({ err: error }, "the process could not end as it should");
				}
			exit(failed ? 1 : 0);
		},
	};
}
