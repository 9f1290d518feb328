import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { median, type Server, serve } from "../run.ts";

// `npm run bench:pages`: a cached home page against bare node:http with the same bytes, alternately.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const RUNS = 5;
const SECONDS = 5;
const CONNECTIONS = 50;
const SITE = 3391;
const BARE = 3392;
const ENCODINGS = ["br", "gzip", "identity"];

const folder = mkdtempSync(join(tmpdir(), "tm-bench-"));
const servers: Server[] = [];

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
	const env = { DATA_DIR: join(folder, "var"), DATABASE_URL: "", REDIS_URL: "" };
	servers.push(await serve(SITE, ["scripts/start.ts"], { env }));
	console.log(`Home page from the cache, ${CONNECTIONS} connections, medians of ${RUNS} runs of ${SECONDS} s\n`);
	console.log("| encoding | bytes | bare node:http/s | site/s | ratio | p99 bare ms | p99 site ms |");
	console.log("|---|---|---|---|---|---|---|");
	for (const [index, encoding] of ENCODINGS.entries()) {
		const page = await get(SITE, "/", encoding);
		const file = join(folder, `${encoding}.json`);
		writeFileSync(file, JSON.stringify({ headers: page.headers, body: page.body.toString("base64") }));
		servers.push(await serve(BARE + index, ["bench/pages/bare.ts"], { env: { PAGE: file } }));
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
	for (const server of servers) await server.stop();
	rmSync(folder, { recursive: true, force: true });
}
