import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { connected, soon, startLive, whoIs } from "../../tests/fixtures/live.ts";
import { socketTo } from "../../tests/fixtures/socket.ts";
import { CLOSED } from "./messages.ts";
import { SOCKETS_PATH } from "./upgrades.ts";

describe("the handshake", () => {
	test.each(["http://evil.example", "null", "http://hub.example.evil.example", "https://hub.example"])(
		"from %s is refused without a lookup",
		async (origin) => {
			const asked = vi.fn(whoIs);
			const live = await startLive({ whoIs: asked });
			expect(await socketTo(live.url, { origin, cookie: "fan-1/session-1" }).outcome).toContain("403");
			expect(asked).not.toHaveBeenCalled();
		},
	);

	test("from our own pages is accepted, with and without a session", async () => {
		const live = await startLive();
		const origin = "http://hub.example";
		expect(await socketTo(live.url, { origin }).outcome).toBe("connected");
		expect(await socketTo(live.url, { origin, cookie: "fan-1/session-1" }).outcome).toBe("connected");
	});

	test("fails when the session lookup fails", async () => {
		const live = await startLive({ whoIs: () => Promise.reject(new Error("connect to db.internal")) });
		const { closed } = socketTo(live.url, { cookie: "fan-1/session-1" });
		const reason = { reason: expect.any(String), retry_after_s: expect.any(Number) };
		expect(await closed).toEqual({ code: CLOSED.try_later, reason });
	});

	test("answers events that a page sent before it was over", async () => {
		const known = Promise.withResolvers<Awaited<ReturnType<typeof whoIs>>>();
		const live = await startLive({ whoIs: () => known.promise });
		live.onConnection((socket) => socket.on("who am I", async () => socket.data.fan_id));
		const socket = socketTo(live.url, { cookie: "fan-1/session-1" });
		await once(socket.raw, "open");
		const answer = socket.ask("who am I");
		known.resolve({ id: "fan-1", session_id: "session-1", full_name: null });
		expect(await answer).toBe("fan-1");
	});
});

describe("an upgrade", () => {
	/** Sends an upgrade request byte by byte, as a client other than our pages may. */
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
		[SOCKETS_PATH, "http://hub.example"],
		[SOCKETS_PATH, "http://evil.example"],
		[`${SOCKETS_PATH}?x`, "http://hub.example"],
	])("of %s by %s may be reset at any moment, and the server still serves others", async (path, origin) => {
		const live = await startLive();
		const reset = async (n: number) => {
			const socket = await ask(live.url, path, origin);
			setTimeout(() => socket.resetAndDestroy(), n % 12);
		};
		await Promise.all(Array.from({ length: 30 }, (_, n) => reset(n)));
		await expect.poll(() => live.connections(), soon).toBe(0);
		expect(await (await fetch(live.url)).text()).toBe("a page");
		expect(await socketTo(live.url).outcome).toBe("connected");
	});

	test.each(["/x", "/livex", "/live/x"])("to %s is answered as a request without an upgrade", async (path) => {
		const live = await startLive();
		const socket = await ask(live.url, path, "http://hub.example");
		const [answer] = await once(socket, "data");
		expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*a page/s);
		socket.destroy();
		await expect.poll(() => live.connections(), soon).toBe(0);
	});

	test("in development to another path reaches the other listeners, and may be reset", async () => {
		const live = await startLive({ development: true });
		const socket = await ask(live.url, "/vite", "http://hub.example");
		await expect.poll(() => live.connections(), soon).toBe(1);
		socket.resetAndDestroy();
		await expect.poll(() => live.connections(), soon).toBe(0);
	});
});

