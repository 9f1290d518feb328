import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../platform/database/database.ts";
import { type Crowd, KINDS, type Kind } from "./crowd.ts";
import type { LoadedSite } from "./site.ts";

/** The cost of one call: processor time in ms, statements, bytes of the answer. */
export type Cost = { web_ms: number; database_ms: number; statements: number; bytes: number };

const CALLS: Record<Kind, number> = {
	page: 4_000,
	search: 150,
	read: 400,
	message: 200,
	quiz: 200,
	view: 200,
	ask: 100,
};
const AT_ONCE = 4;
const IDLE_SECONDS = 10;
/** A tick in /proc/PID/stat is 10 ms on Linux. */
const TICK_MS = 10;

type Counted = { web_ms: number; database_ms: number; statements: number; at: number };

/** The cost of each kind of call, without the idle load. Needs PostgreSQL on this machine, on Linux. */
export async function costsOf(site: LoadedSite, crowd: Crowd): Promise<Record<Kind, Cost>> {
	const databaseTime = await databaseTimeOf(site.database);
	const now = async (): Promise<Counted> => ({
		web_ms: 1000 * (await site.figure("process_cpu_seconds_total")),
		database_ms: databaseTime(),
		statements: await site.figure("database_query_duration_seconds_count"),
		at: performance.now(),
	});
	const since = (before: Counted, after: Counted) => ({
		web_ms: after.web_ms - before.web_ms,
		database_ms: after.database_ms - before.database_ms,
		statements: after.statements - before.statements,
		seconds: (after.at - before.at) / 1000,
	});
	let before = await now();
	await sleep(IDLE_SECONDS * 1000);
	const idle = since(before, await now());

	const costs = {} as Record<Kind, Cost>;
	for (const kind of KINDS) {
		before = await now();
		let left = CALLS[kind];
		let bytes = 0;
		let answered = 0;
		await Promise.all(
			Array.from({ length: AT_ONCE }, async () => {
				while (left-- > 0) {
					const outcome = await crowd.do(kind);
					bytes += outcome.bytes;
					if (outcome.status < 400) answered++;
				}
			}),
		);
		// the boards are updated after the action
		await sleep(1_000);
		const spent = since(before, await now());
		const one = (name: "web_ms" | "database_ms" | "statements") =>
			Math.max(0, (spent[name] - (idle[name] / idle.seconds) * spent.seconds) / answered);
		costs[kind] = {
			web_ms: one("web_ms"),
			database_ms: one("database_ms"),
			statements: one("statements"),
			bytes: bytes / answered,
		};
	}
	return costs;
}

/** Returns a function that reads the processor time of a PostgreSQL server with all its processes, in ms. */
async function databaseTimeOf({ pool }: Database): Promise<() => number> {
	const { rows } = await pool.query("select pg_backend_pid() as pid");
	const parent = fieldsOf(rows[0].pid)?.[1];
	return function databaseTime(): number {
		let ticks = 0;
		for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
			const fields = fieldsOf(pid);
			if (!fields) continue;
			// its own time and that of ended children
			if (pid === parent) ticks += [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
			else if (fields[1] === parent) ticks += Number(fields[11]) + Number(fields[12]);
		}
		return ticks * TICK_MS;
	};
}

/** The fields of /proc/PID/stat from the state on: 1 is the parent, 11 to 14 the times. Null if the process is gone. */
function fieldsOf(pid: string | number): string[] | null {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, "utf8");
		return text.slice(text.lastIndexOf(")") + 2).split(" ");
	} catch {
		return null;
	}
}
