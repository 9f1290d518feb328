import { describe, expect, test } from "vitest";
import { pointsPlay } from "../../../../tests/fixtures/points.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { leaveArmy } from "../../community/armies.server.ts";
import { creditArmies } from "../../community/credit.server.ts";
import { rebuildFromLedger } from "../rebuild.server.ts";
import type { ArmyBoardRow, FanBoard } from "./board.ts";
import { fanBoard } from "./boards.server.ts";

const site = await testSite();
const { all, fanOf, pay, settle, faults, balance } = pointsPlay(() => site);
const board = async (fan: Visitor, period: string) =>
	(await (await fan.get(`/api/boards/fans?period=${period}`)).json()) as FanBoard;

/** Creates fans with points, without sessions. */
async function makeFans(points: number[]): Promise<string[]> {
	const ids: string[] = [];
	for (const [number, earned] of points.entries()) {
		const [row] = await all(
			"insert into users (id, name, email) values (gen_random_uuid(), '', gen_random_uuid() || '@example.com') returning id",
		);
		const { id } = row as { id: string };
		ids.push(id);
		await all("insert into profiles (id, email, full_name) values ($1, '', $2)", [id, `Fan ${number}`]);
		await pay(id, "challenge", "start", earned);
	}
	return ids;
}

describe("PTS-2 boards of fans", () => {
	test("PTS-2 show ten fans, and the fan's own rank with two above and two below, in each period; equal points share a rank", async () => {
		const points = [5000, 5000, 4000, 3000, 3000, 3000, 2000, 1500, 1400, 1300, 1200, 1200, 1100, 1100, 500];
		await makeFans(points);
		const { fan, id } = await fanOf("ranked@example.com");
		await pay(id, "referral", "x", 1000 - 10 - 50);
		await settle();
		for (const period of ["day", "week", "month", "all"]) {
			const { rows, you } = await board(fan, period);
			const everybody = (
				await all(
					`select user_id, points::float8, rank() over (order by points desc)::int from fan_standings where period = $1
					order by points desc, user_id desc`,
					[period],
				)
			).map((row) => row as { user_id: string; points: number; rank: number });
			expect(rows.map(({ user_id, points, rank }) => ({ user_id, points, rank }))).toEqual(everybody.slice(0, 10));
			const place = everybody.findIndex(({ user_id }) => user_id === id);
			expect(you?.rank).toBe(everybody[place]?.rank);
			expect(you?.around.map(({ user_id, points, rank }) => ({ user_id, points, rank }))).toEqual(
				everybody.slice(place - 2, place + 3),
			);
		}
	});

	test("PTS-2 rank every fan correctly, whatever the points", async () => {
		const seeded = Array.from({ length: 120 }, (_, number) => ((number * 7919) % 97) ** 2 * 11 + 1);
		await makeFans(seeded);
		await settle();
		const everybody = await all(
			"select user_id, rank() over (order by points desc)::int from fan_standings where period = 'all'",
		);
		for (const { user_id, rank } of everybody)
			expect((await fanBoard(site.database.db, "all", user_id)).you?.rank).toBe(rank);
	});

	test("PTS-2 show names, never email addresses; visitors and fans without points have no rank", async () => {
		const text = await (await site.visitor().get("/api/boards/fans?period=all")).text();
		expect(text).not.toContain("@");
		expect(JSON.parse(text)).toMatchObject({ you: null });
		expect((await site.visitor().get("/api/boards/fans?period=ever")).status).toBe(400);
		await all("delete from fan_standings where period = 'day' and user_id = (select id from users where email = $1)", [
			"ranked@example.com",
		]);
		expect((await board(await site.fan("ranked@example.com"), "day")).you).toBeNull();
		await rebuildFromLedger(site.database.db, creditArmies);
	});

	test("PTS-2 report only to the fan that new points are not counted yet", async () => {
		const { fan: other } = await fanOf("counted@example.com");
		await settle();
		const { fan, id } = await fanOf("just-earned@example.com");
		await pay(id, "challenge", "just-now", 70);
		expect(await board(fan, "day")).toMatchObject({ counting: true });
		expect(await board(site.visitor(), "day")).toMatchObject({ counting: false });
		expect(await board(other, "day")).toMatchObject({ counting: false });
		await settle();
		expect(await board(fan, "day")).toMatchObject({
			counting: false,
			you: { points: Number((await balance(id))?.total_points) },
		});
	});

	test("SET-2 show fans with a private profile without their name", async () => {
		const { fan, id } = await fanOf("private-on-boards@example.com");
		await pay(id, "referral_team", "high", 500_000);
		await all("update profiles set full_name = 'Known By Name' where id = $1", [id]);
		await settle();
		const names = async () => (await board(site.visitor(), "all")).rows.map(({ name }) => name);
		expect(await names()).toContain("Known By Name");
		expect((await fan.patch("/api/settings", { public_profile: false })).status).toBe(200);
		expect(await names()).not.toContain("Known By Name");
		const [visitors, own] = [await board(site.visitor(), "all"), await board(fan, "all")];
		expect(JSON.stringify(visitors)).not.toContain(id);
		expect(visitors.rows[0]).toMatchObject({ user_id: null, name: "Cricket Fan", points: own.you?.points });
		expect(own.rows[0]).toMatchObject({ name: "Cricket Fan", you: true });
	});

	test("PTS-2 drop a fan who deletes the account, and move up everybody below", async () => {
		const [gone, stays] = await makeFans([900_000, 800_000]);
		await settle();
		expect((await fanBoard(site.database.db, "all", stays ?? "")).you?.rank).toBe(2);
		await all("delete from users where id = $1", [gone]);
		await settle();
		expect((await fanBoard(site.database.db, "all", stays ?? "")).you?.rank).toBe(1);
		expect(await faults()).toEqual([]);
	});
});

