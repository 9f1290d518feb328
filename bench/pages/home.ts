import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import autocannon from "autocannon";
import { buildSite, SERVER } from "../../scripts/build/site.ts";
import { loadHomeData } from "../peers/home-data.ts";
import { buildNext } from "../peers/next.ts";
import { median, processorTime, type Server, serve, uncachedPath } from "../run.ts";

// `npm run bench:home`: renders the home page for each request, alternately with Next.js and with React alone rendering
// the same tree. BENCH_DATA: a prepared data folder.
const RUNS = 5;
const SECONDS = Number(process.env.SECONDS ?? 5);
const CONNECTIONS = 10;
const RENDERED = uncachedPath("/", "q");

const folder = mkdtempSync(join(tmpdir(), "tm-bench-"));
const servers: { name: string; path: string; server: Server }[] = [];

async function load({ name, path, server }: (typeof servers)[number]) {
	const pid = server.child.pid ?? 0;
	const before = processorTime(pid);
	const result = await autocannon({ url: server.origin + path, connections: CONNECTIONS, duration: SECONDS });
	const statuses = JSON.stringify(result.statusCodeStats);
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${name}: ${result.non2xx} bad answers ${statuses}, ${result.errors} errors`);
	const pages = result["2xx"];
	return { rate: pages / result.duration, cost: (processorTime(pid) - before) / pages, p99: result.latency.p99 };
}

async function start(name: string, path: string, server: Promise<Server>): Promise<Server> {
	servers.push({ name, path, server: await server });
	return server;
}

try {
	buildSite(() => {});
	const data = process.env.BENCH_DATA ?? join(folder, "var");
	const env = { DATA_DIR: data, DATABASE_URL: "", REDIS_URL: "" };
	await start("site", RENDERED, serve(3511, SERVER, { env }));
	const homeData = await loadHomeData();
	const file = join(folder, "home.json");
	writeFileSync(file, JSON.stringify(homeData));
	await start("React alone", "/", serve(3512, ["bench/peers/react-alone.ts"], { env: { HOME_DATA: file } }));
	const next = await buildNext(homeData);
	const nextFolder = join(dirname(next), "../../../..");
	await start("Next.js", "/", serve(3513, [next, "start", "-p", "3513", "-H", "127.0.0.1"], { cwd: nextFolder }));

	const figures = new Map<string, Awaited<ReturnType<typeof load>>[]>(servers.map(({ name }) => [name, []]));
	for (const one of servers) await load(one);
	for (let turn = 0; turn < RUNS; turn++) for (const one of servers) figures.get(one.name)?.push(await load(one));
	const middle = (name: string, what: "rate" | "cost" | "p99") =>
		median((figures.get(name) ?? []).map((one) => one[what]));

	console.log(
		`Home page rendered for each request, ${CONNECTIONS} connections, medians of ${RUNS} runs of ${SECONDS} s\n`,
	);
	console.log("| | bytes | pages/s | site is times as fast | processor ms a page | p99 ms |");
	console.log("|---|---|---|---|---|---|");
	for (const { name, path, server } of servers) {
		const bytes = (
			await (await fetch(server.origin + path, { headers: { "accept-encoding": "identity" } })).arrayBuffer()
		).byteLength;
		const [rate, cost, p99] = [middle(name, "rate"), middle(name, "cost"), middle(name, "p99")];
		const cells = [name, bytes, rate.toFixed(1), (middle("site", "rate") / rate).toFixed(2), cost.toFixed(2), p99];
		console.log(`| ${cells.join(" | ")} |`);
	}
} finally {
	for (const { server } of servers) await server.stop();
	rmSync(folder, { recursive: true, force: true });
}
