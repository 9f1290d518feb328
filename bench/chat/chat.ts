import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { WebSocket } from "ws";
import { addressOf } from "../../app/lib/live/socket.ts";
import { buildSite, SERVER } from "../../scripts/build/site.ts";
import { enrolMembers, type Member } from "../../tests/fixtures/members.ts";
import { freePort } from "../../tests/fixtures/process.ts";
import { startPostgres } from "../../tests/fixtures/services.ts";
import type { Gauge } from "../gauge.ts";
import { ORIGIN, SECRET } from "../load/site.ts";
import { median } from "../run.ts";

// `npm run bench:chat`: a group with 1,000 connected members at one process and ten messages a second, against a bare
// broadcast by `ws` of the same text to as many clients. Site and baseline alternate in one run, each time in a new
// process. The clients run on the same machine.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const SOCKETS = 1_000;
const A_SECOND = 10;
const SECONDS = 20;
/** Runs before anything is measured, so that the process has compiled its code. */
const WARM_UP = { sockets: 300, messages: 200 };
/** Messages sent while no chat is open, which cost only the POST. */
const UNHEARD = 100;
const RUNS = 3;

type Target = {
	child: ChildProcess;
	/** opens the nth member's socket in the room and calls back with each text */
	open: (at: number, received: (text: string) => void) => Promise<WebSocket>;
	/** sends a text as the nth member */
	post: (at: number, content: string) => Promise<void>;
};
/**
 * Times in ms, processor time in ms per message, memory in kB per socket; `heap` is the part in objects and buffers.
 */
type Result = { p50: number; p99: number; cpu: number; cpu_unheard: number; kb: number; heap: number };

function start(script: string[], env: Record<string, string>): ChildProcess {
	return spawn(process.execPath, ["--expose-gc", "--import", "./bench/gauge.ts", ...script], {
		env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", NEWS_FEEDS: "none", ...env },
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
}

async function untilUp(url: string): Promise<void> {
	while (!(await fetch(url).catch(() => undefined))?.ok) await sleep(100);
}

async function gauge(child: ChildProcess): Promise<Gauge> {
	child.send("measure");
	const [message] = await once(child, "message");
	return message;
}

/** Opens a socket that calls back with each text. */
async function opened(
	url: string,
	headers: Record<string, string>,
	received: (text: string) => void,
): Promise<WebSocket> {
	const socket = new WebSocket(url, { headers, perMessageDeflate: false });
	socket.on("message", (data: Buffer) => received(data.toString()));
	await once(socket, "open");
	return socket;
}

async function startSite(database: string, group_id: string, members: readonly Member[]): Promise<Target> {
	const port = await freePort();
	const child = start(SERVER, {
		PORT: String(port),
		DATABASE_URL: database,
		REDIS_URL: "",
		NEWS_FEEDS: "none",
		AUTH_SECRET: SECRET,
		SITE_URL: ORIGIN,
		// all sockets come from this machine
		SOCKETS_PER_NETWORK: String(2 * SOCKETS),
	});
	await untilUp(`http://127.0.0.1:${port}/readyz`);
	const headersOf = (at: number) => ({ cookie: members[at]?.cookie ?? "", origin: ORIGIN });
	return {
		child,
		async open(at, received) {
			const joined = Promise.withResolvers<void>();
			const socket = await opened(addressOf(`http://127.0.0.1:${port}`), headersOf(at), (text) => {
				if (!text.startsWith("[1,")) received(text);
				else if (text.includes('"joined":true')) joined.resolve();
				else joined.reject(new Error(`not in the room: ${text}`));
			});
			socket.send(JSON.stringify(["group:join", { group_id }, 1]));
			await joined.promise;
			return socket;
		},
		async post(at, content) {
			const response = await fetch(`http://127.0.0.1:${port}/api/groups/${group_id}/messages`, {
				method: "POST",
				headers: { ...headersOf(at), "content-type": "application/json" },
				body: JSON.stringify({ client_id: randomUUID(), content }),
			});
			if (!response.ok) throw new Error(`not posted: ${await response.text()}`);
			await response.arrayBuffer();
		},
	};
}

/** Starts the baseline. `textOf`: the text that the site would send for a message with this content. */
async function startBare(textOf: (content: string) => string): Promise<Target> {
	const port = await freePort();
	const child = start(["bench/chat/bare-chat.ts"], { PORT: String(port) });
	await untilUp(`http://127.0.0.1:${port}`);
	return {
		child,
		open: (_at, received) => opened(`ws://127.0.0.1:${port}`, {}, received),
		async post(_at, content) {
			const response = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: textOf(content) });
			await response.arrayBuffer();
		},
	};
}

const WORDS = "What a catch at deep midwicket, he had to run thirty yards for that one. Number ";
const contentOf = (at: number) => `${WORDS}${String(at).padStart(4, "0")}`;

