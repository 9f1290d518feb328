import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { WebSocket } from "ws";
import { addressOf } from "../../app/lib/live/socket.ts";
import { buildSite, SERVER } from "../../scripts/build/site.ts";
import { enrolMembers } from "../../tests/fixtures/members.ts";
import { freePort } from "../../tests/fixtures/process.ts";
import { startPostgres } from "../../tests/fixtures/services.ts";
import { ORIGIN, SECRET } from "../load/site.ts";
import { serve } from "../run.ts";

// `npm run bench:relive`: 1,000 connected members of a group that watches a match, at one process: the time from the
// host's Pause or Go on until the last one has the change. Fails if the 99th percentile is above a second.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const SOCKETS = 1_000;
const CHANGES = 200;
const LEADERS = 20;
const A_SECOND = 4;
const WANTED_MS = 1_000;

buildSite((step) => console.log(`  ${step}`));
await using closing = new AsyncDisposableStack();
const postgres = await startPostgres();
closing.defer(postgres.stop);
const pool = new pg.Pool({ connectionString: postgres.url });
closing.defer(() => pool.end());
const port = await freePort();
const { origin: url, stop } = await serve(port, SERVER, {
	env: {
		DATABASE_URL: postgres.url,
		REDIS_URL: "",
		AUTH_SECRET: SECRET,
		SITE_URL: ORIGIN,
		// all sockets come from this machine
		SOCKETS_PER_NETWORK: String(2 * SOCKETS),
	},
	path: "/readyz",
});
closing.defer(stop);

const { group_id, members } = await enrolMembers(pool, SECRET, SOCKETS);
// a fan may change a relive only at a limited rate, so moderators take turns
await pool.query("update group_memberships set role = 'moderator' where user_id = any($1::uuid[])", [
	members.slice(0, LEADERS).map(({ id }) => id),
]);
const headersOf = (at: number) => ({ cookie: members[at]?.cookie ?? "", origin: ORIGIN });

/** How many sockets received each revision, and when the last one did. */
const received = new Map<number, number>();
const done = new Map<number, number>();
function receive(text: string): void {
	const [event, news] = JSON.parse(text);
	if (event !== "group:relive") return;
	const count = (received.get(news.revision) ?? 0) + 1;
	received.set(news.revision, count);
	if (count === SOCKETS) done.set(news.revision, performance.now());
}
async function join(at: number): Promise<WebSocket> {
	const socket = new WebSocket(addressOf(url), { headers: headersOf(at), perMessageDeflate: false });
	const joined = Promise.withResolvers<void>();
	socket.on("message", (data: Buffer) => {
		const text = data.toString();
		if (!text.startsWith("[1,")) receive(text);
		else if (text.includes('"joined":true')) joined.resolve();
		else joined.reject(new Error(`not in the room: ${text}`));
	});
	await once(socket, "open");
	socket.send(JSON.stringify(["group:join", { group_id }, 1]));
	await joined.promise;
	return socket;
}
const relive_id = randomUUID();
async function lead(method: string, at: number, body: object): Promise<number> {
	const response = await fetch(`${url}/api/groups/${group_id}/relive`, {
		method,
		headers: { ...headersOf(at), "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(await response.text());
	return ((await response.json()) as { revision: number }).revision;
}

const sockets: WebSocket[] = [];
for (let at = 0; at < SOCKETS; at += 20)
	sockets.push(...(await Promise.all(Array.from({ length: 20 }, (_, next) => join(at + next)))));
await lead("POST", 0, { id: relive_id, masked: true, pace: "steady" });
const began = new Map<number, number>();
for (let change = 0; change < CHANGES; change++) {
	const asked = performance.now();
	began.set(await lead("PATCH", change % LEADERS, { relive_id, running: change % 2 === 1 }), asked);
	await sleep(Math.max(0, 1000 / A_SECOND - (performance.now() - asked)));
}
for (let waited = 0; began.size > [...began.keys()].filter((revision) => done.has(revision)).length; waited++) {
	if (waited > 300) throw new Error("not every change reached everybody");
	await sleep(100);
}
const load = loadavg()[0] as number;
for (const socket of sockets) socket.terminate();
const times = [...began].map(([revision, at]) => (done.get(revision) as number) - at).sort((a, b) => a - b);
const part = (of: number) => times[Math.floor(times.length * of)] as number;
console.log(`\n| ${CHANGES} changes to ${SOCKETS} sockets, load ${load.toFixed(1)} | ms |\n|---|---|`);
for (const [name, of] of [
	["p50", 0.5],
	["p95", 0.95],
	["p99", 0.99],
] as const)
	console.log(`| ${name} until the last member | ${part(of).toFixed(0)} |`);
if (part(0.99) > WANTED_MS) process.exitCode = 1;
