import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { listen, startChat } from "../../../../tests/fixtures/chat.ts";
import { pointsPlay } from "../../../../tests/fixtures/points.ts";
import { relivePlay } from "../../../../tests/fixtures/relive.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { findBalls } from "../../matches/relive/relive.server.ts";
import type { Moment } from "../../matches/relive/timeline.ts";
import { positionAt } from "./clock.ts";
import type { Relive, ReliveEvent } from "./relive.ts";
import { startRelive } from "./relives.server.ts";
import { PACES, reliveTexts } from "./rules.ts";
import { runRelivesJob } from "./run-relives.job.server.ts";
import { type Timelines, timelinesOf } from "./timeline.server.ts";

let chat: Awaited<ReturnType<typeof startChat>>;
let host: Visitor;
let member: Visitor;
let stranger: Visitor;
let rooms = 0;
const { all } = pointsPlay(() => site);

const site = await testSite({}, { revisions_every_ms: 200 });
const { matches } = await (await site.visitor().get("/api/matches?limit=1")).json();
const match_id = matches[0].match_id;
beforeEach(async () => {
	chat = await startChat(site, `Relive ${++rooms}`, ["host", "member"]);
	[host, member] = chat.fans as [Visitor, Visitor];
	stranger = await chat.seasoned("stranger");
});

const { path, view, start, started, change, guess, pass, row, seen, idOf } = relivePlay(() => ({
	site,
	group_id: chat.group.id,
	host,
	match_id,
}));

describe("watching a match together", () => {
	test("RELIVE-1 GROUP-4 posting does not wait while a starting match reads the record", async () => {
		const { promise: read, resolve } = Promise.withResolvers<void>();
		const asked = Promise.withResolvers<void>();
		const slow: Timelines = async (id, masked) => {
			asked.resolve();
			await read;
			return timelinesOf(site.record)(id, masked);
		};
		const { db } = site.database;
		const parts = { db, record: site.record, timelines: slow };
		const starting = startRelive(
			parts,
			{ id: await idOf(host), role: "fan" },
			{ id: randomUUID(), group_id: chat.group.id, match_id, masked: false, pace: "steady" },
		);
		await asked.promise;
		expect((await chat.post(member, "Is it on?")).status).toBe(200);
		resolve();
		expect((await starting).changed).toBe(true);
	});

	test("a group watches nothing until a member starts a match, and then all see the same clock", async () => {
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

	test("each ball has both batters and the bowler with their figures, as on the match's own page", async () => {
		const relive = await started();
		await pass(relive.id, 60);
		const { moments } = (await findBalls(site.record, match_id)) ?? { moments: [] };
		const crease = ({ at, batter, partner, bowler }: Pick<Moment, "at" | "batter" | "partner" | "bowler">) => ({
			...{ at, batter, partner, bowler },
		});
		const balls = (await view(member)).overs.flatMap((over) => over.balls);
		expect(balls.length).toBeGreaterThan(20);
		expect(balls.map(crease)).toEqual(moments.slice(0, balls.length).map(crease));
	});

	test("an over is sent when it begins and not before", async () => {
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

	test("a start repeated with one id starts once; another start is refused until that match ends", async () => {
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

	test("two starts at once make one relive", async () => {
		const answers = await Promise.all([start(host), start(member), start(host)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
	});

	test("the entries refuse non-members like the chat; only host and moderators lead", async () => {
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

	test("a muted member cannot start a match, but can watch", async () => {
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
		["a mystery match with an id", { masked: true }, "match_id"],
		["an unknown pace", { pace: "warp" }, "pace"],
	])("%s is refused, naming the field", async (_what, body, field) => {
		const response = await start(host, body);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ field });
	});

	test("the position stays while paused and continues from there; a new pace causes no jump", async () => {
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

	test("members with the chat open get each change and its revision; repeating a state sends nothing", async () => {
		const ear = await listen(site, member, chat.group.id);
		const outside = await listen(site, stranger, chat.group.id);
		const relive = await started();
		await change(host, relive.id, { running: false });
		await change(host, relive.id, { running: false });
		await change(host, relive.id, { running: true, pace: "slow" });
		await change(host, relive.id, { ended: true });
		const news = () => ear.socket.heardOf("group:relive") as ReliveEvent[];
		await vi.waitFor(() => expect(news()).toHaveLength(4));
		expect(news().map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
		expect(news().map(({ relive }) => [relive.running, relive.pace, relive.ended])).toEqual([
			[true, "steady", false],
			[false, "steady", false],
			[true, "slow", false],
			[false, "slow", true],
		]);
		expect((await view(member)).revision).toBe(4);
		// the revision is sent again for members who missed the event
		await vi.waitFor(
			() => expect(ear.socket.heardOf("group:revision")).toContainEqual(expect.objectContaining({ relive: 4 })),
			{ timeout: 15_000 },
		);
		expect(outside.socket.heardOf("group:relive")).toEqual([]);
	});

	test("a relive ends when its match is over, and after 12 hours if nobody ends it", async () => {
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

	test("moderators lead a relive whose host has deleted the account", async () => {
		const relive = await started();
		await all("delete from users where id = $1", [await idOf(host)]);
		expect((await view(chat.maker)).relive).toMatchObject({ host: null, running: true });
		expect((await change(chat.maker, relive.id, { ended: true })).status).toBe(200);
	});
});
