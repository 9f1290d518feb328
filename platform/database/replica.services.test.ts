import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { examine } from "../../server/doctor/doctor.ts";
import { copyPreparedTo } from "../../tests/fixtures/database.ts";
import { freePort, post, type ServerProcess, startServer } from "../../tests/fixtures/process.ts";
import { type Postgres, startPostgres } from "../../tests/fixtures/services.ts";
import { startSeverableLink } from "../../tests/stubs/severable-link.ts";
import { readSettings } from "../env.ts";
import { openMailbox } from "../mail/mailbox.ts";
import { openDatabase } from "./database.ts";
import { openReplica } from "./replica.ts";

// A true standby, behind a link that can be cut: what it copies can be held up.
const dataDir = mkdtempSync(join(tmpdir(), "tm-replica-"));
let primary: Postgres;
let standby: Postgres;
let link: Awaited<ReturnType<typeof startSeverableLink>>;
let site: ServerProcess;

beforeAll(async () => {
	primary = await startPostgres();
	await copyPreparedTo(primary.url);
	standby = await startPostgres({ standbyOf: primary.url });
	link = await startSeverableLink(Number(new URL(standby.url).port));
	const READ_DATABASE_URL = `postgres://fan@127.0.0.1:${link.port}/postgres`;
	site = await startServer({ DATABASE_URL: primary.url, READ_DATABASE_URL, DATA_DIR: dataDir });
}, 300_000);

afterAll(async () => {
	site?.child.kill("SIGTERM");
	await site?.exited;
	link?.close();
	await standby?.stop();
	await primary?.stop();
	rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function ask(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(statement).finally(() => client.end());
}
const rename = (name: string) =>
	ask(primary.url, `update ipl_players set name = '${name}' where slug = 'ms-dhoni-csk'`);
let asked = 0;
/** The name that a page says which is rendered anew: no search is written as the one before, so none was kept. */
async function nameShown(): Promise<string | undefined> {
	asked++;
	const page = await fetch(`${site.url}/players?q=dhoni${"%20".repeat(asked)}`);
	expect(page.status).toBe(200);
	return /MS Dhoni\w*/.exec((await page.text()).replace(/^.*<main/s, ""))?.[0];
}

test("SHELL-9 the record's pages are read from the replica, old as it is; who signs in is written to the database and known at once", async () => {
	await expect.poll(nameShown).toBe("MS Dhoni");
	await ask(standby.url, "select pg_wal_replay_pause()");
	await rename("MS DhoniTwo");
	expect(await nameShown()).toBe("MS Dhoni");
	const email = "replica@example.com";
	await post(site.url, "/api/auth/sign-in", { email });
	const mail = (await openMailbox(dataDir).list()).find(({ to }) => to === email);
	const token = new URL(mail?.links[0] ?? "").searchParams.get("token");
	await post(site.url, "/api/auth/confirm", { token });
	await ask(standby.url, "select pg_wal_replay_resume()");
	await expect.poll(nameShown).toBe("MS DhoniTwo");
});

test("SHELL-9 while the replica is away the database itself is read, and no page fails; afterwards the replica again", async () => {
	await ask(standby.url, "select pg_wal_replay_pause()");
	await rename("MS DhoniThree");
	expect(await nameShown()).toBe("MS DhoniTwo");
	link.sever();
	expect(await nameShown()).toBe("MS DhoniThree");
	link.mend();
	await expect.poll(nameShown).toBe("MS DhoniTwo");
	await ask(standby.url, "select pg_wal_replay_resume()");
	await rename("MS Dhoni");
});

test("SHELL-9 a replica whose machine is gone without a word is waited for once, and then left alone", async () => {
	await ask(standby.url, "select pg_wal_replay_pause()");
	await rename("MS DhoniFour");
	expect(await nameShown()).toBe("MS Dhoni");
	link.hush();
	expect(await nameShown()).toBe("MS DhoniFour");
	link.mend();
	await expect.poll(nameShown).toBe("MS Dhoni");
	await ask(standby.url, "select pg_wal_replay_resume()");
	await rename("MS Dhoni");
});

test("SHELL-9 the doctor tells a standby from a server that copies nothing, and from none", async () => {
	const said = async (READ_DATABASE_URL: string) => {
		const settings = { DATABASE_URL: primary.url, READ_DATABASE_URL, DATA_DIR: dataDir, PORT: "0" };
		const found = (await examine(readSettings(settings), Date.now())).filter(({ what }) => what === "Replica");
		return found.map(({ state, text }) => `${state} ${text}`);
	};
	await expect.poll(() => said(standby.url)).toEqual(["good It copies the database, 0 s behind."]);
	expect(await said(primary.url)).toEqual([expect.stringMatching(/^bad READ_DATABASE_URL copies no other server/)]);
	const nobody = `postgres://fan@127.0.0.1:${await freePort()}/postgres`;
	expect(await said(nobody)).toEqual([expect.stringMatching(/^bad Nothing answers at .* database itself meanwhile/)]);
	expect(await said("")).toEqual([]);
	const alone = () => readSettings({ READ_DATABASE_URL: nobody, DATA_DIR: dataDir });
	expect(alone).toThrow(/DATABASE_URL: READ_DATABASE_URL is a copy of it/);
});

test("SHELL-9 by the replica's handle nothing can be changed, also where somebody names the database itself", async () => {
	const database = await openDatabase({ url: primary.url });
	const away: Error[] = [];
	const replica = openReplica({ url: primary.url, primary: database, onAway: (error) => away.push(error) });
	await expect(replica.db.execute(sql`create table made (id int)`)).rejects.toMatchObject({
		cause: { message: expect.stringContaining("read-only transaction") },
	});
	await expect(replica.db.execute(sql`select nothing`)).rejects.toThrow();
	expect(away).toEqual([]);
	await replica.close();
	await database.close();
});
