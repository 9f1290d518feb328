import { keepRecord, SOURCES } from "../../record/file/keep.ts";
import { openMatchRecord } from "../../record/record.ts";
import { seededInts } from "../../tests/fixtures/gate.ts";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { walkOf } from "../../tests/oracle/answer.ts";
import { differenceOf, languageResultOf } from "../../tests/oracle/compare.ts";
import { comparedBy, comparisonGenerator, walkedPair } from "../../tests/oracle/comparison.ts";
import { questionGenerator } from "../../tests/oracle/random-question.ts";
import { readWorld } from "../../tests/oracle/world.ts";

// `npm run record:walk -- 10000`: asks the record random questions (default 1,000), answers them again by plain loops
// over the balls, and prints the differences. SEED=… gives other questions.
const COUNT = Number(process.argv[2] ?? 1000);
const SEED = Number(process.env.SEED ?? 20260531);

const record = await openMatchRecord(await keepRecord(RECORDS));
const walk = walkOf(await readWorld(SOURCES));
const ints = seededInts(SEED);
const next = questionGenerator(walk.kinds, ints);
const nextPair = comparisonGenerator(next, ints);
const times: number[] = [];
let agreed = 0;
let empty = 0;
let refused = 0;

for (let count = 0; count < COUNT; count += 1) {
	if (count % 10 === 9) {
		const pair = nextPair();
		const [answer, walked] = [await comparedBy(record, pair), walkedPair(walk, pair)];
		if (answer === "refused") refused += 1;
		if (JSON.stringify(answer) === JSON.stringify(walked)) agreed += 1;
		else console.log(`${JSON.stringify(pair)}\n\t${JSON.stringify(answer)}, walked ${JSON.stringify(walked)}`);
		continue;
	}
	const question = next();
	const start = performance.now();
	const answer = await languageResultOf(record, question);
	times.push(performance.now() - start);
	if ("refused" in answer) refused += 1;
	else if ("total" in answer && answer.total === 0) empty += 1;
	const difference = differenceOf(question, answer, walk.answer(question));
	if (difference) console.log(`${JSON.stringify(question)}\n\t${difference}`);
	else agreed += 1;
}
record.close();
times.sort((a, b) => a - b);
const at = (share: number) => `${(times[Math.floor(share * times.length)] ?? 0).toFixed(1)} ms`;
console.log(`${agreed} of ${COUNT} agree (SEED=${SEED}; ${refused} refused, ${empty} without a line)`);
console.log(`ask: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
process.exitCode = agreed === COUNT ? 0 : 1;
