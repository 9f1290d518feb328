import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { connected, soon, startLive } from "../../tests/fixtures/live.ts";
import { startSeverableLink } from "../../tests/stubs/severable-link.ts";

const REDIS_URL = process.env.REDIS_URL ?? "";

describe("on two processes with Redis", () => {
	async function startTwo(firstRedis = REDIS_URL) {
		const SITE_URL = `http://${randomUUID()}.example`;
		const one = await startLive({ settings: { REDIS_URL: firstRedis, SITE_URL } });
		const two = await startLive({ settings: { REDIS_URL, SITE_URL } });
		const purged: { one: unknown[]; two: unknown[] } = { one: [], two: [] };
		one.onProcessEvent("purge", (tags) => purged.one.push(tags));
		two.onProcessEvent("purge", (tags) => purged.two.push(tags));
		return { one, two, purged };
	}

	test("an event of any process reaches a room once and in order", async () => {
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

	test("a message of one process reaches the others, and not itself", async () => {
		const { one, purged } = await startTwo();
		await expect
			.poll(() => {
				one.sendToProcesses("purge", ["fact:1"]);
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
				return far.connected;
			}, soon)
			.toBe(false);
	});

	test("while Redis is away each process serves its own sockets, and afterwards all", async () => {
		const link = await startSeverableLink(Number(new URL(REDIS_URL).port || 6379));
		onTestFinished(link.close);
		const { one, two, purged } = await startTwo(`redis://127.0.0.1:${link.port}`);
		const near = await connected(one.url);
		const far = await connected(two.url);
		// wait until both listen: a process that loses Redis before it has subscribed ends, and its supervisor restarts it
		const areOne = () => {
			one.sendToProcesses("purge", ["before"]);
			two.sendToProcesses("purge", ["before"]);
			return purged.one.length > 0 && purged.two.length > 0;
		};
		await expect.poll(areOne, soon).toBe(true);
		for (let n = 0; n < 50; n++) one.sendToProcesses("purge", [`in flight ${n}`]);
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
				one.sendToProcesses("purge", ["after"]);
				return JSON.stringify(far.heard).includes("everywhere") && JSON.stringify(purged.two).includes("after");
			}, soon)
			.toBe(true);
	});

	test("a sign-out reaches a process that had lost Redis for a moment", async () => {
		const link = await startSeverableLink(Number(new URL(REDIS_URL).port || 6379));
		onTestFinished(link.close);
		const { one, two } = await startTwo(`redis://127.0.0.1:${link.port}`);
		const signedOut = await connected(one.url, "fan-1/session-1");
		const removed = await connected(one.url, "fan-2/session-2");
		link.sever();
		two.disconnectSession("session-1");
		two.leaveRoom("fan-2", "lobby");
		link.mend();
		await expect.poll(() => signedOut.connected, soon).toBe(false);
		await expect.poll(() => one.fanIdsIn("lobby"), soon).toEqual([]);
		expect(removed.connected).toBe(true);
	});

	test("the list of a room covers both processes, and rejects while Redis is away", async () => {
		const link = await startSeverableLink(Number(new URL(REDIS_URL).port || 6379));
		onTestFinished(link.close);
		const { one, two } = await startTwo(`redis://127.0.0.1:${link.port}`);
		await connected(one.url, "fan-1/session-1");
		await connected(two.url, "fan-1/session-2");
		await connected(two.url, "fan-2/session-3");
		await connected(two.url);
		expect((await one.fanIdsIn("lobby")).sort()).toEqual(["fan-1", "fan-2"]);
		expect(await two.countFansIn("lobby")).toBe(2);
		link.sever();
		await expect.poll(() => one.fanIdsIn("lobby").catch(() => "nobody knows"), soon).toBe("nobody knows");
	});

	test("another site on the same Redis gets nothing", async () => {
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
