import type { ServerOptions } from "node:http";

export const SOCKETS_PATH = "/socket.io";

/**
 * Options of an http server that has our sockets. An upgrade to anything else, such as the `h2c` that clients of HTTP/2 offer, is
 * answered as the same request without it. In development all web sockets are let through: Vite has some of its own.
 */
export const upgradeOptions = ({ development = false } = {}): ServerOptions => ({
	shouldUpgradeCallback: ({ url, headers }) =>
		headers.upgrade?.toLowerCase() === "websocket" && (development || url?.startsWith(`${SOCKETS_PATH}/`) === true),
});
