import { unavailable } from "../http/problem.ts";
import { createBound } from "../limits/bound.ts";
import type { LiveSocket } from "./socket.ts";

/** So few that those who come into rooms take no connection to the database from those who write. */
const JOINS = { at_once: 2, waiting: 2_000 };
/** Those sent away together come back at different times. */
const AGAIN_SECONDS = 5;

type Joiner = Pick<LiveSocket, "isOpen" | "rooms" | "join" | "leave">;

/** The room that holds a socket during the lookup. Nothing is sent there. */
export const waitingRoomOf = (room: string): string => `before:${room}`;

/** Lets sockets into rooms, few at a time. `isPressed`: those who would have to wait are sent away. */
export function createJoinQueue(isPressed: () => boolean) {
	const queue = createBound(JOINS);

	/** One lookup decides: a fan who is removed from the room meanwhile also loses the place at its waitingRoom, and stays out. */
	async function join(socket: Joiner, room: string, may: () => Promise<boolean>): Promise<boolean> {
		if (!socket.isOpen) return false;
		const waitingRoom = waitingRoomOf(room);
		socket.join(waitingRoom);
		let admitted = false;
		try {
			admitted = (await may()) && socket.rooms.has(waitingRoom);
		} finally {
			if (admitted) socket.join(room);
			else socket.leave(room);
			socket.leave(waitingRoom);
		}
		return admitted;
	}

	return {
		/**
		 * Lets a socket into a room when `may` says so. Throws what `may` throws, and a Problem (503, with the seconds to wait) when too many
		 * wait, or when any would have to under pressure.
		 */
		async enter(socket: Joiner, room: string, may: () => Promise<boolean>): Promise<boolean> {
			if (isPressed() && queue.isFull()) throw unavailable(undefined, Math.ceil(AGAIN_SECONDS * (1 + Math.random())));
			return queue.run(() => join(socket, room, may));
		},
	};
}
