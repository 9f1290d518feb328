import type { Server as HttpServer } from "node:http";
import { sessionCookieName } from "../app/features/auth/auth.server.ts";
import { serveBattles } from "../app/features/battles/live.server.ts";
import { sendPresence, sendRevisions, serveGroups } from "../app/features/groups/live.server.ts";
import { createLive } from "../platform/sockets/live.ts";
import type { Site } from "./site.ts";

/** In characters; longer than any session's cookie. */
const LONGEST_COOKIE = 300;

/**
 * Attaches the live updates of a site to an http server, and passes cache purges between processes.
 * `revisions_every_ms` (default 5 s): the interval at which open groups get their revision.
 */
export async function attachLive(site: Site, server: HttpServer, revisions_every_ms?: number) {
	const { settings, logger, metrics, whoIs, isOurOrigin, pageCache, pressure } = site;
	const { db } = site.database;
	// a worker sends events but has no sockets
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
