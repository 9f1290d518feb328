import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Server, type Socket } from "socket.io";
import { createBound } from "./bound.ts";
import { clientAddress, wideNetworkOf } from "./client-address.ts";
import type { Settings } from "./env.ts";
import type { Logger } from "./logging.ts";
import { Problem } from "./problem.ts";
import { createRateLimits } from "./rate-limits.ts";
import { connectRedis } from "./redis.ts";
import { adapterOn } from "./sockets/adapter.ts";
import { type Connection, createConnections, type EngineConnection } from "./sockets/connections.ts";
import { createEntrances, doorOf } from "./sockets/entrances.ts";
import { frameOnce, writeToEngine } from "./sockets/framing.ts";
import { createHearing, type Listener } from "./sockets/hearing.ts";
import {
	CONNECTION_SENDS,
	EVENTS_OF_FAN,
	handshakesOfFan,
	handshakesOfNetwork,
	MOST_EVENTS_WAITING,
	NETWORKS_OF_WIDE,
} from "./sockets/limits.ts";
import { SOCKETS_PATH } from "./sockets/upgrades.ts";

type Events = Record<string, (...payload: never[]) => void>;
/** Who is at the other end, as of the handshake; null for a visitor. */
export type LiveData = { fan_id: string | null; session_id: string | null };
type IoSocket = Socket<Events, Record<string, (payload: unknown) => void>, Events, LiveData>;
/** A socket as the site's rooms see it. */
export type LiveSocket = Pick<IoSocket, "data" | "rooms" | "join" | "leave"> & {
	/**
	 * Has `listener` hear what this socket sends as `event`, one event of a socket after the other; what it returns is the answer. One that
	 * throws is logged and answers `{ unavailable: true }`, with `retry_after_s` where it was busy: it costs its own socket that answer, and nobody
	 * else anything.
	 */
	hear(event: string, listener: Listener): void;
	/**
	 * Lets this socket into a room when `may` says so, few at a time in the whole process. False: it may not, or its fan was sent out of the room
	 * meanwhile. Throws what `may` throws, and a Problem (503) when too many wait, or when any would have to and the process is pressed.
	 */
	enter(room: string, may: () => Promise<boolean>): Promise<boolean>;
};

export type LiveOptions = {
	/** made with `upgradeOptions` */
	server: HttpServer;
	settings: Pick<Settings, "REDIS_URL" | "SITE_URL" | "TRUST_PROXY" | "SOCKETS_PER_NETWORK">;
	logger: Logger;
	whoIs: (headers: Headers) => Promise<{ id: string; session_id: string } | null>;
	/** what of a request `whoIs` goes by: equal for the sockets of one session, undefined for a visitor */
	credentialOf: (headers: IncomingHttpHeaders) => string | undefined;
	isOurOrigin: (origin: string) => boolean;
	/** false: this process only sends to sockets of others */
	accepts?: boolean;
	/** whether those who would have to wait before a room are sent away */
	isPressed?: () => boolean;
	/** called with the name of a limit each time it refuses */
	onRefused?: (limit: string) => void;
};

// after a restart all come back at once: they are asked who they are a few at a time, beside what everybody else asks the database
const HANDSHAKES = { at_once: 4, waiting: 20_000 };
// what fans send by socket is small: typing, joining; messages go by HTTP
const MOST_BYTES = 16 * 1024;

/** What the rest of the site does with the sockets: it sends, and sends people out. */
export type LiveLink = {
	/** Sends to everybody in a room, on all processes. */
	emit(room: string, event: string, payload: unknown): void;
	/** Takes all sockets of a fan out of a room, on all processes. */
	leaveRoom(fan_id: string, room: string): void;
	/** Closes the sockets of a session that has ended, on all processes. */
	disconnectSession(session_id: string): void;
	/** Closes all sockets of a fan, on all processes. */
	disconnectFan(fan_id: string): void;
	/** The fans who have a socket in a room, on all processes, each once; fails while Redis cannot say. */
	whoIsIn(room: string): Promise<string[]>;
	/** How many they are. */
	fansIn(room: string): Promise<number>;
	/** How many sockets are open at this process. */
	socketsHere(): number;
};
/** The sockets of this process alone. */
export type LiveRooms = {
	/** The rooms with at least one socket whose names begin so. */
	roomsHere(prefix: string): string[];
	emitHere(room: string, event: string, payload: unknown): void;
};

