import { describe, expect, test } from "vitest";
import { createJoinQueue } from "./join-queue.ts";

function aSocket() {
	const rooms = new Set<string>();
	return {
		isOpen: true,
		rooms,
		join: (room: string) => void rooms.add(room),
		leave: (room: string) => void rooms.delete(room),
	};
}
const yes = async () => true;

/** A join queue whose slots are taken until `open` is called. */
function blockedQueue(isPressed: () => boolean) {
	const queue = createJoinQueue(isPressed);
	const held = Promise.withResolvers<boolean>();
	let asked = 0;
	const ask = () => {
		asked++;
		return held.promise;
	};
	const first = Array.from({ length: 2 }, () => queue.enter(aSocket(), "room", ask));
	return { ...queue, ask, first, asked: () => asked, open: () => held.resolve(true) };
}

describe("joins of rooms", () => {
	test("two are looked up at a time, and all join", async () => {
		const held = blockedQueue(() => false);
		const more = Array.from({ length: 50 }, () => held.enter(aSocket(), "room", held.ask));
		await new Promise((resolve) => setImmediate(resolve));
		expect(held.asked()).toBe(2);
		held.open();
		expect(await Promise.all([...held.first, ...more])).toEqual(Array.from({ length: 52 }, () => true));
	});

	test("under pressure a join that would have to wait is refused with a wait, any other joins", async () => {
		const held = blockedQueue(() => true);
		await expect(held.enter(aSocket(), "room", yes)).rejects.toMatchObject({
			status: 503,
			retry_after_seconds: expect.any(Number),
		});
		held.open();
		await Promise.all(held.first);
		expect(await held.enter(aSocket(), "room", yes)).toBe(true);
	});

	test("the queue of the process has a bound", async () => {
		const held = blockedQueue(() => false);
		const waiting = Array.from({ length: 2_000 }, () => held.enter(aSocket(), "room", yes));
		await expect(held.enter(aSocket(), "room", yes)).rejects.toMatchObject({ status: 503 });
		held.open();
		await Promise.all(waiting);
	});

	test("a socket that closed while waiting is not looked up", async () => {
		const { enter, first, open } = blockedQueue(() => false);
		const gone = aSocket();
		let asked = false;
		const entering = enter(gone, "room", async () => {
			asked = true;
			return true;
		});
		gone.isOpen = false;
		open();
		await Promise.all(first);
		expect(await entering).toBe(false);
		expect(asked).toBe(false);
	});

	test("a fan who may not join, or whose lookup fails, is in no room afterwards", async () => {
		const { enter } = createJoinQueue(() => false);
		const socket = aSocket();
		await enter(socket, "room", yes);
		expect([...socket.rooms]).toEqual(["room"]);
		await enter(socket, "room", async () => false);
		expect([...socket.rooms]).toEqual([]);
		await expect(enter(socket, "room", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
		expect([...socket.rooms]).toEqual([]);
	});
});
