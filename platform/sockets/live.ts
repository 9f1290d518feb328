import type { Settings } from "../env.ts";
import { createRateLimits } from "../limits/rate-limits.ts";
import { connectRedis } from "../redis.ts";
import { type AcceptOptions, acceptSockets, ofFan, ofSession } from "./accept.ts";
import type { Connection } from "./connection.ts";
import { createJoinQueue, waitingRoomOf } from "./join-queue.ts";
import { BEAT_MS, RESTART_SPREAD_S } from "./limits.ts";
import { CLOSED, encode } from "./messages.ts";
import { joinProcesses } from "./processes.ts";
import { createRooms } from "./rooms.ts";
import type { LiveSocket, SocketParts } from "./socket.ts";

export type LiveOptions = AcceptOptions & {
	settings: Pick<Settings, "REDIS_URL" | "SITE_URL">;
	logger: SocketParts["logger"];
	/** true: joins that would have to wait are refused */
	isPressed?: () => boolean;
	/** the interval of pings */
	beat_ms?: number;
};

/** The features' interface to sockets; it reaches all processes. */
export type LiveLink = {
	emit(room: string, event: string, payload: unknown): void;
	/** Removes all sockets of a fan from a room. */
	leaveRoom(fan_id: string, room: string): void;
	/** Removes all sockets from a room and from the queue for it. */
	emptyRoom(room: string): void;
	disconnectSession(session_id: string): void;
	disconnectFan(fan_id: string): void;
	/** The ids of the fans with a socket in a room, each once. Rejects while Redis is unavailable. */
	fanIdsIn(room: string): Promise<string[]>;
	/** Like `fanIdsIn`, but returns their number. */
	countFansIn(room: string): Promise<number>;
	/** The number of open sockets of this process. */
	socketsHere(): number;
};
/** The sockets of this process alone. */
export type LiveRooms = {
	/** The rooms whose names begin with `prefix` and that have at least one socket. */
	roomsHere(prefix: string): string[];
	emitHere(room: string, event: string, payload: unknown): void;
	/** Calls `listener` when a socket of this process joins or leaves a room. */
	onRoomChange(listener: (room: string) => void): void;
};

/**
 * A command that every process runs on its own sockets. Processes of two versions exchange them during a deployment.
 */
type Command =
	| { do: "send"; room: string; text: string }
	| { do: "leave"; room: string; rooms: string[] }
	| { do: "close"; room: string }
	| { do: "tell"; event: string; payload: unknown };

/**
 * Live updates over web sockets, across processes if REDIS_URL is set. Visitors may connect too; a fan's socket is in
 * the rooms `fan:<id>` and `session:<id>`. Missed events are not repeated: after a reconnect the page fetches what it
 * missed.
 */
