import type { LiveLink } from "./live.ts";

/**
 * A link that exists before the sockets do. Until `bind` it drops what is sent and answers as if nobody were connected.
 */
export function deferredLink() {
	let bound: LiveLink | undefined;
	const link: LiveLink = {
		emit: (...message) => bound?.emit(...message),
		leaveRoom: (...who) => bound?.leaveRoom(...who),
		emptyRoom: (room) => bound?.emptyRoom(room),
		disconnectSession: (session_id) => bound?.disconnectSession(session_id),
		disconnectFan: (fan_id) => bound?.disconnectFan(fan_id),
		fanIdsIn: async (room) => (await bound?.fanIdsIn(room)) ?? [],
		countFansIn: async (room) => (await bound?.countFansIn(room)) ?? 0,
		socketsHere: () => bound?.socketsHere() ?? 0,
	};
	return {
		link,
		bind(live: LiveLink) {
			bound = live;
		},
	};
}
