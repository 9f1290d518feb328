import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildSite } from "../scripts/build/site.ts";
import { sendAtRate } from "./load/arrivals.ts";
import { gatherCrowd } from "./load/crowd.ts";
import { type Engine, startLoadedSite } from "./load/site.ts";
import { openSockets } from "./load/sockets.ts";
import { countOutcome, describeWrong, emptyTally } from "./load/tally.ts";

// `npm run bench:soak -- --minutes 60 [--engine embedded --rate 10]`: a constant load, with memory and descriptors
// sampled every minute. Exits with 1 if a call failed (503 aside), or if resident memory, heap or descriptors grew by
// more than 5 % after the first ten minutes.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const { values } = parseArgs({
	options: {
		minutes: { type: "string", default: "60" },
		engine: { type: "string", default: "postgres" },
		rate: { type: "string", default: "10" },
	},
});
const MINUTES = Number(values.minutes);
const RATE = Number(values.rate);
const SETTLED_AFTER = 10;
const SOCKETS = 100;
const MOST_CHANGE = 0.05;

type Sample = { minute: number; rss: number; heap: number; buffers: number; descriptors: number | null };
const MB = 1 << 20;
const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Growth from the first to the last quarter. Means smooth the jumps of garbage collection. */
function growth(samples: Sample[], of: (sample: Sample) => number): number {
	const quarter = Math.max(1, Math.floor(samples.length / 4));
	return mean(samples.slice(-quarter).map(of)) / mean(samples.slice(0, quarter).map(of)) - 1;
}

buildSite((step) => console.log(`  ${step}`));
const site = await startLoadedSite(values.engine as Engine);
const crowd = await gatherCrowd(site, SOCKETS);
const sockets = openSockets(site.url);
const samples: Sample[] = [];
const tally = emptyTally();
let good = false;
try {
	await crowd.warmUp();
	await sockets.open(crowd.members.slice(0, SOCKETS), 50);
	console.log(`${values.engine}, ${RATE} requests a second, ${SOCKETS} sockets\n`);
	console.log(
		"| minute | memory MB | heap MB | buffers MB | descriptors | calls | refused | failed |\n|---|---|---|---|---|---|---|---|",
	);
	for (let minute = 1; minute <= MINUTES; minute++) {
		await sendAtRate(crowd, { rate: RATE, seconds: 59 }, (outcome) => countOutcome(tally, outcome));
		await sleep(500);
		const { rss, heap, buffers } = await site.gauge();
		const sample = { minute, rss, heap, buffers, descriptors: site.descriptors() };
		samples.push(sample);
		const cells = [
			minute,
			...[rss, heap, buffers].map((bytes) => (bytes / MB).toFixed(1)),
			sample.descriptors,
			tally.calls,
		];
		console.log(`| ${[...cells, tally.refused, describeWrong(tally)].join(" | ")} |`);
	}
	const settled = samples.filter(({ minute }) => minute > SETTLED_AFTER);
	const judged = settled.length >= 4 ? settled : samples;
	const [rss, heap] = [growth(judged, (sample) => sample.rss), growth(judged, (sample) => sample.heap)];
	const descriptors = growth(judged, (sample) => sample.descriptors ?? 1);
	good = rss <= MOST_CHANGE && heap <= MOST_CHANGE && descriptors <= MOST_CHANGE && tally.wrong.size === 0;
	const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
	console.log(`
${MINUTES} minutes, judged from minute ${judged[0]?.minute}: memory ${percent(rss)}, heap ${percent(heap)}, descriptors ${percent(descriptors)} (wanted at most ${percent(MOST_CHANGE)})
${tally.calls} calls: ${tally.ok} answered, ${tally.refused} refused with 503 and Retry-After, otherwise ${describeWrong(tally)} (wanted 0)
${good ? "Flat." : "NOT flat, or something failed."}`);
} finally {
	sockets.close();
	await crowd.close();
	await site.stop();
}
process.exit(good ? 0 : 1);
