import { monitorEventLoopDelay } from "node:perf_hooks";
import { sendAtRate } from "./arrivals.ts";
import { type Crowd, gatherCrowd, KINDS, type Kind } from "./crowd.ts";
import { type Engine, type LoadedSite, startLoadedSite } from "./site.ts";
import { type OpenSockets, openSockets } from "./sockets.ts";
import { countOutcome, describeWrong, emptyTally, mergeTallies, percentile, type Tally, wrongOf } from "./tally.ts";

const NORMAL_SECONDS = 20;
const AFTER_SECONDS = 30;
const [FEW_SOCKETS, MANY_SOCKETS] = [100, 1_000];

export type Load = { rate: number; seconds: number };

const READS: readonly Kind[] = ["page", "search", "read"];
const WRITES: readonly Kind[] = ["message", "quiz"];
const NAMES: Record<Kind, string> = {
	page: "cached pages",
	search: "rendered pages",
	read: "API reads",
	message: "chat messages",
	quiz: "quiz answers",
	view: "counters",
	ask: "assistant",
};

type Phase = Record<Kind, Tally>;
const ms = (number: number) => (Number.isNaN(number) ? "" : number < 10 ? number.toFixed(1) : Math.round(number));

async function phase(crowd: Crowd, rate: number, seconds: number) {
	const tallies = Object.fromEntries(KINDS.map((kind) => [kind, emptyTally()])) as Phase;
	/** first and last refusal of each kind, in seconds of the phase */
	const refused = new Map<Kind, [number, number]>();
	const late = monitorEventLoopDelay({ resolution: 10 });
	late.enable();
	await sendAtRate(crowd, { rate, seconds }, (outcome, second) => {
		countOutcome(tallies[outcome.kind], outcome);
		if (outcome.status !== 503) return;
		refused.set(outcome.kind, [refused.get(outcome.kind)?.[0] ?? second, second]);
	});
	late.disable();
	return { tallies, refused, generator_late_ms: late.percentile(99) / 1e6 };
}

/**
 * Rehearses a final on a site of its own: normal load, ten times that, normal load again, then a restart with all
 * sockets open. Prints the results. Returns true if no read failed, every change was accepted or refused with 503 and
 * Retry-After, the p99 of cached pages grew at most tenfold, and nothing was refused in the last five seconds.
 */
export async function rehearse(engine: Engine, { rate, seconds }: Load): Promise<boolean> {
	const site = await startLoadedSite(engine);
	const crowd = await gatherCrowd(site, MANY_SOCKETS);
	const sockets = openSockets(site.url);
	try {
		await crowd.warmUp();
		await sockets.open(crowd.members.slice(0, FEW_SOCKETS), 50);
		await sendAtRate(crowd, { rate, seconds: 5 }, () => {});
		const normal = await phase(crowd, rate, NORMAL_SECONDS);
		const [during] = await Promise.all([
			phase(crowd, 10 * rate, seconds),
			sockets.open(crowd.members.slice(FEW_SOCKETS, MANY_SOCKETS), (MANY_SOCKETS - FEW_SOCKETS) / (seconds / 2)),
		]);
		const after = await phase(crowd, rate, AFTER_SECONDS);
		const back = await reconnect(site, sockets);
		return report(engine, { rate, seconds }, { normal, during, after, back });
	} finally {
		sockets.close();
		await crowd.close();
		await site.stop();
	}
}

/** Restarts the process with all chats open. Returns the time until all are back, and the cost for the database. */
async function reconnect(site: LoadedSite, sockets: OpenSockets) {
	const tries = sockets.tries();
	await site.restart();
	const began = performance.now();
	const statements = await site.figure("database_query_duration_seconds_count");
	await sockets.untilJoined(MANY_SOCKETS);
	const seconds = (performance.now() - began) / 1000;
	return {
		seconds,
		tries: sockets.tries() - tries,
		statements: (await site.figure("database_query_duration_seconds_count")) - statements,
	};
}

type Measured = Awaited<ReturnType<typeof phase>>;
type Back = Awaited<ReturnType<typeof reconnect>>;

function report(
	engine: Engine,
	{ rate, seconds }: Load,
	{ normal, during, after, back }: Record<"normal" | "during" | "after", Measured> & { back: Back },
) {
	console.log(
		`\n${engine === "embedded" ? "Embedded database" : "PostgreSQL and Redis"}: ${rate} requests a second, then ${10 * rate} for ${seconds} s, ${FEW_SOCKETS} sockets, then ${MANY_SOCKETS}\n`,
	);
	console.log(
		"| | p99 ms normal | p99 ms spike | p99 ms after | calls in the spike | answered | refused with 503 and Retry-After | otherwise | first refused at s |",
	);
	console.log("|---|---|---|---|---|---|---|---|---|");
	for (const kind of KINDS) {
		const [before, now, then] = [normal, during, after].map(({ tallies }) => tallies[kind]) as [Tally, Tally, Tally];
		const p99 = [before, now, then].map((tally) => ms(percentile(tally, 0.99)));
		console.log(
			`| ${[NAMES[kind], ...p99, now.calls, now.ok, now.refused, describeWrong(now), during.refused.get(kind)?.[0] ?? "never"].join(" | ")} |`,
		);
	}
	const all = (measured: Measured, kinds: readonly Kind[]) => mergeTallies(kinds.map((kind) => measured.tallies[kind]));
	const reads = [normal, during, after].map((measured) => all(measured, READS));
	const failedReads = reads.reduce((sum, tally) => sum + tally.calls - tally.ok, 0);
	const changes = [normal, during, after].map((measured) => all(measured, [...WRITES, "view", "ask"]));
	const unclear = changes.reduce((sum, tally) => sum + wrongOf(tally), 0);
	const grown = percentile(during.tallies.page, 0.99) / percentile(normal.tallies.page, 0.99);
	const lastRefused = Math.max(-1, ...[...after.refused.values()].map(([, last]) => last));
	const writes = all(during, WRITES);
	console.log(`
Reads failed: ${failedReads} of ${reads.reduce((sum, { calls }) => sum + calls, 0)} (wanted 0)
99th percentile of cached pages: ${ms(percentile(normal.tallies.page, 0.99))} ms, in the spike ${ms(percentile(during.tallies.page, 0.99))} ms: ${grown.toFixed(1)} times (wanted at most 10)
Changes by fans in the spike: ${writes.ok} taken, ${writes.refused} refused with 503 and Retry-After; neither, in all phases and with counters and questions: ${unclear} (wanted 0)
After it: ${lastRefused < 0 ? "nothing was refused any more" : `the last refusal after ${lastRefused + 1} s`}
The load generator itself, on the same cores, came late by (99th percentile) ${ms(normal.generator_late_ms)} ms at normal load and ${ms(during.generator_late_ms)} ms in the spike
After a restart all ${MANY_SOCKETS} sockets were back in their rooms ${back.seconds.toFixed(1)} s after the process served, in ${back.tries} tries, with ${(back.statements / MANY_SOCKETS).toFixed(1)} statements a socket`);
	return failedReads === 0 && unclear === 0 && grown <= 10 && lastRefused < AFTER_SECONDS - 5;
}
