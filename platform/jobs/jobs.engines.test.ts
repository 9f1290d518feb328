import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { openTestDatabase } from "../../tests/fixtures/database.ts";
import { untilEnd } from "../../tests/fixtures/until-end.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { createLogger } from "../logging.ts";
import { createJobs, defineJob } from "./jobs.ts";

const logger = createLogger({ LOG_LEVEL: "silent" });
type Done = { done: string[] };

const greet = defineJob({
	name: "greet",
	payload: z.strictObject({ name: z.string().min(1) }),
	retry: { limit: 2, delay_seconds: 1 },
	async run({ name }, { done }: Done) {
		done.push(name);
	},
});

const database = await untilEnd(openTestDatabase());

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const stop of stops.splice(0).reverse()) await stop();
	await database.pool.query("drop schema if exists pgboss cascade");
});

type Options = Partial<Parameters<typeof createJobs<Done>>[0]>;
async function startJobs(options: Options = {}) {
	const context: Done = { done: [] };
	const queue = createJobs({ database, jobs: [greet], context, logger, role: "all", polls, ...options });
	await queue.start();
	stops.push(queue.stop);
	return { ...queue, done: context.done };
}
async function jobRow(id: string | null) {
	const { rows } = await database.pool.query("select state, retry_count, output from pgboss.job where id = $1", [id]);
	return rows[0];
}
/** Makes jobs that wait for a retry due. Returns how many seconds they had to wait. */
async function hasten(): Promise<number[]> {
	const { rows } = await database.pool.query(`with waiting as (
			select id, extract(epoch from start_after - now())::float as seconds from pgboss.job where state = 'retry' and start_after > now()
		) update pgboss.job set start_after = now() from waiting where job.id = waiting.id returning waiting.seconds`);
	return rows.map(({ seconds }) => seconds);
}
const waits = { timeout: 60_000, interval: 50 };
const polls = { jobs: 0.5, scheduled_jobs: 0.5, schedules: 1 };

