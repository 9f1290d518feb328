import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { welcomeFan } from "../../app/features/auth/fans.server.ts";
import { adminGrants } from "../../db/schema/admin.ts";
import { profiles, sessions, users } from "../../db/schema/auth.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { BUILT_SITE } from "../../scripts/build-site.ts";
import { sessionCookie } from "../fixtures/members.ts";
import { preparedFolder } from "../fixtures/prepared.ts";
import { freePort, untilReady } from "../fixtures/process.ts";

const DAY_MS = 86_400_000;
const AUTH_SECRET = "a secret for browser tests, thirty-two bytes";

export type WorkerSite = Awaited<ReturnType<typeof startWorkerSite>>;
export type Who = { email?: string; name?: string; joined_days_ago?: number };
export type SignedInFan = Awaited<ReturnType<WorkerSite["signIn"]>>;

/** The built site in a process of its own, on a copy of the prepared data. Nobody is an admin of it but admin@example.com. */
export async function startWorkerSite() {
	const folder = mkdtempSync(join(tmpdir(), "tm-e2e-"));
	const dataDir = join(folder, "var");
	cpSync(await preparedFolder(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const child = spawn(process.execPath, [BUILT_SITE], {
		env: {
			...process.env,
			PORT: String(port),
			DATA_DIR: dataDir,
			DATABASE_URL: "",
			REDIS_URL: "",
			AUTH_SECRET,
			ADMIN_EMAILS: "admin@example.com",
			// what others write today is not what a test can know
			NEWS_FEEDS: "none",
			SERPER_API_KEY: "",
			// how busy the machine is decides no test
			SHEDDING: "off",
			CHECK_ANSWERS: "on",
			LOG_LEVEL: "warn",
		},
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = once(child, "exit");
	await untilReady(url, child);
	const database = await openDatabase({ dataDir, besideSite: true });
	const { db } = database;

	/**
	 * Signs the browser of a page in: an account as a first sign-in makes it, a session, its cookie. A fan of the caller's own
	 * unless an address is given.
	 */
	async function signIn(
		page: Page,
		{ email = `fan-${randomUUID()}@example.com`, name, joined_days_ago = 0 }: Who = {},
	) {
		const userAgent = await page.evaluate(() => navigator.userAgent);
		const token = randomUUID();
		const createdAt = new Date(Date.now() - joined_days_ago * DAY_MS);
		await db
			.insert(users)
			.values({ id: randomUUID(), name: "", email, emailVerified: true, createdAt })
			.onConflictDoNothing();
		const [fan] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email));
		if (!fan) throw new Error(`${email} has no account`);
		const { id } = fan;
		await welcomeFan(db, fan, async (tx) => {
			if (name) await tx.update(profiles).set({ full_name: name }).where(eq(profiles.id, id));
		});
		const expiresAt = new Date(Date.now() + DAY_MS);
		await db.insert(sessions).values({ id: randomUUID(), userId: id, token, userAgent, expiresAt });
		const [cookie = "", value = ""] = sessionCookie(AUTH_SECRET, token).split(/=(.*)/s);
		await page.context().addCookies([{ name: cookie, value, url, httpOnly: true, sameSite: "Lax" }]);
		return {
			...fan,
			/** Sends something to the API as a page of the site in this browser would. */
			send: (method: "post" | "put" | "patch", path: string, data: unknown) =>
				page.request[method](path, { data, headers: { origin: url } }),
		};
	}

	return {
		url,
		dataDir,
		database,
		signIn,
		/** Signs the browser of a page in as a fan whom another admin made one. */
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
