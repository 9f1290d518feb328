import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { openSetup } from "../app/features/setup/code.server.ts";
import { type Given, readSettings } from "../platform/env.ts";
import { readStored, type Stored, withStored } from "../platform/settings/stored.ts";
import type { CurrentRecord } from "../record/versions.ts";
import { type AppOptions, createApp } from "./app.ts";
import { startFollowing } from "./following.ts";
import { attachLive, lateLink } from "./live.ts";
import { startMatchFeeds } from "./match-feeds.ts";
import { followRecord } from "./record.ts";
import { createSite, type SiteParts } from "./site.ts";
import { startJobs } from "./workers.ts";

/** How soon a process goes by settings that another one has stored. */
const LOOK_AGAIN_MS = 3_000;
/** What a request of before a change may still take. */
const REQUESTS_MS = 12_000;
const LOOK_FOR_LAST_MS = 50;

export type RunningParts = {
	/** what the environment sets; it wins over what is stored */
	environment: Given;
	server: Server;
	record: CurrentRecord;
	app: AppOptions;
} & Omit<SiteParts, "live" | "record" | "changes">;

/**
 * Runs the site on an opened and prepared database, by the environment and the stored settings. When stored settings change, here or
 * at another process, all that depends on settings is made again: the new site takes over requests, sockets and jobs, and the old one
 * ends what it has begun. Database, record and port stay. Throws where the environment is wrong.
 */
export async function runSite(parts: RunningParts) {
	const { environment, database } = parts;
	const secret = readSettings(environment).AUTH_SECRET;
	const look = () => readStored(database.db, secret);
	let stored = await look();
	let current = await begin(parts, stored, renew);
	await current.attach();
	await current.work();
	let stopped = false;
	let renewing = Promise.resolve();
	let leaving = Promise.resolve();

	async function renewNow(): Promise<void> {
		const now = await look();
		if (stopped || JSON.stringify(now) === JSON.stringify(stored)) return;
		const [before, next] = [current, await begin(parts, now, renew)];
		before.leave();
		const live = await next.attach();
		stored = now;
		current = next;
		before.passTo(next.site, live);
		const { logger } = next.site;
		const failed = (error: unknown) =>
			logger.error({ err: error }, "a change of settings did not go through everywhere");
		leaving = leaving.then(before.rest).then(next.work).then(before.end).catch(failed);
	}

	/** Goes by what is stored now; resolves when the next request meets it. One change after the other. */
	function renew(): Promise<void> {
		const renewed = renewing.then(renewNow);
		renewing = renewed.catch(() => undefined);
		return renewed;
	}

	const looking = setInterval(
		() => renew().catch((error) => current.site.logger.warn({ err: error }, "changed settings could not be read")),
		LOOK_AGAIN_MS,
	).unref();

	return {
		site: () => current.site,
		listener: (request: IncomingMessage, response: ServerResponse) => current.listen(request, response),
		/** Makes the code of this start and returns it; null when the site has an admin. */
		openSetup: () => {
			const { settings } = current.site;
			return openSetup({ db: database.db, roles: { settings, engine: database.engine }, secret });
		},
		disconnect: () => current.disconnect(),
		/** Takes no more jobs and changes, and ends what runs behind the requests. */
		async rest(): Promise<void> {
			stopped = true;
			clearInterval(looking);
			await renewing;
			await leaving;
			await current.rest();
		},
		/** Ends the rest; database and record are the caller's. */
		close: () => current.end(),
	};
}

/** A site by these settings that takes no request, socket or job yet. */
async function begin(parts: RunningParts, stored: Stored, changed: () => Promise<void>) {
	const { environment, server, app, record, ...more } = parts;
	const { settings, dropped } = withStored(environment, stored);
	const sockets = lateLink();
	const site = await createSite(settings, { ...more, record, live: sockets.link, changes: { environment, changed } });
	const wrong = [...dropped, ...stored.unreadable];
	if (wrong.length > 0) site.logger.warn({ settings: wrong }, "stored settings are left out: set them again");
	const answer = createApp(site, app);
	const open = new Set<ServerResponse>();
	let live: Awaited<ReturnType<typeof attachLive>> | undefined;
	let following: (() => unknown)[] = [];

	return {
		site,
		listen(request: IncomingMessage, response: ServerResponse): void {
			open.add(response);
			response.once("close", () => open.delete(response));
			answer(request, response);
		},
		async attach() {
			live = await attachLive(site, server);
			sockets.bind(live);
			return live;
		},
		async work(): Promise<void> {
			await startJobs(site);
			following = [followRecord(site, record)];
			// one process follows for all, and not one that fans wait for
			if (settings.ROLE !== "web") following.push(startFollowing(site), startMatchFeeds(site));
		},
		disconnect: () => live?.disconnect(),
		/** Sends the sockets away, to come back to the next site of this process. */
		leave(): void {
			live?.disconnect();
			live?.leave();
		},
		/** What requests under way still send and purge reaches those who are here now. */
		passTo(next: typeof site, sockets_of_next: NonNullable<typeof live>): void {
			sockets.bind(sockets_of_next);
			site.pageCache.onPurge(next.pageCache.purge);
		},
		async rest(): Promise<void> {
			await site.jobs.stop();
			for (const stop of following) await stop();
		},
		async end(): Promise<void> {
			const until = performance.now() + REQUESTS_MS;
			while (open.size > 0 && performance.now() < until) await wait(LOOK_FOR_LAST_MS);
			await live?.close();
			await site.close();
		},
	};
}
