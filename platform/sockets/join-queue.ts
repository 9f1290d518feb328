import { unavailable } from "../http/problem.ts";
import { createBound } from "../limits/bound.ts";

/** Few, so that joins leave database connections to writers. */
const JOINS = { at_once: 2, waiting: 2_000 };
/** Spreads the reconnects. */
const AGAIN_SECONDS = 5;

/** A socket, as `LiveSocket`. */
type Joiner = {
	readonly isOpen: boolean;
	readonly rooms: ReadonlySet<string>;
	join: (room: string) => void;
	leave: (room: string) => void;
};

/** The room of a socket during its lookup. Nothing is sent there. */
export const waitingRoomOf = (room: string): string => `before:${room}`;

/** Adds sockets to rooms, with few lookups at a time. While `isPressed`, refuses joins that would have to wait. */
export function createJoinQueue(isPressed: () => boolean) {
	const queue = createBound(JOINS);

	/** Joins after one lookup. A fan who is removed during the lookup loses the waiting room too, and does not join. */
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
		/** Returns whether it joined. Throws what `may` throws, and a 503 if the queue is full, or under pressure busy. */
		async enter(socket: Joiner, room: string, may: () => Promise<boolean>): Promise<boolean> {
			if (isPressed() && queue.isFull()) throw unavailable(undefined, Math.ceil(AGAIN_SECONDS * (1 + Math.random())));
			return queue.run(() => join(socket, room, may));
		},
	};
}
