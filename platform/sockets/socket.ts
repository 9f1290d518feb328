import { Problem } from "../http/problem.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { Logger } from "../logging.ts";
import type { Connection, LiveData } from "./connection.ts";
import { createEventQueue, type Handler } from "./event-queue.ts";
import type { createJoinQueue } from "./join-queue.ts";
import { CONNECTION_SENDS, EVENTS_OF_FAN, MOST_EVENTS_WAITING } from "./limits.ts";
import { encode, type Received } from "./messages.ts";
import type { createRooms } from "./rooms.ts";

/** A socket as features see it. */
export type LiveSocket = {
	readonly isOpen: boolean;
	readonly data: LiveData;
	readonly rooms: ReadonlySet<string>;
	join(room: string): void;
	leave(room: string): void;
	/**
	 * Handles `event`: the result of `handler` is the answer. Events of a socket are handled one at a time. If `handler`
	 * rejects, the answer is `{ unavailable: true }`, with `retry_after_s` if it was a Problem 503.
	 */
	on(event: string, handler: Handler): void;
	/**
	 * Joins a room if `may` resolves to true. Returns false if it does not, or if the fan was removed from the room
	 * meanwhile. Throws what `may` throws, and a Problem (503) when too many wait, or when it would have to wait under
	 * pressure.
	 */
	enter(room: string, may: () => Promise<boolean>): Promise<boolean>;
};

export type SocketParts = {
	rooms: ReturnType<typeof createRooms<Connection>>;
	joinQueue: ReturnType<typeof createJoinQueue>;
	limits: RateLimits;
	logger: Logger;
};

/** Makes the `LiveSocket` of a connection. Its events wait until `begin`. */
export function socketOn(connection: Connection, { rooms, joinQueue, limits, logger }: SocketParts) {
	const events = createEventQueue({
		limit: MOST_EVENTS_WAITING,
		countEvent: async () => {
			const { fan_id } = connection.data;
			if (fan_id) await limits.take(EVENTS_OF_FAN, fan_id);
		},
		onTooMany(refusal) {
			const wait_s = refusal instanceof Problem ? refusal.retry_after_seconds : undefined;
			connection.closeFlooding("socket-events", wait_s ?? CONNECTION_SENDS.per_seconds);
		},
		onFailed(error, event) {
			if (error instanceof Problem && error.status === 503)
				return { unavailable: true, retry_after_s: error.retry_after_seconds };
			logger.warn({ err: error, event }, "an event of a socket failed");
			return { unavailable: true };
		},
	});
	connection.onClosing(() => {
		events.stop();
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
		on: events.on,
		enter: (room, may) => joinQueue.enter(socket, room, may),
	};
	return {
		socket,
		begin: events.begin,
		take({ name, payload, id }: Received): void {
			const answer = (reply: unknown) => connection.send(Buffer.from(encode(id ?? 0, reply ?? null)));
			events.take({ name, payload, answer: id === undefined ? undefined : answer });
		},
	};
}
