import { SOURCES } from "../record/file/keep.ts";
import { addressOf } from "../record/language/address.ts";
import { type Question, questionSchema } from "../record/language/question.ts";
import { buildSite } from "../scripts/build/site.ts";
import { startWorkerSite } from "../tests/e2e/site.ts";
import { seededInts } from "../tests/fixtures/gate.ts";
import { walkOf } from "../tests/oracle/answer.ts";
import { questionGenerator } from "../tests/oracle/random-question.ts";
import { readWorld } from "../tests/oracle/world.ts";

// `npm run bench:explorer`: times pages of the explorer for random questions, one request at a time, HTML included. No
// answer is cached. SEED=… gives other questions.
const ASKED = Number(process.env.BENCH_ADDRESSES ?? 2_000);
const next = questionGenerator(walkOf(await readWorld(SOURCES)).kinds, seededInts(Number(process.env.SEED ?? 1)));
const addresses = new Set<string>();
while (addresses.size < ASKED) {
	const asked = next() as unknown as Question;
	// a share with its own "until" has no address
	if (questionSchema.safeParse(asked).success && asked.of?.where?.until === undefined) addresses.add(addressOf(asked));
}

buildSite(() => {});
const site = await startWorkerSite();
const times: number[] = [];
const statuses = new Map<number, number>();
for (const address of addresses) {
	const began = performance.now();
	const response = await fetch(`${site.url}/statistics/explore?${address}`, { redirect: "manual" });
	await response.text();
	times.push(performance.now() - began);
	statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
}
await site.close();

times.sort((a, b) => a - b);
const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
console.log("| random addresses | median ms | p95 ms | p99 ms | answers by status |");
console.log("|---|---|---|---|---|");
const answers = [...statuses].map(([status, many]) => `${status}: ${many}`).join(", ");
console.log(`| ${[ASKED.toLocaleString("en-US"), at(0.5), at(0.95), at(0.99), answers].join(" | ")} |`);
process.exit([...statuses.keys()].some((status) => status >= 500) ? 1 : 0);
