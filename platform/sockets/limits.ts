import type { RateLimit } from "../limits/rate-limits.ts";

/**
 * What one connection may send in any window, whatever it is: events, pings, packets that nobody knows. A page that comes back to 26 groups
 * sends 27 frames of about a hundred bytes.
 */
export const CONNECTION_SENDS = { frames: 100, bytes: 64 * 1024, per_seconds: 10 };
/** What a fan may send over all connections to this process: twenty pages that come back at once, a few events each. */
export const EVENTS_OF_FAN: RateLimit = { name: "socket-events", points: 150, per_seconds: 10 };
/** Bound of a socket's queue: more than any page sends at once. */
export const MOST_EVENTS_WAITING = 50;
/** Pages that one fan has open at once, on all devices. */
export const SOCKETS_OF_FAN = 20;
/** What a socket may leave unread before it is cut: some hundred messages. */
export const MOST_UNREAD_BYTES = 256 * 1024;
/** How often a socket is asked whether it is still there; one that has not answered by the next time is cut. */
export const BEAT_MS = 25_000;
/** Sockets of one process, of all networks together: about 30 kB of memory each. */
export const SOCKETS_OF_PROCESS = 15_000;
/** How many networks' places a wide network has. */
export const NETWORKS_OF_WIDE = 2;
/** A page comes back after 1, 2, 5 and then every 10 seconds: at most eight times in the first minute, and six in each after it. */
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
/** Who found no place tries again after so long. */
export const FULL_WAIT_S = 30;
/** A page whose fan could not be looked up tries again after so long. */
export const LOOKUP_FAILED_WAIT_S = 5;
/** The pages of a process that stops come back within so long. */
export const RESTART_SPREAD_S = 5;
