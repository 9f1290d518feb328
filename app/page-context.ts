import { createContext } from "react-router";
import type { AnswerCache } from "../platform/cache/answer-cache.ts";
import type { Database, Db } from "../platform/database/database.ts";
import type { Given, Settings } from "../platform/env.ts";
import type { Fan } from "../platform/http/entry.ts";
import type { Pressure } from "../platform/limits/pressure.ts";
import type { MatchRecord } from "../record/record.ts";

/** What a page's loader works with, and what it says about its page. */
export type PageContext = {
	db: Db;
	engine: Database["engine"];
	/** The match record, the source of every cricket figure. */
	record: MatchRecord;
	settings: Settings;
	/** The settings that the environment decides. */
	environment: Given;
	/** Caches an answer under its name until one of the tags is purged. */
	remember: AnswerCache["remember"];
	/** Whether a server under pressure does without this kind of work. */
	sheds: Pressure["sheds"];
	/** The fan of a request's session cookie, or null. */
	whoIs: (headers: Headers) => Promise<Fan | null>;
	page: {
		/** Whether the visitor is an admin. Only requests for the desk look this up. */
		admin: boolean;
		/**
		 * Makes the page public and caches it until one of the tags is purged: 'facts', 'fact:<id>', 'record',
		 * 'site'.
		 */
		keep(...tags: string[]): void;
		/**
		 * An optional section of the page: null when it fails. The failure is logged, and the page is then neither
		 * cached nor shared.
		 */
		tolerate<Found>(section: Promise<Found>): Promise<Found | null>;
		/** Allows the inline scripts that carry it. */
		nonce: string;
		/** Logs an error of a page without what the visitor typed. */
		failed(error: unknown): void;
	};
};

export const pageContext = createContext<PageContext>();
