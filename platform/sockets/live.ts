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
	/** whether those who would have to wait before a room are sent away */
	isPressed?: () => boolean;
	/** how often a socket is asked whether it is still there */
	beat_ms?: number;
};

/** What the rest of the site does with the sockets: it sends, and sends people out. */
export type LiveLink = {
	/** Sends to everybody in a room, on all processes. */
	emit(room: string, event: string, payload: unknown): void;
	/** Takes all sockets of a fan out of a room, on all processes. */
	leaveRoom(fan_id: string, room: string): void;
	/** Takes all sockets out of a room, and out of the queue before it, on all processes. */
	emptyRoom(room: string): void;
	/** Closes the sockets of a session that has ended, on all processes. */
	disconnectSession(session_id: string): void;
	/** Closes all sockets of a fan, on all processes. */
	disconnectFan(fan_id: string): void;
	/** The fans who have a socket in a room, on all processes, each once; fails while Redis cannot say. */
	fanIdsIn(room: string): Promise<string[]>;
	/** How many they are. */
	countFansIn(room: string): Promise<number>;
	/** How many sockets are open at this process. */
	socketsHere(): number;
};
/** The sockets of this process alone. */
export type LiveRooms = {
	/** The rooms with at least one socket whose names begin so. */
	roomsHere(prefix: string): string[];
	emitHere(room: string, event: string, payload: unknown): void;
	/** Calls `listener` when a socket of this process has joined or left a room. */
	onRoomChange(listener: (room: string) => void): void;
};

/** What a process does with its own sockets, and the others with theirs. */
type Command =
	| { do: "send"; room: string; text: string }
	| { do: "leave"; room: string; rooms: string[] }
	| { do: "close"; room: string }
	| { do: "tell"; event: string; payload: unknown };

/**
 * Live updates over web sockets, on all processes together when REDIS_URL is set. Visitors may listen as well; the socket of a
 * signed-in fan is in the rooms `fan:<id>` and `session:<id>`. A page of another site cannot open one. Nothing is sent again to
 * a socket that was away: its page asks for what it missed.
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
		// in the memory of this process: asking Redis would cost more than most events do
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
		// encoded once for all of them
		const message = order.do === "send" ? Buffer.from(order.text) : undefined;
		for (const connection of rooms.in(order.room)) {
			if (message) connection.send(message);
			if (order.do === "leave") for (const room of order.rooms) rooms.leave(connection, room);
			if (order.do === "close") connection.close(CLOSED.session_ended);
		}
	}

	/** Runs something in all processes. While Redis is away, events are lost, and clients fetch what they missed; sign-outs wait. */
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

		/** Sends something to the other processes, this one excluded. It waits while Redis is away. */
		sendToProcesses: (event: string, payload: unknown): void =>
			processes?.send({ do: "tell", event, payload }, { mayBeLost: false }),
		onProcessEvent: (event: string, listener: (payload: unknown) => void): void =>
			void processListeners.set(event, listener),

		onConnection: (listener: (socket: LiveSocket) => void): void => void listeners.push(listener),

		/** Closes this process's sockets and takes no more. Their pages come back at different moments. What is emitted still reaches the others. */
		disconnect(): void {
			sockets.stop();
			for (const connection of sockets.open()) {
				const retry_after_s = 1 + RESTART_SPREAD_S * Math.random();
				connection.close(CLOSED.restart, JSON.stringify({ retry_after_s }));
			}
		},

		/** Leaves the http server's sockets to come to another one of these. */
		leave: sockets.leave,

		/** Ends it all; the http server is the caller's. */
		async close(): Promise<void> {
			sockets.stop();
			stopHeartbeat();
			for (const connection of sockets.open()) connection.cut();
			processes?.close();
			await redis?.close();
		},
	};
}

/** The sockets of a process take turns, so that it never writes to all of them at once. */
const TURNS = 25;

/** Calls `beat` of each open connection once every `every_ms`. Returns what ends that. */
function startHeartbeat(open: () => Iterable<{ number: number; beat: () => void }>, every_ms: number) {
	let turn = 0;
	const timer = setInterval(() => {
		turn = (turn + 1) % TURNS;
		for (const connection of open()) if (connection.number % TURNS === turn) connection.beat();
	}, every_ms / TURNS).unref();
	return () => clearInterval(timer);
}
