import type { Socket } from "socket.io-client";
import { toldToWait } from "../../../lib/live-socket.ts";
import type { Message } from "../group.ts";
import { JOIN_TIMEOUT_MS, type Line, type OnLost, ToldToWait } from "./channel.ts";

/** What a group's room tells. */
export type RoomEvents = {
	onMessage: (message: Message) => void;
	/** to which revision the group has come */
	onRevision: (revision: number) => void;
	onTyping: (who: { fan_id: string; name: string }) => void;
	/** sent out of the group */
	onOut: () => void;
};
export type RoomLine = Line & { typing: () => void };

/** How a socket for a chat is to be opened. Coming back is the channel's own work. */
export const SOCKET_OPTIONS = {
	transports: ["websocket"],
	reconnection: false,
	forceNew: true,
	timeout: JOIN_TIMEOUT_MS,
};

/** Opens a live connection for a group. What speaks it is fetched with the first chat. Rejects when it cannot be opened. */
export async function openRoom(group_id: string, events: RoomEvents, onLost: OnLost): Promise<RoomLine> {
	const { io } = await import("socket.io-client");
	return roomOn(io(SOCKET_OPTIONS), group_id, events, onLost);
}

/** The same on a socket that is being opened. */
export async function roomOn(socket: Socket, group_id: string, events: RoomEvents, onLost: OnLost): Promise<RoomLine> {
	socket.on("group:message", (message: Message) => message.group_id === group_id && events.onMessage(message));
	socket.on("group:revision", (told) => told.group_id === group_id && events.onRevision(told.revision));
	socket.on("group:typing", (who) => who.group_id === group_id && events.onTyping(who));
	socket.on("group:out", (told) => told.group_id === group_id && events.onOut());
	let wait_s = 0;
	socket.on("closed", (told) => {
		wait_s = toldToWait(told);
	});
	await opened(socket);
	const lost = () => onLost(wait_s);
	socket.on("disconnect", lost);
	return {
		async join() {
			const answer = await socket.timeout(JOIN_TIMEOUT_MS).emitWithAck("group:join", { group_id });
			// who may is not known now: no reason to show a member out
			if (answer.unavailable) throw new ToldToWait(toldToWait(answer));
			return answer.joined === true;
		},
		typing: () => void socket.emit("group:typing", { group_id }),
		close() {
			socket.off("disconnect", lost);
			socket.close();
		},
	};
}

const opened = (socket: Socket) =>
	new Promise<void>((resolve, reject) => {
		socket.once("connect", resolve);
		socket.once("connect_error", (error) => {
			socket.close();
			reject(new ToldToWait(toldToWait(error)));
		});
	});
