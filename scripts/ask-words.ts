import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { keepRecord } from "../record/file/keep.ts";
import { openMatchRecord } from "../record/record.ts";
import { answerInWords, wordsOf } from "../record/words/words.ts";
import { RECORDS } from "../tests/fixtures/record.ts";

// `node scripts/ask-words.ts [set.jsonl] [--verbose]`: puts a set of questions to the reader of words and lets the scorer
// beside the set judge the answers. `--question "…"` asks one and prints how it was read.
const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2);
const single = args.includes("--question") ? args[args.indexOf("--question") + 1] : undefined;
const record = await openMatchRecord(await keepRecord(RECORDS));
const words = wordsOf(record);

if (single) {
	const { text, plan } = await answerInWords(words, single);
	console.log(`${text}\n${JSON.stringify(plan)}`);
} else await score(resolve(args.find((arg) => !arg.startsWith("--")) ?? join(root, "../shared/ask/sample.jsonl")));
record.close();

async function score(set: string): Promise<void> {
	const questions = readFileSync(set, "utf8")
		.split("\n")
		.filter((line) => line.trim())
		.map((line) => JSON.parse(line) as { id: string; question: string });
	const answers: { id: string; text: string }[] = [];
	const times: number[] = [];
	for (const { id, question } of questions) {
		const began = performance.now();
		const { text, plan } = await answerInWords(words, question);
		times.push(performance.now() - began);
		answers.push({ id, text });
		if (args.includes("--verbose")) console.log(`${id}\t${question}\n\t${text}\n\t${JSON.stringify(plan)}`);
	}
	const folder = mkdtempSync(join(tmpdir(), "ask-words-"));
	const file = join(folder, "answers.jsonl");
	writeFileSync(file, answers.map((answer) => JSON.stringify(answer)).join("\n"));
	const flags = args.includes("--verbose") ? ["--verbose"] : [];
	console.log(execFileSync("node", [join(dirname(set), "score.mjs"), file, set, ...flags], { encoding: "utf8" }));
	rmSync(folder, { recursive: true });
	times.sort((a, b) => a - b);
	const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
	console.log(`an answer: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms`);
}
