import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { startLive } from "../../../tests/fixtures/live.ts";
import { LiveUnavailable } from "./channel.ts";
import { addressOf, type Handlers, openSocket, type SocketLike, waitIn } from "./socket.ts";

describe("a page's socket, with the site's own end of it", () => {
	async function open(url: string, handlers: Handlers = {}, onLost = (_wait_s: number) => {}) {
		const wire = new WebSocket(addressOf(url), { headers: { cookie: "fan-1/session-1" } });
		onTestFinished(() => wire.terminate());
		return openSocket(wire as unknown as SocketLike, handlers, onLost);
	}

	test("receives its events, and each request gets its own answer", async () => {
		const live = await startLive();
		live.onConnection((socket) => socket.on("double", async (number) => 2 * (number as number)));
		const heard: unknown[] = [];
		const socket = await open(live.url, { news: (news) => heard.push(news) });
		live.emit("fan:fan-1", "news", { number: 1 });
		live.emit("fan:fan-1", "of no interest", 2);
		socket.send("double", 0);
		expect(await Promise.all([1, 2, 3].map((number) => socket.ask("double", number)))).toEqual([2, 4, 6]);
		expect(heard).toEqual([{ number: 1 }]);
	});

	test("rejects a refusal with the seconds that the server asks to wait", async () => {
		const live = await startLive({ whoIs: () => Promise.reject(new Error("away")) });
		const refusal = await open(live.url).catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(LiveUnavailable);
		expect(refusal).toMatchObject({ wait_s: expect.any(Number) });
		expect((refusal as LiveUnavailable).wait_s).toBeGreaterThan(0);
	});

	test("is lost when the server closes it, and its open requests reject", async () => {
		const live = await startLive();
		live.onConnection((socket) => socket.on("never", () => new Promise(() => {})));
		const lost = Promise.withResolvers<number>();
		const socket = await open(live.url, {}, lost.resolve);
		const asked = socket.ask("never", {}).catch((error: unknown) => error);
		live.disconnect();
		expect(await lost.promise).toBeGreaterThan(0);
		expect(await asked).toBeInstanceOf(LiveUnavailable);
	});
});

describe("a page's socket on a silent connection", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	function silentLine() {
		const wire = { readyState: 1, OPEN: 1, send: vi.fn(), close: vi.fn() } as unknown as SocketLike;
		const onLost = vi.fn();
		const opening = openSocket(wire, {}, onLost).catch((error: unknown) => error);
		const say = (event: string) =>
			Reflect.apply(wire.onmessage as () => void, wire, [{ data: JSON.stringify([event]) }]);
		return { wire, onLost, opening, say };
	}

	test("is given up after ten seconds", async () => {
		const { wire, opening } = silentLine();
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await opening).toBeInstanceOf(LiveUnavailable);
		expect(wire.close).toHaveBeenCalled();
	});

	test("is lost when the beats of the server stop for a minute", async () => {
		const { onLost, opening, say } = silentLine();
		say("welcome");
		await opening;
		for (let beat = 0; beat < 4; beat++) {
			await vi.advanceTimersByTimeAsync(25_000);
			say("beat");
		}
		await vi.advanceTimersByTimeAsync(59_000);
		expect(onLost).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1_000);
		expect(onLost.mock.calls).toEqual([[0]]);
	});
});

test("an unknown answer names no wait", () => {
	for (const answer of [null, undefined, 5, "soon", {}, { retry_after_s: "5" }, { retry_after_s: -5 }, new Error("x")])
		expect(waitIn(answer)).toBe(0);
});
