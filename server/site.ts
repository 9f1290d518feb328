import { type Auth, createAuth } from "../app/features/auth/auth.server.ts";
import { adminIds } from "../app/features/auth/roles.server.ts";
import {
	CACHED_SESSION_MS,
	CACHED_SESSIONS,
	createSessionFan,
} from "../app/features/auth/sessions/session-fan.server.ts";
import { createBattleNews } from "../app/features/battles/live.server.ts";
import { createIndexNow } from "../app/features/discovery/indexnow/service.server.ts";
import { createNewsSources } from "../app/features/news/news-sources.server.ts";
import { openTools } from "../app/features/open/mcp/tools/all.server.ts";
import { readTonight } from "../app/features/tonight/tonight.server.ts";
import type { PageContext } from "../app/page-context.ts";
import type { Ai } from "../platform/ai/ai.ts";
import { openAi } from "../platform/ai/open.ts";
import { createAnswerCache } from "../platform/cache/answer-cache.ts";
import { createPageCache, type PageCache } from "../platform/cache/page-cache.ts";
import type { Database } from "../platform/database/database.ts";
import type { Settings } from "../platform/env.ts";
import type { AnyEntry, Fan } from "../platform/http/entry.ts";
import { createJobs, type Jobs } from "../platform/jobs/jobs.ts";
import { askerAt, createBound } from "../platform/limits/bound.ts";
import { type BusyTime, createBusyTime } from "../platform/limits/busy-time.ts";
import { createLimitNotices, type LimitNotices } from "../platform/limits/limit-notices.ts";
import { createPressure, neverPressed, type Pressure, sparing } from "../platform/limits/pressure.ts";
import { createRateLimits, type RateLimits } from "../platform/limits/rate-limits.ts";
import { createLogger, type Logger } from "../platform/logging.ts";
import { createMailer, type Mailer } from "../platform/mail/mailer.ts";
import { createMetrics, type Metrics } from "../platform/metrics.ts";
import { type OutsideFetch, outsideOf } from "../platform/outside/outside-fetch.ts";
import { createPush } from "../platform/push/push.ts";
import { connectRedis } from "../platform/redis.ts";
import { deferredLink } from "../platform/sockets/deferred-link.ts";
import type { LiveLink } from "../platform/sockets/live.ts";
import type { MatchRecord } from "../record/record.ts";
import { type SettingsChanges, siteEntries } from "./entries.ts";
import { countedMailer, countedOutside, watchSite } from "./metrics.ts";
import { parametersOf } from "./pages/page-parameters.ts";
import { type JobContext, jobs } from "./workers.ts";

/** The services of the site. */
export type Site = {
	settings: Settings;
	logger: Logger;
	metrics: Metrics;
	database: Database;
	mailer: Mailer;
	limits: RateLimits;
	notices: LimitNotices;
	pageCache: PageCache;
	pressure: Pressure;
	busyTime: BusyTime;
	auth: Auth;
	/** the job queue, started by `startJobs` */
	jobs: Jobs;
	/** the services of jobs */
	jobContext: JobContext;
	/** the configured model; null if there is none */
	ai: Ai | null;
	/** sends requests to other hosts */
	outside: OutsideFetch;
	entries: AnyEntry[];
	record: MatchRecord;
	/** the services of pages' loaders */
	pageContext: Omit<PageContext, "page">;
	isOurOrigin: (origin: string) => boolean;
	/** The fan of a request's session cookie, or null. Lookups take turns by the network of `client`. */
	whoIs: (headers: Headers, client?: string) => Promise<Fan | null>;
	/** Closes what the site opened itself; database and record are the caller's. */
	close(): Promise<void>;
};

export type SiteParts = {
	database: Database;
	record: MatchRecord;
	live?: LiveLink;
	outside?: OutsideFetch;
	askSearch?: OutsideFetch;
	metrics?: Metrics;
	pressure?: Pressure;
	busyTime?: BusyTime;
	logger?: Logger;
	changes?: SettingsChanges;
};

/** Session lookups at once. Most API calls begin with one, so this queue protects all that follows. */
const SESSIONS = { at_once: 8, waiting: 4_000 };

