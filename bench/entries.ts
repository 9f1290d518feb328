import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { buildSite } from "../scripts/build/site.ts";
import { freePort } from "../tests/fixtures/process.ts";
import { actionsOf, type FanAction, type Statement } from "./load/actions.ts";
import { createApiClient, mergeTimings, type Timings, timeCalls } from "./load/api-client.ts";
import { gatherCrowd } from "./load/crowd.ts";
import { startLoadedSite } from "./load/site.ts";
import { serve, uncachedPath } from "./run.ts";

// `npm run bench:entries -- --calls 1000`: times entries of the API on PostgreSQL and Redis of its own, against `pg`
// alone with each entry's main statement and against a read by primary key, alternately; then rendered pages against
// cached ones.
const { values } = parseArgs({ options: { calls: { type: "string", default: "1000" } } });
const READS = Number(values.calls);
const WRITES = Math.ceil(READS / 2);
const CONNECTIONS = [10, 50];
const ROUNDS = 4;
const WARM_UP = 100;
/** Pages with a parameter that they read. */
const PAGES = {
	"/": "q",
	"/facts": "q",
	"/players": "q",
	"/matches": "season",
	"/statistics/runs": "min",
	"/news": "q",
	"/quiz/daily": "run",
};

buildSite(() => {});
// no shedding, so that every call is answered
process.env.SHEDDING = "off";
const site = await startLoadedSite("postgres");
const address = site.database.pool.options.connectionString ?? "";
const { ask, close } = createApiClient();
const clients = await Promise.all(
	Array.from({ length: Math.max(...CONNECTIONS) }, async () => {
		const client = new pg.Client({ connectionString: address });
		await client.connect();
		return client;
	}),
);
const send = async (statement: Statement, at: number) => Boolean(await clients[at]?.query({ ...statement }));

type Variant = (nth: number, at: number) => Promise<boolean>;

/** Runs `many` calls of each variant, in rounds that alternate. `account` wraps the rounds of the first variant. */
async function runInTurns(
	many: number,
	connections: number,
	ways: readonly Variant[],
	account: (round: () => Promise<Timings>) => Promise<Timings> = (round) => round(),
) {
	const took: Timings[][] = ways.map(() => []);
	const round = Math.ceil(many / ROUNDS);
	for (let turn = 0; turn < ROUNDS; turn++)
		for (const [which, way] of ways.entries()) {
			const run = () => timeCalls(round, connections, (nth, at) => way(turn * round + nth, at));
			took[which]?.push(await (which === 0 ? account(run) : run()));
		}
	return took.map(mergeTimings);
}

/** Counts the site's processor time and statements during rounds. */
function costs() {
	let [ms, statements, calls] = [0, 0, 0];
	const sent = () => site.figure("database_query_duration_seconds_count");
	return {
		async account(round: () => Promise<Timings>): Promise<Timings> {
			// reading the metric sends statements itself
			const first = await sent();
			const before = await sent();
			const began = site.processorTime();
			const took = await round();
			ms += site.processorTime() - began;
			statements += (await sent()) - before - (before - first);
			calls += took.times.length;
			return took;
		},
		perCall: () => [ms / calls, statements / calls],
	};
}

const ok = (status: number) => status >= 200 && status < 300;
const show = (number: number) => (number < 100 ? number.toFixed(1) : number.toFixed(0));
type MergedTimings = ReturnType<typeof mergeTimings>;
const cellsOf = (took: MergedTimings | undefined) =>
	took ? [took.rate, took.at(0.5), took.at(0.95), took.at(0.99)].map(show) : [];

