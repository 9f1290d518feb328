import type { Duplex } from "node:stream";
import { LRUCache } from "lru-cache";
import type { WebSocket } from "ws";
import { networkOf, wideNetworkOf } from "../limits/client-address.ts";
import { type Connection, connectionOn, TOO_MUCH } from "./connection.ts";
import { FULL_WAIT_S, NETWORKS_OF_WIDE, SOCKETS_OF_FAN, SOCKETS_OF_PROCESS } from "./limits.ts";

const atLimit = (reason: string) => ({ reason, retry_after_s: FULL_WAIT_S });
const TOO_MANY_OF_FAN = atLimit("You have too many pages open at once.");
const TOO_MANY_OF_NETWORK = atLimit("Too many live pages are open in your network.");
const TOO_MANY_HERE = atLimit("Too many live pages are open just now.");
/** The number of sessions remembered for having sent too much. */
const MOST_WAITING = 10_000;

/** The sender of a handshake; `credential` is undefined for a visitor. */
export type Opener = { client: string; credential: string | undefined };

/** Open connections of this process. Each claims slots before its session is looked up. */
export function createConnections(most_of_network: number, onRefused: (limit: string) => void) {
	const allSockets = createSlots(SOCKETS_OF_PROCESS);
	const networks = createSlots(most_of_network);
	const wideNetworks = createSlots(NETWORKS_OF_WIDE * most_of_network);
	const credentials = createSlots(SOCKETS_OF_FAN);
	const fans = createSlots(SOCKETS_OF_FAN);
	const waiting = new LRUCache<string, true>({ max: MOST_WAITING });
	const open = new Set<Connection>();
	let opened = 0;

	return {
		/** Registers a socket that has just been opened. Closes it with a reason if a limit is reached. */
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
			if (!claim(connection, allSockets, "")) connection.closeWithReason("sockets", TOO_MANY_HERE);
			else if (
				!claim(connection, networks, networkOf(client)) ||
				!claim(connection, wideNetworks, wideNetworkOf(client))
			)
				connection.closeWithReason("sockets-network", TOO_MANY_OF_NETWORK);
			else if (wait_s > 0)
				connection.closeWithReason("socket-waits", { reason: TOO_MUCH, retry_after_s: Math.ceil(wait_s) });
			else if (credential !== undefined && !claim(connection, credentials, credential))
				connection.closeWithReason("sockets-fan", TOO_MANY_OF_FAN);
			return connection;
		},
		/** Claims a slot of the fan. Returns false, and closes the connection, if there is none. */
		claimFanSlot(connection: Connection, fan_id: string): boolean {
			if (claim(connection, fans, fan_id)) return true;
			connection.closeWithReason("sockets-fan", TOO_MANY_OF_FAN);
			return false;
		},
		open: (): ReadonlySet<Connection> => open,
	};
}

/** Claims a slot until the connection is gone. Returns false if there is none. */
function claim(connection: Connection, slots: ReturnType<typeof createSlots>, key: string): boolean {
	const leave = slots.take(key);
	if (leave) connection.onGone(leave);
	return leave !== null;
}

/** Slots for each key: at most `most` at once. */
function createSlots(most: number) {
	const taken = new Map<string, number>();
	return {
		/** Returns a function that frees the slot, or null if all are taken. */
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