describe("a job", () => {
	test("runs with its payload and completes", async () => {
		const jobs = await startJobs();
		const id = await jobs.enqueue(undefined, greet, { name: "Kohli" });
		await expect.poll(() => jobs.done, waits).toEqual(["Kohli"]);
		await expect.poll(async () => (await jobRow(id)).state, waits).toBe("completed");
	});

	test("is not queued with an invalid payload", async () => {
		const jobs = await startJobs();
		await expect(jobs.enqueue(undefined, greet, { name: "" })).rejects.toThrow(/name/);
		await expect(jobs.enqueue(undefined, greet, { name: "x", points: 9 } as never)).rejects.toThrow(/points/);
		const { rows } = await database.pool.query("select count(*)::int as count from pgboss.job where name = 'greet'");
		expect(rows[0].count).toBe(0);
	});

	test("with an outdated payload fails for good and does not run", async () => {
		const jobs = await startJobs();
		const id = await jobs.enqueue(
			undefined,
			defineJob({ ...greet, payload: z.object({ old: z.number() }), run: async () => undefined }),
			{
				old: 1,
			},
		);
		await expect.poll(async () => (await jobRow(id)).state, waits).toBe("failed");
		expect(await jobRow(id)).toMatchObject({ retry_count: 0, output: { message: "wrong payload" } });
		expect(jobs.done).toEqual([]);
	});

	test("that fails is retried with a growing delay until its limit", async () => {
		let tries = 0;
		const fragile = defineJob({
			name: "fragile",
			payload: z.object({}),
			retry: { limit: 3, delay_seconds: 60 },
			async run() {
				tries++;
				throw new Error("the feed at 10.0.0.7 is down");
			},
		});
		const jobs = await startJobs({ jobs: [fragile] });
		const id = await jobs.enqueue(undefined, fragile, {});
		const delays: number[] = [];
		const state = async () => {
			delays.push(...(await hasten()));
			return (await jobRow(id)).state;
		};
		await expect.poll(state, waits).toBe("failed");
		expect(tries).toBe(4);
		// each delay is 60 s to 120 s, doubled with each try
		const [first = 0, , third = 0] = delays;
		expect(third).toBeGreaterThan(first);
		expect(delays).toHaveLength(3);
		expect((await jobRow(id)).output).toEqual({ message: "Error" });
		const { rows } = await database.pool.query(
			"select retry_backoff, retry_delay from pgboss.queue where name = 'fragile'",
		);
		expect(rows[0]).toEqual({ retry_backoff: true, retry_delay: 60 });
	});

	test("that fails once succeeds at the retry", async () => {
		const seen = new Set<string>();
		const done: string[] = [];
		const onceWrong = defineJob({
			name: "once-wrong",
			payload: z.object({ name: z.string() }),
			retry: { limit: 1, delay_seconds: 0 },
			async run({ name }) {
				const first = !seen.has(name);
				seen.add(name);
				if (first && name === "unlucky") throw new Error("not yet");
				done.push(name);
			},
		});
		const jobs = await startJobs({ jobs: [onceWrong] });
		await jobs.enqueue(undefined, onceWrong, { name: "unlucky" });
		await jobs.enqueue(undefined, onceWrong, { name: "lucky" });
		const both = async () => {
			await hasten();
			return [...done].sort();
		};
		await expect.poll(both, waits).toEqual(["lucky", "unlucky"]);
	});

	test("whose process died is run by another", async () => {
		const web = await startJobs({ role: "web" });
		const id = await web.enqueue(undefined, greet, { name: "Dhoni" });
		const dying = new PgBoss({
			db: { executeSql: (text, values) => database.pool.query(text, values) },
			supervise: false,
		});
		dying.on("error", () => undefined);
		await dying.start();
		expect((await dying.fetch("greet")).map((job) => job.id)).toEqual([id]);
		await database.pool.query("update pgboss.job set heartbeat_on = now() - interval '1 minute' where id = $1", [id]);
		await dying.supervise("greet");
		expect(await hasten()).toHaveLength(1);
		await dying.stop({ graceful: false, close: false });
		const jobs = await startJobs();
		await expect.poll(() => jobs.done, waits).toEqual(["Dhoni"]);
	});
});

describe("queueing within a transaction", () => {
	test("takes effect at the commit", async () => {
		const jobs = await startJobs({ role: "web" });
		const committed = await database.db.transaction(async (tx) => {
			await tx.execute(sql`select 1`);
			return jobs.enqueue(tx, greet, { name: "in" });
		});
		const rolledBack = database.db.transaction(async (tx) => {
			await jobs.enqueue(tx, greet, { name: "out" });
			throw new Error("changed my mind");
		});
		await expect(rolledBack).rejects.toThrow("changed my mind");
		const { rows } = await database.pool.query("select id, data from pgboss.job where name = 'greet'");
		expect(rows).toEqual([{ id: committed, data: { name: "in" } }]);
	});

	test("works as the first action of a process", async () => {
		const jobs = await startJobs();
		await database.db.transaction((tx) => jobs.enqueue(tx, greet, { name: "first" }));
		await expect.poll(() => jobs.done, waits).toEqual(["first"]);
	});

	test("queues one of two with the same key, and the transaction goes on", async () => {
		const jobs = await startJobs({ role: "web" });
		const key = { singletonKey: "board:7" };
		const ids = await database.db.transaction(async (tx) => [
			await jobs.enqueue(tx, greet, { name: "a" }, key),
			await jobs.enqueue(tx, greet, { name: "b" }, key),
			await jobs.enqueue(tx, greet, { name: "c" }, { singletonKey: "board:8" }),
			await jobs.enqueue(tx, greet, { name: "d" }),
			await jobs.enqueue(tx, greet, { name: "e" }),
		]);
		expect(ids.map((id) => id !== null)).toEqual([true, false, true, true, true]);
		const { rows } = await database.pool.query(
			"select data->>'name' as name from pgboss.job where name = 'greet' order by 1",
		);
		expect(rows.map(({ name }) => name)).toEqual(["a", "c", "d", "e"]);
	});
});

