import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLOSED } from "../../platform/sockets/messages.ts";
import { holdTable } from "../fixtures/lock.ts";
import { ownSite } from "../fixtures/own-site.ts";
import type { ServerProcess } from "../fixtures/process.ts";
import { socketTo } from "../fixtures/socket.ts";

const METRICS_TOKEN = "a token for whoever watches";
const site = ownSite({
	REDIS_URL: process.env.REDIS_URL ?? "",
	AUTH_SECRET: "a secret for tests, thirty-two bytes",
	// the address distinguishes sites on one Redis
	SITE_URL: "http://stopping.example",
	METRICS_TOKEN,
	STOP_DELAY: "2",
});
let database: pg.Client;
let queue: PgBoss;

const start = (ROLE: "web" | "worker", more: Record<string, string> = {}) => site.start({ ROLE, ...more });
const ask = (site: ServerProcess, path: string, headers = {}) => fetch(site.url + path, { headers });
const stateOf = async (id: string | null) =>
	(await database.query("select state from pgboss.job where id = $1", [id])).rows[0]?.state;
const statesOf = async (queued: string) =>
	(await database.query("select distinct state::text from pgboss.job where name = $1", [queued])).rows.map(
		({ state }) => state,
	);
/** Queues a job that waits for the table share_clicks. */
const queueWaitingJob = () => queue.send("forget", {});

let web: ServerProcess;
let worker: ServerProcess;
beforeAll(async () => {
	database = new pg.Client({ connectionString: site.url() });
	queue = new PgBoss({ connectionString: site.url(), supervise: false, schedule: false, migrate: false });
	await database.connect();
	web = await start("web");
	queue.on("error", () => undefined);
	await queue.start();
});

afterAll(async () => {
	await queue.stop({ graceful: false });
	await database.end();
});

test("SHELL-9 a web process serves pages and queues jobs; a worker runs them and serves only its state", async () => {
	expect((await ask(web, "/")).status).toBe(200);
	expect(await statesOf("fetch-news")).toEqual(["created"]);
	worker = await start("worker");
	await expect.poll(() => statesOf("fetch-news"), { timeout: 30_000 }).toEqual(["completed"]);

	const authorization = `Bearer ${METRICS_TOKEN}`;
	for (const path of ["/healthz", "/readyz"]) expect((await ask(worker, path)).status, path).toBe(200);
	expect(await (await ask(worker, "/metrics", { authorization })).text()).toContain('jobs{queue="fetch-news"');
	const metrics = await (await ask(web, "/metrics", { authorization })).text();
	expect(metrics).not.toContain("jobs{");
	expect(metrics).toContain("redis_up 1");
	expect(metrics).toMatch(/database_query_duration_seconds_count [1-9]/);
	expect(metrics).toContain("nodejs_eventloop_lag_p99_seconds");
	for (const path of ["/", "/facts", "/api/me", "/api/docs", "/assets/x.js", "/dev/mailbox"]) {
		const refused = await ask(worker, path);
		expect(refused.status, path).toBe(404);
		expect(refused.headers.get("content-type"), path).toBe("application/problem+json");
	}
	expect(await socketTo(worker.url).outcome).toContain("403");
});

test("SHELL-9 on a stop signal a web process fails /readyz, answers open requests, closes sockets with a wait, and exits with 0", async () => {
	const held = await holdTable(site.url(), "player_groups");
	const underWay = Promise.all(Array.from({ length: 5 }, () => ask(web, "/api/groups")));
	await held.waiting(5);
	const socket = socketTo(web.url);
	expect(await socket.outcome).toBe("connected");

	web.child.kill("SIGTERM");
	await expect.poll(async () => (await ask(web, "/readyz")).status).toBe(503);
	const late = await ask(web, "/");
	expect(late.status).toBe(200);
	expect(late.headers.get("connection")).toBe("close");
	// the page reconnects after the wait, which differs by socket
	expect(await socket.closed).toEqual({ code: CLOSED.restart, reason: { retry_after_s: expect.any(Number) } });
	await expect.poll(() => ask(web, "/healthz").catch(() => "refused")).toBe("refused");
	await held.release();
	for (const answer of await underWay) {
		expect(answer.status).toBe(200);
		expect(await answer.json()).toBeTruthy();
	}
	expect(await web.exited).toBe(0);
});

test("SHELL-9 on a stop signal a worker finishes its job, or returns it to the queue when that takes too long", async () => {
	let held = await holdTable(site.url(), "share_clicks");
	const short = await queueWaitingJob();
	await held.waiting(1);
	worker.child.kill("SIGTERM");
	await expect.poll(async () => (await ask(worker, "/readyz")).status).toBe(503);
	await held.release();
	expect(await worker.exited).toBe(0);
	expect(await stateOf(short)).toBe("completed");

	worker = await start("worker", { STOP_DELAY: "0" });
	held = await holdTable(site.url(), "share_clicks");
	const long = await queueWaitingJob();
	await held.waiting(1);
	worker.child.kill("SIGTERM");
	await expect.poll(() => stateOf(long), { timeout: 30_000 }).toBe("retry");
	await held.release();
	expect(await worker.exited).toBe(0);
});

test("SHELL-9 a second stop signal ends a process at once, with open requests", async () => {
	const stubborn = await start("web", { STOP_DELAY: "0" });
	const held = await holdTable(site.url(), "player_groups");
	const cut = ask(stubborn, "/api/groups").catch(() => "cut");
	await held.waiting(1);
	stubborn.child.kill("SIGTERM");
	await expect.poll(() => ask(stubborn, "/healthz").catch(() => "refused")).toBe("refused");
	// an earlier one counts as the same signal
	await wait(1_000);
	stubborn.child.kill("SIGTERM");
	expect(await stubborn.exited).toBe(1);
	expect(await cut).toBe("cut");
	await held.release();
});