/**
 * Live updates over web sockets, on all processes together when REDIS_URL is set. Visitors may listen as well; the socket of a
 * signed-in fan stands in the rooms `fan:<id>` and `session:<id>`. A page of another site cannot open one. Sockets recover
 * nothing by themselves: who comes back asks for what it missed.
 */
export async function createLive(options: LiveOptions) {
	const { server, settings, logger, whoIs, credentialOf, isOurOrigin, accepts = true } = options;
	const { isPressed = () => false, onRefused = () => {} } = options;
	const redis = settings.REDIS_URL ? await connectRedis(settings.REDIS_URL, logger) : undefined;
	// in the memory of this process: asking Redis would cost more than most events do
	const limits = createRateLimits();
	const handshakesHere = handshakesOfNetwork(settings.SOCKETS_PER_NETWORK);
	const handshakesOfWide = handshakesOfNetwork(NETWORKS_OF_WIDE * settings.SOCKETS_PER_NETWORK);
	const clientOf = (request: IncomingMessage) => clientAddress(request, settings.TRUST_PROXY);

	/** Counts a handshake. Rejects with a Problem (429) when its network, or who it says it is, has had too many. */
	async function countHandshake(request: IncomingMessage): Promise<void> {
		await limits.take(handshakesHere, clientOf(request));
		await limits.take(handshakesOfWide, wideNetworkOf(clientOf(request)));
		const credential = credentialOf(request.headers);
		if (credential !== undefined) await limits.take(handshakesOfFan, credential);
	}

	const io = new Server<Events, Record<string, (payload: unknown) => void>, Events, LiveData>(server, {
		path: SOCKETS_PATH,
		transports: ["websocket"],
		serveClient: false,
		maxHttpBufferSize: MOST_BYTES,
		// it waits a second before, and hears of no error until then
		destroyUpgrade: false,
		allowRequest(request, decide) {
			const { origin } = request.headers;
			if (!accepts || (origin !== undefined && !isOurOrigin(origin))) return decide(null, false);
			countHandshake(request).then(
				() => decide(null, true),
				(refusal: Error) => {
					onRefused(handshakesHere.name);
					decide(refusal.message, false);
				},
			);
		},
		...(redis ? { adapter: await adapterOn(redis, settings.SITE_URL, logger) } : {}),
	});
	// Node takes its own listeners off such a socket: one that is reset while nobody listens ends the process
	server.on("upgrade", (_request, socket) => void socket.on("error", () => undefined));

	const connections = createConnections({
		most_of_network: settings.SOCKETS_PER_NETWORK,
		clientOf,
		credentialOf: ({ headers }) => credentialOf(headers),
		onRefused,
	});
	io.engine.on("connection", (conn: EngineConnection) => connections.take(conn));

	frameOnce(io.of("/").adapter);
	const listeners: ((socket: LiveSocket) => void)[] = [];
	io.on("connection", (socket) => {
		Object.assign(socket.client, { writeToEngine });
		const connection = connections.of(socket.conn);
		connection.letIn();
		const live = liveSocket(socket, connection);
		for (const listener of listeners) listener(live);
	});

	const handshakes = createBound(HANDSHAKES);
	io.use(async (socket, next) => {
		const connection = connections.of(socket.conn);
		if (!connection.asksFirst()) {
			connection.flooded("socket-sends", CONNECTION_SENDS.per_seconds);
			return next(new Error("unavailable"));
		}
		try {
			const fan = await handshakes.run(async () =>
				// a socket that closed while waiting needs no lookup
				socket.conn.readyState === "open" ? whoIs(headersOf(socket.handshake.headers)) : null,
			);
			if (fan && !connections.isFan(connection, fan.id)) return next(new Error("unavailable"));
			socket.data = { fan_id: fan?.id ?? null, session_id: fan?.session_id ?? null };
			if (fan) await socket.join([`fan:${fan.id}`, `session:${fan.session_id}`]);
			// all that is needed of the handshake is known; its request would be kept as long as the socket is
			Object.assign(socket.conn, { request: null });
			next();
		} catch (error) {
			// a fan must not be taken for a visitor because the database is away
			logger.warn({ err: error }, "a socket could not be told who it is");
			next(new Error("unavailable"));
		}
	});

	const entrances = createEntrances(isPressed);

	function liveSocket(socket: IoSocket, connection: Connection): LiveSocket {
		const { fan_id } = socket.data;
		const hearing = createHearing({
			most_waiting: MOST_EVENTS_WAITING,
			count: async () => {
				if (fan_id) await limits.take(EVENTS_OF_FAN, fan_id);
			},
			onTooMany(refusal) {
				const told = refusal instanceof Problem ? refusal.retry_after_seconds : undefined;
				connection.flooded("socket-events", told ?? CONNECTION_SENDS.per_seconds);
			},
			onFailed(error, event) {
				if (error instanceof Problem && error.status === 503)
					return { unavailable: true, retry_after_s: error.retry_after_seconds };
				logger.warn({ err: error, event }, "what a socket sent could not be heard");
				return { unavailable: true };
			},
		});
		socket.onAny((name: string, ...sent: unknown[]) => hearing.take({ name, payload: sent[0], answer: sent.at(-1) }));
		socket.on("disconnect", hearing.stop);

		return {
			data: socket.data,
			get rooms() {
				return socket.rooms;
			},
			join: (rooms) => socket.join(rooms),
			leave: (room) => socket.leave(room),
			hear: hearing.listen,
			enter: (room, may) => entrances.enter(socket, room, may),
		};
	}

	async function whoIsIn(room: string): Promise<string[]> {
		const sockets = await io.in(room).fetchSockets();
		return [...new Set(sockets.flatMap(({ data }) => data.fan_id ?? []))];
	}

	return {
		/** Sends to everybody in a room, on all processes. While Redis is away this process's own sockets still hear it. */
		emit(room: string, event: string, payload: unknown): void {
			const reachable = redis && !redis.isReady ? io.local : io;
			reachable.to(room).emit(event, payload);
		},

		roomsHere: (prefix: string): string[] =>
			[...io.of("/").adapter.rooms.keys()].filter((room) => room.startsWith(prefix)),
		emitHere: (room: string, event: string, payload: unknown): void => void io.local.to(room).emit(event, payload),

		/** Tells the other processes something, this one excluded. It may be lost while Redis is away. */
		toProcesses(event: string, payload: unknown): void {
			if (redis) io.serverSideEmit(event, payload as never);
		},
		onProcesses: (event: string, listener: (payload: unknown) => void) => void io.on(event as never, listener as never),

		/** Closes the sockets of a session that has ended, on all processes. */
		disconnectSession: (session_id: string) => io.in(`session:${session_id}`).disconnectSockets(true),
		disconnectFan: (fan_id: string) => io.in(`fan:${fan_id}`).disconnectSockets(true),
		whoIsIn,
		fansIn: async (room: string): Promise<number> => (await whoIsIn(room)).length,
		socketsHere: () => io.engine.clientsCount,
		leaveRoom: (fan_id: string, room: string) => io.in(`fan:${fan_id}`).socketsLeave([room, doorOf(room)]),

		onConnection: (listener: (socket: LiveSocket) => void) => void listeners.push(listener),

		/**
		 * Closes this process's sockets and takes no more, with no word of goodbye: after one their pages would not come back by
		 * themselves. What is emitted still reaches the other processes.
		 */
		disconnect: (): void => void io.engine.close(),

		/** Ends it all; the http server is the caller's. */
		async close(): Promise<void> {
			io.engine.close();
			await io.of("/").adapter.close();
			await redis?.close();
		},
	};
}

function headersOf(raw: IncomingHttpHeaders): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(raw)) if (typeof value === "string") headers.set(name, value);
	return headers;
}
