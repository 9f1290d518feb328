import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChannelState, createChannel, JOIN_TIMEOUT_MS, LiveUnavailable, reconnectDelay } from "./channel.ts";

/** A channel whose connections and clock the test controls. */
function start() {
	const states: ChannelState[] = [];
	const timers: { work: () => void; at: number; off: boolean }[] = [];
	const lines: {
		admit: (joined: boolean) => void;
		fail: (error?: Error) => void;
		lose: (wait_s?: number) => void;
		closed: boolean;
	}[] = [];
	let now = 0;
	let joined = 0;
	let refused = 0;
	const channel = createChannel({
		open(onLost) {
			const opened = Promise.withResolvers<void>();
			const asked = Promise.withResolvers<boolean>();
			const line = {
				admit(yes: boolean) {
					opened.resolve();
					asked.resolve(yes);
				},
				fail: (error = new Error("refused")) => opened.reject(error),
				lose: onLost,
				closed: false,
			};
			lines.push(line);
			return opened.promise.then(() => ({
				join: () => asked.promise,
				close() {
					line.closed = true;
				},
			}));
		},
		later(work, ms) {
			const timer = { work, at: now + ms, off: false };
			timers.push(timer);
			return () => {
				timer.off = true;
			};
		},
		random: () => 0,
		onState: (state) => states.push(state),
		onJoined: () => joined++,
		onRefused: () => refused++,
	});
	return {
		channel,
		states,
		lines,
		joined: () => joined,
		refused: () => refused,
		/** Advances the clock, and lets pending promises settle. */
		async pass(ms: number) {
			now += ms;
			for (const timer of timers.splice(0)) {
				if (timer.off) continue;
				if (timer.at <= now) timer.work();
				else timers.push(timer);
			}
			await new Promise((resolve) => setImmediate(resolve));
		},
	};
}

describe("GROUP-6 the states of the channel", () => {
	test("joins, loses the connection, comes back, and catches up each time", async () => {
		const { channel, states, lines, joined, pass } = start();
		channel.start();
		lines[0]?.admit(true);
		await pass(0);
		lines[0]?.lose();
		await pass(1_000);
		lines[1]?.admit(true);
		await pass(0);
		expect(states).toEqual(["joining", "joined", "errored", "joining", "joined"]);
		expect(joined()).toBe(2);
		expect(lines[0]?.closed).toBe(true);
	});

	test("waits 1, 2, 5, then every 10 seconds, with a third more at most", () => {
		expect([0, 1, 2, 3, 4, 20].map((tries) => reconnectDelay(tries, 0) / 1000)).toEqual([1, 2, 5, 10, 10, 10]);
		fc.assert(
			fc.property(fc.nat(30), fc.double({ min: 0, max: 1, noNaN: true }), (tries, random) => {
				const [least, waits] = [reconnectDelay(tries, 0), reconnectDelay(tries, random)];
				expect(waits).toBeGreaterThanOrEqual(least);
				expect(waits).toBeLessThanOrEqual(1.31 * least);
			}),
		);
	});

	test("a join without an answer in ten seconds is tried again, and its late answer is ignored", async () => {
		const { channel, states, lines, joined, pass } = start();
		channel.start();
		await pass(JOIN_TIMEOUT_MS);
		expect(states).toEqual(["joining", "errored"]);
		lines[0]?.admit(true);
		await pass(0);
		expect([states.at(-1), joined(), lines[0]?.closed]).toEqual(["errored", 0, true]);
	});

	test("a non-member is refused and does not try again; leaving closes", async () => {
		const one = start();
		one.channel.start();
		one.lines[0]?.admit(false);
		await one.pass(0);
		await one.pass(60_000);
		expect([one.states.at(-1), one.refused(), one.lines.length]).toEqual(["closed", 1, 1]);
		const two = start();
		two.channel.start();
		two.lines[0]?.admit(true);
		await two.pass(0);
		two.channel.leave();
		await two.pass(60_000);
		expect(two.states).toEqual(["joining", "joined", "leaving", "closed"]);
		expect(two.lines).toHaveLength(1);
	});

	test("a device that is online again retries at once", async () => {
		const { channel, states, lines, pass } = start();
		channel.start();
		lines[0]?.fail();
		await pass(0);
		channel.retryNow();
		lines[1]?.admit(true);
		await pass(0);
		expect(states).toEqual(["joining", "errored", "joining", "joined"]);
	});

	test("a device that goes offline has lost its connection at once", async () => {
		const { channel, states, lines, pass } = start();
		channel.start();
		lines[0]?.admit(true);
		await pass(0);
		channel.dropAndRetry();
		expect([states.at(-1), lines[0]?.closed]).toEqual(["errored", true]);
		channel.dropAndRetry();
		channel.retryNow();
		lines[1]?.admit(true);
		await pass(0);
		expect(states).toEqual(["joining", "joined", "errored", "joining", "joined"]);
	});

	test("waits as long as the server says, even when the device comes online", async () => {
		const { channel, states, lines, pass } = start();
		channel.start();
		lines[0]?.admit(true);
		await pass(0);
		lines[0]?.lose(30);
		await pass(29_999);
		channel.retryNow();
		expect(lines).toHaveLength(1);
		await pass(1);
		lines[1]?.fail(new LiveUnavailable(20));
		await pass(0);
		await pass(19_999);
		expect(lines).toHaveLength(2);
		await pass(1);
		lines[2]?.admit(true);
		await pass(0);
		expect(states.at(-1)).toBe("joined");
	});
});
