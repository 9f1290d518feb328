import { describe, expect, test, vi } from "vitest";
import { connected, soon, startLive, whoIs } from "../../tests/fixtures/live.ts";
import { socketTo } from "../../tests/fixtures/socket.ts";
import { CONNECTION_SENDS, EVENTS_OF_FAN, MOST_EVENTS_WAITING } from "./limits.ts";
import { CLOSED } from "./messages.ts";

/** How the server closes a socket that sends too much. */
const closedForFlood = {
	code: CLOSED.try_later,
	reason: { reason: expect.any(String), retry_after_s: expect.any(Number) },
};

describe("the events of a socket", () => {
	test("are handled one at a time, in order, each answered before the next begins", async () => {
		const live = await startLive();
		const log: string[] = [];
		live.onConnection((socket) =>
			socket.on("work", async (number) => {
				log.push(`${number} begins`);
				await new Promise((resolve) => setImmediate(resolve));
				log.push(`${number} ends`);
				return number;
			}),
		);
		const socket = await connected(live.url, "fan-1/session-1");
		const numbers = [1, 2, 3, 4, 5];
		expect(await Promise.all(numbers.map((number) => socket.ask("work", number)))).toEqual(numbers);
		expect(log).toEqual(numbers.flatMap((number) => [`${number} begins`, `${number} ends`]));
	});

	test("beyond the queue's bound close the socket with a reason and a wait, and drop the queue", async () => {
		const refused = vi.fn();
		const live = await startLive({ onRefused: refused });
		const held = Promise.withResolvers<void>();
		const heard: unknown[] = [];
		live.onConnection((socket) => {
			socket.on("work", async (number) => {
				heard.push(number);
				await held.promise;
			});
			socket.on("well", async () => "well");
		});
		const [flood, other] = [await connected(live.url, "fan-1/session-1"), await connected(live.url, "fan-2/session-2")];
		flood.send("work", 0);
		await expect.poll(() => heard, soon).toEqual([0]);
		for (let number = 1; number <= MOST_EVENTS_WAITING + 1; number++) flood.send("work", number);
		await expect.poll(() => flood.connected, soon).toBe(false);
		expect(await flood.closed).toEqual(closedForFlood);
		held.resolve();
		expect(await other.ask("well", {})).toBe("well");
		expect(heard).toEqual([0]);
		expect(refused.mock.calls).toEqual([["socket-events"]]);
	});

	test("of a session that reconnects too early are refused without a lookup", async () => {
		const asked = vi.fn(whoIs);
		const live = await startLive({ whoIs: asked });
		const socket = await connected(live.url, "fan-1/session-1");
		for (let sent = 0; sent <= CONNECTION_SENDS.frames; sent++) socket.send("nobody knows this", {});
		await expect.poll(() => socket.connected, soon).toBe(false);
		asked.mockClear();
		expect(await socketTo(live.url, { cookie: "fan-1/session-1" }).outcome).toContain("too much");
		expect(asked).not.toHaveBeenCalled();
		expect(await socketTo(live.url, { cookie: "fan-2/session-2" }).outcome).toBe("connected");
	});

	test("count even without a handler", async () => {
		const live = await startLive();
		const socket = await connected(live.url);
		for (let sent = 0; sent <= CONNECTION_SENDS.frames; sent++) socket.send("nobody knows this", {});
		expect(await socket.closed).toEqual(closedForFlood);
	});

	test("of one fan are counted over all of the fan's sockets", async () => {
		const live = await startLive();
		let heard = 0;
		live.onConnection((socket) => socket.on("work", async () => ++heard));
		const many = [];
		for (let socket = 0; socket < 4; socket++) many.push(await connected(live.url, `fan-1/session-${socket}`));
		const other = await connected(live.url, "fan-2/session");
		let waiting = 4;
		for (const socket of many) {
			void socket.closed.then(() => waiting--);
			for (let sent = 0; sent < MOST_EVENTS_WAITING; sent++) socket.send("work", {});
		}
		await expect.poll(() => waiting, soon).toBeLessThan(4);
		await expect.poll(() => heard, soon).toBe(EVENTS_OF_FAN.points);
		expect(await other.ask("work", {})).toBe(EVENTS_OF_FAN.points + 1);
	});

	test("twenty-six joins after a reconnect stay below the limit", async () => {
		const live = await startLive();
		live.onConnection((socket) => socket.on("join", async (room) => socket.enter(`room:${room}`, async () => true)));
		const socket = await connected(live.url, "fan-1/session-1");
		const rooms = Array.from({ length: 26 }, (_, at) => at);
		expect(await Promise.all(rooms.map((room) => socket.ask("join", room)))).toEqual(rooms.map(() => true));
		expect(live.roomsHere("room:")).toHaveLength(26);
		expect(live.roomsHere("before:")).toEqual([]);
	});

	test("under pressure a join that would have to wait gets 'unavailable' with a wait, and its socket stays open", async () => {
		const live = await startLive({ isPressed: () => true });
		const held = Promise.withResolvers<boolean>();
		live.onConnection((socket) =>
			socket.on("join", async () => ({ joined: await socket.enter("room:1", () => held.promise) })),
		);
		const fans = [];
		for (let fan = 1; fan <= 3; fan++) fans.push(await connected(live.url, `fan-${fan}/session-${fan}`));
		const joins = fans.map((fan) => fan.ask("join", {}) as Promise<{ joined?: boolean }>);
		expect(await Promise.race(joins)).toEqual({ unavailable: true, retry_after_s: expect.any(Number) });
		held.resolve(true);
		const answers = await Promise.all(joins);
		expect(answers.filter(({ joined }) => joined)).toHaveLength(2);
		expect(fans.map(({ connected }) => connected)).toEqual([true, true, true]);
	});

	test("a fan who is removed from a room during the lookup stays out", async () => {
		const live = await startLive();
		const asked = Promise.withResolvers<void>();
		const answer = Promise.withResolvers<boolean>();
		live.onConnection((socket) =>
			socket.on("join", () =>
				socket.enter("room:1", () => {
					asked.resolve();
					return answer.promise;
				}),
			),
		);
		const socket = await connected(live.url, "fan-1/session-1");
		const joining = socket.ask("join", {});
		await asked.promise;
		live.leaveRoom("fan-1", "room:1");
		answer.resolve(true);
		expect(await joining).toBe(false);
		expect([live.roomsHere("room:"), live.roomsHere("before:")]).toEqual([[], []]);
	});
});
