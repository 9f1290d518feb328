import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startSeverableLink } from "../tests/stubs/severable-link.ts";
import { createLive, type LiveOptions } from "./live.ts";
import { createLogger } from "./logging.ts";

const REDIS_URL = process.env.REDIS_URL ?? "redis://127.0.0.1:6379";
const logger = createLogger({ LOG_LEVEL: "silent" });

const closers: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close();
});

/** The cookie says who one is: "fan-1/session-1". */
const whoIs: LiveOptions["whoIs"] = async (headers) => {
	const [id = "", session_id = ""] = (headers.get("cookie") ?? "").split("/");
	return id ? { id, session_id } : null;
};

async function startLive(options: Partial<LiveOptions> = {}) {
	const server = createServer((_request, response) => response.end("a page"));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const live = await createLive({
		server,
		settings: { REDIS_URL: undefined, SITE_URL: url },
		logger,
		whoIs,
		isOurOrigin: (origin) => origin === "http://hub.example",
		...options,
	});
	live.onConnection((socket) => void socket.join("lobby"));
	closers.push(async () => {
		await live.close();
		server.closeAllConnections();
		server.close();
	});
	return { ...live, url };
}

function socketTo(url: string, headers: Record<string, string> = {}): Socket {
	const socket = io(url, { transports: ["websocket"], extraHeaders: headers, reconnection: false, forceNew: true });
	closers.push(() => socket.close());
	return socket;
}
const outcome = (socket: Socket) =>
	new Promise<string>((resolve) => {
		socket.on("connect", () => resolve("connected"));
		socket.on("connect_error", (error) => resolve(error.message));
	});
async function connected(url: string, cookie?: string) {
	const socket = socketTo(url, cookie ? { cookie } : {});
	expect(await outcome(socket)).toBe("connected");
	const heard: [string, unknown][] = [];
	socket.onAny((event, payload) => heard.push([event, payload]));
	return { socket, heard };
}
const soon = { timeout: 15_000, interval: 50 };