describe("on one process", () => {
	test("an event reaches the sockets of its room alone", async () => {
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
		await expect.poll(() => phone.connected, soon).toBe(false);
		live.emit("fan:fan-1", "still there", 1);
		await expect.poll(() => laptop.heard, soon).toEqual([["still there", 1]]);
		expect(phone.heard).toEqual([]);
	});

	test("disconnecting a fan closes all of the fan's sockets and no others", async () => {
		const live = await startLive();
		const both = [await connected(live.url, "fan-1/session-1"), await connected(live.url, "fan-1/session-2")];
		const other = await connected(live.url, "fan-11/session-3");
		live.disconnectFan("fan-1");
		await expect.poll(() => both.map(({ connected }) => connected), soon).toEqual([false, false]);
		live.emit("lobby", "end", 1);
		await expect.poll(() => other.heard, soon).toEqual([["end", 1]]);
	});

	test("the list of a room has each fan once and no visitors", async () => {
		const live = await startLive();
		await connected(live.url, "fan-1/session-1");
		await connected(live.url, "fan-1/session-2");
		await connected(live.url, "fan-2/session-3");
		await connected(live.url);
		await expect.poll(async () => (await live.fanIdsIn("lobby")).sort(), soon).toEqual(["fan-1", "fan-2"]);
		expect(await live.countFansIn("lobby")).toBe(2);
		expect(await live.fanIdsIn("fan:fan-2")).toEqual(["fan-2"]);
	});

	test("a handler that fails answers 'unavailable', and the process goes on", async () => {
		const live = await startLive();
		live.onConnection((socket) => {
			socket.on("typing", () => Promise.reject(new Error("connect to db.internal")));
			socket.on("well", async (payload) => ({ heard: payload }));
		});
		const [typing, other] = [await connected(live.url), await connected(live.url)];
		typing.send("typing", {});
		expect(await typing.ask("typing", {})).toEqual({ unavailable: true });
		expect(await typing.ask("well", 1)).toEqual({ heard: 1 });
		expect(await other.ask("well", 2)).toEqual({ heard: 2 });
	});

	test.each([
		["is too long", JSON.stringify(["typing", "x".repeat(20_000)]), 1009],
		["is no JSON", "typing", CLOSED.unreadable],
		["is no event", JSON.stringify({ event: "typing" }), CLOSED.unreadable],
		["is binary", Buffer.from(JSON.stringify(["typing", 1])), CLOSED.unreadable],
	])("a socket that sends something that %s is closed", async (_what, sent, code) => {
		const live = await startLive();
		const socket = await connected(live.url);
		socket.raw.send(sent);
		expect((await socket.closed).code).toBe(code);
		await expect.poll(() => live.connections(), soon).toBe(0);
	});

	test("a socket that does not read is closed, and others get every event", async () => {
		const refused = vi.fn();
		const live = await startLive({ onRefused: refused });
		const [slow, other] = [await connected(live.url), await connected(live.url)];
		slow.raw.pause();
		const text = "x".repeat(100_000);
		// the kernel buffers some megabytes
		for (let sent = 0; sent < 400; sent++) {
			live.emit("lobby", "news", text);
			await expect.poll(() => other.heard.length, soon).toBe(sent + 1);
			if (live.socketsHere() === 1) break;
		}
		expect(live.socketsHere()).toBe(1);
		expect(refused.mock.calls).toEqual([["socket-unread"]]);
		expect(other.connected).toBe(true);
	});

	test("a client that stops answering is closed, and one that answers stays", async () => {
		const live = await startLive({ beat_ms: 250 });
		const silent = socketTo(live.url);
		silent.raw.removeAllListeners("ping");
		const other = await connected(live.url);
		expect(await silent.outcome).toBe("connected");
		silent.raw.pause();
		await expect.poll(() => live.socketsHere(), soon).toBe(1);
		expect(other.connected).toBe(true);
	});

	test("stopping closes all sockets, each with its own reconnect delay, and refuses more", async () => {
		const live = await startLive();
		const sockets = await Promise.all(Array.from({ length: 5 }, () => connected(live.url)));
		live.disconnect();
		const closed = await Promise.all(sockets.map((socket) => socket.closed));
		expect(closed.map(({ code }) => code)).toEqual(sockets.map(() => CLOSED.restart));
		expect(new Set(closed.map(({ reason }) => JSON.stringify(reason))).size).toBe(5);
		expect(await socketTo(live.url).outcome).toContain("403");
	});

	test("sending to other processes does nothing when there are none", async () => {
		const live = await startLive();
		const heard = vi.fn();
		live.onProcessEvent("purge", heard);
		live.sendToProcesses("purge", ["fact:1"]);
		expect(heard).not.toHaveBeenCalled();
	});

	test("closing closes the sockets but not the server", async () => {
		const live = await startLive();
		const socket = await connected(live.url);
		await live.close();
		await expect.poll(() => socket.connected, soon).toBe(false);
		expect(await (await fetch(live.url)).text()).toBe("a page");
	});
});
