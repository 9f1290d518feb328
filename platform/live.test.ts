import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { connected, outcome, socketTo, soon, startLive, whoIs } from "../tests/fixtures/live.ts";
import { CONNECTION_SENDS, EVENTS_OF_FAN, MOST_EVENTS_WAITING, SOCKETS_OF_FAN } from "./sockets/limits.ts";

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

	test.each(["/x", "/socket.iox"])(
		"to %s, which is none of our sockets, is closed, though its client would keep it open",
		async (path) => {
			const live = await startLive();
			const socket = await ask(live.url, path, "http://hub.example");
			await once(socket.resume(), "end");
			await expect.poll(() => live.connections(), soon).toBe(0);
			socket.destroy();
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

/** What a socket is told when it is closed. */
const shownOut = ["closed", { reason: expect.any(String), retry_after_s: expect.any(Number) }];

describe("the events of a socket", () => {
	test("are heard one at a time, in their order, each answered before the next begins", async () => {
		const live = await startLive();
		const told: string[] = [];
		live.onConnection((socket) =>
			socket.hear("work", async (number) => {
				told.push(`${number} begins`);
				await new Promise((resolve) => setImmediate(resolve));
				told.push(`${number} ends`);
				return number;
			}),
		);
		const { socket } = await connected(live.url, "fan-1/session-1");
		const numbers = [1, 2, 3, 4, 5];
		expect(await Promise.all(numbers.map((number) => socket.emitWithAck("work", number)))).toEqual(numbers);
		expect(told).toEqual(numbers.flatMap((number) => [`${number} begins`, `${number} ends`]));
	});

	test("beyond those that may wait close it with the reason and a wait; what waited is forgotten, and others are heard", async () => {
		const refused = vi.fn();
		const live = await startLive({ onRefused: refused });
		const held = Promise.withResolvers<void>();
		const heard: unknown[] = [];
		live.onConnection((socket) => {
			socket.hear("work", async (number) => {
				heard.push(number);
				await held.promise;
			});
			socket.hear("well", async () => "well");
		});
		const [flood, other] = [await connected(live.url, "fan-1/session-1"), await connected(live.url, "fan-2/session-2")];
		flood.socket.emit("work", 0);
		await expect.poll(() => heard, soon).toEqual([0]);
		for (let number = 1; number <= MOST_EVENTS_WAITING + 1; number++) flood.socket.emit("work", number);
		await expect.poll(() => flood.socket.connected, soon).toBe(false);
		expect(flood.heard).toEqual([shownOut]);
		held.resolve();
		expect(await other.socket.emitWithAck("well", {})).toBe("well");
		expect(heard).toEqual([0]);
		expect(refused.mock.calls).toEqual([["socket-events"]]);
	});

	test("of whoever comes back before the wait is over are not heard, and nobody is looked up", async () => {
		const asked = vi.fn(whoIs);
		const live = await startLive({ whoIs: asked });
		const { socket } = await connected(live.url, "fan-1/session-1");
		for (let sent = 0; sent <= CONNECTION_SENDS.frames; sent++) socket.emit("nobody knows this", {});
		await expect.poll(() => socket.connected, soon).toBe(false);
		asked.mockClear();
		expect(await outcome(socketTo(live.url, { cookie: "fan-1/session-1" }))).toContain("too much");
		expect(asked).not.toHaveBeenCalled();
		expect(await outcome(socketTo(live.url, { cookie: "fan-2/session-2" }))).toBe("connected");
	});

	test("count also when nobody knows them", async () => {
		const live = await startLive();
		const { socket, heard } = await connected(live.url);
		for (let sent = 0; sent <= CONNECTION_SENDS.frames; sent++) socket.emit("nobody knows this", {});
		await expect.poll(() => heard, soon).toEqual([shownOut]);
		await expect.poll(() => socket.connected, soon).toBe(false);
	});

	test("of one fan are counted together over all of the fan's sockets, and those of another fan apart", async () => {
		const live = await startLive();
		let heard = 0;
		live.onConnection((socket) => socket.hear("work", async () => ++heard));
		const many = [];
		for (let socket = 0; socket < 4; socket++) many.push(await connected(live.url, `fan-1/session-${socket}`));
		const other = await connected(live.url, "fan-2/session");
		let waiting = 4;
		for (const { socket } of many) {
			socket.on("disconnect", () => waiting--);
			for (let sent = 0; sent < MOST_EVENTS_WAITING; sent++) socket.emit("work", {});
		}
		await expect.poll(() => waiting, soon).toBeLessThan(4);
		await expect.poll(() => heard, soon).toBe(EVENTS_OF_FAN.points);
		expect(await other.socket.emitWithAck("work", {})).toBe(EVENTS_OF_FAN.points + 1);
	});

	test("twenty-six rooms joined at once after a reconnect are no flood", async () => {
		const live = await startLive();
		live.onConnection((socket) => socket.hear("join", async (room) => socket.enter(`room:${room}`, async () => true)));
		const { socket } = await connected(live.url, "fan-1/session-1");
		const rooms = Array.from({ length: 26 }, (_, at) => at);
		expect(await Promise.all(rooms.map((room) => socket.emitWithAck("join", room)))).toEqual(rooms.map(() => true));
		expect(live.roomsHere("room:")).toHaveLength(26);
		expect(live.roomsHere("before:")).toEqual([]);
	});

	test("under pressure a join that would have to wait is answered 'unavailable', with a wait, and its socket stays", async () => {
		const live = await startLive({ isPressed: () => true });
		const held = Promise.withResolvers<boolean>();
		live.onConnection((socket) =>
			socket.hear("join", async () => ({ joined: await socket.enter("room:1", () => held.promise) })),
		);
		const fans = [];
		for (let fan = 1; fan <= 3; fan++) fans.push(await connected(live.url, `fan-${fan}/session-${fan}`));
		const joins = fans.map(({ socket }) => socket.emitWithAck("join", {}));
		expect(await Promise.race(joins)).toEqual({ unavailable: true, retry_after_s: expect.any(Number) });
		held.resolve(true);
		const answers = await Promise.all(joins);
		expect(answers.filter(({ joined }) => joined)).toHaveLength(2);
		expect(fans.map(({ socket }) => socket.connected)).toEqual([true, true, true]);
	});

	test("who is sent out of a room while it is looked up whether they may enter stays out", async () => {
		const live = await startLive();
		const asked = Promise.withResolvers<void>();
		const answer = Promise.withResolvers<boolean>();
		live.onConnection((socket) =>
			socket.hear("join", () =>
				socket.enter("room:1", () => {
					asked.resolve();
					return answer.promise;
				}),
			),
		);
		const { socket } = await connected(live.url, "fan-1/session-1");
		const joining = socket.emitWithAck("join", {});
		await asked.promise;
		live.leaveRoom("fan-1", "room:1");
		answer.resolve(true);
		expect(await joining).toBe(false);
		expect([live.roomsHere("room:"), live.roomsHere("before:")]).toEqual([[], []]);
	});
});

describe("raw frames", () => {
	/** A client that keeps to no protocol but that of web sockets. */
	async function raw(url: string, headers: Record<string, string> = {}) {
		const socket = new WebSocket(`${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`, { headers });
		socket.on("error", () => undefined);
		await once(socket, "message");
		return socket;
	}

	test("close the connection that sends too many of them, whatever they are, and everybody else is heard", async () => {
		const { frames, bytes } = CONNECTION_SENDS;
		const floods: Record<string, [number, (socket: WebSocket) => void]> = {
			pings: [frames, (socket) => socket.ping()],
			pongs: [frames, (socket) => socket.pong()],
			heartbeats: [frames, (socket) => socket.send("3")],
			"name spaces that are refused": [frames, (socket) => socket.send("40/nowhere,")],
			"answers to nothing": [frames, (socket) => socket.send("430[]")],
			"a message that never ends": [bytes / 6, (socket) => socket.send("", { fin: false })],
		};
		const live = await startLive();
		const closed: string[] = [];
		for (const [name, [count, send]] of Object.entries(floods)) {
			const socket = await raw(live.url);
			socket.on("close", () => closed.push(name));
			socket.send("40");
			for (let sent = 0; sent <= count; sent++) send(socket);
		}
		expect(await outcome(socketTo(live.url))).toBe("connected");
		await expect.poll(() => closed.sort(), soon).toEqual(Object.keys(floods).sort());
		await expect.poll(() => live.connections(), soon).toBe(1);
	});

	test("that ask to be let in again and again have one person looked up", async () => {
		const asked = vi.fn(whoIs);
		const live = await startLive({ whoIs: asked });
		const socket = await raw(live.url, { cookie: "fan-1/session-1" });
		for (let sent = 0; sent < 20; sent++) socket.send("40");
		await expect.poll(() => socket.readyState, soon).toBe(WebSocket.CLOSED);
		expect(asked.mock.calls.length).toBeLessThanOrEqual(1);
	});
});

describe("places", () => {
	const refusal = (socket: ReturnType<typeof socketTo>) =>
		new Promise<unknown>((resolve) => socket.on("connect_error", (error) => resolve("data" in error && error.data)));
	const why = { reason: expect.any(String), retry_after_s: expect.any(Number) };

	test("a fan has so many, at all devices together; the next is refused with a wait, by its session before anybody is looked up", async () => {
		const asked = vi.fn(whoIs);
		const live = await startLive({ whoIs: asked });
		const open = [];
		for (let at = 0; at < SOCKETS_OF_FAN; at++) open.push(await connected(live.url, "fan-1/session-1"));
		asked.mockClear();
		expect(await refusal(socketTo(live.url, { cookie: "fan-1/session-1" }))).toEqual(why);
		expect(asked).not.toHaveBeenCalled();
		expect(await refusal(socketTo(live.url, { cookie: "fan-1/session-2" }))).toEqual(why);
		expect(await outcome(socketTo(live.url, { cookie: "fan-2/session-3" }))).toBe("connected");
		open[0]?.socket.close();
		await expect.poll(() => outcome(socketTo(live.url, { cookie: "fan-1/session-2" })), soon).toBe("connected");
	});

	test("a network has so many, an IPv6 /56 is one, and the next is refused before anybody is looked up", async () => {
		const asked = vi.fn(whoIs);
		const live = await startLive({ whoIs: asked, settings: { SOCKETS_PER_NETWORK: 2 } });
		const from = (address: string) => socketTo(live.url, { "x-forwarded-for": address, cookie: "fan-1/session-1" });
		expect(await outcome(from("2001:db8::1"))).toBe("connected");
		expect(await outcome(from("2001:db8::2"))).toBe("connected");
		asked.mockClear();
		expect(await refusal(from("2001:db8::3"))).toEqual(why);
		expect(asked).not.toHaveBeenCalled();
		expect(await outcome(from("2001:db8:0:100::1"))).toBe("connected");
		expect(await outcome(from("192.0.2.1"))).toBe("connected");
	});

	test("a network that keeps knocking is turned away before its connection is opened", async () => {
		const refused = vi.fn();
		const live = await startLive({ onRefused: refused, settings: { SOCKETS_PER_NETWORK: 1 } });
		const knock = () => outcome(socketTo(live.url));
		for (let knocked = 0; knocked < 8; knocked++) await knock();
		refused.mockClear();
		expect(await knock()).toBe("websocket error");
		expect(refused.mock.calls).toEqual([["socket-handshakes"]]);
		expect(live.socketsHere()).toBe(1);
	});
});
