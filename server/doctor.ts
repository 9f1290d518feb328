import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { seenMigrations } from "../platform/database/backup/tables.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { projectMigrations } from "../platform/database/migrate.ts";
import type { Settings } from "../platform/env.ts";
import { readNotices } from "../platform/limit-notices.ts";
import { createLogger } from "../platform/logging.ts";
import { checkMailServer } from "../platform/mail/mailer.ts";
import { plainWords } from "../platform/plain-errors.ts";
import { connectRedis } from "../platform/redis.ts";
import { tryKey } from "./doctor-model.ts";
import { whoListens } from "./doctor-port.ts";
import { askReplica } from "./doctor-replica.ts";

/** `good`: as it should be; `note`: works, and the owner should know; `bad`: has to be mended. */
export type Finding = { state: "good" | "note" | "bad"; what: string; text: string };

const OLDEST_POSTGRES = 150_000;
const LITTLE_SPACE = 500 << 20;
const TOO_LITTLE_SPACE = 100 << 20;
const OLD_SNAPSHOT_MS = 30 * 60_000;

/**
 * Looks at everything a site leans on, as the settings name it, and says in plain words what is there and what is not. Writes nothing, and
 * works beside a running site. `now`: milliseconds since 1970.
 */
export async function examine(settings: Settings, now: number): Promise<Finding[]> {
	return [
		...examineAddress(settings),
		...(await examinePort(settings)),
		...examineRole(settings),
		...(await examineDatabase(settings)),
		...(await examineReplica(settings)),
		...(await examineRedis(settings)),
		...examineAdmins(settings),
		await examineMail(settings),
		await examineModel(settings),
		await examineDisk(settings),
		...examineSnapshots(settings, now),
	];
}

const finding =
	(what: string) =>
	(state: Finding["state"], text: string): Finding => ({ state, what, text });
const words = (error: unknown) => plainWords(error) ?? (error instanceof Error ? error.message : String(error));

