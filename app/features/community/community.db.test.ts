import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { leaveArmy } from "./armies.server.ts";
import type { Army, ArmyMembership, LeaderboardRow } from "./army.ts";
import { communityTexts } from "./rules.ts";

const site = await testSite();

const armies = async () =>
	((await (await site.visitor().get("/api/community/armies")).json()) as { armies: Army[] }).armies;
const army = async (code: string) => (await armies()).find(({ team_code }) => team_code === code) as Army;
const join = (fan: Visitor, { id }: { id: string }) => fan.post(`/api/community/armies/${id}/membership`, {});
const armyOf = async (fan: Visitor) =>
	((await (await fan.get("/api/community/membership")).json()) as { membership: ArmyMembership | null }).membership;
const leaderboard = async (limit_count?: number) =>
	(await (
		await site.visitor().post("/api/functions/get-team-leaderboard", limit_count ? { limit_count } : {})
	).json()) as { leaderboard: LeaderboardRow[] };

/** For each army the stored counts, and the same counted from its memberships. */
async function counts() {
	const { rows } = await site.database.db.execute<{
		kept: number;
		counted: number;
		points: number;
		brought: number;
	}>(sql`
		select t.total_members as kept, t.total_points::int as points,
			(select count(*)::int from army_memberships m where m.army_id = t.id and m.is_active) as counted,
			(select coalesce(sum(m.points_contributed), 0)::int from army_memberships m where m.army_id = t.id) as brought
		from armies t`);
	return rows;
}

