import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { battles } from "../../../tests/fixtures/battles.ts";
import { connected, soon } from "../../../tests/fixtures/live.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import type { OpenBattles } from "./battle.ts";
import { joinBattle } from "./battles.server.ts";
import { mailResults, resultMail } from "./results-mail.server.ts";
import { battlesTexts, JOIN_POINTS } from "./rules.ts";

const site = await testSite();

const { db, all, schedule, battle, join, mine, idOf, expire, expectSumsTrue } = battles(() => site);

beforeEach(async () => {
	await site.settle();
	await all("truncate live_team_battles cascade");
	await schedule();
});

describe("BATTLE-1 joining", () => {
	test("a join gives the side 10 points and the fan 10 XP, once; a second join is refused", async () => {
		const war = await battle("share_war");
		const fan = await site.fan("fighter@example.com");
		const id = await idOf(fan);
		// without the points of the daily challenge, which may be to join a battle
		const earned =
			"select coalesce(sum(xp), 0) as xp from points_ledger where user_id = $1 and transaction_type = 'battle'";
		const xp = async () => Number((await all(earned, [id]))[0]?.xp);
		expect((await join(fan, war, war.team_a_name)).status).toBe(200);
		expect(await battle("share_war")).toMatchObject({
			team_a_points: JOIN_POINTS,
			team_b_points: 0,
			total_participants: 1,
		});
		expect(await xp()).toBe(10);
		for (const team of [war.team_a_name, war.team_b_name]) {
			const again = await join(fan, war, team);
			expect(again.status).toBe(409);
			expect((await again.json()).detail).toBe(battlesTexts.already);
		}
		expect(await xp()).toBe(10);
		expect(await mine(fan)).toEqual([
			{ battle_id: war.id, side: "a", team_name: war.team_a_name, points_contributed: 10, actions_count: 0 },
		]);
	});

	test("100 joins of one fan at once are one participation", async () => {
		const war = await battle("share_war");
		const id = await idOf(await site.fan("hundred@example.com"));
		const joins = await Promise.allSettled(
			Array.from({ length: 100 }, () => db().transaction((tx) => joinBattle(tx, id, war.id, war.team_a_name))),
		);
		expect(joins.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(await battle("share_war")).toMatchObject({ team_a_points: 10, total_participants: 1 });
		await expectSumsTrue();
	});

	test("visitors, teams outside the battle, and unknown or ended battles are refused", async () => {
		const war = await battle("share_war");
		const fan = await site.fan("choosy@example.com");
		expect((await join(site.visitor(), war, war.team_a_name)).status).toBe(401);
		const stranger = await join(fan, war, "Deccan Chargers");
		expect(stranger.status).toBe(400);
		expect((await stranger.json()).field).toBe("team_name");
		expect((await join(fan, { ...war, id: randomUUID() }, war.team_a_name)).status).toBe(404);
		await expire(war.id);
		const late = await join(fan, war, war.team_a_name);
		expect(late.status).toBe(409);
		expect((await late.json()).detail).toBe(battlesTexts.ended);
		await expectSumsTrue();
	});
});

test("BATTLE-1 every change reaches open pages live, also of visitors", async () => {
	const { ask, heard } = await connected(site.url);
	expect(await ask("battles:watch", {})).toEqual({ watching: true });
	const war = await battle("share_war");
	await join(await site.fan("live@example.com"), war, war.team_a_name);
	await expect
		.poll(() => {
			const [, news] = heard.findLast(([event]) => event === "battles") ?? [];
			return (news as OpenBattles | undefined)?.battles.find(({ id }) => id === war.id)?.team_a_points;
		}, soon)
		.toBe(JOIN_POINTS);
});

describe("SET-2 Team Updates", () => {
	const sendMails = async () => {
		const sent: { to: string; subject: string; text: string }[] = [];
		await mailResults(db(), site.settings, async (_tx, mail) => void sent.push(mail));
		return sent;
	};

	test("the result of a battle is mailed once, only to fans who want it", async () => {
		const war = await battle("share_war");
		const [keen, quiet, mute] = [
			await site.fan("keen@example.com"),
			await site.fan("quiet@example.com"),
			await site.fan("mute@example.com"),
		];
		await quiet.patch("/api/settings", { team_updates: false });
		await mute.patch("/api/settings", { email_notifications: false });
		for (const fan of [keen, quiet, mute]) await join(fan, war, war.team_a_name);
		expect(await sendMails()).toEqual([]);
		await expire(war.id);
		await schedule();
		const sent = (await Promise.all([sendMails(), sendMails()])).flat();
		expect(sent.map(({ to }) => to)).toEqual(["keen@example.com"]);
		expect(sent[0]?.subject).toBe(`${war.team_a_name} won your share war`);
		expect(sent[0]?.text).toContain("/settings?tab=notifications");
		expect(await sendMails()).toEqual([]);
	});

	test("the mail calls a draw a draw", () => {
		const drawn = {
			battle_type: "quiz_battle",
			winner: "draw",
			side: "b",
			team_a_name: "A",
			team_b_name: "B",
		} as const;
		const points = { team_a_points: 7, team_b_points: 7, points_contributed: 3 };
		expect(resultMail(site.settings, { ...drawn, ...points, email: "x@example.com" }).subject).toBe(
			"B: your quiz battle is drawn",
		);
	});
});

test("AUTH-4 a deleted account stays in its battles without a name, and no sum changes", async () => {
	const war = await battle("share_war");
	const fan = await site.fan("leaves-battle@example.com");
	await join(fan, war, war.team_a_name);
	expect((await fan.post("/api/account/deletion", { email: "leaves-battle@example.com" })).status).toBe(200);
	expect(await battle("share_war")).toMatchObject({ team_a_points: JOIN_POINTS, total_participants: 1 });
	await expectSumsTrue();
});
