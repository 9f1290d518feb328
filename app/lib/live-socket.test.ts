import { describe, expect, test } from "vitest";
import { comeBackWhenTold, toldToWait } from "./live-socket.ts";

/** A socket, and a clock that the test holds in its hands. */
function start() {
	const listeners = new Map<string, (told: unknown) => void>();
	const deeds: string[] = [];
	let timer: { work: () => void; ms: number } | null = null;
	const socket = {
		active: true,
		on: (event: string, listener: (told: unknown) => void) => void listeners.set(event, listener),
		connect: () => void deeds.push("connect"),
		disconnect: () => void deeds.push("disconnect"),
	};
	const stop = comeBackWhenTold(
		socket,
		(work, ms) => {
			timer = { work, ms };
			return () => {
				timer = null;
			};
		},
		() => 0,
	);
	return {
		socket,
		deeds,
		stop,
		tell: (event: string, told: unknown) => listeners.get(event)?.(told),
		waits: () => timer?.ms ?? null,
		pass: () => timer?.work(),
	};
}

describe("a page whose live connection the server closes", () => {
	test("waits as long as the server says, then reconnects", () => {
		const page = start();
		page.tell("closed", { reason: "too much", retry_after_s: 7 });
		expect([page.deeds, page.waits()]).toEqual([["disconnect"], 7_000]);
		page.pass();
		expect(page.deeds).toEqual(["disconnect", "connect"]);
	});

	test("waits as the server says after a refusal, ten seconds by default, and not at all after it is closed", () => {
		const page = start();
		page.tell("connect_error", new Error("the line is bad, and socket.io tries again"));
		expect(page.waits()).toBeNull();
		page.socket.active = false;
		page.tell("connect_error", Object.assign(new Error("full"), { data: { retry_after_s: 30 } }));
		expect(page.waits()).toBe(30_000);
		page.tell("connect_error", new Error("unavailable"));
		expect(page.waits()).toBe(10_000);
		page.stop();
		expect(page.waits()).toBeNull();
	});
});

test("an unknown payload means no wait", () => {
	for (const told of [null, undefined, 5, "soon", {}, { retry_after_s: "5" }, { retry_after_s: -5 }, new Error("x")])
		expect(toldToWait(told)).toBe(0);
});
