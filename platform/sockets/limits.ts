import type { RateLimit } from "../limits/rate-limits.ts";

/** A connection's limit. A page that reconnects with 26 groups sends 27 frames of 100 bytes. */
export const CONNECTION_SENDS = { frames: 100, bytes: 64 * 1024, per_seconds: 10 };
/** The limit for a fan over all sockets of this process: twenty pages that reconnect at once, a few events each. */
export const EVENTS_OF_FAN: RateLimit = { name: "socket-events", points: 150, per_seconds: 10 };
/** The length of a socket's queue: more than any page sends at once. */
export const MOST_EVENTS_WAITING = 50;
/** Sockets of one fan over all devices. */
export const SOCKETS_OF_FAN = 20;
/** The send buffer at which a socket is disconnected: some hundred messages. */
export const MOST_UNREAD_BYTES = 256 * 1024;
/** The interval of pings. A socket that has sent nothing until the next one is disconnected. */
export const BEAT_MS = 25_000;
/** Sockets of one process: about 30 kB of memory each. */
export const SOCKETS_OF_PROCESS = 15_000;
/** A wide network has this many times the slots of a network. */
export const NETWORKS_OF_WIDE = 2;
/** Reconnects come after 1, 2, 5 and then every 10 s: at most eight in the first minute. */
export const handshakesOfFan: RateLimit = {
	name: "socket-handshakes-fan",
	points: 8 * SOCKETS_OF_FAN,
	per_seconds: 60,
};
export const handshakesOfNetwork = (sockets: number): RateLimit => ({
	name: "socket-handshakes",
	points: 8 * sockets,
	per_seconds: 60,
});
/** The reconnect delay when a limit is reached. */
export const FULL_WAIT_S = 30;
/** The reconnect delay after a failed lookup. */
export const LOOKUP_FAILED_WAIT_S = 5;
/** The time over which the pages of a stopping process reconnect. */
export const RESTART_SPREAD_S = 5;