function examineAddress({ SITE_URL, TRUST_PROXY, HOST }: Settings): Finding[] {
	const say = finding("Address");
	const { protocol, hostname } = new URL(SITE_URL);
	if (hostname === "localhost")
		return [say("note", `${SITE_URL}: for this machine alone. Set SITE_URL to the address that fans will use.`)];
	const found = [say("good", `Fans reach the site at ${SITE_URL}; it listens on ${HOST}.`)];
	if (protocol === "http:") found.push(say("bad", "Without https anybody on the way can read sign-ins."));
	else if (!TRUST_PROXY)
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
	switch (await whoListens(settings)) {
		case "nobody":
			return [];
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

/** Who may open the desk. On the embedded database the first account may, so nothing has to be set. */
function examineAdmins({ ADMIN_EMAILS, DATABASE_URL }: Settings): Finding[] {
	if (ADMIN_EMAILS.length > 0 || !DATABASE_URL) return [];
	return [
		finding("Admin")("note", "Nobody is named in ADMIN_EMAILS: on PostgreSQL the first account is not the admin's."),
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

async function examineDatabase(settings: Settings): Promise<Finding[]> {
	const say = finding("Database");
	let database: Database;
	try {
		const { DATABASE_URL: url, DATA_DIR: dataDir } = settings;
		if (!url && !existsSync(join(dataDir, "pglite")))
			return [say("note", `Nothing in ${dataDir} yet: the first start makes the database there.`)];
		database = await openDatabase({ url, dataDir, besideSite: true });
	} catch (error) {
		return [say("bad", `It cannot be opened. ${words(error)}`)];
	}
	try {
		const { rows } = await database.db.execute<{ number: number; name: string }>(
			sql`select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
		);
		const { number = 0, name = "" } = rows[0] ?? {};
		const found =
			number < OLDEST_POSTGRES
				? [say("bad", `PostgreSQL ${name} is too old: 15 or newer is needed.`)]
				: [
						say(
							"good",
							database.engine === "postgres" ? `PostgreSQL ${name} answers.` : "The embedded database opens.",
						),
					];
		const [seen, known] = [await seenMigrations(database.db), projectMigrations()];
		if (seen.length > known.length)
			found.push(
				say(
					"bad",
					"It was used by a newer version of this project: start that one, or restore a backup into a new database.",
				),
			);
		else if (seen.length < known.length)
			found.push(say("note", `${known.length - seen.length} changes of the schema are made at the next start.`));
		else found.push(await examineRecord(database), ...(await examineLimits(database)));
		return found;
	} catch (error) {
		return [say("bad", `It does not answer. ${words(error)}`)];
	} finally {
		await database.close();
	}
}

async function examineRecord({ db }: Database): Promise<Finding> {
	const say = finding("Match record");
	const { rows } = await db.execute<{ matches: number; last: string | null }>(
		sql`select count(*)::int as matches, max(date)::text as last from matches`,
	);
	const { matches = 0, last = null } = rows[0] ?? {};
	return matches === 0
		? say("note", "Empty: the next start imports it.")
		: say("good", `${matches.toLocaleString("en-US")} matches, the last of ${last}.`);
}

/** Limits of the whole site that held in the last 24 hours. */
async function examineLimits({ db }: Database): Promise<Finding[]> {
	const minute = (at: string) => `${at.slice(0, 16).replace("T", " ")} UTC`;
	return (await readNotices(db)).map(({ text, at }) => finding("Limits")("note", `${minute(at)}: ${text}`));
}

async function examineReplica({ READ_DATABASE_URL: url }: Settings): Promise<Finding[]> {
	if (!url) return [];
	const say = finding("Replica");
	try {
		const state = await askReplica(url);
		if (!state.copies)
			return [say("bad", "READ_DATABASE_URL copies no other server: pages would show what nobody brings up to date.")];
		const { behind_seconds, late } = state;
		return late
			? [say("bad", `It is ${behind_seconds ?? "an unknown number of"} seconds behind: the record's pages are as old.`)]
			: [say("good", `It copies the database, ${behind_seconds} s behind.`)];
	} catch (error) {
		return [say("bad", `${words(error)} The record's pages are read from the database itself meanwhile.`)];
	}
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

async function examineMail(settings: Settings): Promise<Finding> {
	const say = finding("Mail");
	if (!settings.SMTP_URL)
		return say("note", "No SMTP_URL: mail stays at /dev/mailbox, for this machine alone, and nobody else can sign in.");
	const trouble = await checkMailServer(settings.SMTP_URL);
	return trouble === null
		? say("good", `The mail server takes our name and password. Mail comes from ${settings.MAIL_FROM}.`)
		: say("bad", `No mail can be sent, so nobody can sign in. ${trouble}`);
}

async function examineModel(settings: Settings): Promise<Finding> {
	const { AI_PROVIDER, AI_MODEL = "", AI_DAILY_BUDGET } = settings;
	const say = finding("AI");
	if (AI_PROVIDER === "none") return say("good", "No provider: the assistant answers from the match record by itself.");
	if (AI_DAILY_BUDGET === 0) return say("note", "AI_DAILY_BUDGET is 0: the provider is never asked.");
	const what = `${AI_MODEL} of ${AI_PROVIDER}, ${AI_DAILY_BUDGET.toLocaleString("en-US")} tokens a day.`;
	const tried = await tryKey(settings);
	switch (tried.answer) {
		case "refused":
			return say("bad", `${AI_PROVIDER} does not take AI_API_KEY. Until it does, the assistant answers by itself.`);
		case "silent":
			return say(
				"bad",
				`${AI_PROVIDER} cannot be reached${settings.AI_BASE_URL ? ` at ${settings.AI_BASE_URL}` : ""}.`,
			);
		case "unclear":
			return say("note", `${what} It lists no models (${tried.status}), so the key could not be tried: asking costs.`);
		case "taken":
			return tried.models.includes(AI_MODEL) || tried.models.length === 0
				? say("good", `${what} It takes our key.`)
				: say("note", `${AI_PROVIDER} takes our key, but ${AI_MODEL} is not in its list: is AI_MODEL right?`);
	}
}

async function examineDisk({ DATA_DIR }: Settings): Promise<Finding> {
	const say = finding("Disk");
	try {
		await mkdir(DATA_DIR, { recursive: true });
		const { bavail, bsize } = await statfs(DATA_DIR);
		const free = bavail * bsize;
		const text = `${Math.floor(free / (1 << 20)).toLocaleString("en-US")} MB free for ${DATA_DIR}.`;
		if (free >= LITTLE_SPACE) return say("good", text);
		return say(
			free < TOO_LITTLE_SPACE ? "bad" : "note",
			`${text} On a full disk nothing new can be kept: make room, or move the folder and set DATA_DIR.`,
		);
	} catch (error) {
		return say("bad", `${DATA_DIR} cannot be used. ${words(error)}`);
	}
}

/** The embedded database alone writes snapshots. */
function examineSnapshots({ DATABASE_URL, DATA_DIR }: Settings, now: number): Finding[] {
	const folder = join(DATA_DIR, "snapshots");
	if (DATABASE_URL || !existsSync(folder)) return [];
	const say = finding("Snapshots");
	const whole = readdirSync(folder).filter((name) => name.endsWith(".tar"));
	const newest = Math.max(0, ...whole.map((name) => statSync(join(folder, name)).mtimeMs));
	if (newest === 0) return [say("note", "None yet: the first is written ten minutes after a start.")];
	const minutes = Math.round((now - newest) / 60_000);
	const text = `The newest is ${minutes.toLocaleString("en-US")} minutes old. A backup elsewhere: npm run backup.`;
	return [say(now - newest > OLD_SNAPSHOT_MS ? "note" : "good", text)];
}