describe("the handshake", () => {
	test.each(["http://evil.example", "null", "http://hub.example.evil.example", "https://hub.example"])(
		"from %s is refused, before anybody is looked up",
		async (origin) => {
			const asked = vi.fn(whoIs);
			const live = await startLive({ whoIs: asked });
			expect(await outcome(socketTo(live.url, { origin, cookie: "fan-1/session-1" }))).not.toBe("connected");
			expect(asked).not.toHaveBeenCalled();
		},
	);

	test("from our own pages is accepted, with and without a session", async () => {
		const live = await startLive();
		const origin = "http://hub.example";
		expect(await outcome(socketTo(live.url, { origin }))).toBe("connected");
		expect(await outcome(socketTo(live.url, { origin, cookie: "fan-1/session-1" }))).toBe("connected");
	});

	test("fails, rather than make a visitor of a fan, when nobody can say who it is", async () => {
		const live = await startLive({ whoIs: () => Promise.reject(new Error("connect to db.internal")) });
		expect(await outcome(socketTo(live.url, { cookie: "fan-1/session-1" }))).toBe("unavailable");
	});

	test("by long polling is not offered", async () => {
		const live = await startLive();
		expect((await fetch(`${live.url}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
	});
});

describe("on one process", () => {
	test("a room hears what is sent to it, and nobody else does", async () => {
		const live = await startLive();
		const fan = await connected(live.url, "fan-1/session-1");
		const visitor = await connected(live.url);
		live.emit("fan:fan-1", "points", { total: 30 });
		live.emit("lobby", "end", 1);
		await expect.poll(() => visitor.heard, soon).toEqual([["end", 1]]);
		await expect
			.poll(() => fan.heard, soon)
			.toEqual([
				["points", { total: 30 }],
				["end", 1],
			]);
	});

	test("signing out closes the sockets of that session alone", async () => {
		const live = await startLive();
		const phone = await connected(live.url, "fan-1/session-1");
		const laptop = await connected(live.url, "fan-1/session-2");
		live.disconnectSession("session-1");
		await expect.poll(() => phone.socket.connected, soon).toBe(false);
		live.emit("fan:fan-1", "still there", 1);
		await expect.poll(() => laptop.heard, soon).toEqual([["still there", 1]]);
		expect(phone.heard).toEqual([]);
	});

	test("a fan who leaves loses all sockets, other fans none", async () => {
		const live = await startLive();
		const both = [await connected(live.url, "fan-1/session-1"), await connected(live.url, "fan-1/session-2")];
		const other = await connected(live.url, "fan-11/session-3");
		live.disconnectFan("fan-1");
		await expect.poll(() => both.map(({ socket }) => socket.connected), soon).toEqual([false, false]);
		live.emit("lobby", "end", 1);
		await expect.poll(() => other.heard, soon).toEqual([["end", 1]]);
	});

	test("a socket that sends too much at once is closed", async () => {
		const live = await startLive();
		const { socket } = await connected(live.url);
		socket.emit("typing", "x".repeat(20_000));
		await expect.poll(() => socket.connected, soon).toBe(false);
	});

	test("telling the other processes is no error when there are none", async () => {
		const live = await startLive();
		const heard = vi.fn();
		live.onProcesses("purge", heard);
		live.toProcesses("purge", ["fact:1"]);
		expect(heard).not.toHaveBeenCalled();
	});

	test("closing closes the sockets and leaves the server to its owner", async () => {
		const live = await startLive();
		const { socket } = await connected(live.url);
		await live.close();
		await expect.poll(() => socket.connected, soon).toBe(false);
		expect(await (await fetch(live.url)).text()).toBe("a page");
	});
});

describe("on two processes with Redis", () => {
	async function startTwo(firstRedis = REDIS_URL) {
		const SITE_URL = `http://${randomUUID()}.example`;
		const one = await startLive({ settings: { REDIS_URL: firstRedis, SITE_URL } });
		const two = await startLive({ settings: { REDIS_URL, SITE_URL } });
		const purged: { one: unknown[]; two: unknown[] } = { one: [], two: [] };
		one.onProcesses("purge", (tags) => purged.one.push(tags));
		two.onProcesses("purge", (tags) => purged.two.push(tags));
		return { one, two, purged };
	}

	test("a room hears what any process sends to it, once and in order", async () => {
		const { one, two } = await startTwo();
		const near = await connected(one.url, "fan-1/session-1");
		const far = await connected(two.url, "fan-1/session-2");
		const visitor = await connected(two.url);
		await expect
			.poll(() => {
				one.emit("fan:fan-1", "are you there", 0);
				return far.heard.length;
			}, soon)
			.toBeGreaterThan(0);
		for (let n = 0; n < 20; n++) one.emit("fan:fan-1", "message", n);
		const messages = (heard: [string, unknown][]) => heard.filter(([event]) => event === "message");
		const expected = Array.from({ length: 20 }, (_, n) => ["message", n]);
		await expect.poll(() => messages(far.heard), soon).toEqual(expected);
		await expect.poll(() => messages(near.heard), soon).toEqual(expected);
		expect(visitor.heard).toEqual([]);
	});

	test("what one process tells the others reaches them, and not itself", async () => {
		const { one, purged } = await startTwo();
		await expect
			.poll(() => {
				one.toProcesses("purge", ["fact:1"]);
				return purged.two.length;
			}, soon)
			.toBeGreaterThan(0);
		expect(purged.two[0]).toEqual(["fact:1"]);
		expect(purged.one).toEqual([]);
	});

	test("signing out on one process closes the socket on the other", async () => {
		const { one, two } = await startTwo();
		const far = await connected(two.url, "fan-1/session-1");
		await expect
			.poll(() => {
				one.disconnectSession("session-1");
				return far.socket.connected;
			}, soon)
			.toBe(false);
	});

	test("while Redis is away each process serves its own, and afterwards both are one again", async () => {
		const link = await startSeverableLink(Number(new URL(REDIS_URL).port || 6379));
		closers.push(link.close);
		const { one, two, purged } = await startTwo(`redis://127.0.0.1:${link.port}`);
		const near = await connected(one.url);
		const far = await connected(two.url);
		for (let n = 0; n < 50; n++) one.toProcesses("purge", [`in flight ${n}`]);
		link.sever();
		await expect
			.poll(() => {
				one.emit("lobby", "news", "local");
				return near.heard.length;
			}, soon)
			.toBeGreaterThan(0);
		link.mend();
		await expect
			.poll(() => {
				one.emit("lobby", "news", "everywhere");
				one.toProcesses("purge", ["after"]);
				return JSON.stringify(far.heard).includes("everywhere") && JSON.stringify(purged.two).includes("after");
			}, soon)
			.toBe(true);
	});

	test("another site on the same Redis hears nothing", async () => {
		const { one, two } = await startTwo();
		const other = await startTwo();
		const stranger = await connected(other.two.url, "fan-1/session-1");
		const far = await connected(two.url, "fan-1/session-1");
		await expect
			.poll(() => {
				one.emit("fan:fan-1", "hello", 1);
				other.one.emit("fan:fan-1", "own", 1);
				return far.heard.length > 0 && stranger.heard.length > 0;
			}, soon)
			.toBe(true);
		expect(stranger.heard.every((heard) => JSON.stringify(heard) === '["own",1]')).toBe(true);
	});
});
