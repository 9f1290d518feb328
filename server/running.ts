import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { openSetup } from "../app/features/setup/code.server.ts";
import { type Environment, readSettings } from "../platform/env.ts";
import { readStored, type Stored, withStored } from "../platform/settings/stored.ts";
import { deferredLink } from "../platform/sockets/deferred-link.ts";
import type { CurrentRecord } from "../record/versions.ts";
import { type AppOptions, createApp } from "./app.ts";
import { startFollowing } from "./following.ts";
import { attachLive } from "./live.ts";
import { startMatchFeeds } from "./match-feeds.ts";
import { followRecord } from "./record.ts";
import { createSite, type SiteParts } from "./site.ts";
import { startJobs } from "./workers.ts";

/** The interval of checks for settings that another process has stored. */
const POLL_MS = 3_000;
/** The time that a request from before a change may still take. */
const REQUESTS_MS = 12_000;
const POLL_REQUESTS_MS = 50;

export type RunningParts = {
	/** wins over stored settings */
	environment: Environment;
	server: Server;
	record: CurrentRecord;
	app: AppOptions;
	poll_ms?: number;
} & Omit<SiteParts, "live" | "record" | "changes">;

/**
 * Runs the site on a prepared database, with the environment and the stored settings. When stored settings change, here
 * or in another process, a new site takes over requests, sockets and jobs, and the old one finishes its own. Database,
 * record and port stay. Throws if the environment is wrong.
 */
export async function runSite(parts: RunningParts) {
	const { environment, database, poll_ms = POLL_MS } = parts;
	const secret = readSettings(environment).AUTH_SECRET;
	const loadStored = () => readStored(database.db, secret);
	let stored = await loadStored();
	let current = await prepareSite(parts, stored, renew);
	await current.attach();
	await current.work();
	let stopped = false;
	let renewing = Promise.resolve();
	let retiring = Promise.resolve();

	async function renewNow(): Promise<void> {
		const now = await loadStored();
		if (stopped || JSON.stringify(now) === JSON.stringify(stored)) return;
		const [before, next] = [current, await prepareSite(parts, now, renew)];
		before.leave();
		const live = await next.attach();
		stored = now;
		current = next;
		before.passTo(next.site, live);
		const { logger } = next.site;
		const failed = (error: unknown) =>
			logger.error({ err: error }, "a change of settings did not go through everywhere");
		retiring = retiring.then(before.stopWork).then(next.work).then(before.close).catch(failed);
	}

	/** Applies the stored settings, one change after the other. Resolves when the next request is answered by them. */
	function renew(): Promise<void> {
		const renewed = renewing.then(renewNow);
		renewing = renewed.catch(() => undefined);
		return renewed;
	}

	const timer = setInterval(
		() => renew().catch((error) => current.site.logger.warn({ err: error }, "changed settings could not be read")),
		poll_ms,
	).unref();

	return {
		site: () => current.site,
		listener: (request: IncomingMessage, response: ServerResponse) => current.listen(request, response),
		/** Creates and returns the setup code of this start; null if the site has an admin. */
		openSetup: () => {
			const { settings } = current.site;
			return openSetup({ db: database.db, roles: { settings, engine: database.engine }, secret });
		},
		disconnect: () => current.disconnect(),
		/** Stops jobs, changes of settings and background loops. */
		async stopWork(): Promise<void> {
			stopped = true;
			clearInterval(timer);
			await renewing;
			await retiring;
			await current.stopWork();
		},
		/** Closes the site. Database and record remain open. */
		close: () => current.close(),
	};
}

/** Creates a site with these settings. It accepts no requests, sockets or jobs yet. */
async function prepareSite(parts: RunningParts, stored: Stored, changed: () => Promise<void>) {
	const { environment, server, app, record, ...more } = parts;
	const { settings, dropped } = withStored(environment, stored);
	const sockets = deferredLink();
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
			// the database lets one process at a time do this; web processes leave it to the workers
			if (settings.ROLE !== "web") following.push(startFollowing(site), startMatchFeeds(site));
		},
		disconnect: () => live?.disconnect(),
		/** Disconnects the sockets, which then connect to the next site of this process. */
		leave(): void {
			live?.disconnect();
			live?.leave();
		},
		/** Forwards events and purges of open requests to the next site. */
		passTo(next: typeof site, sockets_of_next: NonNullable<typeof live>): void {
			sockets.bind(sockets_of_next);
			site.pageCache.onPurge(next.pageCache.purge);
		},
		async stopWork(): Promise<void> {
			await site.jobs.stop();
			for (const stop of following) await stop();
		},
		async close(): Promise<void> {
			const until = performance.now() + REQUESTS_MS;
			while (open.size > 0 && performance.now() < until) await wait(POLL_REQUESTS_MS);
			await live?.close();
			await site.close();
		},
	};
}
