import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { buildSite, SERVER } from "../scripts/build/site.ts";
import { createDatabase, residentMemory, serve, uncachedPath } from "./run.ts";

// `npm run bench:memory -- --minutes 10`: the server's memory under a load of cached and rendered pages and of API
// reads, on the embedded database, and on PostgreSQL if DATABASE_URL is set (`--database embedded` or `--database
// postgres` for one of them).
const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" }, database: { type: "string" } } });
const minutes = Number(values.minutes);
const PATHS = [
	"/",
	uncachedPath("/", "q"),
	"/facts",
	uncachedPath("/facts", "q"),
	"/players",
	"/matches",
	"/statistics",
	"/quiz",
	"/api/me",
];
const CONNECTIONS = 10;
const MB = 2 ** 20;

/** Counts of answers other than 200 ("429: 12"), and of requests without one. */
function othersOf({ statusCodeStats = {}, errors }: autocannon.Result): string {
	const others = Object.entries(statusCodeStats).filter(([status]) => status !== "200");
	return [...others.map(([status, { count }]) => `${status}: ${count}`), `none: ${errors}`].join(", ");
}

async function measure(engine: string, port: number, env: Record<string, string>): Promise<void> {
	const site = await serve(port, SERVER, { env, path: "/readyz" });
	try {
		const samples: number[] = [];
		const sample = setInterval(() => samples.push(residentMemory(site.child.pid ?? 0)), 5_000);
		const result = await autocannon({
			url: site.origin,
			connections: CONNECTIONS,
			duration: minutes * 60,
			requests: PATHS.map((path) => ({ path })),
		});
		clearInterval(sample);
		const mb = (share: number) => Math.round((samples[Math.floor((samples.length - 1) * share)] ?? 0) / MB);
		const most = Math.round(Math.max(...samples) / MB);
		const cells = [engine, minutes, result.requests.total, othersOf(result), mb(0.25), mb(0.5), mb(1), most];
		console.log(`| ${cells.join(" | ")} |`);
	} finally {
		await site.stop();
	}
}

buildSite(() => {});
console.log("| database | minutes | requests | other than 200 | MB at a quarter | at half | at the end | at most |");
console.log("|---|---|---|---|---|---|---|---|");
const folder = mkdtempSync(join(tmpdir(), "tm-bench-"));
const databases = process.env.DATABASE_URL;
try {
	const embedded = { DATA_DIR: process.env.BENCH_DATA ?? join(folder, "var"), DATABASE_URL: "", REDIS_URL: "" };
	if (values.database !== "postgres") await measure("embedded", 3521, embedded);
	if (databases && values.database !== "embedded") {
		const { url, drop } = await createDatabase(databases);
		try {
			const secret = { AUTH_SECRET: randomBytes(32).toString("hex") };
			await measure("PostgreSQL", 3522, {
				DATA_DIR: join(folder, "pg"),
				DATABASE_URL: url,
				REDIS_URL: "",
				...secret,
			});
		} finally {
			await drop();
		}
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
