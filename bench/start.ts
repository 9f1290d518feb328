import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../scripts/build/site.ts";
import { median, processorTime, serve } from "./run.ts";

// `npm run bench:start`: the time from `npm start` on a built project to its first page, first in an empty folder (with
// facts and questions), then in the same one. Processor time is printed too, because the clock includes other work of
// the machine.
const RUNS = 5;
const folder = mkdtempSync(join(tmpdir(), "tm-bench-"));
const env = { DATA_DIR: process.env.BENCH_DATA ?? join(folder, "var"), DATABASE_URL: "", REDIS_URL: "" };

async function firstPage() {
	const began = performance.now();
	const site = await serve(3525, ["scripts/start.ts"], { env });
	const seconds = (performance.now() - began) / 1000;
	const cost = processorTime(site.child.pid ?? 0) / 1000;
	await site.stop();
	return { seconds, cost };
}

try {
	buildSite(() => {});
	console.log("| start | s to the first page | of processor time | load of the machine |");
	console.log("|---|---|---|---|");
	const row = (what: string, seconds: number, cost: number) =>
		console.log(`| ${what} | ${seconds.toFixed(1)} | ${cost.toFixed(1)} | ${loadavg()[0]?.toFixed(0)} |`);
	if (!process.env.BENCH_DATA) {
		const first = await firstPage();
		row("first, with facts and questions", first.seconds, first.cost);
	}
	const again: Awaited<ReturnType<typeof firstPage>>[] = [];
	for (let run = 0; run < RUNS; run++) again.push(await firstPage());
	row(`again, median of ${RUNS}`, median(again.map((one) => one.seconds)), median(again.map((one) => one.cost)));
} finally {
	rmSync(folder, { recursive: true, force: true });
}
