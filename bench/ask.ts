import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { answerQuestion } from "../app/features/assistant/answer.server.ts";
import { openDatabase } from "../platform/database/database.ts";
import { prepareDatabase } from "../server/prepare.ts";
import { RECORDS } from "../tests/fixtures/record.ts";

// `npm run bench:ask [-- set.jsonl]`: puts a set of questions to the assistant without a provider, lets the scorer beside
// the set judge the answers, and measures an answer against a read by primary key in the same run. DATABASE_URL names a
// PostgreSQL database prepared by a start; without one the embedded engine is prepared in memory.
const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2);
const verbose = args.includes("--verbose");
const set = resolve(args.find((arg) => !arg.startsWith("--")) ?? join(root, "../shared/ask/sample.jsonl"));
const scorer = [join(dirname(set), "score.mjs"), join(root, "../shared/ask/score.mjs")];
const questions = readFileSync(set, "utf8")
	.split("\n")
	.filter((line) => line.trim())
	.map((line) => JSON.parse(line) as { id: string; question: string });

const database = await openDatabase(process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : {});
await prepareDatabase(database, () => {}, RECORDS);
const { db, pool } = database;
await answerQuestion(db, "warm up");

const answers: { id: string; text: string }[] = [];
const times: number[] = [];
for (const { id, question } of questions) {
	const began = performance.now();
	const { text } = await answerQuestion(db, question);
	times.push(performance.now() - began);
	answers.push({ id, text });
}
const reads: number[] = [];
for (let read = 0; read < 500; read++) {
	const began = performance.now();
	await pool.query({ text: "select * from matches where id = $1", values: [335982 + (read % 50)] });
	reads.push(performance.now() - began);
}
await database.close();

const folder = mkdtempSync(join(tmpdir(), "tm-ask-"));
const file = join(folder, "answers.jsonl");
writeFileSync(file, answers.map((answer) => JSON.stringify(answer)).join("\n"));
const judge = scorer.find((path) => existsSync(path));
if (!judge) throw new Error("there is no score.mjs beside the set");
console.log(execFileSync("node", [realpathSync(judge), file, set, "--verbose"], { encoding: "utf8" }));
rmSync(folder, { recursive: true });
if (verbose)
	for (const [at, { id, question }] of questions.entries()) console.log(`${id} ${question}\n     ${answers[at]?.text}`);
const at = (list: number[], part: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * part)] as number;
const [median, p95, key] = [at(times, 0.5), at(times, 0.95), at(reads, 0.5)];
console.log(
	`an answer: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; a read by key ${key.toFixed(2)} ms; ratio ${(median / key).toFixed(1)} (p95 ${(p95 / key).toFixed(1)})`,
);