describe("the queue", () => {
	test("drains a backlog", async () => {
		const web = await startJobs({ role: "web" });
		const names = Array.from({ length: 30 }, () => randomUUID()).sort();
		for (const name of names) await web.enqueue(undefined, greet, { name });
		expect(web.done).toEqual([]);
		const worker = await startJobs({ role: "worker" });
		await expect.poll(() => [...worker.done].sort(), waits).toEqual(names);
		expect(web.done).toEqual([]);
	});

	test("waits for a running job before it stops", async () => {
		const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
		const { promise: end, resolve: release } = Promise.withResolvers<void>();
		let finished = false;
		const slow = defineJob({
			name: "slow",
			payload: z.object({}),
			retry: { limit: 0, delay_seconds: 0 },
			async run() {
				begin();
				await end;
				finished = true;
			},
		});
		const queue = createJobs({ database, jobs: [slow], context: {}, logger, role: "all", polls });
		await queue.start();
		const id = await queue.enqueue(undefined, slow, {});
		await begun;
		const stopped = queue.stop();
		release();
		await stopped;
		expect(finished).toBe(true);
		expect((await jobRow(id)).state).toBe("completed");
	});

	test("updates a job's settings, and drops a removed schedule", async () => {
		const nightly = defineJob({
			...greet,
			payload: z.object({}),
			schedule: { cron: "30 4 * * *", tz: "Asia/Kolkata" },
			run: async () => undefined,
		});
		await (await startJobs({ jobs: [nightly] })).stop();
		const schedules = async () => (await database.pool.query("select name, cron, timezone from pgboss.schedule")).rows;
		expect(await schedules()).toEqual([{ name: "greet", cron: "30 4 * * *", timezone: "Asia/Kolkata" }]);
		await startJobs({ jobs: [{ ...greet, retry: { limit: 7, delay_seconds: 9 } }] });
		expect(await schedules()).toEqual([]);
		const { rows } = await database.pool.query(
			"select retry_limit, retry_delay from pgboss.queue where name = 'greet'",
		);
		expect(rows[0]).toEqual({ retry_limit: 7, retry_delay: 9 });
	});

	test("runs once a schedule that was due while no process ran", async () => {
		const runs: number[] = [];
		const weekly = defineJob({
			name: "weekly",
			payload: z.object({}),
			retry: { limit: 0, delay_seconds: 0 },
			schedule: { cron: "0 9 * * 1", tz: "Asia/Kolkata" },
			run: async () => void runs.push(Date.now()),
		});
		await (await startJobs({ jobs: [weekly] })).stop();
		await database.pool.query("update pgboss.version set cron_on = now() - interval '15 days'");
		await database.pool.query("update pgboss.schedule set created_on = now() - interval '30 days'");
		await startJobs({ jobs: [weekly] });
		await expect.poll(() => runs.length, waits).toBe(1);
	});

	test("a scheduled job must accept an empty payload", () => {
		expect(() => defineJob({ ...greet, schedule: { cron: "* * * * *", tz: "UTC" } })).toThrow(/greet/);
	});

	test("gives each job to one of two processes", async () => {
		const other = await asAnotherProcess();
		const [one, two] = await Promise.all([startJobs(), startJobs({ database: other })]);
		const names = Array.from({ length: 60 }, () => randomUUID()).sort();
		await Promise.all(names.map((name) => one.enqueue(undefined, greet, { name })));
		await expect.poll(() => one.done.length + two.done.length, waits).toBe(60);
		expect([...one.done, ...two.done].sort()).toEqual(names);
	});
});

/** Another pool on the same database. The embedded engine has only one, which then has two queues. */
async function asAnotherProcess(): Promise<Database> {
	if (database.engine === "embedded") return database;
	const { rows } = await database.pool.query("select current_database() as name");
	const url = new URL(process.env.DATABASE_URL ?? "");
	url.pathname = `/${rows[0].name}`;
	const other = await openDatabase({ url: url.href });
	stops.push(() => other.close());
	return other;
}
