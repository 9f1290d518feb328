import { assistantEntries } from "../app/features/assistant/api.server.ts";
import { authEntries } from "../app/features/auth/api.server.ts";
import { type Auth, createAuth, sessionCookieName } from "../app/features/auth/auth.server.ts";
import { roleOf } from "../app/features/auth/fans.server.ts";
import { signInMail } from "../app/features/auth/sign-in-mail.server.ts";
import { factsEntries } from "../app/features/facts/api.server.ts";
import * as facts from "../app/features/facts/facts.server.ts";
import { siteFigures } from "../app/features/home/figures.server.ts";
import * as home from "../app/features/home/home.server.ts";
import * as matches from "../app/features/matches/matches.server.ts";
import * as season from "../app/features/matches/season.server.ts";
import * as seasons from "../app/features/matches/seasons.server.ts";
import { playersEntries } from "../app/features/players/api.server.ts";
import * as comparisons from "../app/features/players/compare.server.ts";
import * as players from "../app/features/players/players.server.ts";
import * as profiles from "../app/features/players/profile.server.ts";
import { quizEntries } from "../app/features/quiz/api.server.ts";
import { quizMakerEntries } from "../app/features/quiz/maker/api.server.ts";
import * as plainQuiz from "../app/features/quiz/play/plain.server.ts";
import * as quiz from "../app/features/quiz/questions.server.ts";
import * as statistics from "../app/features/statistics/statistics.server.ts";
import * as team from "../app/features/teams/team.server.ts";
import * as teams from "../app/features/teams/teams.server.ts";
import type { Site as SiteFrame } from "../app/lib/site.ts";
import type { Services } from "../app/services.ts";
import { seedFacts } from "../db/seed/facts.ts";
import { seedPlayers } from "../db/seed/players.ts";
import { seedQuiz } from "../db/seed/quiz.ts";
import { seedSheets } from "../db/seed/sheets.ts";
import type { Database, Db } from "../platform/database/database.ts";
import { migrate, withStartLock } from "../platform/database/migrate.ts";
import type { Settings } from "../platform/env.ts";
import type { AnyEntry, Fan } from "../platform/http/entry.ts";
import { createLogger, type Logger } from "../platform/logging.ts";
import { createMailer, type Mailer } from "../platform/mail/mailer.ts";
import { createPageCache, type PageCache } from "../platform/page-cache.ts";
import { createRateLimits, type RateLimits } from "../platform/rate-limits.ts";
import { connectRedis } from "../platform/redis.ts";
import { importRecord } from "../record/import.ts";
import { PAGE_PARAMETERS } from "./pages.ts";

/** Everything the site works with, put together once. */
export type Site = {
	settings: Settings;
	logger: Logger;
	database: Database;
	mailer: Mailer;
	limits: RateLimits;
	pageCache: PageCache;
	auth: Auth;
	entries: AnyEntry[];
	services: Omit<Services, "page">;
	isOurOrigin: (origin: string) => boolean;
	/** The fan of a request's session cookie, or null. */
	whoIs: (headers: Headers) => Promise<Fan | null>;
	close(): Promise<void>;
};

/**
 * Brings a database up to date: schema, match record, sheets, seed facts and questions, in this order, while other processes wait. Does nothing
 * to one that is up to date. `report` is told each step in words.
 */
export async function prepareDatabase(database: Database, report: (step: string) => void): Promise<void> {
	await withStartLock(database, async (client) => {
		await migrate(client);
		await importRecord(client, { onProgress: inTenths(report, "Importing the match record") });
		await seedPlayers(database.db);
		await seedSheets(database.db);
		await seedFacts(database.db, inTenths(report, "Proving the first facts"));
		report("Proving the first questions");
		await seedQuiz(database.db);
	});
}

/** Progress in words, once every ten percent. */
function inTenths(report: (step: string) => void, what: string) {
	let told = -1;
	return (done: number, total: number) => {
		const tenth = Math.floor((10 * done) / total);
		if (tenth > told) report(`${what}: ${tenth * 10} %`);
		told = tenth;
	};
}

export type SiteParts = { database: Database; disconnectSession?: (session_id: string) => void };

/** Puts the site together on an opened and prepared database. Starts nothing: no port, no job. */
export async function createSite(
	settings: Settings,
	{ database, disconnectSession = () => {} }: SiteParts,
): Promise<Site> {
	const { db } = database;
	const logger = createLogger(settings);
	const mailer = createMailer(settings, logger);
	const redis = settings.REDIS_URL ? await connectRedis(settings.REDIS_URL, logger) : undefined;
	const limits = createRateLimits({ redis });
	const pageCache = createPageCache({ search: PAGE_PARAMETERS });
	const auth = createAuth({ db, settings, sendSignInMail: (mail) => mailer.send(signInMail(settings, mail)) });
	const cookie = sessionCookieName(settings);

	async function whoIs(headers: Headers): Promise<Fan | null> {
		// most visitors have no session: they cost no query
		if (!headers.get("cookie")?.includes(cookie)) return null;
		const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
		if (!found) return null;
		const { id, email } = found.user;
		return {
			id,
			email,
			role: await roleOf(db, { settings, engine: database.engine }, { id, email }),
			session_id: found.session.id,
		};
	}

	return {
		settings,
		logger,
		database,
		mailer,
		limits,
		pageCache,
		auth,
		whoIs,
		isOurOrigin: ourOrigin(settings),
		entries: [
			...authEntries({ database, settings, auth, limits, disconnectSession }),
			...assistantEntries({ db }),
			...factsEntries({ db, limits, purge: pageCache.purge }),
			...quizMakerEntries({ db, purge: pageCache.purge }),
			...playersEntries({ db, purge: pageCache.purge }),
			...quizEntries({ db, https: settings.SITE_URL.startsWith("https:"), purge: pageCache.purge }),
		],
		services: {
			db,
			facts,
			home,
			statistics,
			matches,
			seasons: { ...seasons, ...season },
			teams: { ...teams, ...team },
			players,
			profiles,
			comparisons,
			quiz,
			plainQuiz,
			site: () => describeSite(db, settings),
		},
		async close() {
			await mailer.close();
			await redis?.close();
			await database.close();
		},
	};
}

async function describeSite(db: Db, settings: Settings): Promise<SiteFrame> {
	return {
		site_name: settings.SITE_NAME,
		site_url: settings.SITE_URL,
		contact_email: settings.CONTACT_EMAIL ?? settings.MAIL_FROM.match(/<(.+)>/)?.[1] ?? settings.MAIL_FROM,
		figures: await siteFigures(db, settings.FIGURES),
		demo: settings.FIGURES === "showcase",
	};
}

/** Without a SITE_URL of its own the site is reached under any name of this machine, on its port. */
function ourOrigin(settings: Settings): (origin: string) => boolean {
	const own = new URL(settings.SITE_URL);
	if (own.hostname !== "localhost") return (origin) => origin === own.origin;
	const names = ["localhost", "127.0.0.1", "[::1]"].map(
		(name) => `${own.protocol}//${name}${own.port ? `:${own.port}` : ""}`,
	);
	return (origin) => names.includes(origin);
}
