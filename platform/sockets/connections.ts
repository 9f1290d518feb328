import type { Duplex } from "node:stream";
import { LRUCache } from "lru-cache";
import type { WebSocket } from "ws";
import { networkOf, wideNetworkOf } from "../limits/client-address.ts";
import { type Connection, connectionOn, TOO_MUCH } from "./connection.ts";
import { NETWORKS_OF_WIDE, NO_PLACE_WAIT_S, SOCKETS_OF_FAN, SOCKETS_OF_PROCESS } from "./limits.ts";

const noPlace = (reason: string) => ({ reason, retry_after_s: NO_PLACE_WAIT_S });
const TOO_MANY_OF_FAN = noPlace("You have too many pages open at once.");
const TOO_MANY_OF_NETWORK = noPlace("Too many live pages are open in your network.");
const TOO_MANY_HERE = noPlace("Too many live pages are open just now.");
/** How many sessions that have to wait are remembered. */
const MOST_WAITING = 10_000;

/** Whose socket it is, as far as its request says; `credential` is undefined for a visitor. */
export type Opener = { client: string; credential: string | undefined };

/**
 * The open connections of this process: a place for each by its network and by what it says of its fan, before anybody is looked up, and a meter
 * for what it sends.
 */
export function createConnections(most_of_network: number, onRefused: (limit: string) => void) {
	const everybody = createPlaces(SOCKETS_OF_PROCESS);
	const networks = createPlaces(most_of_network);
	const wideNetworks = createPlaces(NETWORKS_OF_WIDE * most_of_network);
	const credentials = createPlaces(SOCKETS_OF_FAN);
	const fans = createPlaces(SOCKETS_OF_FAN);
	const waiting = new LRUCache<string, true>({ max: MOST_WAITING });
	const open = new Set<Connection>();
	let opened = 0;

	return {
		/** Takes a socket that has just been opened. Closes it, with the reason, when there is no place for it. */
		take(end: WebSocket, raw: Duplex, { client, credential }: Opener): Connection {
			const connection = connectionOn(end, raw, {
				number: opened++,
				onRefused,
				onFlood(wait_s) {
					if (credential !== undefined) waiting.set(credential, true, { ttl: wait_s * 1000 });
				},
			});
			open.add(connection);
			connection.onGone(() => open.delete(connection));
			const wait_s = credential === undefined ? 0 : waiting.getRemainingTTL(credential) / 1000;
			if (!claim(connection, everybody, "")) connection.showOut("sockets", TOO_MANY_HERE);
			else if (
				!claim(connection, networks, networkOf(client)) ||
				!claim(connection, wideNetworks, wideNetworkOf(client))
			)
				connection.showOut("sockets-network", TOO_MANY_OF_NETWORK);
			else if (wait_s > 0) connection.showOut("socket-waits", { reason: TOO_MUCH, retry_after_s: Math.ceil(wait_s) });
			else if (credential !== undefined && !claim(connection, credentials, credential))
				connection.showOut("sockets-fan", TOO_MANY_OF_FAN);
			return connection;
		},
		/** Takes a place for the fan of a connection, or closes it when there is none. */
		isFan(connection: Connection, fan_id: string): boolean {
			if (claim(connection, fans, fan_id)) return true;
			connection.showOut("sockets-fan", TOO_MANY_OF_FAN);
			return false;
		},
		open: (): ReadonlySet<Connection> => open,
	};
}

/** Takes a place, which is free again when the connection is gone. False: there is none. */
function claim(connection: Connection, places: ReturnType<typeof createPlaces>, key: string): boolean {
	const leave = places.take(key);
	if (leave) connection.onGone(leave);
	return leave !== null;
}

/** A number of places for each key. */
function createPlaces(most: number) {
	const taken = new Map<string, number>();
	return {
		/** Takes a place, if there is one; what it answers gives it back, once. Null: there is none. */
		take(key: string): (() => void) | null {
			const count = taken.get(key) ?? 0;
			if (count >= most) return null;
			taken.set(key, count + 1);
			let held = true;
			return () => {
				if (!held) return;
				held = false;
				const left = (taken.get(key) ?? 0) - 1;
				if (left > 0) taken.set(key, left);
				else taken.delete(key);
			};
		},
	};
}
