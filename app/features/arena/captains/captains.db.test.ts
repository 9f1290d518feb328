import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { arena } from "../../../../tests/fixtures/arena.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { reward } from "../../points/actions.server.ts";
import type { CaptainBoard, MyCaptaincy } from "./captaincy.ts";

const site = await testSite({ FIGURES: "live" });

const { read, change, idOf, rowsOf, cry, speak } = arena(() => site);

/** Pays a fan, and updates the boards. */
async function earn(fan: Visitor, points: number) {
	const worth = { points, description: "For a test" };
	await reward(site.database.db, await idOf(fan), "achievement", `test ${points}`, worth);
	await site.settle();
}
async function tenRivals() {
	for (let number = 0; number < 10; number++) await earn(await site.fan(`rival-${number}@example.com`), 5_000);
}

describe("ARENA-4 captains", () => {
	const board = (who: Visitor, category: string, period = "day") =>
		read<CaptainBoard>(who.get(`/api/arena/captains?category=${category}&period=${period}`));

	test("ARENA-4 the boards of each period rank by stored actions and have the caller's rank", async () => {
		const [best, second] = [await site.fan("best@example.com"), await site.fan("second@example.com")];
		await change(best, "PUT", "/api/profile", JSON.stringify({ full_name: "Best Captain", avatar_url: null }));
		for (const player of ["a", "b", "c", "d"]) await cry(best, player, 2, "MI");
		for (const player of ["a", "b", "c"]) await cry(second, player, 2, "MI");
		for (const period of ["day", "week", "month", "all"]) {
			const { rows, demo } = await board(second, "war_cries", period);
			expect(demo).toBe(false);
			expect(rows.map(({ count }) => count)).toEqual(rows.map(({ count }) => count).sort((a, b) => b - a));
			expect(rows.find(({ name }) => name === "Best Captain")).toMatchObject({ count: 4, you: false });
			expect(rows.find(({ you }) => you)).toMatchObject({ count: 3, user_id: await idOf(second) });
		}
		const { you } = await board(second, "war_cries");
		expect(you).toMatchObject({ count: 3 });
		expect((await board(best, "war_cries")).you?.rank).toBe((you?.rank ?? 0) - 1);
		expect((await board(site.visitor(), "war_cries")).you).toBeNull();
	});

	test("ARENA-4 a private captain has no name, team and page; an ended period does not count", async () => {
		const fan = await site.fan("incognito@example.com");
		await change(fan, "PUT", "/api/profile", JSON.stringify({ full_name: "Incognito", avatar_url: null }));
		await speak(fan);
		await change(fan, "PATCH", "/api/settings", JSON.stringify({ public_profile: false }));
		const { rows } = await board(fan, "speeches");
		expect(rows.find(({ you }) => you)).toMatchObject({ user_id: null, name: "Cricket Fan", team_code: null });
		await site.database.db.execute(
			sql`update captain_standings set since = since - 400 where user_id = ${await idOf(fan)} and period <> 'all'`,
		);
		expect((await board(fan, "speeches", "month")).rows.some(({ you }) => you)).toBe(false);
		expect((await board(fan, "speeches", "all")).rows.some(({ you }) => you)).toBe(true);
		await site.forget();
		expect(await rowsOf(sql`select period from captain_standings where user_id = ${await idOf(fan)}`)).toEqual([
			{ period: "all" },
		]);
	});

	test("ARENA-4 the first war cry earns a title, and five battles won a higher one", async () => {
		const fan = await site.fan("ladder@example.com");
		await tenRivals();
		const title = async () => (await read<MyCaptaincy>(fan.get("/api/arena/mine"))).title;
		expect(await title()).toBeNull();
		await cry(fan, "First");
		expect(await title()).toBe(1);
		const id = await idOf(fan);
		for (let won = 0; won < 6; won++) {
			const [battle] = (await rowsOf(sql`insert into live_team_battles (battle_type, status, team_a_code, team_a_name,
				team_b_code, team_b_name, team_a_points, team_b_points, total_participants, end_time, winner)
				values ('share_war', 'ended', 'MI', 'Mumbai Indians', 'CSK', 'Chennai Super Kings', 10, 5, 1, now(), 'a')
				returning id`)) as { id: string }[];
			// the last battle is lost
			await site.database.db.execute(sql`insert into battle_participations (battle_id, user_id, side, team_name,
				points_contributed) values (${battle?.id}, ${id}, ${won < 5 ? "a" : "b"}, 'Mumbai Indians', 10)`);
		}
		expect(await read(fan.get("/api/arena/mine"))).toMatchObject({ wins: 5, title: 3 });
	});

	test("ARENA-4 a rank in the top ten earns Maharaja, the eleventh rank does not", async () => {
		await tenRivals();
		const fan = await site.fan("maharaja@example.com");
		const mine = () => read<MyCaptaincy>(fan.get("/api/arena/mine"));
		await earn(fan, 4_000);
		expect(await mine()).toMatchObject({ rank: 11, title: null });
		await earn(fan, 2_000);
		expect(await mine()).toMatchObject({ rank: 1, title: 4 });
	});

	test("ARENA-4 an unknown period and an unknown category are refused", async () => {
		for (const query of ["period=year", "category=goals"])
			expect((await site.visitor().get(`/api/arena/captains?${query}`)).status).toBe(400);
	});
});
