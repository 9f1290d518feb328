import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { referrals } from "../../../tests/fixtures/referrals.ts";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { readRivalries, runSchedule } from "../battles/schedule.server.ts";
import { imposeSanction, liftSanctions } from "../groups/moderation/sanctions.server.ts";

const site = await testSite({ TRUST_PROXY: "on", ADMIN_EMAILS: "admin@example.com" });
const db = () => site.database.db;
await site.fan("admin@example.com");
await runSchedule(db(), await readRivalries(site.record));
const all = async <Row>(query: ReturnType<typeof sql>) => (await db().execute(query)).rows as Row[];
const { somewhere, sharer, follows, joins, paid, statesOf } = referrals(() => site);
/** Signs in with a new browser in another network each time. */
const signIn = (email: string) => site.fanByMail(email, somewhere());
async function leave(fan: Visitor): Promise<void> {
	const email = String((await fan.me())?.email);
	expect((await fan.post("/api/account/deletion", { email })).status).toBe(200);
}
async function groupPath(fan: Visitor): Promise<string> {
	const { groups } = (await (await fan.get("/api/groups")).json()) as { groups: { id: string }[] };
	return `/api/groups/${groups[0]?.id}`;
}

describe("GROUP-7 deleting the account", () => {
	const impose = async (user_id: string, kind: "mute" | "ban", minutes?: number) => {
		const [admin] = await all<{ id: string }>(sql`select id from users where email = 'admin@example.com'`);
		return db().transaction((tx) =>
			imposeSanction(tx, { user_id, kind, minutes, reason: "kept insulting others", admin_id: admin?.id ?? "" }),
		);
	};
	const lift = (user_id: string) => db().transaction((tx) => liftSanctions(tx, user_id));
	/** Joins a group and writes in it. Returns the results, and the sanction shown to the fan. */
	async function tries(fan: Visitor) {
		const path = await groupPath(fan);
		const joined = await fan.post(`${path}/membership`, {});
		const said = await fan.post(`${path}/messages`, { client_id: randomUUID(), content: "I am back" });
		const { sanction } = (await (await fan.get(`${path}/membership`)).json()) as { sanction: object | null };
		return { joined: joined.status, said: said.status, sanction };
	}

	test.each(["rude@example.com", "rude+again@example.com"])(
		"lifts no ban of a fan who returns as %s",
		async (email) => {
			const fan = await signIn("rude@example.com");
			await impose(await fan.id(), "ban");
			const before = await tries(fan);
			expect(before).toMatchObject({ joined: 403, sanction: { kind: "ban", reason: "kept insulting others" } });
			await leave(fan);
			const again = await signIn(email);
			expect(await tries(again)).toEqual(before);
			await leave(again);
			const third = await signIn(email);
			expect(await tries(third)).toEqual(before);
			await lift(await third.id());
			await leave(third);
		},
	);

	test("keeps a mute until its end; an expired or lifted one does not return", async () => {
		const email = "loud@example.com";
		const fan = await signIn(email);
		await impose(await fan.id(), "mute", 60);
		const before = await tries(fan);
		expect(before).toMatchObject({ joined: 200, said: 403, sanction: { kind: "mute", until: expect.any(String) } });
		await leave(fan);
		const again = await signIn(email);
		expect(await tries(again)).toEqual(before);
		await lift(await again.id());
		await impose(await again.id(), "mute", 60);
		await leave(again);
		await db().execute(sql`update gone_sanctions set until = now() - interval '1 minute'`);
		await site.forget();
		expect(await all(sql`select from gone_sanctions`)).toEqual([]);
		expect(await tries(await signIn(email))).toMatchObject({ joined: 200, said: 200, sanction: null });
	});
});

