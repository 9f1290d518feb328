import { describe, expect, test } from "vitest";
import { RequestFailed } from "../../../../lib/api.ts";
import type { Message } from "../../group.ts";
import { createFollower, type Loading, POLL_MS } from "./follower.ts";
import { type ChatLog, emptyLog } from "./log.ts";

/** A group with `count` messages, each with its number as revision, and a follower with a controlled clock. */
function start(count: number) {
	let stored = count;
	let fails: unknown = null;
	let log: ChatLog = emptyLog;
	let out = 0;
	const requests: object[] = [];
	const loading: Loading[] = [];
	const polling: boolean[] = [];
	let hidden = false;
	const timers: { work: () => void; at: number }[] = [];
	let now = 0;
	const message = (sequence: number) => ({ id: `id-${sequence}`, sequence, revision: sequence }) as Message;
	const follower = createFollower({
		async read(query) {
			requests.push(query);
			if (fails) throw fails;
			const after = query.after_revision ?? 0;
			const messages = Array.from({ length: stored - after }, (_, at) => message(after + at + 1));
			return { messages, revision: stored, relive_revision: 0, more: false, liked: [] };
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
		onPolling: (next) => polling.push(next),
		isHidden: () => hidden,
		onOut: () => out++,
	});
	return {
		follower,
		requests,
		loading,
		polling,
		hide: (now: boolean) => {
			hidden = now;
		},
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

describe("GROUP-6 an open chat requests missing messages until they arrive", () => {
	test("requests the messages of a gap that stays, and not of one that closes by itself", async () => {
		const { follower, requests, message, log, store, pass } = start(1);
		await follower.sync();
		store(5);
		follower.receive(message(3));
		follower.receive(message(2));
		await pass(1_000);
		expect(requests).toEqual([{}]);
		follower.receive(message(5));
		await pass(1_000);
		expect(requests).toEqual([{}, { after_revision: 3 }]);
		expect(sequences(log())).toEqual([1, 2, 3, 4, 5]);
	});

	test("finds an unannounced message by the group's revision, even when the first request fails", async () => {
		const { follower, requests, log, store, fail, pass } = start(2);
		await follower.sync();
		store(3);
		follower.noteRevision(2);
		await pass(60_000);
		expect(requests).toHaveLength(1);
		fail(away);
		follower.noteRevision(3);
		await pass(1_000);
		await pass(1_000);
		expect([requests.length, sequences(log())]).toEqual([3, [1, 2]]);
		fail(null);
		await pass(10_000);
		expect(sequences(log())).toEqual([1, 2, 3]);
		await pass(60_000);
		expect(requests).toHaveLength(4);
	});

	test("repeats a request that failed at reconnecting, though nothing says that a message is missing", async () => {
		const { follower, log, store, fail, pass } = start(1);
		await follower.sync();
		store(2);
		fail(new RequestFailed(503, "away"));
		await follower.sync();
		fail(null);
		await pass(1_000);
		expect(sequences(log())).toEqual([1, 2]);
	});

	test("shows a failed start as failed, and tries again", async () => {
		const { follower, loading, log, fail, pass } = start(2);
		fail(away);
		await follower.sync();
		expect(loading.at(-1)).toBe("failed");
		fail(null);
		await pass(1_000);
		expect([loading.at(-1), sequences(log())]).toEqual([null, [1, 2]]);
	});

	test("does not flood the server with requests for an announced message that never comes", async () => {
		const { follower, requests, pass } = start(1);
		await follower.sync();
		follower.noteRevision(9);
		for (let second = 0; second < 60; second++) await pass(1_000);
		expect(requests.length).toBeLessThan(12);
	});

	test("shows a former member out and stops requesting; leaving stops it too", async () => {
		const one = start(1);
		await one.follower.sync();
		one.fail(new RequestFailed(403, "no member"));
		await one.follower.sync();
		await one.pass(60_000);
		expect([one.out(), one.requests.length]).toEqual([1, 2]);
		const two = start(1);
		await two.follower.sync();
		two.follower.noteRevision(2);
		two.follower.leave();
		await two.pass(60_000);
		expect(two.requests).toHaveLength(1);
	});

	test("polls by its revision without a live connection, until there is one, and asks once more then", async () => {
		const { follower, requests, log, polling, store, pass } = start(2);
		follower.disconnected();
		await follower.sync();
		expect([requests.length, sequences(log()), polling]).toEqual([1, [1, 2], []]);
		store(3);
		await pass(POLL_MS);
		expect([requests.at(-1), sequences(log()), polling.at(-1)]).toEqual([{ after_revision: 2 }, [1, 2, 3], true]);
		store(4);
		follower.connected();
		await pass(0);
		expect([requests.at(-1), sequences(log()), polling.at(-1)]).toEqual([{ after_revision: 3 }, [1, 2, 3, 4], false]);
		await pass(10 * POLL_MS);
		expect(requests).toHaveLength(3);
	});

	test("does not poll while the page is hidden, and asks at once when it shows again", async () => {
		const { follower, requests, hide, pass } = start(1);
		follower.disconnected();
		await follower.sync();
		hide(true);
		for (let polls = 0; polls < 5; polls++) await pass(POLL_MS);
		expect(requests).toHaveLength(1);
		hide(false);
		follower.wake();
		expect(requests).toHaveLength(2);
	});

	test("says that polling fails, and then asks no more often than its retries do", async () => {
		const { follower, requests, polling, fail, pass } = start(1);
		follower.disconnected();
		await follower.sync();
		await pass(POLL_MS);
		fail(away);
		await pass(POLL_MS);
		expect(polling).toEqual([true, false]);
		for (let second = 0; second < 60; second++) await pass(1_000);
		expect(requests.length).toBeLessThan(12);
		fail(null);
		await pass(10_000);
		expect(polling.at(-1)).toBe(true);
	});

	test("reads again after a join during a request, so that nothing between the two is lost", async () => {
		const { follower, requests, log, store, pass } = start(1);
		const first = follower.sync();
		follower.connected();
		store(2);
		await first;
		await pass(0);
		expect([requests, sequences(log())]).toEqual([
			[{}, { after_revision: 1 }],
			[1, 2],
		]);
	});
});
