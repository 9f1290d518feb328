import type { ServerOptions } from "node:http";
import type { Duplex } from "node:stream";

export const SOCKETS_PATH = "/live";

export const isForSockets = (url = ""): boolean => url === SOCKETS_PATH || url.startsWith(`${SOCKETS_PATH}?`);

/**
 * Options for an http server with our sockets. An upgrade to anything else (such as `h2c`) is answered as if the
 * request had none. In development all web sockets pass, because Vite has its own.
 */
export const upgradeOptions = ({ development = false } = {}): ServerOptions => ({
	shouldUpgradeCallback: ({ url, headers }) =>
		headers.upgrade?.toLowerCase() === "websocket" && (development || isForSockets(url)),
});

/** Refuses an upgrade with `status`, such as "403 Forbidden", and closes the connection. */
export function refuseUpgrade(raw: Duplex, status: string): void {
	raw.once("finish", () => raw.destroy());
	raw.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
