import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { adminGrants } from "../../db/schema/admin.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { SERVER } from "../../scripts/build/site.ts";
import { mailboxAddress } from "../../server/pages/mailbox.ts";
import { signInDirectly, type Who } from "../fixtures/fans.ts";
import { preparedFolder } from "../fixtures/prepared.ts";
import { freePort, untilReady } from "../fixtures/process.ts";

export const AUTH_SECRET = "a secret for browser tests, thirty-two bytes";

const { pathname, search } = new URL(mailboxAddress({ PORT: 0, AUTH_SECRET }, "mailbox.json"));
/** The path of the local mailbox as JSON, with its key. */
export const MAILBOX = pathname + search;

export type WorkerSite = Awaited<ReturnType<typeof startWorkerSite>>;
export type SignedInFan = Awaited<ReturnType<WorkerSite["signIn"]>>;

/**
 * Starts the built site in a process of its own, on a copy of the prepared data. Its admin is admin@example.com.
 * `more`: further environment variables; undefined removes one. `host`: the name by which browsers reach the site.
 */
export async function startWorkerSite(more: Record<string, string | undefined> = {}, host = "localhost") {
	const folder = mkdtempSync(join(tmpdir(), "tm-e2e-"));
	const dataDir = join(folder, "var");
	cpSync(await preparedFolder(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
	const port = await freePort();
	const here = `http://localhost:${port}`;
	const url = `http://${host}:${port}`;
	const child = spawn(process.execPath, SERVER, {
		env: {
			...process.env,
			PORT: String(port),
			DATA_DIR: dataDir,
			DATABASE_URL: "",
			REDIS_URL: "",
			AUTH_SECRET,
			...(host === "localhost" ? {} : { SITE_URL: url }),
			ADMIN_EMAILS: "admin@example.com",
			// a test cannot know today's headlines
			NEWS_FEEDS: "none",
			SERPER_API_KEY: "",
			// no request may be refused because the machine is busy
			SHEDDING: "off",
			CHECK_ANSWERS: "on",
			LOG_LEVEL: "warn",
			...more,
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	let printed = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		printed += text;
	});
	const ended = once(child, "exit");
	await untilReady(here, child);
	const database = await openDatabase({ dataDir, besideSite: true });
	const { db } = database;

	/** Signs the browser of a page in, as a new fan unless an address is given. */
	async function signIn(page: Page, who: Partial<Who> = {}) {
		const { email = `fan-${randomUUID()}@example.com` } = who;
		const user_agent = await page.evaluate(() => navigator.userAgent);
		const { id, cookie } = await signInDirectly(db, { AUTH_SECRET, SITE_URL: url }, { ...who, email, user_agent });
		const [name, value] = cookie;
		await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
		return {
			id,
			email,
			/** sends a request to the API with the cookies and the origin of this browser */
			send: (method: "post" | "put" | "patch", path: string, data: unknown) =>
				page.request[method](path, { data, headers: { origin: url } }),
		};
	}

	return {
		url,
		/** the address of the local mailbox as JSON */
		mailbox: here + MAILBOX,
		/** all that the process has written to stdout */
		printed: () => printed,
		dataDir,
		database,
		signIn,
		/** signs the browser of a page in as a fan with a grant in `admin_grants`, not one named in ADMIN_EMAILS */
		async signInAsAdmin(page: Page) {
			const fan = await signIn(page);
			await db.insert(adminGrants).values({ user_id: fan.id });
			return fan;
		},
		async close() {
			await database.close();
			child.kill("SIGTERM");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