describe("PTS-2 boards of teams", () => {
	test("COMM-3 a team keeps the points of a fan who changes teams or deletes the account", async () => {
		const { fan, id } = await fanOf("changes-sides@example.com");
		const teams = async (period = "all") =>
			((await (await fan.get(`/api/boards/armies?period=${period}`)).json()) as { rows: ArmyBoardRow[] }).rows;
		const pointsOf = async (code: string) => (await teams()).find(({ team_code }) => team_code === code)?.points ?? 0;
		const idOf = async (code: string) => (await teams()).find(({ team_code }) => team_code === code)?.army_id;
		const [mi, csk] = [await pointsOf("MI"), await pointsOf("CSK")];
		await fan.post(`/api/community/armies/${await idOf("MI")}/membership`, {});
		await pay(id, "referral", "for-mi", 300);
		await settle();
		await fan.post(`/api/community/armies/${await idOf("CSK")}/membership`, {});
		await pay(id, "referral", "for-csk", 70);
		await settle();
		// the first team, its achievement, the first friend who joined
		expect((await pointsOf("MI")) - mi).toBe(100 + 10 + 300 + 50);
		expect((await pointsOf("CSK")) - csk).toBe(70);
		const listed = (await (await fan.get("/api/community/membership")).json()) as { membership: object };
		expect(listed.membership).toMatchObject({ team_code: "CSK", points_contributed: 70 });
		await site.database.db.transaction((tx) => leaveArmy(tx, id));
		await all("delete from users where id = $1", [id]);
		await settle();
		expect((await pointsOf("MI")) - mi).toBe(460);
		expect((await teams("day")).map(({ rank }) => rank)).toEqual(
			(await teams("day")).map(({ rank }) => rank).toSorted((a, b) => a - b),
		);
	});
});

describe("PTS-2 boards and ledger", () => {
	test("PTS-2 concurrent counts count everything once", async () => {
		const ids = await makeFans(Array.from({ length: 10 }, () => 10));
		await Promise.all(
			ids.flatMap((id) => [
				...Array.from({ length: 8 }, (_, number) => pay(id, "referral", `p${number}`, 10)),
				settle(),
			]),
		);
		await settle();
		expect(await faults()).toEqual([]);
	});

	test("PTS-2 a comparison finds wrong sums, and a rebuild corrects them", async () => {
		for (const tampering of [
			"update user_points set total_points = total_points + 5 where total_points > 1000",
			"update user_actions set times = times + 1, times_on = 1",
			"update fan_standings set points = points + 1 where period = 'week'",
			"delete from fan_ranks where level = 2",
			"update army_standings set points = 7",
			"update armies set total_points = 12",
			"update army_memberships set points_contributed = 99",
		]) {
			await all(tampering);
			expect((await faults()).length, tampering).toBeGreaterThan(0);
			await rebuildFromLedger(site.database.db, creditArmies);
			expect(await faults(), tampering).toEqual([]);
		}
	});

	test("PTS-2 only boards of past periods expire", async () => {
		await all(
			"insert into fan_standings select user_id, period, since - 40, points from fan_standings where period = 'month'",
		);
		const current = await all(
			"select count(*)::int from fan_standings where since > now() - interval '35 days' or period = 'all'",
		);
		await site.forget();
		expect(await all("select count(*)::int from fan_standings")).toEqual(current);
		expect(await faults()).toEqual([]);
	});
});
