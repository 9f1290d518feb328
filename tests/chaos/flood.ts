import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { openDatabase } from "../../platform/database/database.ts";
import { SOCKETS_PATH } from "../../platform/sockets/upgrades.ts";
import { prepareDatabase } from "../../server/prepare.ts";
import { enrolMembers, type Member } from "../fixtures/members.ts";
import { startServer } from "../fixtures/process.ts";
import { ORIGIN, openCluster, SECRET } from "./cluster.ts";
import { send } from "./fan.ts";
import { type Finding, none, type Report } from "./finding.ts";

/** Fans who do not flood. They send requests in turn, each below the limits. */
const BYSTANDERS = 10;
const FLOODING = 20;
const DURATION_MS = 8_000;
const ASK_EVERY_MS = 100;
const PATIENCE_MS = 30_000;
/** A second's packets are sent in this many portions. */
const SHARES = 20;
/**
 * Limits during a flood: the p95 of /healthz in ms, the factor by which the median of other requests may grow, and the
 * time of any answer in ms.
 */
const [HEALTH_MS, MOST_TIMES, FREEZE_MS] = [100, 3, 5_000];
/** Medians below this are raised to it before they are compared. */
const AT_ONCE_MS = 5;

type Attacked = { url: string; group_id: string; members: Member[] };
/** Milliseconds of each request by its kind; null without a good answer. */
type Times = Map<string, (number | null)[]>;
type Flood = { name: string; fans: number; each: number; packet: () => string };

const PING = "a ping of web sockets";
const joinGroup = () => `["group:join",{"group_id":"${randomUUID()}"},1]`;

const FLOODS: Flood[] = [
	{ name: "one fan, 4,000 joins a second", fans: 1, each: 4_000, packet: joinGroup },
	{ name: "twenty fans, 200 joins a second each", fans: 20, each: 200, packet: joinGroup },
	{ name: "one fan, 4,000 unknown events a second", fans: 1, each: 4_000, packet: () => '["nothing",{}]' },
	{ name: "one fan, 20,000 pings a second", fans: 1, each: 20_000, packet: () => PING },
];

/**
 * Fans flood their sockets, and reconnect at once whatever wait the server names, on both engines. Measures health
 * checks, pages, API and messages of other fans before and during each flood.
 */
export async function floodUnderChaos(report: Report): Promise<Finding[]> {
	return [...(await onEmbedded(report)), ...(await onPostgres(report))];
}

