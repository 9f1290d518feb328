import { join, resolve } from "node:path";
import { keepRecord } from "../record/file/keep.ts";
import { answerInWords, readerOf } from "../record/read/reader.ts";
import { openMatchRecord } from "../record/record.ts";
import { RECORDS } from "../tests/fixtures/record.ts";
import { readQuestions, scoreAnswers } from "./score-answers.ts";

// `npm run bench:ask [-- set.jsonl] [--verbose]`: answers a set of questions without a provider, prints the report of
// the set's scorer, and compares an answer's time with a read of one career. `--question "…"` answers one and prints
// its plan.
const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2);
const verbose = args.includes("--verbose");
const single = args.includes("--question") ? args[args.indexOf("--question") + 1] : undefined;
const record = await openMatchRecord(await keepRecord(RECORDS));
const reader = await readerOf(record);
const answer = (question: string) => answerInWords(reader, question);

if (single) {
	const { text, plan } = await answer(single);
	console.log(plan ? `${text}\n${JSON.stringify(plan)}` : text);
} else await score(resolve(args.find((arg) => arg.endsWith(".jsonl")) ?? join(root, "../shared/ask/sample.jsonl")));
record.close();

async function score(set: string): Promise<void> {
	const questions = readQuestions<{ id: string; question: string }>(set);
	const answers: { id: string; text: string }[] = [];
	const times: number[] = [];
	const work: number[] = [];
	const reads: number[] = [];
	for (const { id, question } of questions) {
		const [began, worked] = [performance.now(), process.cpuUsage()];
		const { text, plan } = await answer(question);
		times.push(performance.now() - began);
		const { user, system } = process.cpuUsage(worked);
		work.push((user + system) / 1000);
		answers.push({ id, text });
		if (verbose) console.log(`${id}\t${question}\n\t${text}\n\t${JSON.stringify(plan)}`);
	}
	for (const { id } of record.names.people.slice(0, 500)) {
		const began = performance.now();
		await record.ask({ rows: "batting", measures: ["runs"], where: { player: id } });
		reads.push(performance.now() - began);
	}
	console.log(scoreAnswers(set, answers, verbose));
	const at = (list: number[], part: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * part)] as number;
	const [median, p95, read] = [at(times, 0.5), at(times, 0.95), at(reads, 0.5)];
	console.log(
		`processor time of an answer: median ${at(work, 0.5).toFixed(1)} ms, p95 ${at(work, 0.95).toFixed(1)} ms`,
	);
	console.log(
		`an answer: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; a career ${read.toFixed(2)} ms; ratio ${(median / read).toFixed(1)} (p95 ${(p95 / read).toFixed(1)})`,
	);
}
