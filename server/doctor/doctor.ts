import type { Environment, Settings } from "../../platform/env.ts";
import { createLogger } from "../../platform/logging.ts";
import { checkMailServer } from "../../platform/mail/mailer.ts";
import { connectRedis } from "../../platform/redis.ts";
import { mailboxAddress } from "../pages/mailbox.ts";
import { isPlainHttp, PLAIN_HTTP } from "../plain-http.ts";
import { examineDatabase } from "./database.ts";
import { examineDisk, examineSnapshots } from "./disk.ts";
import { type Finding, finding, words } from "./finding.ts";
import { tryKey } from "./model.ts";
import { examineNames } from "./names.ts";
import { examineFeeds, examineIndexNow, examineSearch } from "./news.ts";
import { listenError, listenerAt } from "./port.ts";
import { examineRecord } from "./record.ts";
import { loadStoredSettings } from "./stored.ts";

const TIMEOUT_MS = 8_000;

type Check = (settings: Settings, now: number) => Finding[] | Promise<Finding[]>;
const CHECKS: Record<string, Check> = {
	Address: examineAddress,
	Port: examinePort,
	Role: examineRole,
	Database: examineDatabase,
	Record: examineRecord,
	Redis: examineRedis,
	Admin: examineAdmins,
	Mail: examineMail,
	AI: examineModel,
	"News feeds": examineFeeds,
	"News search": examineSearch,
	IndexNow: examineIndexNow,
	Tests: examineTests,
	Disk: examineDisk,
	Snapshots: examineSnapshots,
};

/**
 * Returns the findings of `npm run doctor`. `names`: what the environment and `.env` set. `load`: returns the settings
 * or throws if they are wrong. `environment`: the values of both; with it, stored settings are merged too.
 */
export async function diagnose(
	names: Parameters<typeof examineNames>[0],
	load: () => Settings,
	now: number,
	timeout_ms = TIMEOUT_MS,
	environment?: Environment,
): Promise<Finding[]> {
	const misspelt = examineNames(names);
	try {
		const own = load();
		const { settings, found } = environment
			? await readStoredSettings(own, environment, timeout_ms)
			: { settings: own, found: [] };
		return [...misspelt, ...found, ...(await examine(settings, now, timeout_ms))];
	} catch (error) {
		return [...misspelt, finding("Settings")("bad", words(error))];
	}
}

/** Loads stored settings, or returns `own` if PostgreSQL does not answer in time. */
async function readStoredSettings(own: Settings, environment: Environment, timeout_ms: number) {
	const pending = loadStoredSettings(own, environment);
	// opening the embedded database has no timeout
	return own.DATABASE_URL ? within(timeout_ms, pending).catch(() => ({ settings: own, found: [] })) : pending;
}

/**
 * Checks everything that a site depends on, concurrently, and reports it for the owner. Creates DATA_DIR and writes
 * nothing else; works beside a running site. `now` is in ms since 1970.
 */
export async function examine(settings: Settings, now: number, timeout_ms = TIMEOUT_MS): Promise<Finding[]> {
	const found = Object.entries(CHECKS).map(async ([what, check]) => {
		// opening the embedded database has no timeout
		const ownPace = what === "Database" && !settings.DATABASE_URL;
		try {
			return await (ownPace ? check(settings, now) : within(timeout_ms, check(settings, now)));
		} catch (error) {
			return [finding(what)("bad", words(error))];
		}
	});
	return (await Promise.all(found)).flat();
}

async function within<Found>(timeout_ms: number, pending: Found | Promise<Found>): Promise<Found> {
	const over = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => over.reject(new Error(`There is no answer after ${timeout_ms / 1000} s: host or port may be wrong.`)),
		timeout_ms,
	);
	try {
		return await Promise.race([pending, over.promise]);
	} finally {
		clearTimeout(timer);
	}
}

function examineAddress({ SITE_URL, TRUST_PROXY, HOST }: Settings): Finding[] {
	const say = finding("Address");
	const { protocol, hostname } = new URL(SITE_URL);
	if (hostname === "localhost") {
		const local = [say("note", `${SITE_URL}: for this machine alone. Set SITE_URL to the address that fans will use.`)];
		if (TRUST_PROXY === true)
			local.push(say("note", "TRUST_PROXY is on: without a proxy before the site anybody can pretend to be anybody."));
		return local;
	}
	const found = [say("good", `Fans reach the site at ${SITE_URL}; it listens on ${HOST}.`)];
	if (isPlainHttp({ SITE_URL })) found.push(say("bad", PLAIN_HTTP));
	else if (protocol === "https:" && !TRUST_PROXY)
		found.push(
			say(
				"note",
				"TRUST_PROXY is off: behind a proxy all fans look like one visitor and share one limit. Set it to on.",
			),
		);
	return found;
}