/** Measures messages to the members of a target. `first`: the member who sends the first one. */
async function measure({ child, open, post }: Target, first: number): Promise<Result> {
	const began = new Map<number, number>();
	const received = new Map<number, number>();
	const times = new Map<number, number>();
	function receive(text: string) {
		const found = text.indexOf(WORDS);
		if (found === -1) return;
		const message = Number(text.slice(found + WORDS.length, found + WORDS.length + 4));
		const count = (received.get(message) ?? 0) + 1;
		received.set(message, count);
		if (count === SOCKETS) times.set(message, performance.now() - (began.get(message) ?? 0));
	}
	async function postAll(from: number, to: number) {
		const start = performance.now();
		const posts = [];
		for (let message = from; message < to; message++) {
			await sleep(Math.max(0, start + ((message - from) * 1000) / A_SECOND - performance.now()));
			began.set(message, performance.now());
			posts.push(post((first + message) % SOCKETS, contentOf(message)));
		}
		await Promise.all(posts);
	}
	async function postAndWait(from: number, to: number) {
		await postAll(from, to);
		for (let waited = 0; times.size < to; waited++) {
			if (waited > 300) throw new Error(`${to - times.size} messages did not reach everybody`);
			await sleep(100);
		}
	}

	async function openAll(count: number): Promise<WebSocket[]> {
		const sockets: WebSocket[] = [];
		for (let at = 0; at < count; at += 20)
			sockets.push(...(await Promise.all(Array.from({ length: 20 }, (_, next) => open(at + next, receive)))));
		return sockets;
	}

	await post(first % SOCKETS, "the first one");
	for (const socket of await openAll(WARM_UP.sockets)) socket.close();
	await sleep(2_000);
	const empty = await gauge(child);
	const sockets = await openAll(SOCKETS);
	const full = await gauge(child);
	await postAndWait(0, WARM_UP.messages);
	times.clear();
	received.clear();
	for (let message = 0; message < WARM_UP.messages; message++) times.set(message, 0);
	const before = await gauge(child);
	const last = WARM_UP.messages + A_SECOND * SECONDS;
	await postAndWait(WARM_UP.messages, last);
	const after = await gauge(child);
	for (const socket of sockets) socket.terminate();
	await sleep(2_000);
	const alone = await gauge(child);
	await postAll(last, last + UNHEARD);
	const end = await gauge(child);
	const sorted = [...times.values()].slice(WARM_UP.messages).sort((a, b) => a - b);
	const at = (part: number) => sorted[Math.floor(sorted.length * part)] as number;
	return {
		p50: at(0.5),
		p99: at(0.99),
		cpu: (after.cpu.asked - before.cpu.answered) / 1000 / A_SECOND / SECONDS,
		cpu_unheard: (end.cpu.asked - alone.cpu.answered) / 1000 / UNHEARD,
		kb: (full.rss - empty.rss) / SOCKETS / 1024,
		heap: (full.heap + full.buffers - empty.heap - empty.buffers) / SOCKETS / 1024,
	};
}

async function stopTarget({ child }: Target): Promise<void> {
	const exited = once(child, "exit");
	child.kill("SIGTERM");
	await exited;
}

/** Posts one message and returns a function that puts another content into the text that the site sent for it. */
async function learnText({ open, post }: Target): Promise<(content: string) => string> {
	const received = Promise.withResolvers<string>();
	const socket = await open(0, (text) => text.includes(WORDS) && received.resolve(text));
	await post(0, contentOf(0));
	const form = await received.promise;
	socket.terminate();
	return (content) => form.replace(contentOf(0), content);
}

buildSite((step) => console.log(`  ${step}`));
const postgres = await startPostgres();
const pool = new pg.Pool({ connectionString: postgres.url });
const results: { bare: Result[]; site: Result[] } = { bare: [], site: [] };
try {
	let site = await startSite(postgres.url, "", []);
	await stopTarget(site);
	const { group_id, members } = await enrolMembers(pool, SECRET, SOCKETS);
	site = await startSite(postgres.url, group_id, members);
	const textOf = await learnText(site);
	await stopTarget(site);
	console.log(
		`  a message is ${Buffer.byteLength(textOf(contentOf(1)))} bytes; ${RUNS} runs of ${SECONDS} s with ${A_SECOND} messages a second to ${SOCKETS} sockets\n`,
	);
	for (let run = 0; run < RUNS; run++)
		for (const name of ["bare", "site"] as const) {
			const target = name === "bare" ? await startBare(textOf) : await startSite(postgres.url, group_id, members);
			// start at another member, because the site limits the messages of each
			const result = await measure(target, run * 600);
			results[name].push(result);
			console.log(
				`  ${name}: ${JSON.stringify(result, (_key, value) => (typeof value === "number" ? Math.round(value * 10) / 10 : value))}`,
			);
			await stopTarget(target);
		}
} finally {
	await pool.end();
	await postgres.stop();
}
const medians = (list: Result[], of: (result: Result) => number) => median(list.map(of));
console.log("\n| | bare `ws` | site | ratio | wanted |\n|---|---|---|---|---|");
function row(what: string, of: (result: Result) => number, wanted = ""): void {
	const [bare, site] = [medians(results.bare, of), medians(results.site, of)];
	console.log(`| ${what} | ${bare.toFixed(1)} | ${site.toFixed(1)} | ${(site / bare).toFixed(2)} | ${wanted} |`);
}
row("median from POST to the last member, ms", ({ p50 }) => p50);
row("99th percentile, ms", ({ p99 }) => p99, "2.0 times");
row("processor time a message, ms", ({ cpu }) => cpu, "1.6 times");
row("of it without the POST, ms", ({ cpu, cpu_unheard }) => cpu - cpu_unheard);
row("memory a socket, kB", ({ kb }) => kb, "under 40");
row("of it objects and buffers, kB", ({ heap }) => heap);
