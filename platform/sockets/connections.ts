import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { networkOf, wideNetworkOf } from "../client-address.ts";
import { CONNECTION_SENDS, NETWORKS_OF_WIDE, NO_PLACE_WAIT_S, SOCKETS_OF_FAN, SOCKETS_OF_PROCESS } from "./limits.ts";
import { createMeter } from "./meter.ts";
import { createPlaces, type Places } from "./places.ts";

/** The engine's end of a connection, as far as it is used here. */
export type EngineConnection = {
	request: IncomingMessage;
	transport: { socket: WebSocketEnd };
	send(packet: string): unknown;
	close(): void;
};
type WebSocketEnd = {
	on(event: "message" | "ping" | "pong", listener: () => void): unknown;
	removeAllListeners(event: "message" | "ping" | "pong"): unknown;
	pause(): void;
};

/** Why a socket is closed, and after how many seconds its page may come back. */
export type ShowOut = { reason: string; retry_after_s: number };
export type Connection = ReturnType<typeof connectionOn>;

const TOO_MUCH = "This page has sent too much at once.";
const TOO_MANY_OF_FAN = { reason: "You have too many pages open at once.", retry_after_s: NO_PLACE_WAIT_S };
const TOO_MANY_OF_NETWORK = {
	reason: "Too many live pages are open in your network.",
	retry_after_s: NO_PLACE_WAIT_S,
};
const TOO_MANY_HERE = { reason: "Too many live pages are open just now.", retry_after_s: NO_PLACE_WAIT_S };
/** How many sessions that have to wait are remembered. */
const MOST_WAITING = 10_000;
/** How long a closed connection stays open for its last packet. */
const LINGERS_MS = 1_000;
// the message types of Socket.IO: an event, a good-bye, a refused handshake
const [EVENT, GOODBYE, REFUSED] = ["2", "1", "4"];

type ConnectionsParts = {
	most_of_network: number;
	clientOf: (request: IncomingMessage) => string;
	/** what says who somebody is, before anybody looks it up; undefined for a visitor */
	credentialOf: (request: IncomingMessage) => string | undefined;
	onRefused: (limit: string) => void;
};

/**
 * The open connections of this process: a place for each by its network and by what it says of its fan, before anybody is looked up, and a meter
 * for what it sends.
 */
export function createConnections({ most_of_network, clientOf, credentialOf, onRefused }: ConnectionsParts) {
	const everybody = createPlaces(SOCKETS_OF_PROCESS);
	const networks = createPlaces(most_of_network);
	const wideNetworks = createPlaces(NETWORKS_OF_WIDE * most_of_network);
	const credentials = createPlaces(SOCKETS_OF_FAN);
	const fans = createPlaces(SOCKETS_OF_FAN);
	const known = new WeakMap<object, Connection>();
	const waiting = new LRUCache<string, true>({ max: MOST_WAITING });

	return {
		/** Takes a connection that has just been opened, or shows it out. */
		take(conn: EngineConnection): void {
			const { request } = conn;
			const credential = credentialOf(request);
			const connection = connectionOn(conn, onRefused, (wait_s) => {
				if (credential !== undefined) waiting.set(credential, true, { ttl: wait_s * 1000 });
			});
			known.set(conn, connection);
			const wait_s = credential === undefined ? 0 : waiting.getRemainingTTL(credential) / 1000;
			if (!connection.holds(everybody, "")) connection.showOut("sockets", TOO_MANY_HERE);
			else if (
				!connection.holds(networks, networkOf(clientOf(request))) ||
				!connection.holds(wideNetworks, wideNetworkOf(clientOf(request)))
			)
				connection.showOut("sockets-network", TOO_MANY_OF_NETWORK);
			else if (wait_s > 0) connection.showOut("socket-waits", { reason: TOO_MUCH, retry_after_s: Math.ceil(wait_s) });
			else if (credential !== undefined && !connection.holds(credentials, credential))
				connection.showOut("sockets-fan", TOO_MANY_OF_FAN);
		},
		/** The connection that a socket uses. */
		of: (conn: object): Connection => known.get(conn) as Connection,
		/** Takes a place for the fan of a connection, or closes it when there is none. */
		isFan(connection: Connection, fan_id: string): boolean {
			if (connection.holds(fans, fan_id)) return true;
			connection.showOut("sockets-fan", TOO_MANY_OF_FAN);
			return false;
		},
	};
}

function connectionOn(conn: EngineConnection, onRefused: (limit: string) => void, onFlood: (wait_s: number) => void) {
	const { socket } = conn.request;
	const end = conn.transport.socket;
	const meter = createMeter(CONNECTION_SENDS);
	const leaving: (() => void)[] = [];
	let gone = false;
	let out = false;
	let asked = false;
	let welcome = false;

	const count = (came: { frames?: number; bytes?: number }) => {
		if (!meter.count(came)) flooded("socket-sends", meter.waitSeconds());
	};
	// whatever a frame holds, its bytes came by here: also those of a message that never ends
	socket.prependListener("data", (bytes: Buffer) => count({ bytes: bytes.length }));
	for (const kind of ["message", "ping", "pong"] as const) end.on(kind, () => count({ frames: 1 }));
	socket.once("close", () => {
		gone = true;
		for (const leave of leaving.splice(0)) leave();
	});

	/** Closes a connection that sends too much. The same session is refused without a lookup until the wait is over. */
	function flooded(limit: string, wait_s: number): void {
		onFlood(wait_s);
		showOut(limit, { reason: TOO_MUCH, retry_after_s: wait_s });
	}

	/** Says why, closes, and reads nothing more; once. `limit`: which one it was, for the figures. */
	function showOut(limit: string, why: ShowOut): void {
		if (out || gone) return;
		out = true;
		onRefused(limit);
		if (welcome) {
			conn.send(EVENT + JSON.stringify(["closed", why]));
			conn.send(GOODBYE);
		} else conn.send(REFUSED + JSON.stringify({ message: why.reason, data: why }));
		conn.close();
		// the rest of what has arrived is not even looked at
		for (const kind of ["message", "ping", "pong"] as const) end.removeAllListeners(kind);
		end.pause();
		setTimeout(() => socket.destroy(), LINGERS_MS).unref();
	}

	return {
		/** Takes a place, which is free again when the connection is gone. False: there is none. */
		holds(places: Places, key: string): boolean {
			const leave = places.take(key);
			if (!leave) return false;
			if (gone) leave();
			else leaving.push(leave);
			return true;
		},
		/** Whether it asks for the first time to be let in: nobody needs to ask twice, and each time somebody is looked up. */
		asksFirst(): boolean {
			const first = !asked;
			asked = true;
			return first;
		},
		/** Call once its handshake is answered: from then on the reason of a close is sent as an event. */
		letIn(): void {
			welcome = true;
		},
		flooded,
		showOut,
	};
}
