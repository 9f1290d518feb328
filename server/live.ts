import type { Server as HttpServer } from "node:http";
import { sessionCookieName } from "../app/features/auth/auth.server.ts";
import { serveBattles } from "../app/features/battles/live.server.ts";
import { sendPresence, sendRevisions, serveGroups } from "../app/features/groups/live.server.ts";
import { createLive, type LiveLink } from "../platform/sockets/live.ts";
import type { Site } from "./site.ts";

/** A link that the site can be made with before there are sockets; what it is asked until then is nobody's to hear. */
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

/** A session's cookie is shorter; what is longer is none, and not worth remembering. */
const LONGEST_COOKIE = 300;

/**
 * Opens the sockets of a site on an http server, and has the processes tell each other what was purged. `revisions_every_ms`: how often
 * open groups are sent their revision; left out, every 5 s.
 */
export async function attachLive(site: Site, server: HttpServer, revisions_every_ms?: number) {
	const { settings, logger, metrics, whoIs, isOurOrigin, pageCache, pressure } = site;
	const { db } = site.database;
	// a worker has something to say to sockets, and none of its own
	const accepts = settings.ROLE !== "worker";
	const cookie = `${sessionCookieName(settings)}=`;
	const live = await createLive({
		server,
		settings,
		logger,
		whoIs,
		credentialOf: (headers) =>
			headers.cookie
				?.split(/; */)
				.find((one) => one.startsWith(cookie))
				?.slice(0, LONGEST_COOKIE),
		isOurOrigin,
		accepts,
		isPressed: () => pressure.sheds("joins"),
		onRefused: metrics.refused,
	});
	pageCache.onPurge((tags) => live.sendToProcesses("purge", tags));
	live.onProcessEvent("purge", (tags) => pageCache.purgeHere(tags as string[]));
	live.onConnection(serveBattles);
	live.onConnection((socket) =>
		serveGroups(socket, {
			db,
			live,
			quiet: () => pressure.sheds("counters"),
		}),
	);
	const stopRevisions = sendRevisions(db, live, revisions_every_ms);
	sendPresence(db, live, () => pressure.sheds("counters"));
	return {
		...live,
		async close(): Promise<void> {
			stopRevisions();
			await live.close();
		},
	};
}
