import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listen, startChat } from "../../../../tests/fixtures/chat.ts";
import { pointsPlay } from "../../../../tests/fixtures/points.ts";
import { startTestSite, type TestSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { positionAt } from "./clock.ts";
import { settleGuesses } from "./guesses.server.ts";
import type { OwnGuess, Relive, ReliveNews, ReliveView } from "./relive.ts";
import { latestRelive, readServerNow, watching } from "./relives.server.ts";
import { brierOf, PACES, pointsOfGuess, reliveTexts, worthOf } from "./rules.ts";
import { runRelivesJob } from "./run-relives.job.server.ts";
import { timelinesOf } from "./timeline.server.ts";

let site: TestSite;
let chat: Awaited<ReturnType<typeof startChat>>;
let host: Visitor;
let member: Visitor;
let stranger: Visitor;
let match_id: number;
let rooms = 0;
const { all, faults } = pointsPlay(() => site);

beforeAll(async () => {
	site = await startTestSite();
	const { matches } = await (await site.visitor().get("/api/matches?limit=1")).json();
	match_id = matches[0].match_id;
});
afterAll(() => site.close());
beforeEach(async () => {
	chat = await startChat(site, `Relive ${++rooms}`, ["host", "member"]);
	[host, member] = chat.fans as [Visitor, Visitor];
	stranger = await chat.seasoned("stranger");
});

const path = () => `/api/groups/${chat.group.id}/relive`;
const view = async (fan: Visitor, query = "") => (await (await fan.get(path() + query)).json()) as ReliveView;
const start = (fan: Visitor, body: object = {}) =>
	fan.post(path(), { id: randomUUID(), match_id, masked: false, pace: "steady", ...body });
const started = async (body: object = {}) => {
	const response = await start(host, body);
	if (response.status !== 200) throw new Error(await response.text());
	return ((await response.json()) as { relive: Relive }).relive;
};
const change = (fan: Visitor, relive_id: string, body: object) => fan.patch(path(), { relive_id, ...body });
const SURE = { band: 1, runs_confidence: "sure", wicket: false, wicket_confidence: "sure" } as const;
const guess = (fan: Visitor, relive_id: string, over: number, more: object = {}) =>
	fan.put(`${path()}/guess`, { relive_id, over, ...SURE, ...more });
/** Time goes by, for the database. */
const pass = (relive_id: string, beats: number) =>
	all("update group_relives set since = since - $2 * interval '1 ms' where id = $1", [
		relive_id,
		beats * PACES.steady.beat_ms,
	]);
const row = async () =>
	(await latestRelive(site.database.db, chat.group.id)) as NonNullable<Awaited<ReturnType<typeof latestRelive>>>;
const seen = async () =>
	watching(timelinesOf(site.services.record), await row(), await readServerNow(site.database.db));
const paid = (fan_id: string) =>
	all("select points, reference_id from points_ledger where user_id = $1 and transaction_type = 'over_guess'", [
		fan_id,
	]);
const idOf = async (fan: Visitor) => ((await fan.me()) as { id: string }).id;

describe("watching a match together", () => {
	test("nobody watches at first; a member starts, and all see the same clock", async () => {
		expect(await view(member)).toMatchObject({ relive: null, overs: [], board: [] });
		const relive = await started();
		expect(relive).toMatchObject({ match_id, masked: false, running: true, ended: false, result: null });
		const [first, second] = await Promise.all([view(host), view(member)]);
		expect(first.relive).toEqual(second.relive);
		expect(first.overs).toEqual([]);
		await pass(relive.id, 30);
		const late = await view(member);
		expect(late.relive?.since).toBeLessThan(late.server_now - 30 * PACES.steady.beat_ms);
		expect(late.overs.length).toBeGreaterThan(1);
		expect(late.overs.map(({ number }) => number)).toEqual(late.overs.map((_, at) => at + 1));
		expect(await view(member, "?after=2")).toMatchObject({ overs: late.overs.slice(2) });
	});

	test("an over is sent when it begins, and never before", async () => {
		const relive = await started();
		await change(host, relive.id, { running: false });
		for (const [at, overs] of [
			[4.9, 0],
			[5, 1],
			[5 + 6, 1],
			[5 + 12, 2],
		]) {
			await all("update group_relives set at_beats = $2 where id = $1", [relive.id, at]);
			expect((await view(member)).overs.length, `${at} beats`).toBeLessThanOrEqual(overs as number);
		}
		expect((await view(member)).overs[0]?.starts).toBe(5);
	});

	test("sent again with its id it starts once; another is refused while it runs, and not afterwards", async () => {
		const id = randomUUID();
		expect((await start(host, { id })).status).toBe(200);
		expect((await start(host, { id })).status).toBe(200);
		expect((await start(member, { id })).status).toBe(409);
		const other = await start(member);
		expect([other.status, (await other.json()).detail]).toEqual([409, reliveTexts.running]);
		expect((await change(host, id, { ended: true })).status).toBe(200);
		expect((await view(member)).relive).toMatchObject({ id, ended: true, result: expect.any(String) });
		expect((await start(member)).status).toBe(200);
		expect(
			await all("select id from group_relives where group_id = $1 and ended_at is null", [chat.group.id]),
		).toHaveLength(1);
	});

	test("two starts at the same moment make one", async () => {
		const answers = await Promise.all([start(host), start(member), start(host)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
	});

	test("who is no member is refused as by the chat; only host and moderators lead", async () => {
		for (const call of [
			() => stranger.get(path()),
			() => start(stranger),
			() => change(stranger, randomUUID(), { running: false }),
			() => guess(stranger, randomUUID(), 1),
		])
			expect((await call()).status).toBe(403);
		const nowhere = `/api/groups/${randomUUID()}/relive`;
		expect((await stranger.get(nowhere)).status).toBe(404);
		const relive = await started();
		const refused = await change(member, relive.id, { running: false });
		expect([refused.status, (await refused.json()).detail]).toEqual([403, reliveTexts.onlyHost]);
		expect((await change(chat.maker, relive.id, { running: false })).status).toBe(200);
		expect((await change(host, relive.id, { running: true })).status).toBe(200);
		expect((await change(host, randomUUID(), { running: false })).status).toBe(404);
		expect([(await view(host)).may_lead, (await view(member)).may_lead]).toEqual([true, false]);
	});

	test("who is muted starts nothing and watches all the same", async () => {
		await all(
			"insert into chat_sanctions (user_id, kind, reason, until) values ($1, 'mute', 'test', now() + interval '1 hour')",
			[await idOf(member)],
		);
		expect((await start(member)).status).toBe(403);
		expect((await member.get(path())).status).toBe(200);
	});

	test.each([
		["an unknown match", { match_id: 1 }, "match_id"],
		["no match", { match_id: undefined }, "match_id"],
		["a mystery that is chosen", { masked: true }, "match_id"],
		["an unknown pace", { pace: "warp" }, "pace"],
	])("%s is refused, naming the field", async (_what, body, field) => {
		const response = await start(host, body);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ field });
	});

	test("paused it stays, and goes on from there; the pace changes without a jump", async () => {
		const relive = await started();
		await pass(relive.id, 20);
		await change(host, relive.id, { running: false });
		const at = (await view(member)).relive?.at_beats as number;
		expect(at).toBeGreaterThanOrEqual(20);
		await pass(relive.id, 100);
		expect((await seen()).position).toBe(at);
		await change(host, relive.id, { running: true, pace: "brisk" });
		const { relive: after, server_now } = await view(member);
		expect(after).toMatchObject({ running: true, pace: "brisk", at_beats: at });
		expect(positionAt({ ...(after as Relive) }, server_now)).toBeLessThan(at + 5);
	});

	test("every change is sent to the open members with the next number; a call that changes nothing sends nothing", async () => {
		const ear = await listen(site, member, chat.group.id);
		const outside = await listen(site, stranger, chat.group.id);
		const relive = await started();
		await change(host, relive.id, { running: false });
		await change(host, relive.id, { running: false });
		await change(host, relive.id, { running: true, pace: "slow" });
		await change(host, relive.id, { ended: true });
		const told = () => ear.socket.heardOf("group:relive") as ReliveNews[];
		await vi.waitFor(() => expect(told()).toHaveLength(4));
		expect(told().map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
		expect(told().map(({ relive }) => [relive.running, relive.pace, relive.ended])).toEqual([
			[true, "steady", false],
			[false, "steady", false],
			[true, "slow", false],
			[false, "slow", true],
		]);
		expect((await view(member)).revision).toBe(4);
		// and the number is told again to those who missed the words
		await vi.waitFor(
			() => expect(ear.socket.heardOf("group:revision")).toContainEqual(expect.objectContaining({ relive: 4 })),
			{ timeout: 15_000 },
		);
		expect(outside.socket.heardOf("group:relive")).toEqual([]);
	});

	test("it ends by itself when the match is over, and what nobody ends is ended after hours", async () => {
		const relive = await started();
		await pass(relive.id, 2_000);
		expect(await view(member)).toMatchObject({ relive: { ended: true, running: false, result: expect.any(String) } });
		await runRelivesJob.run({}, site.jobContext);
		expect((await row()).ended_at).not.toBeNull();
		const other = await started();
		await change(host, other.id, { running: false });
		await all("update group_relives set started_at = now() - interval '13 hours' where id = $1", [other.id]);
		await runRelivesJob.run({}, site.jobContext);
		expect(await all("select id from group_relives where group_id = $1 and ended_at is null", [chat.group.id])).toEqual(
			[],
		);
	});

	test("when its host deletes the account, the moderators lead it", async () => {
		const relive = await started();
		await all("delete from users where id = $1", [await idOf(host)]);
		expect((await view(chat.maker)).relive).toMatchObject({ host: null, running: true });
		expect((await change(chat.maker, relive.id, { ended: true })).status).toBe(200);
	});
});

describe("a mystery match", () => {
	test("nothing that is sent says which one it is, to the host neither, until it has ended", async () => {
		const relive = await started({ masked: true, match_id: undefined });
		const { match_id: drawn } = await row();
		await pass(relive.id, 150);
		const timeline = await timelinesOf(site.services.record)(drawn, false);
		const { rows: people } = await site.services.record.ask({
			rows: "appearances",
			measures: ["matches"],
			list: true,
			where: { match: drawn },
		});
		const { overs, relive: shown } = await view(host);
		expect(overs.length).toBeGreaterThan(10);
		expect(shown).toMatchObject({ match_id: null, result: null });
		const sent = JSON.stringify([overs, shown?.title, shown?.sides]);
		for (const { player } of people) expect(sent).not.toContain(player.split(" ").at(-1));
		for (const { name } of timeline.sides) expect(sent).not.toContain(name);
		expect(sent).not.toMatch(/\b20[0-2]\d\b/);
		await change(host, relive.id, { ended: true });
		expect((await view(member)).relive).toMatchObject({
			match_id: drawn,
			sides: timeline.sides,
			title: timeline.title,
		});
	});
});

describe("guessing the next over", () => {
	test("the next over is guessed and changed until it begins; one that has begun, and one further on, are refused", async () => {
		const relive = await started();
		expect((await guess(member, relive.id, 1)).status).toBe(200);
		expect((await guess(member, relive.id, 1, { band: 3 })).status).toBe(200);
		expect((await view(member)).guesses).toEqual([
			expect.objectContaining({ over: 1, band: 3, settled: false, worth: null }),
		]);
		expect((await guess(member, relive.id, 2)).status).toBe(409);
		await pass(relive.id, 5);
		const late = await guess(member, relive.id, 1);
		expect([late.status, (await late.json()).detail]).toEqual([409, reliveTexts.tooLate]);
		expect((await guess(member, relive.id, 2)).status).toBe(200);
		expect((await guess(member, relive.id, 2, { band: 4 })).status).toBe(400);
		expect((await view(host)).guesses).toEqual([]);
	});

	test("it is scored by Brier when its over ends, by the server's time, and not before", async () => {
		const relive = await started();
		await guess(member, relive.id, 1);
		await pass(relive.id, 6);
		expect((await view(member)).guesses[0]).toMatchObject({ settled: false });
		await pass(relive.id, 20);
		const { timeline } = await seen();
		const first = timeline.overs[0] as (typeof timeline.overs)[number];
		const brier = brierOf(SURE, first);
		const { guesses, board } = await view(member);
		expect(guesses[0]).toMatchObject({ settled: true, worth: worthOf(brier), points: 0 } satisfies Partial<OwnGuess>);
		expect(guesses[0]?.brier).toBeCloseTo(brier, 10);
		expect(board).toEqual([expect.objectContaining({ guesses: 1, worth: worthOf(brier), points: 0 })]);
		expect(await paid(await idOf(member))).toEqual([]);
	});

	test("SET-2 the board leaves out the name of a fan whose profile is private", async () => {
		const relive = await started();
		await guess(member, relive.id, 1);
		await pass(relive.id, 30);
		expect((await member.patch("/api/settings", { public_profile: false })).status).toBe(200);
		expect((await view(member)).board).toMatchObject([{ place: 1, own: true, name: "Cricket Fan" }]);
		expect((await view(host)).board).toMatchObject([{ place: 1, own: false, name: "Cricket Fan" }]);
		expect((await member.patch("/api/settings", { public_profile: true })).status).toBe(200);
	});

	test("a mystery pays what the guess is worth, once, whoever settles it, a hundred times at the same moment", async () => {
		const relive = await started({ masked: true, match_id: undefined });
		const { timeline } = await seen();
		const first = timeline.overs[0] as (typeof timeline.overs)[number];
		const right = { band: [14, 10, 6, 0].findIndex((from) => first.runs >= from), wicket: first.wickets > 0 };
		const fans = [host, member, chat.maker];
		for (const fan of fans) await guess(fan, relive.id, 1, { ...right, band: 3 - right.band });
		await pass(relive.id, 30);
		const now = await seen();
		await Promise.all(
			Array.from({ length: 100 }, (_, at) =>
				at % 3 ? settleGuesses(site.database.db, now) : runRelivesJob.run({}, site.jobContext),
			),
		);
		const worth = worthOf(brierOf({ ...SURE, ...right, band: 3 - right.band }, first));
		expect(pointsOfGuess(worth, true)).toBeGreaterThan(0);
		for (const fan of fans) {
			expect((await paid(await idOf(fan))).map(({ points }) => points)).toEqual([worth]);
			expect((await view(fan)).guesses[0]).toMatchObject({ worth, points: worth });
		}
		expect(await faults()).toEqual([]);
	});

	test("a wrong guess takes no points away, and a guess of an over that never came is void", async () => {
		const relive = await started({ masked: true, match_id: undefined });
		const { timeline } = await seen();
		const first = timeline.overs[0] as (typeof timeline.overs)[number];
		await guess(member, relive.id, 1, { band: first.runs >= 10 ? 0 : 3, wicket: first.wickets === 0 });
		await pass(relive.id, (timeline.overs[0]?.next as number) - 1);
		expect((await guess(member, relive.id, 2)).status).toBe(200);
		await change(host, relive.id, { ended: true });
		const { guesses } = await view(member);
		expect(guesses[0]?.worth).toBeLessThan(0);
		expect(guesses[1]).toMatchObject({ settled: true, worth: null, points: 0 });
		expect(await paid(await idOf(member))).toEqual([]);
		expect((await guess(member, relive.id, 3)).status).toBe(404);
	});

	test("a day pays forty guesses and no more, and says so", async () => {
		const relive = await started({ masked: true, match_id: undefined });
		const id = await idOf(member);
		const { timeline } = await seen();
		for (const { number, runs, wickets } of timeline.overs.slice(0, 30))
			await all(
				`insert into relive_guesses (relive_id, user_id, over, band, runs_confidence, wicket, wicket_confidence)
				values ($1, $2, $3, $4, 'sure', $5, 'sure')`,
				[relive.id, id, number, 3 - [14, 10, 6, 0].findIndex((from) => runs >= from), wickets > 0],
			);
		for (let at = 0; at < 15; at++) await pointsPlay(() => site).pay(id, "over_guess", randomUUID(), 1);
		await pass(relive.id, 2_000);
		const { guesses } = await view(member);
		expect(guesses.filter(({ points }) => points > 0)).toHaveLength(25);
		expect(await paid(id)).toHaveLength(40);
	});
});
