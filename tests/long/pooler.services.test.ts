import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../platform/database/database.ts";
import { migrate, projectMigrations, withStartLock } from "../../platform/database/migrate.ts";
import { createJobs, defineJob } from "../../platform/jobs/jobs.ts";
import { createLogger } from "../../platform/logging.ts";
import { placeForSite } from "../fixtures/database.ts";
import { enrolMembers, type Member } from "../fixtures/members.ts";
import { ownSite } from "../fixtures/own-site.ts";
import type { ServerProcess } from "../fixtures/process.ts";
import { type Service, startPooler } from "../fixtures/services.ts";
import { openTestSocket } from "../fixtures/socket.ts";

const AUTH_SECRET = "a secret for poolers, thirty-two bytes";
const SITE_URL = "http://pooled.example";
let pooler: Pick<Service, "url" | "stop">;
// registered before ownSite's hook, so that it runs after that one has ended the processes
afterAll(() => pooler.stop());
const site = ownSite({ REDIS_URL: process.env.REDIS_URL ?? "", SITE_URL, AUTH_SECRET });
const start = () => site.start({ DATABASE_URL: pooler.url });

beforeAll(async () => {
	pooler = await startPooler(site.url());
});

/** A database through the pooler. */
async function pooled(url = pooler.url) {
	const database = await openDatabase({ url });
	onTestFinished(() => database.close());
	return database;
}
/** A connection pool without the pooler. */
async function direct() {
	const database = await site.open();
	onTestFinished(() => database.close());
	return database.pool;
}
const heldLocks = `select count(*)::int as held from pg_locks where locktype = 'advisory'
	and database = (select oid from pg_database where datname = current_database())`;

test("behind a pooler the start lock admits one process at a time, and is released also after a failure", async () => {
	const [one, two, server] = [await pooled(), await pooled(), await direct()];
	const busy = (database: typeof one) => Promise.all(Array.from({ length: 20 }, () => database.pool.query("select 1")));
	let [inside, most] = [0, 0];
	const work = (database: typeof one) => async () => {
		most = Math.max(most, ++inside);
		await busy(database);
		inside--;
	};
	for (let turn = 0; turn < 5; turn++)
		await Promise.all([one, two, one].map(async (database) => withStartLock(database, work(database))));
	await expect(withStartLock(one, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(most).toBe(1);
	expect((await server.query(heldLocks)).rows).toEqual([{ held: 0 }]);
});

test("processes that wait for the start lock do not take all connections of the pooler", async () => {
	const [holder, ...waiting] = await Promise.all(Array.from({ length: 16 }, pooled));
	const order: string[] = [];
	await Promise.all([
		withStartLock(holder as (typeof waiting)[0], async () => {
			await new Promise((resolve) => setTimeout(resolve, 1_500));
			await holder?.pool.query("select 1");
			order.push("holder");
		}),
		...waiting.map(async (database) => {
			await new Promise((resolve) => setTimeout(resolve, 300));
			await withStartLock(database, async () => void order.push("waiting"));
		}),
	]);
	expect(order).toEqual(["holder", ...waiting.map(() => "waiting")]);
});

test("behind a pooler frequent statements work and are not prepared", async () => {
	const { db, pool } = await pooled();
	const sum = async (n: number) => (await db.execute(sql`select ${n}::int + 1 as sum`)).rows[0];
	for (let n = 0; n < 10; n++)
		expect(await Promise.all(Array.from({ length: 20 }, (_, k) => sum(k)))).toEqual(
			Array.from({ length: 20 }, (_, k) => ({ sum: k + 1 })),
		);
	for (let n = 0; n < 20; n++)
		expect((await pool.query("select name from pg_prepared_statements where name like 'often_%'")).rows).toEqual([]);
});

test("behind a pooler two concurrent processes migrate an empty database once", async () => {
	const empty = await placeForSite({ empty: true });
	onTestFinished(empty.remove);
	const { pathname } = new URL(empty.settings.DATABASE_URL ?? "");
	const databases = await Promise.all([0, 1].map(() => pooled(new URL(pathname, pooler.url).href)));
	await Promise.all(databases.map((one) => withStartLock(one, () => migrate(one.pool))));
	const server = await empty.open();
	onTestFinished(() => server.close());
	const { rows } = await server.pool.query(
		"select count(*)::int as count, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations",
	);
	expect(rows).toEqual([{ count: projectMigrations().length, hashes: projectMigrations().length }]);
});

test("behind a pooler two processes that start at once leave no lock, and one starts again", async () => {
	const sites = await Promise.all([start(), start()]);
	const server = await direct();
	await expect.poll(async () => (await server.query(heldLocks)).rows[0].held).toBe(0);
	for (const { child, exited } of sites) {
		child.kill("SIGTERM");
		await exited;
	}
	const again = await start();
	expect((await fetch(`${again.url}/facts`)).status).toBe(200);
	again.child.kill("SIGTERM");
	await again.exited;
});

test("GROUP-4 behind a pooler a message on one process reaches a socket on the other", async () => {
	const sites: ServerProcess[] = await Promise.all([start(), start()]);
	const server = await direct();
	const { group_id, members } = await enrolMembers(server as never, AUTH_SECRET, 2);
	const [writer, reader] = members as [Member, Member];
	const socket = openTestSocket(sites[1]?.url ?? "", { cookie: reader.cookie, origin: SITE_URL });
	onTestFinished(socket.close);
	expect(await socket.outcome).toBe("connected");
	expect(await socket.ask("group:join", { group_id })).toMatchObject({ joined: true });
	const say = (content: string) =>
		fetch(`${sites[0]?.url}/api/groups/${group_id}/messages`, {
			method: "POST",
			headers: { "content-type": "application/json", origin: SITE_URL, cookie: writer.cookie },
			body: JSON.stringify({ client_id: randomUUID(), content }),
		});
	// often enough that statements would be prepared
	const contents = Array.from({ length: 8 }, (_, n) => `message ${n}`);
	for (const content of contents) expect((await say(content)).status).toBe(200);
	await expect
		.poll(() => (socket.heardOf("group:message") as { content: string }[]).map(({ content }) => content))
		.toEqual(contents);
	for (let n = 0; n < 60; n++) {
		const me = await fetch(`${sites[n % 2]?.url}/api/me`, { headers: { cookie: writer.cookie } });
		expect(me.status).toBe(200);
	}
});

test("behind a pooler two processes share a queue and run each job once", async () => {
	const done: string[] = [];
	const greet = defineJob({
		name: "greet",
		payload: z.strictObject({ name: z.string() }),
		retry: { limit: 2, delay_seconds: 1 },
		run: async ({ name }) => void done.push(name),
	});
	const open = async () => {
		const database = await pooled();
		const logger = createLogger({ LOG_LEVEL: "silent" });
		return createJobs({ database, jobs: [greet], context: {}, logger, role: "all" });
	};
	const queues = [await open(), await open()] as const;
	await Promise.all(queues.map((queue) => queue.start()));
	const names = Array.from({ length: 30 }, (_, n) => `fan ${n}`);
	await Promise.all(names.map((name, n) => queues[n % 2 === 0 ? 0 : 1].enqueue(undefined, greet, { name })));
	await expect.poll(() => done.length, { timeout: 30_000 }).toBe(names.length);
	await Promise.all(queues.map((queue) => queue.stop()));
	expect(done.sort()).toEqual(names.sort());
});
