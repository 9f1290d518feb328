import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { seedSheets } from "../db/seed/sheets.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { readSettings } from "../platform/env.ts";
import { keepRecord } from "../record/file/keep.ts";
import { openMatchRecord } from "../record/record.ts";
import { createPages } from "../server/pages.ts";
import { prepareDatabase } from "../server/prepare.ts";
import { createSite } from "../server/site.ts";
import { multiplyRecord } from "./many-seasons.ts";

// `npm run bench:record`: what the pages of the record ask of PostgreSQL (DATABASE_URL), as a ratio to a read by primary
// key in the same run, with 10 clients; and again with the record twenty times its size. The statements are those that the
// loaders send, caught from the site's own pool with the page cache passed by.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const CLIENTS = 10;
const TIMES = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const PAGES = [
	"/players",
	"/players?q=kholi",
	"/players/virat-kohli-rcb",
	"/players/compare?players=virat-kohli-rcb,rohit-sharma-mi",
	"/teams",
	"/teams/csk",
	"/matches",
	"/matches/981019",
	"/seasons",
	"/seasons/2016",
	"/statistics",
	"/statistics/runs",
	"/statistics/strike-rate",
	"/statistics/economy",
	"/statistics/average",
	"/statistics/wickets?season=2016",
	"/statistics/runs?team=csk",
	"/statistics/highest-scores",
	"/statistics/best-figures",
	"/statistics/partnerships",
	"/statistics/team-totals",
	"/statistics/teams",
	"/statistics/venues",
];

const server = process.env.DATABASE_URL;
if (!server) {
	console.error("bench:record needs a PostgreSQL server: DATABASE_URL=postgres://… npm run bench:record");
	process.exit(2);
}
type Statement = { text: string; values: unknown[] };
type Measured = { page: string; queries: number; p50: number; p95: number; key: number };

const name = `tm_bench_${randomBytes(4).toString("hex")}`;
const url = new URL(server);
url.pathname = `/${name}`;
const admin = new pg.Client({ connectionString: server });
await admin.connect();
await admin.query(`create database ${name}`);
const dataDir = mkdtempSync(join(tmpdir(), "tm-bench-"));
const database = await openDatabase({ url: url.href });

try {
	await prepareDatabase(database, (step) => console.error(`  ${step}`), dataDir);
	const once = await measure(database);
	console.error(`  the record ${TIMES} times`);
	const client = await database.pool.connect();
	await multiplyRecord(client, TIMES);
	client.release();
	await seedSheets(database.db);
	const many = await measure(database);
	print(once, many);
} finally {
	await database.close();
	await admin.query(`drop database ${name} with (force)`);
	await admin.end();
	rmSync(dataDir, { recursive: true, force: true });
}

async function measure(database: Database): Promise<Measured[]> {
	const statements = await statementsOf(database);
	const pool = new pg.Pool({ connectionString: url.href, max: CLIENTS });
	const { rows: ids } = await pool.query("select id from matches order by random() limit 1000");
	const clients = await Promise.all(Array.from({ length: CLIENTS }, () => pool.connect()));
	const key = () => [
		{ text: "select * from matches where id = $1", values: [ids[Math.floor(Math.random() * 1000)].id] },
	];
	const measured: Measured[] = [];
	try {
		await timesOf(clients, key);
		for (const [page, list] of statements) {
			await timesOf(clients, () => list, 0.3);
			const [reads, times] = [await timesOf(clients, key, 1), await timesOf(clients, () => list)];
			measured.push({ page, queries: list.length, p50: at(times, 0.5), p95: at(times, 0.95), key: at(reads, 0.95) });
		}
		return measured;
	} finally {
		for (const client of clients) client.release();
		await pool.end();
	}
}

/** Milliseconds that each client needs for all of a page's statements, one after the other, again and again. */
async function timesOf(clients: pg.PoolClient[], list: () => Statement[], seconds = SECONDS): Promise<number[]> {
	const times: number[] = [];
	const end = performance.now() + seconds * 1000;
	await Promise.all(
		clients.map(async (client) => {
			while (performance.now() < end) {
				const began = performance.now();
				for (const statement of list()) await client.query({ ...statement });
				times.push(performance.now() - began);
			}
		}),
	);
	return times.sort((a, b) => a - b);
}
function at(times: number[], part: number): number {
	return times[Math.floor(times.length * part)] as number;
}

/** What each page's loaders send to the database. */
async function statementsOf(database: Database): Promise<Map<string, Statement[]>> {
	const settings = readSettings({
		DATA_DIR: dataDir,
		LOG_LEVEL: "silent",
		AUTH_SECRET: "a secret for the bench, 32 bytes",
	});
	const site = await createSite(settings, {
		database,
		record: await openMatchRecord(await keepRecord(settings.DATA_DIR)),
	});
	const { page } = createPages({
		build: () => import(new URL("../build/server/index.js", import.meta.url).href),
		mode: "production",
		cache: site.pageCache,
		services: site.services,
		logger: site.logger,
		siteUrl: settings.SITE_URL,
		headers: {},
	});
	const { pool } = database;
	const query = pool.query.bind(pool) as (...parameters: unknown[]) => Promise<unknown>;
	const found = new Map<string, Statement[]>();
	for (const path of PAGES) {
		const caught: Statement[] = [];
		pool.query = ((first: { text: string; values?: unknown[] }, values?: unknown[]) => {
			caught.push({ text: first.text, values: values ?? first.values ?? [] });
			return query(first, values);
		}) as typeof pool.query;
		const response = await page(new Request(new URL(path, settings.SITE_URL)), { key: "" });
		if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
		found.set(path, caught);
	}
	pool.query = query as typeof pool.query;
	return found;
}

function print(once: Measured[], many: Measured[]): void {
	const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
	console.log(
		`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}, ${CLIENTS} clients, commit ${commit}\n`,
	);
	console.log(
		`| page | queries | p50 ms | p95 ms | key read p95 ms | ratio | p95 ms × ${TIMES} | ratio × ${TIMES} | growth |`,
	);
	console.log("|---|---|---|---|---|---|---|---|---|");
	for (const [place, { page, queries, p50, p95, key }] of once.entries()) {
		const later = many[place] as Measured;
		const ratios = [p95 / key, later.p95 / later.key];
		const cells = [page, queries, p50.toFixed(1), p95.toFixed(1), key.toFixed(2), ratios[0]?.toFixed(1)];
		console.log(
			`| ${[...cells, later.p95.toFixed(1), ratios[1]?.toFixed(1), ((ratios[1] as number) / (ratios[0] as number)).toFixed(2)].join(" | ")} |`,
		);
	}
}
