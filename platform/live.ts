import type { Server as HttpServer, IncomingHttpHeaders } from "node:http";
import { Server, type Socket } from "socket.io";
import { createBound } from "./bound.ts";
import type { Settings } from "./env.ts";
import type { Logger } from "./logging.ts";
import { connectRedis, type Redis } from "./redis.ts";

type Events = Record<string, (...payload: never[]) => void>;
/** Who is at the other end, as of the handshake; null for a visitor. */
export type LiveData = { fan_id: string | null; session_id: string | null };
type IoSocket = Socket<Events, Record<string, (payload: unknown) => void>, Events, LiveData>;
/** A socket as the site's rooms see it. */
export type LiveSocket = Pick<IoSocket, "data" | "rooms" | "join" | "leave"> & {
	/**
	 * Has `listener` hear what this socket sends as `event`; what it returns is the answer. One that throws is logged and answers
	 * `{ unavailable: true }`: it costs its own socket that answer, and nobody else anything.
	 */
	hear(event: string, listener: (payload: unknown) => Promise<unknown>): void;
};

export type LiveOptions = {
	server: HttpServer;
	settings: Pick<Settings, "REDIS_URL" | "SITE_URL">;
	logger: Logger;
	whoIs: (headers: Headers) => Promise<{ id: string; session_id: string } | null>;
	isOurOrigin: (origin: string) => boolean;
	/** false: this process only sends to sockets of others */
	accepts?: boolean;
	/** Vite's own sockets share the server */
	development?: boolean;
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
	const { server, settings, logger, whoIs, isOurOrigin, accepts = true, development = false } = options;
	const redis = settings.REDIS_URL ? await connectRedis(settings.REDIS_URL, logger) : undefined;
	const io = new Server<Events, Record<string, (payload: unknown) => void>, Events, LiveData>(server, {
		transports: ["websocket"],
		serveClient: false,
		maxHttpBufferSize: MOST_BYTES,
		// it waits a second before, and hears of no error until then
		destroyUpgrade: false,
		allowRequest: ({ headers: { origin } }, decide) =>
			decide(null, accepts && (origin === undefined || isOurOrigin(origin))),
		...(redis ? { adapter: await adapterOn(redis, settings.SITE_URL, logger) } : {}),
	});
	server.on("upgrade", ({ url }, socket) => {
		// Node takes its own listeners off such a socket: one that is reset while nobody listens ends the process
		socket.on("error", () => undefined);
		if (!development && !url?.startsWith(`${io.path()}/`)) socket.destroy();
	});

	frameOnce(io.of("/").adapter as unknown as Framing);
	io.on("connection", ({ client }) => void Object.assign(client, { writeToEngine }));

	const handshakes = createBound(HANDSHAKES);
	io.use(async (socket, next) => {
		try {
			const fan = await handshakes.run(() => whoIs(headersOf(socket.handshake.headers)));
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
		leaveRoom: (fan_id: string, room: string) => io.in(`fan:${fan_id}`).socketsLeave(room),

		onConnection: (listener: (socket: LiveSocket) => void) =>
			void io.on("connection", (socket) => listener(hearing(socket, logger))),

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

function hearing(socket: IoSocket, logger: Logger): LiveSocket {
	return {
		data: socket.data,
		get rooms() {
			return socket.rooms;
		},
		join: (rooms) => socket.join(rooms),
		leave: (room) => socket.leave(room),
		hear(event, listener) {
			socket.on(event, async (payload: unknown, answer: unknown) => {
				const reply = await listener(payload).catch((error: unknown) => {
					logger.warn({ err: error, event }, "what a socket sent could not be heard");
					return { unavailable: true };
				});
				if (typeof answer === "function") answer(reply);
			});
		},
	};
}

type Framing = { _encode(packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }): unknown };

/** What all sockets of a room are sent is framed once, in one piece: each of them then costs a single plain write. */
function frameOnce(adapter: Framing): void {
	const encode = adapter._encode.bind(adapter);
	adapter._encode = (packet, options) => {
		const encoded = encode(packet, options);
		if (options.wsPreEncodedFrame) options.wsPreEncodedFrame = [Buffer.concat(options.wsPreEncodedFrame)];
		return encoded;
	};
}

type Client = {
	conn: {
		readyState: string;
		writeBuffer: unknown[];
		transport: { writable: boolean; socket: { _sender: { sendFrame(frame: Buffer[]): void } } };
	};
};
type WriteToEngine = (this: Client, packets: unknown, options: { wsPreEncodedFrame?: Buffer[] }) => void;

/**
 * In place of a client's own method: what is framed already goes straight to a socket with nothing before it, without a turn in the
 * engine's queue and a call back for each write, which cost as much as the write. Anything else takes its turn.
 */
const writeToEngine: WriteToEngine = function (packets, options) {
	const { readyState, writeBuffer, transport } = this.conn;
	if (options.wsPreEncodedFrame && readyState === "open" && writeBuffer.length === 0 && transport.writable)
		transport.socket._sender.sendFrame(options.wsPreEncodedFrame);
	else (Object.getPrototypeOf(this) as { writeToEngine: WriteToEngine }).writeToEngine.call(this, packets, options);
};

async function adapterOn(redis: Redis, siteUrl: string, logger: Logger) {
	const { createAdapter } = await import("@socket.io/redis-streams-adapter");
	// the adapter hears of no failed publication, and one that nobody hears of ends the process
	const publish: Redis["publish"] = redis.publish.bind(redis);
	const heard = Object.assign(redis, {
		publish: (...message: Parameters<Redis["publish"]>) =>
			publish(...message).catch((error: unknown) => {
				logger.warn({ err: error }, "other processes were not told");
				return 0;
			}),
	});
	// sites that share a Redis share no rooms
	const name = `live:${new URL(siteUrl).host}`;
	return createAdapter(heard, { streamName: name, channelPrefix: name });
}

function headersOf(raw: IncomingHttpHeaders): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(raw)) if (typeof value === "string") headers.set(name, value);
	return headers;
}