/** Creates the site on an opened and prepared database. Starts nothing: no port, no job. */
export async function createSite(
	settings: Settings,
	{
		database,
		record,
		live = deferredLink().link,
		outside: fetchOutside = outsideOf(settings),
		askSearch,
		metrics = createMetrics(),
		pressure: given,
		busyTime = createBusyTime(),
		logger = createLogger(settings),
		changes = { environment: {}, changed: async () => undefined },
	}: SiteParts,
): Promise<Site> {
	const { db } = database;
	const sessions = createBound(SESSIONS);
	const measured = () => createPressure({ waiting: () => database.pool.waitingCount + sessions.waiting() });
	const pressure = sparing(given ?? (settings.SHEDDING ? measured() : neverPressed), busyTime);
	const mailer = countedMailer(createMailer(settings, logger), metrics);
	const outside = countedOutside(fetchOutside, metrics);
	const redis = settings.REDIS_URL ? await connectRedis(settings.REDIS_URL, logger) : undefined;
	const limits = createRateLimits({ redis, onRefused: metrics.refused });
	const notices = createLimitNotices({ db, limits, logger });
	const answerCache = createAnswerCache();
	const sessionCache = createAnswerCache({ ttl_ms: CACHED_SESSION_MS, most: CACHED_SESSIONS });
	const onPurge = (tags: string[]) => {
		answerCache.purge(tags);
		sessionCache.purge(tags);
	};
	const pageCache = createPageCache({ parametersOf, onPurge });
	const auth = createAuth({ db, settings, logger });
	const onCall = (outcome: string, seconds: number) => metrics.recordCall("ai", outcome, seconds);
	// without an origin, the tools return paths within the site
	const recordTools = openTools({ record, db, site_url: "" });
	const ai = await openAi(settings, { db, logger, onCall });
	watchSite(metrics, {
		limits,
		settings,
		database,
		pageCache,
		ai,
		socketsHere: live.socketsHere,
		redisIsReady: redis && (() => redis.isReady),
	});
	const roles = { settings, engine: database.engine };
	const whoIs = createSessionFan({
		db,
		settings,
		roles,
		remember: sessionCache.remember,
		mayCache: () => redis?.isReady ?? true,
		inTurn: (look, client) => sessions.run(look, askerAt(client)),
	});
	const battleNews = createBattleNews({
		db,
		live,
		onError: (error) => logger.warn({ err: error }, "the news of battles could not be sent"),
	});
	const indexNow = createIndexNow({ settings, outside });
	const newsSources = createNewsSources({ db, settings, outside, askSearch, limits, purge: pageCache.purge, logger });
	const push = createPush(settings, outside);
	const parts = {
		settings,
		logger,
		metrics,
		database,
		record,
		recordTools,
		mailer,
		limits,
		notices,
		pageCache,
		purge: pageCache.purge,
		remember: answerCache.remember,
		pressure,
		busyTime,
		auth,
		ai,
		live,
		outside,
		push,
		battleNews,
		indexNow,
		newsSources,
		changes,
		isOurOrigin: ourOrigin(settings),
		whoIs,
		tonight: () =>
			answerCache.remember("tonight", ["relives", "record"], () =>
				readTonight({ db, record, hour: settings.MATCH_OF_THE_DAY }),
			),
	};
	const jobContext: JobContext = {
		...parts,
		db,
		tonightHour: settings.MATCH_OF_THE_DAY,
		enqueue: (...args) => queue.enqueue(...args),
		news: newsSources.chain,
		async notifyAdmins(event, payload) {
			// loaded each time, so that former admins get nothing
			for (const id of await adminIds(db, roles)) live.emit(`fan:${id}`, event, payload);
		},
	};
	const queue = createJobs({ database, jobs, context: jobContext, logger, role: settings.ROLE });
	return {
		...parts,
		jobs: queue,
		jobContext,
		entries: siteEntries({ ...parts, jobs: queue }),
		pageContext: {
			db,
			engine: database.engine,
			record,
			settings,
			environment: changes.environment,
			remember: answerCache.remember,
			tonight: parts.tonight,
			sheds: pressure.sheds,
			whoIs,
		},
		async close() {
			pressure.close();
			await mailer.close();
			await redis?.close();
		},
	};
}

/** Without SITE_URL the site accepts any name of this machine on its port. */
function ourOrigin(settings: Settings): (origin: string) => boolean {
	const own = new URL(settings.SITE_URL);
	if (own.hostname !== "localhost") return (origin) => origin === own.origin;
	const names = ["localhost", "127.0.0.1", "[::1]"].map(
		(name) => `${own.protocol}//${name}${own.port ? `:${own.port}` : ""}`,
	);
	return (origin) => names.includes(origin);
}
