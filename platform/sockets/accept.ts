import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { Settings } from "../env.ts";
import { Problem } from "../http/problem.ts";
import { createBound } from "../limits/bound.ts";
import { clientAddress, wideNetworkOf } from "../limits/client-address.ts";
import type { Connection } from "./connection.ts";
import { createConnections } from "./connections.ts";
import { handshakesOfFan, handshakesOfNetwork, LOOKUP_FAILED_WAIT_S, NETWORKS_OF_WIDE } from "./limits.ts";
import { CLOSED, decode, encode, MOST_BYTES } from "./messages.ts";
import { type LiveSocket, type SocketParts, socketOn } from "./socket.ts";
import { isForSockets, refuseUpgrade } from "./upgrades.ts";

// after a restart all clients reconnect at once; few concurrent lookups leave the database to other requests
const HANDSHAKES = { at_once: 4, waiting: 20_000 };
const WELCOME = Buffer.from(encode("welcome"));
const UNAVAILABLE = { reason: "Live updates are not available just now.", retry_after_s: LOOKUP_FAILED_WAIT_S };

/** The room of all sockets of a fan. */
export const ofFan = (fan_id: string): string => `fan:${fan_id}`;
/** The room of all sockets of a session. */
export const ofSession = (session_id: string): string => `session:${session_id}`;

export type AcceptOptions = {
	/** made with `upgradeOptions` */
	server: Server;
	settings: Pick<Settings, "TRUST_PROXY" | "SOCKETS_PER_NETWORK">;
	whoIs: (headers: Headers) => Promise<{ id: string; session_id: string; full_name: string | null } | null>;
	/** the credential that `whoIs` reads: equal for all sockets of a session, undefined for a visitor */
	credentialOf: (headers: IncomingHttpHeaders) => string | undefined;
	isOurOrigin: (origin: string) => boolean;
	/** false: this process only sends events to the sockets of other processes */
	accepts?: boolean;
	/** called with the name of the limit at each refusal */
	onRefused?: (limit: string) => void;
};
type AcceptParts = AcceptOptions & SocketParts & { onConnection: (socket: LiveSocket) => void };

/**
 * Accepts web sockets on a server. Before the upgrade it checks the origin (403) and the rate of handshakes (429);
 * before looking up the session it claims connection slots. Without a slot, or if the lookup fails, it closes the
 * socket with a reason and a delay for reconnecting.
 */
export function acceptSockets(parts: AcceptParts) {
	const { server, settings, limits, logger, rooms, onConnection } = parts;
	const { whoIs, credentialOf, isOurOrigin, accepts = true, onRefused = () => {} } = parts;
	const handshakesHere = handshakesOfNetwork(settings.SOCKETS_PER_NETWORK);
	const handshakesOfWide = handshakesOfNetwork(NETWORKS_OF_WIDE * settings.SOCKETS_PER_NETWORK);
	const connections = createConnections(settings.SOCKETS_PER_NETWORK, onRefused);
	const handshakes = createBound(HANDSHAKES);
	const upgrader = new WebSocketServer({
		noServer: true,
		clientTracking: false,
		perMessageDeflate: false,
		maxPayload: MOST_BYTES,
	});
	let stopped = false;

	/** Throws a Problem (429) if the network or the session has opened too many sockets. */
	async function countHandshake(client: string, credential: string | undefined): Promise<void> {
		await limits.take(handshakesHere, client);
		await limits.take(handshakesOfWide, wideNetworkOf(client));
		if (credential !== undefined) await limits.take(handshakesOfFan, credential);
	}

	async function upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
		const { headers } = request;
		const client = clientAddress(request, settings.TRUST_PROXY);
		const credential = credentialOf(headers);
		const isAllowed = accepts && !stopped && (headers.origin === undefined || isOurOrigin(headers.origin));
		if (!isAllowed) return refuseUpgrade(raw, "403 Forbidden");
		try {
			await countHandshake(client, credential);
		} catch (error) {
			if (!(error instanceof Problem)) {
				logger.error({ err: error }, "a handshake could not be counted");
				return refuseUpgrade(raw, "500 Internal Server Error");
			}
			onRefused(handshakesHere.name);
			return refuseUpgrade(raw, "429 Too Many Requests");
		}
		upgrader.handleUpgrade(request, raw, head, (end) => {
			const connection = connections.take(end, raw, { client, credential });
			if (!connection.isOpen()) return;
			const { socket, begin, take } = socketOn(connection, parts);
			end.on("message", (data, isBinary) => {
				const received = decode(data, isBinary);
				if (received) take(received);
				else connection.close(CLOSED.unreadable);
			});
			void lookUp(connection, headersOf(headers)).then((known) => {
				if (!known || !connection.isOpen()) return;
				onConnection(socket);
				connection.send(WELCOME);
				begin();
			});
		});
	}

	/** Looks up a connection's fan. Returns false if that failed or the fan has too many sockets. */
	async function lookUp(connection: Connection, headers: Headers): Promise<boolean> {
		try {
			// a socket that closed while waiting needs no lookup
			const fan = await handshakes.run(async () => (connection.isOpen() ? whoIs(headers) : null));
			if (!fan) return true;
			if (!connection.isOpen() || !connections.claimFanSlot(connection, fan.id)) return false;
			Object.assign(connection.data, { fan_id: fan.id, session_id: fan.session_id, full_name: fan.full_name });
			rooms.join(connection, ofFan(fan.id));
			rooms.join(connection, ofSession(fan.session_id));
			return true;
		} catch (error) {
			// a failed lookup must not turn a fan into a visitor
			logger.warn({ err: error }, "the fan of a socket could not be looked up");
			connection.close(CLOSED.try_later, JSON.stringify(UNAVAILABLE));
			return false;
		}
	}

	const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer) => {
		// Node removes its own error listeners on an upgrade; without one, a reset socket would end the process
		raw.on("error", () => undefined);
		if (isForSockets(request.url)) void upgrade(request, raw, head);
	};
	server.on("upgrade", onUpgrade);

	return {
		open: connections.open,
		/** Refuses all further sockets. */
		stop(): void {
			stopped = true;
		},
		/** Detaches from the server, which can then have another acceptor. */
		leave: (): void => void server.off("upgrade", onUpgrade),
	};
}

function headersOf(raw: IncomingHttpHeaders): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(raw)) if (typeof value === "string") headers.set(name, value);
	return headers;
}
