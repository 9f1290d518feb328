import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { connected, outcome, socketTo, soon, startLive, whoIs } from "../tests/fixtures/live.ts";

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

describe("an upgrade", () => {
	/** Asks as a client that is none of our pages might, byte by byte what it wants. */
	async function ask(url: string, path: string, origin: string) {
		const { hostname, port } = new URL(url);
		const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
		socket.on("error", () => undefined);
		await once(socket, "connect");
		const said = ["Host: x", "Connection: Upgrade", "Upgrade: websocket", `Origin: ${origin}`];
		const key = ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="];
		socket.write(`${[`GET ${path} HTTP/1.1`, ...said, ...key].join("\r\n")}\r\n\r\n`);
		return socket;
	}

	test.each([
		["/x", "http://hub.example"],
		["/socket.io/?EIO=4&transport=websocket", "http://hub.example"],
		["/socket.io/?EIO=4&transport=websocket", "http://evil.example"],
		["/socket.io/?EIO=4&transport=none", "http://hub.example"],
	])("of %s by %s may be reset at any moment, and everybody else is still served", async (path, origin) => {
		const live = await startLive();
		const reset = async (n: number) => {
			const socket = await ask(live.url, path, origin);
			setTimeout(() => socket.resetAndDestroy(), n % 12);
		};
		await Promise.all(Array.from({ length: 30 }, (_, n) => reset(n)));
		await expect.poll(() => live.connections(), soon).toBe(0);
		expect(await (await fetch(live.url)).text()).toBe("a page");
		expect(await outcome(socketTo(live.url))).toBe("connected");
	});

	test.each(["/x", "/socket.iox", "/socket.io"])(
		"to %s, which is none of our sockets, is answered as the request without it",
		async (path) => {
			const live = await startLive();
			const socket = await ask(live.url, path, "http://hub.example");
			const [answer] = await once(socket, "data");
			expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*a page/s);
			socket.destroy();
			await expect.poll(() => live.connections(), soon).toBe(0);
		},
	);

	test("in development is left to the others on the server, and may be reset all the same", async () => {
		const live = await startLive({ development: true });
		const socket = await ask(live.url, "/vite", "http://hub.example");
		await expect.poll(() => live.connections(), soon).toBe(1);
		socket.resetAndDestroy();
		await expect.poll(() => live.connections(), soon).toBe(0);
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

	test("who is in a room is told once each, however many pages they have open, and visitors are nobody", async () => {
		const live = await startLive();
		await connected(live.url, "fan-1/session-1");
		await connected(live.url, "fan-1/session-2");
		await connected(live.url, "fan-2/session-3");
		await connected(live.url);
		await expect.poll(async () => (await live.whoIsIn("lobby")).sort(), soon).toEqual(["fan-1", "fan-2"]);
		expect(await live.fansIn("lobby")).toBe(2);
		expect(await live.whoIsIn("fan:fan-2")).toEqual(["fan-2"]);
	});

	test("a listener that fails costs its socket an answer, and the process and the others nothing", async () => {
		const live = await startLive();
		live.onConnection((socket) => {
			socket.hear("typing", () => Promise.reject(new Error("connect to db.internal")));
			socket.hear("well", async (payload) => ({ heard: payload }));
		});
		const [typing, other] = [await connected(live.url), await connected(live.url)];
		typing.socket.emit("typing", {});
		expect(await typing.socket.emitWithAck("typing", {})).toEqual({ unavailable: true });
		expect(await typing.socket.emitWithAck("well", 1)).toEqual({ heard: 1 });
		expect(await other.socket.emitWithAck("well", 2)).toEqual({ heard: 2 });
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