export async function createLive(options: LiveOptions) {
	const { settings, logger, isPressed = () => false, beat_ms = BEAT_MS } = options;
	const redis = settings.REDIS_URL ? await connectRedis(settings.REDIS_URL, logger) : undefined;
	const roomListeners: ((room: string) => void)[] = [];
	const rooms = createRooms<Connection>((room) => {
		for (const listener of roomListeners) listener(room);
	});
	const listeners: ((socket: LiveSocket) => void)[] = [];
	const processListeners = new Map<string, (payload: unknown) => void>();
	const sockets = acceptSockets({
		...options,
		rooms,
		joinQueue: createJoinQueue(isPressed),
		// in memory, because a request to Redis costs more than most events
		limits: createRateLimits(),
		onConnection(socket) {
			for (const listener of listeners) listener(socket);
		},
	});
	const stopHeartbeat = startHeartbeat(sockets.open, beat_ms);
	const processes =
		redis &&
		(await joinProcesses<Command>({
			redis,
			site_url: settings.SITE_URL,
			logger,
			onCommand: run,
			fanIdsHere,
		}));

	function run(order: Command): void {
		if (order.do === "tell") {
			processListeners.get(order.event)?.(order.payload);
			return;
		}
		// encode once for all sockets
		const message = order.do === "send" ? Buffer.from(order.text) : undefined;
		for (const connection of rooms.in(order.room)) {
			if (message) connection.send(message);
			if (order.do === "leave") for (const room of order.rooms) rooms.leave(connection, room);
			if (order.do === "close") connection.close(CLOSED.session_ended);
		}
	}

	/**
	 * Runs a command in all processes. While Redis is away, events are lost (pages fetch them later), and sign-outs wait.
	 */
	function runEverywhere(order: Command): void {
		run(order);
		processes?.send(order, { mayBeLost: order.do === "send" });
	}

	function fanIdsHere(room: string): string[] {
		return [...new Set(rooms.in(room).flatMap(({ data }) => data.fan_id ?? []))];
	}

	async function fanIdsIn(room: string): Promise<string[]> {
		return [...new Set([...fanIdsHere(room), ...((await processes?.fanIdsElsewhere(room)) ?? [])])];
	}

	return {
		emit: (room: string, event: string, payload: unknown): void =>
			runEverywhere({ do: "send", room, text: encode(event, payload) }),
		leaveRoom: (fan_id: string, room: string): void =>
			runEverywhere({ do: "leave", room: ofFan(fan_id), rooms: [room, waitingRoomOf(room)] }),
		emptyRoom(room: string): void {
			for (const from of [room, waitingRoomOf(room)]) runEverywhere({ do: "leave", room: from, rooms: [from] });
		},
		disconnectSession: (session_id: string): void => runEverywhere({ do: "close", room: ofSession(session_id) }),
		disconnectFan: (fan_id: string): void => runEverywhere({ do: "close", room: ofFan(fan_id) }),
		fanIdsIn,
		countFansIn: async (room: string): Promise<number> => (await fanIdsIn(room)).length,
		socketsHere: (): number => sockets.open().size,

		roomsHere: rooms.names,
		onRoomChange: (listener: (room: string) => void): void => void roomListeners.push(listener),
		emitHere: (room: string, event: string, payload: unknown): void =>
			run({ do: "send", room, text: encode(event, payload) }),

		/** Sends an event to the other processes, or queues it while Redis is away. */
		sendToProcesses: (event: string, payload: unknown): void =>
			processes?.send({ do: "tell", event, payload }, { mayBeLost: false }),
		/** Sets the listener for an event that another process sends; it replaces an earlier one. */
		onProcessEvent: (event: string, listener: (payload: unknown) => void): void =>
			void processListeners.set(event, listener),

		onConnection: (listener: (socket: LiveSocket) => void): void => void listeners.push(listener),

		/** Closes all sockets, each with its own reconnect delay. Commands still reach other processes. */
		disconnect(): void {
			sockets.stop();
			for (const connection of sockets.open()) {
				const retry_after_s = 1 + RESTART_SPREAD_S * Math.random();
				connection.close(CLOSED.restart, JSON.stringify({ retry_after_s }));
			}
		},

		/** Detaches from the http server, so that another instance can take its upgrades. */
		leave: sockets.leave,

		/** Closes everything but the http server. */
		async close(): Promise<void> {
			sockets.stop();
			stopHeartbeat();
			for (const connection of sockets.open()) connection.cut();
			processes?.close();
			await redis?.close();
		},
	};
}

/** Beats are spread over this many turns, so that a process never writes to all sockets at once. */
const TURNS = 25;

/** Calls `beat` of each connection every `every_ms`. Returns a function that stops it. */
function startHeartbeat(open: () => Iterable<{ number: number; beat: () => void }>, every_ms: number) {
	let turn = 0;
	const timer = setInterval(() => {
		turn = (turn + 1) % TURNS;
		for (const connection of open()) if (connection.number % TURNS === turn) connection.beat();
	}, every_ms / TURNS).unref();
	return () => clearInterval(timer);
}
