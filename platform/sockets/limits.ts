import type { RateLimit } from "../rate-limits.ts";

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
/** Sockets of one process, of all networks together: about 30 kB of memory each. */
export const SOCKETS_OF_PROCESS = 15_000;
/** A wide network has the places of so many networks. */
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
export const NO_PLACE_WAIT_S = 30;
