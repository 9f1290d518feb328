import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { startChat } from "../../../../tests/fixtures/chat.ts";
import { pointsPlay } from "../../../../tests/fixtures/points.ts";
import { relivePlay, SURE } from "../../../../tests/fixtures/relive.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { settleGuesses } from "./guesses.server.ts";
import type { OwnGuess } from "./relive.ts";
import { brierOf, pointsOfGuess, reliveTexts, worthOf } from "./rules.ts";
import { runRelivesJob } from "./run-relives.job.server.ts";
import { timelinesOf } from "./timeline.server.ts";

let chat: Awaited<ReturnType<typeof startChat>>;
let host: Visitor;
let member: Visitor;
let rooms = 0;
const { all, faults } = pointsPlay(() => site);

const site = await testSite();
const { matches } = await (await site.visitor().get("/api/matches?limit=1")).json();
const match_id = matches[0].match_id;
beforeEach(async () => {
	chat = await startChat(site, `Relive ${++rooms}`, ["host", "member"]);
	[host, member] = chat.fans as [Visitor, Visitor];
});

const { view, started, change, guess, pass, row, seen, paid, idOf } = relivePlay(() => ({
	site,
	group_id: chat.group.id,
	host,
	match_id,
}));

describe("a mystery match", () => {
	test("no answer reveals the match, not even to the host, until it has ended", async () => {
		const relive = await started({ masked: true, match_id: undefined });
		const { match_id: drawn } = await row();
		await pass(relive.id, 150);
		const timeline = await timelinesOf(site.record)(drawn, false);
		const { rows: people } = await site.record.ask({
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
	test("a guess of the next over can change until it begins; guesses of begun and later overs are refused", async () => {
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

	test("a guess is scored by Brier when its over ends by the server's clock, and not before", async () => {
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

	test("a mystery match pays each guess once when a hundred calls settle it at once", async () => {
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

	test("a wrong guess takes no points away, and a guess of an over that was not bowled is void", async () => {
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

	test("a mystery match pays no guess of an over that nobody else guessed", async () => {
		const relive = await started({ masked: true, match_id: undefined });
		const { timeline } = await seen();
		const [first, second] = timeline.overs.map(({ runs, wickets }) => ({
			band: [14, 10, 6, 0].findIndex((from) => runs >= from),
			wicket: wickets > 0,
		}));
		const sure = (over: typeof first) => ({ ...over, band: 3 - (over?.band ?? 0) });
		await guess(member, relive.id, 1, sure(first));
		await guess(host, relive.id, 1, sure(first));
		await pass(relive.id, (timeline.overs[0]?.next as number) - 1);
		expect((await guess(member, relive.id, 2, sure(second))).status).toBe(200);
		await pass(relive.id, 60);
		const [shared, alone] = (await view(member)).guesses;
		expect([shared?.points, alone?.points]).toEqual([shared?.worth, 0]);
		expect(alone?.worth).toBeGreaterThan(0);
		expect(await paid(await idOf(member))).toHaveLength(1);
	});

	test("a fan is paid for ten guesses a day and no more", async () => {
		const relive = await started({ masked: true, match_id: undefined });
		const id = await idOf(member);
		const { timeline } = await seen();
		for (const { number, runs, wickets } of timeline.overs.slice(0, 15))
			await all(
				`insert into relive_guesses (relive_id, user_id, over, band, runs_confidence, wicket, wicket_confidence)
				select $1, fan, $4, $5, 'sure', $6, 'sure' from unnest(array[$2, $3]::uuid[]) fan`,
				[relive.id, id, await idOf(host), number, 3 - [14, 10, 6, 0].findIndex((from) => runs >= from), wickets > 0],
			);
		for (let at = 0; at < 4; at++) await pointsPlay(() => site).pay(id, "over_guess", randomUUID(), 1);
		await pass(relive.id, 2_000);
		const { guesses } = await view(member);
		expect(guesses.filter(({ points }) => points > 0)).toHaveLength(6);
		expect(await paid(id)).toHaveLength(10);
	});
});
