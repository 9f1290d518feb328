import { connect, createServer } from "node:net";
import type { Settings } from "../../platform/env.ts";
import { plainWords } from "../../platform/http/plain-errors.ts";

/** The listener at the site's address: none, a site like this one, or another program. */
export type Listener = "nobody" | "site" | "other";

const TIMEOUT_MS = 2_000;

export async function listenerAt({ HOST, PORT }: Pick<Settings, "HOST" | "PORT">): Promise<Listener> {
	const host = ["0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
	if (PORT === 0 || !(await acceptsConnections(host, PORT))) return "nobody";
	try {
		const url = `http://${host.includes(":") ? `[${host}]` : host}:${PORT}/healthz`;
		const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
		return answer.headers.has("x-request-id") && (await answer.json()).status === "ok" ? "site" : "other";
	} catch {
		return "other";
	}
}

/** Tries to listen for a moment. Returns null, or the text of the error. */
export function listenError({ HOST, PORT }: Pick<Settings, "HOST" | "PORT">): Promise<string | null> {
	return new Promise((resolve) => {
		const server = createServer();
		server.on("error", (error) => resolve(plainWords(error) ?? error.message));
		server.listen(PORT, HOST, () => server.close(() => resolve(null)));
	});
}

function acceptsConnections(host: string, port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect({ host, port, timeout: TIMEOUT_MS });
		const end = (taken: boolean) => {
			socket.destroy();
			resolve(taken);
		};
		socket
			.on("connect", () => end(true))
			.on("error", () => end(false))
			.on("timeout", () => end(false));
	});
}
