import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildSite } from "../scripts/build-site.ts";
import { asking, times } from "./load/asking.ts";
import { gatherCrowd } from "./load/crowd.ts";
import { type Deed, deedsOf } from "./load/deeds.ts";
import { startLoadedSite } from "./load/site.ts";
import { processorTime } from "./run.ts";

// `npm run bench:actions`: what a fan's rewarded actions cost, on a PostgreSQL and a Redis of the bench's own. One call after the
// other: statements and processor milliseconds of the site and of PostgreSQL for each. Then 10 connections at a time: calls a second.
const { values } = parseArgs({ options: { calls: { type: "string", default: "200" } } });
const CALLS = Number(values.calls);
const AT_ONCE = 10;
const WARM_UP = 50;
const STATEMENTS = "database_query_duration_seconds_count";

buildSite(() => {});
process.env.SHEDDING = "off";
const site = await startLoadedSite("postgres");
const { ask, close } = asking();

/** Processor time of the bench's PostgreSQL: all processes that its port's server has started. */
function postgresTime(): number {
	const { port } = new URL(site.database.pool.options.connectionString ?? "");
	const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
	const lineOf = (pid: string, file: string) => {
		try {
			return readFileSync(`/proc/${pid}/${file}`, "utf8");
		} catch {
			return "";
		}
	};
	const server = pids.find((pid) => lineOf(pid, "cmdline").includes(`-p\0${port}\0`));
	const own = pids.filter((pid) => pid === server || / \(.*\) . (\d+)/.exec(lineOf(pid, "stat"))?.[1] === server);
	return own.reduce((sum, pid) => sum + processorTime(Number(pid)), 0);
}

type Spent = { statements: number; site: number; postgres: number; seconds: number };
const spent = async (): Promise<Spent> => ({
	statements: await site.figure(STATEMENTS),
	site: (await site.gauge()).cpu.asked / 1000,
	postgres: postgresTime(),
	seconds: performance.now() / 1000,
});
const less = (one: Spent, other: Spent): Spent => ({
	statements: one.statements - other.statements,
	site: one.site - other.site,
	postgres: one.postgres - other.postgres,
	seconds: one.seconds - other.seconds,
});

try {
	const crowd = await gatherCrowd(site, 2 * (CALLS + WARM_UP));
	const { members } = crowd;
	const deeds = await deedsOf(members, site.database.pool, (asked) => ask(site.url, asked));
	const message: Deed = {
		name: "post a message",
		ask(nth) {
			const who = members[nth % members.length] as (typeof members)[number];
			const body = { client_id: randomUUID(), content: "What a catch at deep midwicket!" };
			return { path: `/api/groups/${who.group_id}/messages`, who, method: "POST", body };
		},
		plain: () => ({ text: "select 1", values: [] }),
	};
	const measured = [message, ...deeds.filter(({ name, once }) => once || name === "who I am")];

	await sleep(3_000);
	const before = await spent();
	await sleep(5_000);
	const idle = less(await spent(), before);
	console.log("| action | statements | site ms | PostgreSQL ms | calls/s, 10 at once | p50 ms | failed |");
	console.log("|---|---|---|---|---|---|---|");
	for (const deed of measured) {
		await deed.prepare?.(0, 2 * (CALLS + WARM_UP));
		const act = async (nth: number) => (await ask(site.url, deed.ask(nth))).status === 200;
		await times(WARM_UP, 1, act);
		const began = await spent();
		const { wrong } = await times(CALLS, 1, (nth) => act(WARM_UP + nth));
		const all = less(await spent(), began);
		const each = (key: keyof Spent) => (all[key] - (idle[key] / idle.seconds) * all.seconds) / CALLS;
		const many = await times(CALLS, AT_ONCE, (nth) => act(WARM_UP + CALLS + nth));
		const p50 = many.times.toSorted((a, b) => a - b)[Math.floor(CALLS / 2)] ?? 0;
		const cells = [each("statements"), each("site"), each("postgres"), CALLS / many.seconds, p50];
		console.log(`| ${[deed.name, ...cells.map((cell) => cell.toFixed(1)), wrong + many.wrong].join(" | ")} |`);
	}
	await crowd.close();
} finally {
	await close();
	await site.stop();
}
