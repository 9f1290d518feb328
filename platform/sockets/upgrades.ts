import type { ServerOptions } from "node:http";
import type { Duplex } from "node:stream";

export const SOCKETS_PATH = "/live";

/** Whether a request's address is that of our sockets. */
export const isForSockets = (url = ""): boolean => url === SOCKETS_PATH || url.startsWith(`${SOCKETS_PATH}?`);

/**
 * Options of an http server that has our sockets. An upgrade to anything else, such as the `h2c` that clients of HTTP/2 offer, is
 * answered as the same request without it. In development all web sockets are let through: Vite has some of its own.
 */
export const upgradeOptions = ({ development = false } = {}): ServerOptions => ({
	shouldUpgradeCallback: ({ url, headers }) =>
		headers.upgrade?.toLowerCase() === "websocket" && (development || isForSockets(url)),
});

/** Answers an upgrade with a refusal, such as "403 Forbidden", and closes its connection. */
export function refuseUpgrade(raw: Duplex, status: string): void {
	raw.once("finish", () => raw.destroy());
	raw.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
