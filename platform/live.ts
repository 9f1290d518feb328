import type { Server as HttpServer, IncomingHttpHeaders } from "node:http";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { Server, type Socket } from "socket.io";
import type { Settings } from "./env.ts";
import type { Logger } from "./logging.ts";
import { connectRedis, type Redis } from "./redis.ts";

type Events = Record<string, (...payload: never[]) => void>;
/** Who is at the other end, as of the handshake; null for a visitor. */
export type LiveData = { fan_id: string | null; session_id: string | null };
export type LiveSocket = Socket<Events, Record<string, (payload: unknown) => void>, Events, LiveData>;

export type LiveOptions = {
	server: HttpServer;
	settings: Pick<Settings, "REDIS_URL" | "SITE_URL">;
	logger: Logger;
	whoIs: (headers: Headers) => Promise<{ id: string; session_id: string } | null>;
	isOurOrigin: (origin: string) => boolean;
	/** Vite's own sockets share the server */
	development?: boolean;
};

// what fans send by socket is small: typing, joining; messages go by HTTP
const MOST_BYTES = 16 * 1024;

/**
 * Live updates over web sockets, on all processes together when REDIS_URL is set. Visitors may listen as well; the socket of a
 * signed-in fan stands in the rooms `fan:<id>` and `session:<id>`. A page of another site cannot open one. Sockets recover
 * nothing by themselves: who comes back asks for what it missed.
 */
export async function createLive({ server, settings, logger, whoIs, isOurOrigin, development = false }: LiveOptions) {
	const redis = settings.REDIS_URL ? await connectRedis(settings.REDIS_URL, logger) : undefined;
	const io = new Server<Events, Record<string, (payload: unknown) => void>, Events, LiveData>(server, {
		transports: ["websocket"],
		serveClient: false,
		maxHttpBufferSize: MOST_BYTES,
		destroyUpgrade: !development,
		allowRequest: ({ headers: { origin } }, decide) => decide(null, origin === undefined || isOurOrigin(origin)),
		...(redis ? { adapter: adapterOn(redis, settings.SITE_URL, logger) } : {}),
	});

	io.use(async (socket, next) => {
		try {
			const fan = await whoIs(headersOf(socket.handshake.headers));
			socket.data = { fan_id: fan?.id ?? null, session_id: fan?.session_id ?? null };
			if (fan) await socket.join([`fan:${fan.id}`, `session:${fan.session_id}`]);
			next();
		} catch (error) {
			// a fan must not be taken for a visitor because the database is away
			logger.warn({ err: error }, "a socket could not be told who it is");
			next(new Error("unavailable"));
		}
	});

	return {
		/** Sends to everybody in a room, on all processes. While Redis is away this process's own sockets still hear it. */
		emit(room: string, event: string, payload: unknown): void {
			const reachable = redis && !redis.isReady ? io.local : io;
			reachable.to(room).emit(event, payload);
		},

		/** Tells the other processes something, this one excluded. It may be lost while Redis is away. */
		toProcesses(event: string, payload: unknown): void {
			if (redis) io.serverSideEmit(event, payload as never);
		},
		onProcesses: (event: string, listener: (payload: unknown) => void) => void io.on(event as never, listener as never),

		/** Closes the sockets of a session that has ended, on all processes. */
		disconnectSession: (session_id: string) => io.in(`session:${session_id}`).disconnectSockets(true),
		disconnectFan: (fan_id: string) => io.in(`fan:${fan_id}`).disconnectSockets(true),

		onConnection: (listener: (socket: LiveSocket) => void) => void io.on("connection", listener),

		/** Closes this process's sockets; the http server is the caller's. */
		async close(): Promise<void> {
			io.local.disconnectSockets(true);
			io.of("/").adapter.close();
			io.engine.close();
			await redis?.close();
		},
	};
}

function adapterOn(redis: Redis, siteUrl: string, logger: Logger) {
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
