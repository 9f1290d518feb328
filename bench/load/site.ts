import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../platform/database/database.ts";
import { SERVER } from "../../scripts/build/site.ts";
import { endOf, freePort } from "../../tests/fixtures/process.ts";
import { startPostgres, startRedis } from "../../tests/fixtures/services.ts";
import type { Gauge } from "../gauge.ts";
import { processorTime } from "../run.ts";

export type Engine = "embedded" | "postgres";
export type LoadedSite = Awaited<ReturnType<typeof startLoadedSite>>;

export const SECRET = "a secret for a bench, thirty-two bytes or more";
export const ORIGIN = "http://bench.example";
const TOKEN = "a token for the bench's own eyes";
const SERVES_WITHIN_MS = 600_000;

/** Starts the real site in its own process, on the embedded database, or on its own PostgreSQL and Redis. */
export async function startLoadedSite(engine: Engine) {
	const folder = mkdtempSync(join(tmpdir(), "tm-load-"));
	const services = engine === "postgres" ? await Promise.all([startPostgres(), startRedis()]) : [];
	const [postgres, redis] = services;
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const end = async () => {
		for (const service of services) await service.stop();
		rmSync(folder, { recursive: true, force: true });
	};
	let child = await serve().catch(async (error) => {
		await end();
		throw error;
	});
	const database = await openDatabase({ url: postgres?.url, dataDir: folder, besideSite: true });

	async function serve(): Promise<ChildProcess> {
		const started = spawn(process.execPath, ["--expose-gc", "--import", "./bench/gauge.ts", ...SERVER], {
			env: {
				...process.env,
				MALLOC_ARENA_MAX: "2",
				NODE_ENV: "production",
				LOG_LEVEL: "warn",
				NEWS_FEEDS: "none",
				PORT: String(port),
				DATA_DIR: folder,
				DATABASE_URL: postgres?.url ?? "",
				REDIS_URL: redis?.url ?? "",
				AUTH_SECRET: SECRET,
				SITE_URL: ORIGIN,
				METRICS_TOKEN: TOKEN,
				// each fan has an address of its own
				TRUST_PROXY: "on",
			},
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		for (let waited = 0; waited < SERVES_WITHIN_MS; waited += 100) {
			const end = endOf(started);
			if (end !== null) throw new Error(`the site stopped (${end})`);
			if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return started;
			await sleep(100);
		}
		started.kill("SIGKILL");
		throw new Error("the site does not start");
	}

	async function ended(): Promise<void> {
		if (endOf(child) !== null) return;
		const exited = once(child, "exit");
		child.kill("SIGTERM");
		await exited;
	}

	return {
		engine,
		url,
		database,
		/** Restarts the process as a deployment does. */
		async restart(): Promise<void> {
			await ended();
			child = await serve();
		},
		/** The process's processor time in ms. */
		processorTime: (): number => processorTime(child.pid ?? 0),
		/** Memory after garbage collection, and processor time. */
		async gauge(): Promise<Gauge> {
			child.send("measure");
			const [message] = await once(child, "message");
			return message;
		},
		/** Open files and connections; null if the system does not say. */
		descriptors(): number | null {
			try {
				return readdirSync(`/proc/${child.pid}/fd`).length;
			} catch {
				return null;
			}
		},
		/** A metric, summed over its labels. */
		async figure(name: string): Promise<number> {
			const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
			if (!response.ok) throw new Error(`/metrics answered ${response.status}`);
			const lines = (await response.text()).split("\n").filter((line) => line.match(/^[a-z_]+/)?.[0] === name);
			return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
		},
		async stop(): Promise<void> {
			await database.close();
			await ended();
			await end();
		},
	};
}
