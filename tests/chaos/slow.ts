import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { openCluster } from "./cluster.ts";
import { counted, type Finding, none, type Report } from "./finding.ts";

const OF_EACH_KIND = 150;
/**
 * How long pages are read at least. The part then waits until the site has closed all slow sockets, a minute after they
 * opened.
 */
const DURATION_MS = 60_000;
const PATIENCE_MS = 240_000;
const BYTE_EVERY_MS = 1_000;
const ASK_EVERY_MS = 200;
/** Pages that a client requests at once and never reads. */
const PIPELINED = 200;
/** The most memory that all slow clients together may cost. */
const MOST_MB = 150;

/** Hundreds of clients send byte by byte or do not read the answer, while others read pages. */
export async function slowUnderChaos(report: Report): Promise<Finding[]> {
	await using cluster = await openCluster([{}]);
	const url = cluster.urls[0] as string;
	const port = Number(new URL(url).port);
	const pid = cluster.servers[0]?.child.pid as number;
	await read(url);
	const before = residentMb(pid);

	const sockets: Slow[] = [];
	for (let at = 0; at < OF_EACH_KIND; at++)
		sockets.push(
			sendsSlowly(port, "GET / HTTP/1.1\r\nhost: chaos.example\r\n", "x-slow: yes\r\n"),
			sendsSlowly(
				port,
				"POST /api/newsletter/subscriptions HTTP/1.1\r\nhost: chaos.example\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n",
				" ",
			),
			neverReads(port, "GET / HTTP/1.1\r\nhost: chaos.example\r\n\r\n".repeat(PIPELINED)),
		);
	report(`${sockets.length} slow clients are connected`);
	let asked = 0;
	let answered = 0;
	let most = before;
	const began = performance.now();
	const lasts = () => performance.now() - began;
	const open = () => sockets.filter(({ socket }) => !socket.destroyed).length;
	while (lasts() < DURATION_MS || (open() > 0 && lasts() < PATIENCE_MS)) {
		asked++;
		if (await read(url)) answered++;
		most = Math.max(most, residentMb(pid));
		await sleep(ASK_EVERY_MS);
	}
	const dropped = sockets.length - open();
	for (const { stop } of sockets) stop();
	report(`after ${(lasts() / 1000).toFixed(0)} s ${dropped} of them were disconnected`);
	report(`memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`);
	return [
		counted("pages read by others, of those requested", asked, answered),
		counted("slow clients disconnected", sockets.length, dropped),
		none(`megabytes above ${MOST_MB} that they cost`, Math.max(0, Math.round(most - before - MOST_MB))),
		none("processes that ended by themselves", cluster.countExited()),
	];
}

type Slow = { socket: Socket; stop: () => void };

function opened(port: number): Socket {
	const socket = connect(port, "127.0.0.1");
	return socket.on("error", () => undefined);
}

/** Sends the beginning, then `rest` again and again, a byte a second. */
function sendsSlowly(port: number, beginning: string, rest: string): Slow {
	const socket = opened(port).resume();
	socket.write(beginning);
	let at = 0;
	const timer = setInterval(() => socket.writable && socket.write(rest[at++ % rest.length] as string), BYTE_EVERY_MS);
	socket.on("close", () => clearInterval(timer));
	return { socket, stop: () => socket.destroy() };
}

/** Sends requests and never reads. It writes now and then, because a paused socket notices its end only by writing. */
function neverReads(port: number, question: string): Slow {
	const socket = opened(port).pause();
	socket.write(question);
	const timer = setInterval(() => socket.writable && socket.write("GET"), BYTE_EVERY_MS * 10);
	socket.on("close", () => clearInterval(timer));
	return { socket, stop: () => socket.destroy() };
}

async function read(url: string): Promise<boolean> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
		return response.ok && (await response.text()).endsWith("</html>");
	} catch {
		return false;
	}
}

/** The resident memory of a process in MB; 0 without /proc. */
function residentMb(pid: number): number {
	try {
		return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
	} catch {
		return 0;
	}
}
