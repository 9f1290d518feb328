import { describe, expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import { connected, soon, startLive, whoIs } from "../../tests/fixtures/live.ts";
import { socketTo } from "../../tests/fixtures/socket.ts";
import { CONNECTION_SENDS, SOCKETS_OF_FAN } from "./limits.ts";

describe("raw frames", () => {
	test("too many of any kind close their connection alone", async () => {
		const { frames, bytes } = CONNECTION_SENDS;
		const floods: Record<string, [number, (socket: WebSocket) => void]> = {
			pings: [frames, (socket) => socket.ping()],
			pongs: [frames, (socket) => socket.pong()],
			"empty events": [frames, (socket) => socket.send('[""]')],
			"events that nobody knows": [frames, (socket) => socket.send('["nothing",{},1]')],
			"a message that never ends": [bytes / 6, (socket) => socket.send("", { fin: false })],
		};
		const live = await startLive();
		const closed: string[] = [];
		for (const [name, [count, send]] of Object.entries(floods)) {
			const { raw: socket } = await connected(live.url);
			socket.on("close", () => closed.push(name));
			for (let sent = 0; sent <= count; sent++) send(socket);
		}
		expect(await socketTo(live.url).outcome).toBe("connected");
		await expect.poll(() => closed.sort(), soon).toEqual(Object.keys(floods).sort());
		await expect.poll(() => live.connections(), soon).toBe(1);
	});
});

describe("connection limits", () => {
	const refusal = async (socket: ReturnType<typeof socketTo>) => (await socket.closed).reason;
	const why = { reason: expect.any(String), retry_after_s: expect.any(Number) };

	test("a fan's sockets are capped over all devices; the session of the next is refused without a lookup", async () => {
		const asked = vi.fn(whoIs);
		const live = await startLive({ whoIs: asked });
		const open = [];
		for (let at = 0; at < SOCKETS_OF_FAN; at++) open.push(await connected(live.url, "fan-1/session-1"));
		asked.mockClear();
		expect(await refusal(socketTo(live.url, { cookie: "fan-1/session-1" }))).toEqual(why);
		expect(asked).not.toHaveBeenCalled();
		expect(await refusal(socketTo(live.url, { cookie: "fan-1/session-2" }))).toEqual(why);
		expect(await socketTo(live.url, { cookie: "fan-2/session-3" }).outcome).toBe("connected");
		open[0]?.close();
		await expect.poll(() => socketTo(live.url, { cookie: "fan-1/session-2" }).outcome, soon).toBe("connected");
	});

	test("a network's sockets are capped, with an IPv6 /56 as one network; the next is refused without a lookup", async () => {
		const asked = vi.fn(whoIs);
		const live = await startLive({ whoIs: asked, settings: { SOCKETS_PER_NETWORK: 2 } });
		const from = (address: string) => socketTo(live.url, { "x-forwarded-for": address, cookie: "fan-1/session-1" });
		expect(await from("2001:db8::1").outcome).toBe("connected");
		expect(await from("2001:db8::2").outcome).toBe("connected");
		asked.mockClear();
		expect(await refusal(from("2001:db8::3"))).toEqual(why);
		expect(asked).not.toHaveBeenCalled();
		expect(await from("2001:db8:0:100::1").outcome).toBe("connected");
		expect(await from("192.0.2.1").outcome).toBe("connected");
	});

	test("a wide network has the slots of two networks", async () => {
		const live = await startLive({ settings: { SOCKETS_PER_NETWORK: 2 } });
		const from = (address: string) => socketTo(live.url, { "x-forwarded-for": address });
		for (let network = 0; network < 4; network++)
			expect(await from(`2001:db8:0:${network}00::1`).outcome).toBe("connected");
		expect(await refusal(from("2001:db8:0:400::1"))).toEqual(why);
		expect(await from("2001:db8:1::1").outcome).toBe("connected");
	});

	test("a network that keeps reconnecting is refused before the upgrade", async () => {
		const refused = vi.fn();
		const live = await startLive({ onRefused: refused, settings: { SOCKETS_PER_NETWORK: 1 } });
		const knock = () => socketTo(live.url).outcome;
		for (let knocked = 0; knocked < 8; knocked++) await knock();
		refused.mockClear();
		expect(await knock()).toContain("429");
		expect(refused.mock.calls).toEqual([["socket-handshakes"]]);
		expect(live.socketsHere()).toBe(1);
	});
});
