import { expect, test } from "vitest";
import type { Me } from "./me.ts";
import { type AuthEvent, CHECK_EVERY_MS, createSessionWatch, nextCheckMs } from "./session-watch.ts";

const me = (expires_at: string, full_name: string | null = null): Me => ({
	id: "8b0c6c1e-8f0e-4c3e-9d52-3f6a4f7a9f10",
	email: "asha@example.com",
	full_name,
	avatar_url: null,
	role: "fan",
	purse: { points: 0, level: 1, level_progress: 0, level_xp: 1000, quiz_open: true, unread: 0 },
	session: { id: "0b7c6c1e-8f0e-4c3e-9d52-3f6a4f7a9f11", expires_at },
});
const FAR = "2030-01-01T00:00:00.000Z";
const FARTHER = "2030-02-01T00:00:00.000Z";

/** A session watch with a controlled clock and scripted answers of the server. */
function watched(answers: (Me | null | "unreachable")[]) {
	let now = 0;
	const due: { at: number; work: () => void }[] = [];
	const events: AuthEvent[] = [];
	const sentToTabs: AuthEvent[] = [];
	const calls: number[] = [];
	const answered: (string | null)[] = [];
	const watch = createSessionWatch({
		now: () => now,
		later: (work, ms) => {
			const timer = { at: now + ms, work };
			due.push(timer);
			return () => void due.splice(due.indexOf(timer), due.includes(timer) ? 1 : 0);
		},
		fetchMe: async () => {
			calls.push(now);
			const answer = answers.length > 1 ? answers.shift() : answers[0];
			if (answer === "unreachable") throw new Error("no network");
			return answer ?? null;
		},
		onAnswer: (me) => void answered.push(me?.id ?? null),
		onChange: (_state, event) => void events.push(event),
		notifyTabs: (event) => void sentToTabs.push(event),
	});
	async function pass(ms: number) {
		const until = now + ms;
		for (;;) {
			await new Promise((resolve) => setImmediate(resolve));
			const next = due.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
			if (!next) break;
			due.splice(due.indexOf(next), 1);
			now = next.at;
			next.work();
		}
		now = until;
	}
	return { watch, events, sentToTabs, calls, answered, pass };
}

test("AUTH-3 the state is loading until the first answer, then an initial session", async () => {
	const { watch, events, sentToTabs, pass } = watched([me(FAR)]);
	expect(watch.state().status).toBe("loading");
	void watch.check();
	await pass(0);
	expect(watch.state()).toEqual({ status: "signed-in", me: me(FAR) });
	expect(events).toEqual(["INITIAL_SESSION"]);
	expect(sentToTabs).toEqual([]);
});

test("AUTH-3 the watch reads the session every 30 s and reports its changes", async () => {
	const { watch, events, calls, sentToTabs, pass } = watched([null, me(FAR), me(FARTHER), me(FARTHER, "Asha"), null]);
	void watch.check();
	await pass(4 * CHECK_EVERY_MS);
	expect(calls).toEqual([0, 30_000, 60_000, 90_000, 120_000]);
	expect(events).toEqual(["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED", "SIGNED_OUT"]);
	expect(sentToTabs).toEqual(events.slice(1));
});

test("AUTH-3 with 90 s or less left the next check comes at once", () => {
	const now = Date.parse(FAR);
	expect(nextCheckMs(me(FARTHER), now)).toBe(30_000);
	expect(nextCheckMs(me(new Date(now + 100_000).toISOString()), now)).toBe(10_000);
	expect(nextCheckMs(me(new Date(now + 90_000).toISOString()), now)).toBe(1_000);
});

test("AUTH-3 the watch retries an unreachable server after 200 ms, doubling, and keeps the last state", async () => {
	const { watch, events, calls, pass } = watched([me(FAR), "unreachable", "unreachable", "unreachable", me(FAR)]);
	void watch.check();
	await pass(0);
	await pass(CHECK_EVERY_MS + 1_400);
	expect(calls.slice(1)).toEqual([30_000, 30_200, 30_600, 31_400]);
	expect(watch.state().status).toBe("signed-in");
	expect(events).toEqual(["INITIAL_SESSION"]);
});

test("AUTH-3 a server that never answers leaves a visitor, not an endless placeholder", async () => {
	const { watch, pass } = watched(["unreachable"]);
	void watch.check();
	await pass(CHECK_EVERY_MS);
	expect(watch.state().status).toBe("signed-out");
});

test("AUTH-3 signing out clears the screen at once, and a late answer does not bring the fan back", async () => {
	const { watch, events, sentToTabs, pass } = watched([me(FAR)]);
	void watch.check();
	await pass(0);
	void watch.check();
	watch.clear();
	await pass(0);
	expect(watch.state()).toEqual({ status: "signed-out", me: null });
	expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
	expect(sentToTabs).toEqual([]);
	watch.signedOut();
	expect(sentToTabs).toEqual(["SIGNED_OUT"]);
});

test("AUTH-3 the watch does not check between the sign-out on the screen and that on the server, and then goes on", async () => {
	const { watch, calls, events, pass } = watched([me(FAR), null]);
	void watch.check();
	await pass(20_000);
	watch.clear();
	// the server is slow: the check due at 30 s would still find the session
	await pass(2 * CHECK_EVERY_MS);
	expect(calls).toEqual([0]);
	watch.signedOut();
	await pass(2 * CHECK_EVERY_MS);
	expect(calls).toEqual([0, 110_000, 140_000]);
	expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
});

test("AUTH-3 a sign-out during a check does not end the watch: a later sign-in is still found", async () => {
	const { watch, calls, pass } = watched([me(FAR), me(FAR), me(FARTHER)]);
	void watch.check();
	await pass(0);
	void watch.check();
	watch.clear();
	await pass(0);
	watch.signedOut();
	await pass(CHECK_EVERY_MS);
	expect(calls).toEqual([0, 0, 30_000]);
	expect(watch.state()).toEqual({ status: "signed-in", me: me(FARTHER) });
});

test("AUTH-3 the watch drops an answer that a sign-out overtook, and reports one that changes nothing", async () => {
	const { watch, answered, pass } = watched([me(FAR), me(FAR), me(FAR), null]);
	void watch.check();
	await pass(CHECK_EVERY_MS);
	expect(answered).toEqual([me(FAR).id, me(FAR).id]);
	void watch.check();
	watch.clear();
	watch.signedOut();
	await pass(0);
	expect(answered).toHaveLength(2);
	await pass(CHECK_EVERY_MS);
	expect(answered).toEqual([me(FAR).id, me(FAR).id, null]);
});

test("AUTH-3 a tab follows another tab's change and does not send it on", async () => {
	const { watch, events, sentToTabs, pass } = watched([me(FAR), null]);
	void watch.check();
	await pass(0);
	watch.recheck();
	await pass(0);
	expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
	expect(sentToTabs).toEqual([]);
});
