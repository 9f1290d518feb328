import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { median } from "../run.ts";

// `npm run bench:pages`: a cached home page against bare node:http with the same bytes, alternately.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const RUNS = 5;
const SECONDS = 5;
const CONNECTIONS = 50;
const SITE = 3391;
const BARE = 3392;
const ENCODINGS = ["br", "gzip", "identity"];

const folder = mkdtempSync(join(tmpdir(), "tm-bench-"));
const children: ChildProcess[] = [];

function start(script: string, env: Record<string, string>): void {
	const child = spawn(process.execPath, [script], {
		env: { ...process.env, NEWS_FEEDS: "none", ...env },
		stdio: ["ignore", "ignore", "inherit"],
	});
	children.push(child);
}

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

function get(port: number, path: string, encoding: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request({ port, path, host: "127.0.0.1", headers: { "accept-encoding": encoding } }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("end", () => {
				const { date, connection, "keep-alive": _keepAlive, ...headers } = response.headers as Record<string, string>;
				resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(parts) });
			});
		})
			.on("error", reject)
			.end();
	});
}

async function untilUp(port: number, path: string): Promise<void> {
	for (let waited = 0; waited < 120_000; waited += 250) {
		const answer = await get(port, path, "identity").catch(() => undefined);
		if (answer?.status === 200) return;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	throw new Error(`nothing answers on port ${port}`);
}

async function load(port: number, encoding: string) {
	const result = await autocannon({
		url: `http://127.0.0.1:${port}/`,
		connections: CONNECTIONS,
		// without pipelining the load generator would be the limit
		pipelining: 10,
		duration: SECONDS,
		headers: { "accept-encoding": encoding },
	});
	if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`);
	return { rate: result.requests.average, p99: result.latency.p99 };
}

try {
	start("scripts/start.ts", {
		PORT: String(SITE),
		DATA_DIR: join(folder, "var"),
		DATABASE_URL: "",
		REDIS_URL: "",
		NEWS_FEEDS: "none",
		LOG_LEVEL: "warn",
	});
	await untilUp(SITE, "/readyz");
	await untilUp(SITE, "/");
	console.log(`Home page from the cache, ${CONNECTIONS} connections, medians of ${RUNS} runs of ${SECONDS} s\n`);
	console.log("| encoding | bytes | bare node:http/s | site/s | ratio | p99 bare ms | p99 site ms |");
	console.log("|---|---|---|---|---|---|---|");
	for (const [index, encoding] of ENCODINGS.entries()) {
		const page = await get(SITE, "/", encoding);
		const file = join(folder, `${encoding}.json`);
		writeFileSync(file, JSON.stringify({ headers: page.headers, body: page.body.toString("base64") }));
		start("bench/pages/bare.ts", { PORT: String(BARE + index), PAGE: file });
		await untilUp(BARE + index, "/");
		const site = [];
		const bare = [];
		for (let run = 0; run < RUNS; run++) {
			bare.push(await load(BARE + index, encoding));
			site.push(await load(SITE, encoding));
		}
		const rates = [median(bare.map((one) => one.rate)), median(site.map((one) => one.rate))] as const;
		const p99 = [median(bare.map((one) => one.p99)), median(site.map((one) => one.p99))];
		const cells = [encoding, page.body.length, ...rates.map(Math.round), (rates[1] / rates[0]).toFixed(2), ...p99];
		console.log(`| ${cells.join(" | ")} |`);
	}
} finally {
	for (const child of children) child.kill("SIGTERM");
	rmSync(folder, { recursive: true, force: true });
}