describe("COMM-2 teams", () => {
	test("are ten with mottos and colours, most points first", async () => {
		const teams = await armies();
		expect(teams.map(({ team_code }) => team_code).sort()).toEqual([
			"CSK",
			"DC",
			"GT",
			"KKR",
			"LSG",
			"MI",
			"PBKS",
			"RCB",
			"RR",
			"SRH",
		]);
		for (const team of teams) {
			expect(team.motto).not.toBe("");
			expect(team.team_colors.primary).toMatch(/^#[0-9a-f]{6}$/);
		}
		const points = teams.map(({ total_points }) => total_points);
		expect(points).toEqual([...points].sort((a, b) => b - a));
	});

	test("have a fan as a member once; joining again answers 409", async () => {
		const fan = await site.fan("loyal@example.com");
		const csk = await army("CSK");
		expect(await armyOf(fan)).toBeNull();
		const joined = await join(fan, csk);
		expect(joined.status).toBe(200);
		expect(await armyOf(fan)).toMatchObject({ army_id: csk.id, team_code: "CSK", team_name: "Chennai Super Kings" });
		const again = await join(fan, csk);
		expect(again.status).toBe(409);
		expect((await again.json()).detail).toBe(communityTexts.already);
		expect((await army("CSK")).total_members).toBe(csk.total_members + 1);
	});

	test("keep the points of a member who changes to another, who has them again on return", async () => {
		const fan = await site.fan("fickle@example.com");
		const id = await fan.id();
		const [mi, gt] = [await army("MI"), await army("GT")];
		await join(fan, mi);
		await site.database.db.transaction(async (tx) => {
			await tx.execute(sql`update army_memberships set points_contributed = 70 where user_id = ${id}`);
			await tx.execute(sql`update armies set total_points = total_points + 70 where id = ${mi.id}`);
		});
		expect((await join(fan, gt)).status).toBe(200);
		expect(await armyOf(fan)).toMatchObject({ team_code: "GT", points_contributed: 0 });
		expect((await army("MI")).total_points).toBe(mi.total_points + 70);
		expect((await army("MI")).total_members).toBe(mi.total_members);
		await join(fan, mi);
		expect(await armyOf(fan)).toMatchObject({ team_code: "MI", points_contributed: 70 });
		for (const { points, brought } of await counts()) expect(points).toBe(brought);
	});

	test("answer 401 to visitors who join; an unknown team answers 404", async () => {
		expect((await join(site.visitor(), await army("MI"))).status).toBe(401);
		const nowhere = await join(await site.fan("lost@example.com"), { id: "00000000-0000-4000-8000-000000000000" });
		expect(nowhere.status).toBe(404);
		expect((await nowhere.json()).detail).toBe(communityTexts.noTeam);
	});

	test("count their members correctly, and each fan is in one, after 200 parallel joins by 20 fans", async () => {
		const teams = await armies();
		const fans = await Promise.all(Array.from({ length: 20 }, (_, at) => site.fan(`crowd-${at}@example.com`)));
		const statuses = await Promise.all(
			fans.flatMap((fan, at) =>
				Array.from({ length: 10 }, async (_, step) => (await join(fan, teams[(at + step * step) % 10] as Army)).status),
			),
		);
		expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
		for (const { kept, counted } of await counts()) expect(kept).toBe(counted);
		const { rows } = await site.database.db.execute<{ most: number }>(
			sql`select max(teams) as most from (select count(*)::int as teams from army_memberships where is_active group by user_id) t`,
		);
		expect(rows[0]?.most).toBe(1);
	});

	test("must be left before the database deletes a fan, so that their member count is right", async () => {
		const fan = await site.fan("leaver@example.com");
		const id = await fan.id();
		const rr = await army("RR");
		await join(fan, rr);
		await expect(site.database.pool.query("delete from users where id = $1", [id])).rejects.toThrow(/of_somebody/);
		await site.database.db.transaction((tx) => leaveArmy(tx, id));
		await site.database.pool.query("delete from users where id = $1", [id]);
		expect((await army("RR")).total_members).toBe(rr.total_members);
	});
});

describe("COMM-3 leaderboard", () => {
	test("COMM-3 ranks ten armies by points, ties by name, armies without fans last, with the average per member to one decimal", async () => {
		const set = (army: Pick<Army, "id" | "total_points" | "total_members">) =>
			site.database.pool.query("update armies set total_points = $2, total_members = $3 where id = $1", [
				army.id,
				army.total_points,
				army.total_members,
			]);
		const before = await armies();
		const [lsg, left] = [await army("LSG"), await army("PBKS")];
		for (const { id } of before) await set({ id, total_points: 0, total_members: 2 });
		await set({ id: lsg.id, total_points: 1001, total_members: 3 });
		await set({ id: left.id, total_points: 5000, total_members: 0 });
		const { leaderboard: rows } = await leaderboard();
		for (const army of before) await set(army);
		expect(rows).toHaveLength(10);
		expect(rows[0]).toMatchObject({ rank: 1, team_code: "LSG", total_points: 1001, avg_points_per_member: 333.7 });
		expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		const equal = rows.slice(1, 9).map(({ team_name }) => team_name);
		expect(equal).toEqual(equal.toSorted());
		expect(rows[9]).toMatchObject({ rank: 10, team_code: "PBKS", total_points: 5000, avg_points_per_member: null });
	});

	test("returns the requested number of armies, at most ten", async () => {
		expect((await leaderboard(3)).leaderboard).toHaveLength(3);
		const many = await site.visitor().post("/api/functions/get-team-leaderboard", { limit_count: 11 });
		expect(many.status).toBe(400);
	});
});

test("COMM-1 the server renders each tab at its address, and a join purges the cached page", async () => {
	const page = async (path: string) => (await site.visitor().get(path)).text();
	const before = await page("/community");
	expect(before).toContain(communityTexts.choose);
	expect(before).toContain("Yellow never leaves");
	const table = await page("/community?tab=leaderboard");
	expect(table).toContain("Army table");
	expect(table.match(/<span class="rank">\d+<\/span>/g)).toHaveLength(10);
	expect(before.match(/class="army-card-counts"/g)).toHaveLength(10);
	const fan = await site.fan("seen@example.com");
	await join(fan, await army("SRH"));
	expect(await page("/community")).not.toBe(before);
});