async function examinePort(settings: Settings): Promise<Finding[]> {
	const say = finding("Port");
	switch (await listenerAt(settings)) {
		case "nobody": {
			const fault = await listenError(settings);
			return fault === null
				? []
				: [say("bad", `The site cannot listen on HOST=${settings.HOST}, PORT=${settings.PORT}. ${fault}`)];
		}
		case "site":
			return [say("good", `A site is running on port ${settings.PORT}.`)];
		case "other":
			return [
				say(
					"bad",
					`Port ${settings.PORT} is taken by another program, or a site that does not answer: stop that one, or set PORT.`,
				),
			];
	}
}

function examineAdmins({ ADMIN_EMAILS, DATABASE_URL }: Settings): Finding[] {
	if (ADMIN_EMAILS.length > 0 || !DATABASE_URL) return [];
	return [
		finding("Admin")(
			"note",
			"Nobody is named in ADMIN_EMAILS: while the site has no admin, each start prints a code for /setup.",
		),
	];
}

function examineRole({ ROLE, DATABASE_URL, REDIS_URL }: Settings): Finding[] {
	if (ROLE === "all") return [];
	const say = finding("Role");
	const other = ROLE === "web" ? "worker" : "web";
	if (!DATABASE_URL || !REDIS_URL)
		return [say("bad", `ROLE=${ROLE} is one of several processes: they need DATABASE_URL and REDIS_URL.`)];
	return [say("note", `ROLE=${ROLE}: at least one process with ROLE=${other} has to run as well.`)];
}

async function examineRedis({ REDIS_URL, DATABASE_URL }: Settings): Promise<Finding[]> {
	const say = finding("Redis");
	if (!REDIS_URL)
		return DATABASE_URL
			? [say("note", "None: right for one process. Several need it, or they show each other's changes late.")]
			: [];
	try {
		const redis = await connectRedis(REDIS_URL, createLogger({ LOG_LEVEL: "silent" }));
		await redis.ping();
		redis.destroy();
		return [say("good", "It answers.")];
	} catch (error) {
		return [say("bad", words(error))];
	}
}

async function examineMail(settings: Settings): Promise<Finding[]> {
	const say = finding("Mail");
	if (!settings.SMTP_URL)
		return [
			say("note", `No SMTP_URL: nobody else can sign in. Mail is read on this machine at ${mailboxAddress(settings)}`),
		];
	const problem = await checkMailServer(settings.SMTP_URL);
	if (problem !== null) return [say("bad", `No mail can be sent, so nobody can sign in. ${problem}`)];
	const found = [say("good", `The mail server takes our name and password. Mail comes from ${settings.MAIL_FROM}.`)];
	if (/@localhost>?$/.test(settings.MAIL_FROM))
		found.push(say("note", "Other mail servers refuse mail from @localhost: set MAIL_FROM to an address of yours."));
	return found;
}

async function examineModel(settings: Settings): Promise<Finding[]> {
	const { AI_PROVIDER, AI_MODEL = "", AI_DAILY_BUDGET } = settings;
	const say = finding("AI");
	if (AI_PROVIDER === "none") {
		const idle = (["AI_API_KEY", "AI_MODEL", "AI_BASE_URL"] as const).filter((name) => settings[name] !== undefined);
		if (idle.length > 0) return [say("note", `AI_PROVIDER is none, so nothing reads ${idle.join(", ")}.`)];
		return [say("good", "No provider: the assistant answers from the match record by itself.")];
	}
	if (AI_DAILY_BUDGET === 0) return [say("note", "AI_DAILY_BUDGET is 0: the provider is never asked.")];
	const what = `${AI_MODEL} of ${AI_PROVIDER}, ${AI_DAILY_BUDGET.toLocaleString("en-US")} tokens a day.`;
	const key = await tryKey(settings);
	const at = settings.AI_BASE_URL ? ` at ${settings.AI_BASE_URL}` : "";
	switch (key.answer) {
		case "refused":
			return [say("bad", `${AI_PROVIDER} does not take AI_API_KEY. Until it does, the assistant answers by itself.`)];
		case "silent":
			return [say("bad", `${AI_PROVIDER} cannot be reached${at}.`)];
		case "nothing there":
			return [say("bad", `Nothing${at} takes questions for a model: is AI_BASE_URL right, its path too?`)];
		case "unclear":
			return [say("note", `${what} It lists no models (${key.status}), so the key could not be tried: asking costs.`)];
		case "taken":
			if (key.models.includes(AI_MODEL) || key.models.length === 0) {
				const { hasNoTools, noToolsProblem } = await import("../../platform/ai/try-model.ts");
				return (await hasNoTools(settings))
					? [say("bad", noToolsProblem(settings))]
					: [say("good", `${what} It takes our key.`)];
			}
			return [say("note", `${AI_PROVIDER} takes our key, but ${AI_MODEL} is not in its list: is AI_MODEL right?`)];
	}
}

function examineTests({ CHECK_ANSWERS }: Settings): Finding[] {
	if (!CHECK_ANSWERS) return [];
	return [
		finding("Tests")(
			"note",
			"CHECK_ANSWERS is on, which is for tests: fans wait longer, and an odd answer becomes a 500.",
		),
	];
}
