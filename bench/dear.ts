import { keepRecord } from "../record/file/keep.ts";
import { openMatchRecord } from "../record/record.ts";
import { buildSite } from "../scripts/build/site.ts";
import { startWorkerSite } from "../tests/e2e/site.ts";
import { dearestQuestions, flood } from "../tests/fixtures/dear-questions.ts";
import { RECORDS } from "../tests/fixtures/record.ts";

// `npm run bench:dear`: eight connections of one network ask the most expensive questions of the record through every
// entry, and a small question of another network is timed meanwhile. BENCH_DEAR=… sets the number of questions.
const ASKED = Number(process.env.BENCH_DEAR ?? 100);

buildSite(() => {});
const record = await openMatchRecord(await keepRecord(RECORDS));
const people = record.names.people.map(({ id }) => id);
record.close();
const questions = await dearestQuestions(ASKED);
const site = await startWorkerSite({ TRUST_PROXY: "on", CHECK_ANSWERS: "off" });
const { statuses, small } = await flood(site.url, questions, people);
await site.close();

const times = small.map(({ ms }) => ms).sort((a, b) => a - b);
const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
const failed = small.filter(({ status }) => status !== 200).length;
console.log("| expensive questions by status | small questions | refused | median ms | p95 ms | most ms |");
console.log("|---|---|---|---|---|---|");
const asked = Object.entries(statuses).map(([status, many]) => `${status}: ${many}`);
console.log(`| ${[asked.join(", "), small.length, failed, at(0.5), at(0.95), at(1 - 1e-9)].join(" | ")} |`);
