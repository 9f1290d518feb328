import { beforeEach, describe, expect, test } from "vitest";
import { battles } from "../../../tests/fixtures/battles.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { BATTLES } from "./rules.ts";
import { readRivalries, runSchedule } from "./schedule.server.ts";

const site = await testSite();

const { db, all, schedule, open, battle, history, join, expire } = battles(() => site);

beforeEach(async () => {
	await site.settle();
	await all("truncate live_team_battles cascade");
	await schedule();
});

describe("BATTLE-2 the schedule", () => {
	test("one battle of each type is open, between six teams, the pair with the most matches first", async () => {
		const battles = await open();
		expect(battles.map(({ battle_type }) => battle_type).sort()).toEqual(["post_battle", "quiz_battle", "share_war"]);
		expect(new Set(battles.flatMap(({ team_a_code, team_b_code }) => [team_a_code, team_b_code])).size).toBe(6);
		const first = await battle("share_war");
		// the pair with the most matches in the record
		expect([first.team_a_code, first.team_b_code]).toEqual(["CSK", "MI"]);
		for (const { battle_type, end_time, created_at } of battles)
			expect((Date.parse(end_time) - Date.parse(created_at)) / 3_600_000).toBeCloseTo(BATTLES[battle_type].hours, 3);
	});

	test("ten processes at once open no fourth battle", async () => {
		await all("truncate live_team_battles cascade");
		const runs = await Promise.all(Array.from({ length: 10 }, schedule));
		expect(runs.flatMap(({ opened }) => opened)).toHaveLength(3);
		expect(await open()).toHaveLength(3);
	});

	test("an ended battle is closed with its winner, and the next pair opens", async () => {
		const war = await battle("share_war");
		const [fan, other] = [await site.fan("winner@example.com"), await site.fan("loser@example.com")];
		await join(fan, war, war.team_b_name);
		await all("update live_team_battles set team_b_points = team_b_points + 5 where id = $1", [war.id]);
		await all("update battle_participations set points_contributed = points_contributed + 5 where battle_id = $1", [
			war.id,
		]);
		await join(other, war, war.team_a_name);
		await expire(war.id);
		expect((await open()).map(({ id }) => id)).not.toContain(war.id);
		expect((await schedule()).closed).toEqual([war.id]);
		expect((await history())[0]).toMatchObject({
			id: war.id,
			status: "ended",
			winner: "b",
			team_b_points: 15,
			team_a_points: 10,
		});
		const next = await battle("share_war");
		expect([next.team_a_code, next.team_b_code]).not.toEqual([war.team_a_code, war.team_b_code]);
		const page = await (await site.visitor().get("/battles")).text();
		expect(page).toContain("Past battles");
		expect(page).toContain(war.team_b_name);
	});

	test("over time every pair of the ten teams has about the same number of battles", async () => {
		const rivalries = await readRivalries(site.record);
		expect(rivalries).toHaveLength(45);
		const seen = new Map<string, number>();
		for (let round = 0; round < 40; round++)
			for (const { id, team_a_code, team_b_code } of await open()) {
				const pair = `${team_a_code} ${team_b_code}`;
				seen.set(pair, (seen.get(pair) ?? 0) + 1);
				await expire(id);
				await runSchedule(db(), rivalries);
			}
		expect(seen.size).toBe(45);
		expect(Math.max(...seen.values()) - Math.min(...seen.values())).toBeLessThanOrEqual(2);
	});

	test("the database rejects a winner that the points do not support", async () => {
		const { id } = await battle("share_war");
		await expect(
			all("update live_team_battles set status = 'ended', winner = 'a' where id = $1", [id]),
		).rejects.toThrow(/winner/);
		await expect(all("update live_team_battles set status = 'ended' where id = $1", [id])).rejects.toThrow(/winner/);
	});
});
