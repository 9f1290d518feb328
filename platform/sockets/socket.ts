import { Problem } from "../http/problem.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { Logger } from "../logging.ts";
import type { Connection, LiveData } from "./connection.ts";
import type { createEntrances } from "./entrances.ts";
import { createHearing, type Listener } from "./hearing.ts";
import { CONNECTION_SENDS, EVENTS_OF_FAN, MOST_EVENTS_WAITING } from "./limits.ts";
import { encode, type Received } from "./messages.ts";
import type { createRooms } from "./rooms.ts";

/** A socket as the site's rooms see it. */
export type LiveSocket = {
	readonly isOpen: boolean;
	readonly data: LiveData;
	readonly rooms: ReadonlySet<string>;
	join(room: string): void;
	leave(room: string): void;
	/**
	 * Calls `listener` with what this socket sends as `event`, one event of a socket after the other; what it returns is the answer. One that
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

export type SocketParts = {
	rooms: ReturnType<typeof createRooms<Connection>>;
	entrances: ReturnType<typeof createEntrances>;
	limits: RateLimits;
	logger: Logger;
};

/** Puts the site's view of a socket over its connection. What it sends waits until `begin`. */
export function socketOn(connection: Connection, { rooms, entrances, limits, logger }: SocketParts) {
	const hearing = createHearing({
		most_waiting: MOST_EVENTS_WAITING,
		count: async () => {
			const { fan_id } = connection.data;
			if (fan_id) await limits.take(EVENTS_OF_FAN, fan_id);
		},
		onTooMany(refusal) {
			const wait_s = refusal instanceof Problem ? refusal.retry_after_seconds : undefined;
			connection.flooded("socket-events", wait_s ?? CONNECTION_SENDS.per_seconds);
		},
		onFailed(error, event) {
			if (error instanceof Problem && error.status === 503)
				return { unavailable: true, retry_after_s: error.retry_after_seconds };
			logger.warn({ err: error, event }, "an event of a socket failed");
			return { unavailable: true };
		},
	});
	connection.onClosing(() => {
		hearing.stop();
		rooms.leaveAll(connection);
	});

	const socket: LiveSocket = {
		get isOpen() {
			return connection.isOpen();
		},
		data: connection.data,
		rooms: connection.rooms,
		join: (room) => rooms.join(connection, room),
		leave: (room) => rooms.leave(connection, room),
		hear: hearing.listen,
		enter: (room, may) => entrances.enter(socket, room, may),
	};
	return {
		socket,
		begin: hearing.begin,
		take({ name, payload, id }: Received): void {
			const answer = (reply: unknown) => connection.send(Buffer.from(encode(id ?? 0, reply ?? null)));
			hearing.take({ name, payload, answer: id === undefined ? undefined : answer });
		},
	};
}
