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

describe("GROUP-6 a follower requests missing messages until they arrive", () => {
	test("it requests the messages of a gap that stays, and not of one that closes", async () => {
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

	test("it finds a message without an event by the group's revision, even if the first request fails", async () => {
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

	test("it repeats a request that failed at reconnecting, even without a known gap", async () => {
		const { follower, log, store, fail, pass } = start(1);
		await follower.sync();
		store(2);
		fail(new RequestFailed(503, "away"));
		await follower.sync();
		fail(null);
		await pass(1_000);
		expect(sequences(log())).toEqual([1, 2]);
	});

	test("it reports a failed first load, and retries", async () => {
		const { follower, loading, log, fail, pass } = start(2);
		fail(away);
		await follower.sync();
		expect(loading.at(-1)).toBe("failed");
		fail(null);
		await pass(1_000);
		expect([loading.at(-1), sequences(log())]).toEqual([null, [1, 2]]);
	});

	test("it backs off while a message with a known revision never comes", async () => {
		const { follower, requests, pass } = start(1);
		await follower.sync();
		follower.noteRevision(9);
		for (let second = 0; second < 60; second++) await pass(1_000);
		expect(requests.length).toBeLessThan(12);
	});

	test("it stops for a former member and after leaving", async () => {
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

	test("it polls by its revision until there is a live connection, and then requests once more", async () => {
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

	test("it does not poll while the page is hidden, and requests at once when it is visible", async () => {
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

	test("it reports failed polling, and then only retries", async () => {
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

	test("it requests again after a join during a request, so that no message between is lost", async () => {
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