async function onEmbedded(report: Report): Promise<Finding[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "tm-chaos-flood-"));
	try {
		const database = await openDatabase({ dataDir });
		await prepareDatabase(database, () => {}, dataDir);
		const enrolled = await enrolMembers(database.pool, SECRET, BYSTANDERS + FLOODING);
		await database.close();
		const { url, child, exited } = await startServer({
			DATA_DIR: dataDir,
			AUTH_SECRET: SECRET,
			SITE_URL: ORIGIN,
			SHEDDING: "on",
		});
		try {
			return await attack("embedded", { url, ...enrolled }, report);
		} finally {
			child.kill("SIGTERM");
			await exited;
		}
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function onPostgres(report: Report): Promise<Finding[]> {
	await using cluster = await openCluster([{ SHEDDING: "on" }]);
	const enrolled = await enrolMembers(cluster.pool, SECRET, BYSTANDERS + FLOODING);
	return await attack("PostgreSQL and Redis", { url: cluster.urls[0] as string, ...enrolled }, report);
}

async function attack(engine: string, site: Attacked, report: Report): Promise<Finding[]> {
	const findings: Finding[] = [];
	// warms up, because the first request of each kind loads and compiles code
	await measure(site, 3_000);
	for (const flood of FLOODS) {
		const { name } = flood;
		const before = await measure(site, DURATION_MS);
		const end = startFlood(flood, site);
		const during = await measure(site, DURATION_MS);
		end();
		report(`${engine}, ${name}; milliseconds: median, 95th percentile, slowest`);
		let [silent, late] = [0, 0];
		for (const [what, times] of during) {
			const was = before.get(what) ?? [];
			report(`    ${what.padEnd(12)} before ${inWords(was)}, during ${inWords(times)}`);
			silent += times.filter((time) => time === null).length;
			const isLate =
				what === "/healthz"
					? at(times, 0.95) > HEALTH_MS
					: at(times, 0.5) > MOST_TIMES * Math.max(at(was, 0.5), AT_ONCE_MS);
			if (isLate || at(times, 1) > FREEZE_MS) late++;
		}
		findings.push(none(`${engine}, ${name}: questions of others without an answer`, silent));
		findings.push(none(`${engine}, ${name}: kinds of questions that take too long`, late));
		// until the server's wait for this flood is over
		await sleep(11_000);
	}
	return findings;
}

/** Measures requests of the bystanders, one after the other. */
async function measure({ url, group_id, members }: Attacked, lasts_ms: number): Promise<Times> {
	const get = async (address: string, { cookie }: Member) =>
		(await fetch(url + address, { headers: { cookie }, signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
	const asked: Record<string, (fan: Member) => Promise<boolean>> = {
		"/healthz": (fan) => get("/healthz", fan),
		"a kept page": (fan) => get("/", fan),
		"a fresh page": (fan) => get(`/players?q=${randomUUID().slice(0, 8)}`, fan),
		"/api/points": (fan) => get("/api/points", fan),
		"/api/me": (fan) => get("/api/me", fan),
	};
	const times: Times = new Map(Object.keys(asked).map((what) => [what, []]));
	times.set("a message", []);
	const note = async (what: string, ask: () => Promise<boolean>) => {
		const began = performance.now();
		const good = await ask().catch(() => false);
		times.get(what)?.push(good ? performance.now() - began : null);
	};
	const began = performance.now();
	for (let round = 0; performance.now() - began < lasts_ms; round++) {
		const fan = members[round % BYSTANDERS] as Member;
		for (const [what, ask] of Object.entries(asked)) await note(what, () => ask(fan));
		await note("a message", async () => {
			const body = { client_id: randomUUID(), content: `round ${round}` };
			return (await send(url, fan, `/api/groups/${group_id}/messages`, body)).status === 200;
		});
		await sleep(ASK_EVERY_MS);
	}
	return times;
}

/**
 * Starts a flood: `fans` fans send `each` packets a second by one connection each, and reconnect. Returns a function
 * that ends it.
 */
function startFlood({ fans, each, packet }: Flood, { url, members }: Attacked): () => void {
	const open = new Set<WebSocket>();
	let over = false;
	async function flood({ cookie }: Member) {
		while (!over) {
			const socket = new WebSocket(`${url.replace("http", "ws")}${SOCKETS_PATH}`, {
				headers: { cookie, origin: ORIGIN },
				perMessageDeflate: false,
			});
			open.add(socket);
			socket.on("error", () => undefined);
			let timer: NodeJS.Timeout | undefined;
			// at once, so that packets arrive before the server has looked up the fan
			socket.on("open", () => {
				timer = sendPackets(socket, each, packet);
			});
			await new Promise((resolve) => socket.once("close", resolve));
			clearInterval(timer);
			open.delete(socket);
			await sleep(10);
		}
	}
	for (const fan of members.slice(BYSTANDERS, BYSTANDERS + fans)) void flood(fan);
	return () => {
		over = true;
		for (const socket of open) socket.terminate();
	};
}

/** Sends `each` packets a second, spread over the second. */
function sendPackets(socket: WebSocket, each: number, packet: () => string): NodeJS.Timeout {
	return setInterval(() => {
		for (let sent = 0; sent < each / SHARES; sent++) {
			const next = packet();
			if (next === PING) socket.ping();
			else socket.send(next);
		}
	}, 1000 / SHARES);
}

/** The quantile `part` of the times; a missing answer counts as infinite. */
function at(times: readonly (number | null)[], part: number): number {
	const sorted = times.map((time) => time ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const inWords = (times: readonly (number | null)[]): string =>
	`${[0.5, 0.95, 1].map((part) => at(times, part).toFixed(0).padStart(5)).join(" /")} (${times.length} asked)`;