describe("PTS-1 deleting the account", () => {
	/** Does everything that pays on a first day. `spelled`: the spelling of ids of teams and battles. */
	async function firstDay(fan: Visitor, spelled = (id: string) => id) {
		await joins(fan, "GT");
		const bonus = await (await fan.post("/api/functions/handle-daily-visit", {})).json();
		await fan.post("/api/arena/speeches", { id: randomUUID(), prompt: 1, seconds: 9 });
		for (const player_name of [randomUUID(), randomUUID()])
			await fan.post("/api/arena/war-cries", { team_code: "GT", player_name: player_name.slice(0, 8), template: 1 });
		for (const [p_share_type, p_content_id] of [["general"], ["player", "virat-kohli-rcb"], ["team_victory", "gt"]])
			await fan.post("/api/functions/create-viral-share", { p_share_type, p_content_id });
		await fan.post("/api/predictor", { team_a: spelled("csk"), team_b: spelled("mi") });
		const { battles } = (await (await fan.get("/api/battles")).json()) as {
			battles: { id: string; team_a_name: string }[];
		};
		const entered: number[] = [];
		for (const { id, team_a_name } of battles)
			entered.push((await fan.post(`/api/battles/${spelled(id)}/participation`, { team_name: team_a_name })).status);
		await site.settle();
		return { bonus, entered };
	}
	/** The sums that remain after accounts are deleted. */
	const sums = async () => ({
		battles: await all(
			sql`select id, team_a_points, team_b_points, total_participants from live_team_battles order by id`,
		),
		players: await all(sql`select player_id, total_shares from player_popularity order by player_id`),
		paid: await all<object>(sql`select transaction_type, count(*)::int as times, sum(points)::int as points
			from points_ledger group by 1 order by 1`),
	});
	const points = async (fan: Visitor) =>
		(await (await fan.get("/api/points")).json()) as { total_points: number; daily_bonus: number | null };

	test("pays fan, team, battle and player once, however often the account is deleted that day", async () => {
		const fan = await signIn("loop@example.com");
		const first = await firstDay(fan);
		expect(first.entered).toEqual([200, 200, 200]);
		expect(first.bonus).toMatchObject({ already_claimed: false });
		const before = await sums();
		expect(before.paid.length).toBeGreaterThan(8);
		await leave(fan);
		for (const email of ["loop@example.com", "loop+1@example.com", "loop+2@example.com"]) {
			const again = await signIn(email);
			expect(await points(again)).toMatchObject({ total_points: 0, daily_bonus: null });
			const { bonus, entered } = await firstDay(again, (id) => id.toUpperCase());
			expect(bonus).toMatchObject({ already_claimed: true, points_awarded: 0 });
			expect(entered).toEqual([409, 409, 409]);
			expect(await sums()).toEqual(before);
			expect((await points(again)).total_points).toBe(0);
			await leave(again);
		}
		const other = await signIn("another@example.com");
		expect((await firstDay(other)).entered).toEqual([200, 200, 200]);
		expect((await points(other)).total_points).toBeGreaterThan(400);
	});

	test("keeps one-time payments for a year, challenges until they end and the rest for the day; and no messages", async () => {
		const email = "year@example.com";
		const [challenge] = await all<{ id: string }>(sql`insert into community_challenges
			(title, description, challenge_type, target_value, reward_points, start_date, end_date)
			values ('Share once', 'A test', 'sharing', 1, 75, now() - interval '1 day', now() + interval '20 days') returning id`);
		const rewards = async () =>
			(await all(sql`select from points_ledger where reference_id = ${challenge?.id}`)).length;
		const fan = await signIn(email);
		await fan.post(`/api/challenges/${challenge?.id}/participation`, {});
		await firstDay(fan);
		expect(await rewards()).toBe(1);
		const group = await groupPath(fan);
		await fan.post(`${group}/membership`, {});
		await fan.post(`${group}/messages`, { client_id: randomUUID(), content: "Well bowled" });
		await leave(fan);
		const storedActions = async () =>
			(await all<{ action: string }>(sql`select distinct action from gone_actions`)).map(({ action }) => action);
		expect(await storedActions()).toEqual(
			expect.arrayContaining(["daily_bonus", "message", "player_share", "share", "war_cry"]),
		);
		expect(await all(sql`select from gone_actions g join group_messages m on m.id::text = g.reference_id`)).toEqual([]);

		// simulates four days later
		await db().execute(sql`update gone_actions set day = day - 4, kept_until = kept_until - 4`);
		await site.forget();
		const left = await storedActions();
		const ever = ["achievement", "first_message", "first_share", "first_team", "signup"];
		expect(left.sort()).toEqual([...ever, "challenge"].sort());
		const again = await signIn(email);
		expect(await points(again)).toMatchObject({ total_points: 0, daily_bonus: 50 });
		await again.post(`/api/challenges/${challenge?.id}/participation`, {});
		await firstDay(again);
		expect(await rewards()).toBe(1);
		await leave(again);

		await db().execute(sql`update gone_actions set day = day - 370, kept_until = kept_until - 370`);
		await site.forget();
		expect(await all(sql`select from gone_actions`)).toEqual([]);
		expect(await points(await signIn(email))).toMatchObject({ total_points: 100 });
	});

	test("SHARE-2 a friend who deletes the account and returns by the link is no new friend", async () => {
		const fan = await sharer();
		const email = "friend@example.com";
		const friend = await follows(fan, somewhere(), email);
		await joins(friend, "MI");
		expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["paid"], 10]);
		await leave(friend);
		await joins(await follows(fan, somewhere(), email), "MI");
		expect([await statesOf(fan.id), await paid(fan.id)]).toEqual([["paid"], 10]);
	});
});
