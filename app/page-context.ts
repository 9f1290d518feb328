import { createContext } from "react-router";
import type { Ai } from "../platform/ai/ai.ts";
import type { AnswerCache } from "../platform/cache/answer-cache.ts";
import type { Database, Db } from "../platform/database/database.ts";
import type { Environment, Settings } from "../platform/env.ts";
import type { Fan } from "../platform/http/entry.ts";
import type { Enqueue } from "../platform/jobs/jobs.ts";
import type { LimitNotices } from "../platform/limits/limit-notices.ts";
import type { Pressure } from "../platform/limits/pressure.ts";
import type { RateLimits } from "../platform/limits/rate-limits.ts";
import type { Logger } from "../platform/logging.ts";
import type { MailHours } from "../platform/mail/mail-hour.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { OutsideFetch } from "../platform/outside/outside-fetch.ts";
import type { LiveLink } from "../platform/sockets/live.ts";
import type { MatchRecord } from "../record/record.ts";
import type { Tonight } from "./lib/live/tonight.ts";

/** The services of the API's entries. */
export type Site = {
	database: Database;
	db: Db;
	record: MatchRecord;
	settings: Settings;
	/** the key of hashes and signatures */
	secret: string;
	site_url: string;
	site_name: string;
	/** whether the site uses https, which decides the attributes of cookies */
	https: boolean;
	limits: RateLimits;
	notices: LimitNotices;
	mailHours: MailHours;
	mailer: Mailer;
	logger: Logger;
	live: LiveLink;
	/** null without a provider of models */
	ai: Ai | null;
	outside: OutsideFetch;
	enqueue: Enqueue;
	/** Purges cached pages and answers with these tags, on all processes. */
	purge: (tags: string[]) => void;
	/** Caches an answer under its name until one of the tags is purged. */
	remember: AnswerCache["remember"];
	isOurOrigin: (origin: string) => boolean;
	/** The match of the day; null when the site has none. Its state is half a minute old at most. */
	tonight: () => Promise<Tonight | null>;
};

/** The services of a job. */
export type JobSite = Pick<
	Site,
	"db" | "record" | "settings" | "ai" | "purge" | "logger" | "live" | "mailer" | "enqueue"
>;

/** The services of a page's loader. With `page` it says how the server treats the page. */
export type PageContext = Pick<Site, "db" | "record" | "settings" | "remember" | "tonight"> & {
	engine: Database["engine"];
	/** The settings that the environment sets; they win over stored ones. */
	environment: Environment;
	/** Whether the server sheds this kind of work now, because it is under pressure. */
	sheds: Pressure["sheds"];
	/** The fan of a request's session cookie, or null. */
	whoIs: (headers: Headers) => Promise<Fan | null>;
	page: {
		/** Whether the visitor is an admin. Only requests for the desk look this up. */
		admin: boolean;
		/**
		 * Makes the page public, and caches it for 30 s or until one of the tags is purged: 'facts', 'fact:<id>',
		 * 'record', 'site'.
		 */
		keep(...tags: string[]): void;
		/**
		 * An optional section of the page: null when it fails. The failure is logged, and the page is then neither
		 * cached nor shared.
		 */
		tolerate<Found>(section: Promise<Found>): Promise<Found | null>;
		/** The attribute value that lets an inline script run. */
		nonce: string;
		/** Logs an error of a page without what the visitor typed. */
		failed(error: unknown): void;
	};
};

export const pageContext = createContext<PageContext>();
