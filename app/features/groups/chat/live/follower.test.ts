import { describe, expect, test } from "vitest";
import { RequestFailed } from "../../../../lib/api.ts";
import type { Message } from "../../group.ts";
import { createFollower, type Loading } from "./follower.ts";
import { type ChatLog, emptyLog } from "./log.ts";

/** A group with `count` messages, each with its number as revision, and a follower with a controlled clock. */
function start(count: number) {
	let stored = count;
	let fails: unknown = null;
	let log: ChatLog = emptyLog;
	let out = 0;
	const asked: object[] = [];
	const loading: Loading[] = [];
	const timers: { work: () => void; at: number }[] = [];
	let now = 0;
	const message = (sequence: number) => ({ id: `id-${sequence}`, sequence, revision: sequence }) as Message;
	const follower = createFollower({
		async read(query) {
			asked.push(query);
			if (fails) throw fails;
			const after = query.after_revision ?? 0;
			const messages = Array.from({ length: stored - after }, (_, at) => message(after + at + 1));
			return { messages, revision: stored, more: false, liked: [] };
		},
		later(work, ms) {
			const timer = { work, at: now + ms };
			timers.push(timer);
			return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
		},
		random: () => 0,
		onLog: (next) => {
			log = next;
		},
		onLoading: (next) => loading.push(next),
		onRead() {},
		onOut: () => out++,
	});
	return {
		follower,
		asked,
		loading,
		message,
		log: () => log,
		out: () => out,
		store: (total: number) => {
			stored = total;
		},
		fail: (error: unknown) => {
			fails = error;
		},
		async pass(ms: number) {
			now += ms;
			for (const timer of timers.filter(({ at }) => at <= now)) {
				timers.splice(timers.indexOf(timer), 1);
				timer.work();
			}
			await new Promise((resolve) => setImmediate(resolve));
		},
	};
}
const sequences = ({ messages }: ChatLog) => messages.map(({ sequence }) => sequence);
const away = new TypeError("fetch failed");

describe("GROUP-6 what is missing is asked for until it is there", () => {
	test("a hole that closes by itself is not asked for, one that stays is", async () => {
		const { follower, asked, message, log, store, pass } = start(1);
		await follower.begin();
		store(5);
		follower.heard(message(3));
		follower.heard(message(2));
		await pass(1_000);
		expect(asked).toEqual([{}]);
		follower.heard(message(5));
		await pass(1_000);
		expect(asked).toEqual([{}, { after_revision: 3 }]);
		expect(sequences(log())).toEqual([1, 2, 3, 4, 5]);
	});

	test("a message that nobody told of is found by the revision the group has come to, even when asking fails at first", async () => {
		const { follower, asked, log, store, fail, pass } = start(2);
		await follower.begin();
		store(3);
		follower.reached(2);
		await pass(60_000);
		expect(asked).toHaveLength(1);
		fail(away);
		follower.reached(3);
		await pass(1_000);
		await pass(1_000);
		expect([asked.length, sequences(log())]).toEqual([3, [1, 2]]);
		fail(null);
		await pass(10_000);
		expect(sequences(log())).toEqual([1, 2, 3]);
		await pass(60_000);
		expect(asked).toHaveLength(4);
	});

	test("asking that failed when the connection came back is done again, though nobody says that anything is missing", async () => {
		const { follower, log, store, fail, pass } = start(1);
		await follower.begin();
		store(2);
		fail(new RequestFailed(503, "away"));
		await follower.sync();
		fail(null);
		await pass(1_000);
		expect(sequences(log())).toEqual([1, 2]);
	});

	test("a beginning that failed is shown as failed, and tried again", async () => {
		const { follower, loading, log, fail, pass } = start(2);
		fail(away);
		await follower.sync();
		expect(loading.at(-1)).toBe("failed");
		fail(null);
		await pass(1_000);
		expect([loading.at(-1), sequences(log())]).toEqual([null, [1, 2]]);
	});

	test("what is told to be there and never comes is not asked for in a flood", async () => {
		const { follower, asked, pass } = start(1);
		await follower.begin();
		follower.reached(9);
		for (let second = 0; second < 60; second++) await pass(1_000);
		expect(asked.length).toBeLessThan(12);
	});

	test("who is no member any more is shown out and asks no more; leaving ends it too", async () => {
		const one = start(1);
		await one.follower.begin();
		one.fail(new RequestFailed(403, "no member"));
		await one.follower.sync();
		await one.pass(60_000);
		expect([one.out(), one.asked.length]).toEqual([1, 2]);
		const two = start(1);
		await two.follower.begin();
		two.follower.reached(2);
		two.follower.leave();
		await two.pass(60_000);
		expect(two.asked).toHaveLength(1);
	});
});