async function measure(action: FanAction, ids: readonly string[]): Promise<void> {
	const many = action.once ? WRITES : READS;
	let from = 0;
	const warm = Math.min(WARM_UP, many);
	await action.prepare?.(0, warm + CONNECTIONS.length * (many + ROUNDS));
	await timeCalls(warm, 10, async (nth) => ok((await ask(site.url, action.ask(nth))).status));
	from += warm;
	for (const connections of CONNECTIONS) {
		const key = () => ({
			text: "select * from ipl_facts where id = $1",
			values: [ids[Math.floor(Math.random() * ids.length)]],
		});
		const start = from;
		const { account, perCall } = costs();
		const ways: Variant[] = [
			async (nth) => ok((await ask(site.url, action.ask(start + nth))).status),
			(nth, at) => send(action.plain(start + nth), at),
			(_nth, at) => send(key(), at),
		];
		const [own, plain, read] = await runInTurns(many, connections, ways, account);
		from += many + ROUNDS;
		const ratios = [plain, read].map((other) => show((own?.at(0.5) ?? 0) / (other?.at(0.5) ?? 1)));
		const [ms = 0, statements = 0] = perCall();
		const spent = [ms.toFixed(2), statements.toFixed(1)];
		const key50 = read && show(read.at(0.5));
		const cells = [action.name, connections, ...cellsOf(own), ...cellsOf(plain), key50, ...ratios, ...spent];
		console.log(`| ${[...cells, own?.wrong].join(" | ")} |`);
	}
}

/** The REST API of the single-page application (bench/peers/spa), on the same database. */
async function measurePeer(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "tm-bench-"));
	writeFileSync(join(folder, "index.html"), "");
	writeFileSync(join(folder, "home.json"), "{}");
	const env = { SPA_FOLDER: folder, HOME_DATA: join(folder, "home.json"), DATABASE_URL: address };
	const peer = await serve(await freePort(), ["bench/peers/spa/api.ts"], { env, path: "/api/me" });
	try {
		const asked = { path: "/api/facts?q=kohli", who: null };
		for (const connections of CONNECTIONS) {
			const [own, other] = await runInTurns(
				READS,
				connections,
				[site.url, peer.origin].map((origin) => async () => ok((await ask(origin, asked)).status)),
			);
			const ratio = show((own?.at(0.5) ?? 0) / (other?.at(0.5) ?? 1));
			console.log(`| ${[connections, ...cellsOf(own), ...cellsOf(other), ratio, own?.wrong].join(" | ")} |`);
		}
	} finally {
		await peer.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measurePages(): Promise<void> {
	const connections = Math.max(...CONNECTIONS);
	for (const [path, parameter] of Object.entries(PAGES)) {
		const get = (asked: string) => async () => ok((await ask(site.url, { path: asked, who: null })).status);
		await timeCalls(20, 4, get(path));
		const [fresh, kept] = await runInTurns(READS, connections, [get(uncachedPath(path, parameter)), get(path)]);
		console.log(
			`| ${[path, ...cellsOf(fresh), ...cellsOf(kept), (fresh?.wrong ?? 0) + (kept?.wrong ?? 0)].join(" | ")} |`,
		);
	}
}

try {
	const crowd = await gatherCrowd(site, WARM_UP + CONNECTIONS.length * (WRITES + 2 * ROUNDS));
	const { rows } = await site.database.pool.query("select id from ipl_facts order by random() limit 1000");
	const actions = await actionsOf(crowd.members, site.database.pool, (asked) => ask(site.url, asked));
	console.log(
		`PostgreSQL and Redis, ${READS} reads and ${WRITES} changes each, ${ROUNDS} rounds in turn; times in ms.\n`,
	);
	console.log(
		"| entry | connections | site/s | p50 | p95 | p99 | `pg` alone/s | p50 | p95 | p99 | by key p50 | site : `pg` | site : by key | processor ms | statements | failed |",
	);
	console.log("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|");
	for (const action of actions)
		await measure(
			action,
			rows.map(({ id }) => id),
		);
	console.log("\nA search of facts by the site, and by Hono with `pg` (bench/peers/spa)\n");
	console.log("| connections | site/s | p50 | p95 | p99 | peer/s | p50 | p95 | p99 | site : peer | failed |");
	console.log("|---|---|---|---|---|---|---|---|---|---|---|");
	await measurePeer();
	console.log(
		`\nPages rendered for each request, ${Math.max(...CONNECTIONS)} connections, and the same pages from the cache\n`,
	);
	console.log("| page | rendered/s | p50 | p95 | p99 | cached/s | p50 | p95 | p99 | failed |");
	console.log("|---|---|---|---|---|---|---|---|---|---|");
	await measurePages();
	await crowd.close();
} finally {
	await close();
	for (const client of clients) await client.end();
	await site.stop();
}
