import { describe, expect, test } from "vitest";
import { RequestFailed } from "../../../lib/api.ts";
import { positionAt } from "./clock.ts";
import { createReliveFollower, type ReliveFrame } from "./follower.ts";
import type { Relive, ReliveOver, ReliveView } from "./relive.ts";
import { PACES, WAITS } from "./rules.ts";

const START = 1_800_000_000_000;
const BEAT = PACES.steady.beat_ms;
const MINUTES = 60_000;

const BATTER = { name: "Batter 1", runs: 1, balls: 1, out: false };
const CREASE = { batter: BATTER, partner: BATTER, bowler: { name: "Bowler 1", balls: 1, runs: 1, wickets: 0 } };
const ball = (runs: number) =>
	({ at: "0.1", sign: "r", mark: "1", said: "One.", runs, wickets: 0, ...CREASE }) as const;
const OVERS: ReliveOver[] = Array.from({ length: 4 }, (_, at) => ({
	number: at + 1,
	innings: 1,
	over: at + 1,
	starts: WAITS.first + at * (6 + WAITS.over),
	next: WAITS.first + (at + 1) * (6 + WAITS.over),
	target: null,
	runs: 6,
	wickets: 0,
	balls: Array.from({ length: 6 }, (_, place) => ball(6 * at + place + 1)),
}));
const RELIVE: Relive = {
	id: "00000000-0000-4000-8000-000000000001",
	host: null,
	masked: false,
	pace: "steady",
	running: true,
	at_beats: 0,
	since: START,
	ended: false,
	title: "A match",
	sides: [],
	match_id: 1,
	result: null,
};

/** A fake server and its members on one controlled clock. Each member's own clock is off by `clock_error` ms. */
function startServer() {
	let now = START;
	let relive = RELIVE;
	let revision = 1;
	let away = false;
	let refuses = false;
	let requests = 0;
	const timers = new Set<{ at: number; work: () => void }>();
	const later = (work: () => void, ms: number) => {
		const timer = { at: now + ms, work };
		timers.add(timer);
		return () => void timers.delete(timer);
	};
	const viewAfter = (after: number): ReliveView => ({
		revision,
		server_now: now,
		relive,
		overs: OVERS.slice(after).filter(({ starts }) => starts <= positionAt(relive, now)),
		guesses: [],
		board: [],
		may_lead: false,
	});
	async function pass(ms: number) {
		const until = now + ms;
		for (;;) {
			const due = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
			if (!due) break;
			timers.delete(due);
			now = Math.max(now, due.at);
			due.work();
			// lets the pending requests resolve
			for (let turn = 0; turn < 10; turn++) await Promise.resolve();
		}
		now = until;
	}
	return {
		pass,
		set(change: Partial<Relive>) {
			relive = { ...relive, at_beats: positionAt(relive, now), since: now, ...change };
			revision++;
			return { revision, relive };
		},
		setOffline: (is: boolean) => {
			away = is;
		},
		setRefusing: (is: boolean) => {
			refuses = is;
		},
		requests: () => requests,
		async member(clock_error: number) {
			const seen: { last: ReliveFrame | null; shown: [number, number][] } = { last: null, shown: [] };
			const follower = createReliveFollower({
				async read(after) {
					requests++;
					if (away) throw new TypeError("no connection");
					if (refuses) throw new RequestFailed(403, "not a member");
					return viewAfter(after);
				},
				later,
				now: () => now + clock_error,
				random: () => 0.5,
				onFrame(next) {
					seen.last = next;
					const place: [number, number] = [next.over?.number ?? 0, next.shown];
					if (seen.shown.at(-1)?.join() !== place.join()) seen.shown.push(place);
				},
				onFailed() {},
				onOut() {},
			});
			await follower.sync();
			return { ...follower, seen, at: () => [seen.last?.over?.number ?? 0, seen.last?.shown ?? 0] };
		},
	};
}

describe("followers of one relive", () => {
	test("two members whose clocks are ten minutes apart see the same balls, and a late member sees the same ball", async () => {
		const { pass, member } = startServer();
		const [early, behind] = [await member(5 * MINUTES), await member(-5 * MINUTES)];
		for (let beat = 0; beat < 20; beat++) {
			await pass(BEAT);
			expect(early.at()).toEqual(behind.at());
		}
		const late = await member(3 * MINUTES);
		expect(late.at()).toEqual(early.at());
		await pass(30 * BEAT);
		expect(early.seen.shown).toEqual(behind.seen.shown);
		const balls = OVERS.flatMap(({ number, balls }) => balls.map((_, at) => [number, at + 1]));
		expect(early.seen.shown.filter(([, shown]) => shown > 0)).toEqual(balls);
		expect(late.at()).toEqual([4, 6]);
	});

	test("a follower requests each over once, and no single ball", async () => {
		const { pass, member, requests } = startServer();
		await member(0);
		await pass((WAITS.first + 2) * BEAT);
		expect(requests()).toBe(2);
		await pass(4 * BEAT);
		expect(requests()).toBe(2);
	});

	test("a follower finds a missed pause by its revision, and then shows the same ball as the others", async () => {
		const { pass, member, set } = startServer();
		const [one, other] = [await member(0), await member(MINUTES)];
		await pass(8 * BEAT);
		const change = set({ running: false });
		one.receive(change);
		await pass(2_000);
		other.receive({ revision: change.revision });
		await pass(10 * BEAT);
		expect(one.at()).toEqual(other.at());
		const paused_at = one.at();
		const on = set({ running: true });
		for (const member of [one, other]) member.receive(on);
		await pass(BEAT);
		expect(one.at()).not.toEqual(paused_at);
		expect(one.at()).toEqual(other.at());
	});

	test("a follower ignores an older change after a newer one", async () => {
		const { pass, member, set } = startServer();
		const one = await member(0);
		const pause = set({ running: false });
		const on = set({ running: true });
		one.receive(on);
		one.receive(pause);
		await pass(BEAT);
		expect(one.seen.last?.view.relive?.running).toBe(true);
	});

	test("a follower without a connection shows the balls it has, reports the failure, and catches up afterwards", async () => {
		const { pass, member, setOffline } = startServer();
		const one = await member(0);
		await pass((WAITS.first + 1) * BEAT);
		setOffline(true);
		await pass(4 * BEAT);
		expect(one.at()).toEqual([1, 5]);
		await pass(5 * BEAT);
		expect(one.seen.last?.failed).toBe(true);
		setOffline(false);
		await pass(12_500);
		expect(one.seen.last?.failed).toBe(false);
		const other = await member(-MINUTES);
		expect(one.at()).toEqual(other.at());
	});

	test("a follower that is refused asks no more by itself, and goes on after a retry", async () => {
		const { pass, member, setRefusing, requests } = startServer();
		const one = await member(0);
		setRefusing(true);
		await pass((WAITS.first + 1) * BEAT);
		const before = requests();
		await pass(20 * BEAT);
		expect(requests()).toBe(before);
		setRefusing(false);
		await one.sync();
		const other = await member(MINUTES);
		expect(one.at()).toEqual(other.at());
		await pass(BEAT);
		expect(one.at()).toEqual(other.at());
	});

	test("a follower of one match reads the next match from its first over", async () => {
		const { pass, member, set } = startServer();
		const one = await member(0);
		await pass(20 * BEAT);
		const next = set({ id: "00000000-0000-4000-8000-000000000002", at_beats: 0 });
		one.receive(next);
		await pass((WAITS.first + 3) * BEAT);
		expect(one.at()).toEqual([1, 3]);
	});
});
