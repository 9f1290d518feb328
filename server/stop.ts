import type { Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "./site.ts";

/** What a browser still downloads, or a model still says, is cut off then. */
const REQUESTS_MS = 12_000;
/** Requests and then jobs have their own limits; something hangs when this is reached. */
const EXIT_MS = 25_000;
const POLL_MS = 50;
/** npm hands its own Ctrl+C on to a process that heard it already, some 100 ms later: that is one wish, not two. */
const REPEATED_SIGNAL_MS = 1_000;

export type StopParts = {
	server: Server;
	/** closes the sockets; their pages open new ones, elsewhere */
	disconnect: () => void;
	jobs: Pick<Site["jobs"], "stop">;
	logger: Pick<Site["logger"], "error">;
	/** what has to end after requests and jobs, in this order */
	afterwards: (() => unknown)[];
	/** seconds between saying that no more requests are wanted and taking no more */
	delay_seconds: number;
	/** ends the process */
	exit: (code: number) => void;
};

/**
 * Ends a process without loss: /readyz says 503 (`isStopping`), after the delay no connection is taken any more, requests under way are
 * answered and their connections closed, jobs under way end or go back to the queue; then exit 0. Exit 1 when that
 * takes longer than 25 s after the delay or something fails, at once on a second signal, a second or more after
 * the first. Pass each answer to `watch`.
 */
export function createStop({ server, disconnect, jobs, logger, afterwards, delay_seconds, exit }: StopParts) {
	const open = new Set<ServerResponse>();
	let stopping = false;
	let stopped_at = 0;

	/** Tells a client to send no further request on the connection of this response. */
	function closeAfter(response: ServerResponse): void {
		if (!response.headersSent) response.shouldKeepAlive = false;
	}

	async function endRequests(): Promise<void> {
		const closed = new Promise<void>((resolve) => server.close(() => resolve()));
		const cut = setTimeout(() => server.closeAllConnections(), REQUESTS_MS);
		// a connection whose answer had begun before stays open after it
		const idle = setInterval(() => server.closeIdleConnections(), POLL_MS);
		disconnect();
		// a socket whose other end is gone says nothing and would be waited for
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
			// of the process's own clock: the system's may be set meanwhile
			if (stopping) return performance.now() - stopped_at < REPEATED_SIGNAL_MS ? undefined : exit(1);
			stopping = true;
			stopped_at = performance.now();
			setTimeout(() => exit(1), delay * 1000 + EXIT_MS).unref();
			for (const response of open) closeAfter(response);
			await wait(delay * 1000);
			let failed = false;
			// the database may be away: what comes after is ended all the same
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
