import { describe, expect, test } from "vitest";
import { pointsPlay } from "../../../../tests/fixtures/points.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import type { DailyChallenge, MyPoints, PointsHistory } from "../points.ts";
import { claimDailyBonus } from "./bonus.server.ts";

const site = await testSite();
const { all, fanOf, pay, settle, balance, faults } = pointsPlay(() => site);

const claim = async (fan: Visitor, body: object = {}) =>
	(await (await fan.post("/api/functions/handle-daily-visit", body)).json()) as Record<string, unknown>;
const mine = async (fan: Visitor) => (await (await fan.get("/api/points")).json()) as MyPoints;
const history = async (fan: Visitor, before?: number) =>
	(await (await fan.get(`/api/points/history${before ? `?before=${before}` : ""}`)).json()) as PointsHistory;
const claimOn = (id: string, day: string) => site.database.db.transaction((tx) => claimDailyBonus(tx, id, day));

describe("PTS-3 the daily bonus", () => {
	test("PTS-3 pays 50 once a day out of 100 concurrent claims", async () => {
		const { fan, id } = await fanOf("daily@example.com");
		expect(await mine(fan)).toMatchObject({ daily_bonus: 50, streak_days: 0, last_daily_bonus: null });
		const answers = [
			...(await Promise.all(Array.from({ length: 20 }, () => claim(fan)))),
			...(await Promise.all(
				Array.from({ length: 80 }, async () =>
					claimOn(id, (await all("select (now() at time zone 'Asia/Kolkata')::date::text as day"))[0].day),
				),
			)),
		];
		const paid = answers.filter(({ already_claimed }) => !already_claimed);
		expect(paid).toEqual([
			{ already_claimed: false, points_awarded: 50, streak_bonus: 0, new_streak: 1, tomorrow: 60 },
		]);
		expect(await balance(id)).toMatchObject({ total_points: "150", streak_days: 1 });
		expect(await mine(fan)).toMatchObject({
			daily_bonus: null,
			streak_days: 1,
			daily_points: 150,
			level_progress: 150,
		});
	});

	test("PTS-3 grows with the streak, also over a leap day, and a missed day restarts it at 1", async () => {
		const { id } = await fanOf("streak@example.com");
		const answers = [];
		for (const day of ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01", "2028-03-03", "2028-03-04"])
			answers.push(await claimOn(id, day));
		expect(answers.map(({ new_streak }) => new_streak)).toEqual([1, 2, 3, 4, 1, 2]);
		expect(answers.map(({ points_awarded }) => points_awarded)).toEqual([50, 60, 70, 80, 50, 60]);
		expect(answers.map(({ tomorrow }) => tomorrow)).toEqual([60, 70, 80, 90, 60, 70]);
		// a claim from before midnight that runs after the next day's claim
		expect(await claimOn(id, "2028-03-03")).toMatchObject({ already_claimed: true, points_awarded: 0 });
	});

	test("PTS-3 counts the days of Asia/Kolkata, at every instant around midnight", async () => {
		const rows = await all(`select instant, (instant at time zone 'Asia/Kolkata')::date::text as day
			from unnest(array['2028-02-28 18:29:59.999999Z', '2028-02-28 18:30Z', '2028-02-29 18:29:59.999999Z', '2028-02-29 18:30Z',
				'2027-12-31 18:29:59.999999Z', '2027-12-31 18:30Z', '2027-03-28 01:00Z']::timestamptz[]) instant`);
		expect(rows.map(({ day }) => day)).toEqual([
			"2028-02-28",
			"2028-02-29",
			"2028-02-29",
			"2028-03-01",
			"2027-12-31",
			"2028-01-01",
			"2027-03-28",
		]);
		const shown = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
		for (const { instant, day } of rows) expect(shown.format(instant)).toBe(day);
	});

	test("PTS-2 ignores points, fan and day in the request", async () => {
		const { fan, id } = await fanOf("greedy@example.com");
		const { id: other } = await fanOf("other@example.com");
		await claim(fan, { p_user_id: other, user_id: other, points: 1_000_000, day: "2020-01-01", streak_days: 400 });
		expect(await balance(id)).toMatchObject({ total_points: "150", streak_days: 1 });
		expect(await balance(other)).toMatchObject({ total_points: "100" });
		for (const path of [
			"/api/points",
			"/api/points/history",
			"/api/functions/award-points",
			"/api/functions/award_points",
		])
			expect((await fan.post(path, { p_user_id: id, p_points: 500, points: 500 })).status, path).toBe(404);
	});
});

describe("PTS-4 daily challenges", () => {
	async function todays(fan: Visitor): Promise<DailyChallenge[]> {
		const answer = (await (await fan.get("/api/points/daily-challenges")).json()) as { challenges: DailyChallenge[] };
		return answer.challenges;
	}

	test("PTS-4 are three, the same for everybody, also for concurrent first readers", async () => {
		const { fan } = await fanOf("reader@example.com");
		const lists = await Promise.all(Array.from({ length: 10 }, () => todays(fan)));
		expect(lists[0]).toHaveLength(3);
		for (const list of lists) expect(list).toEqual(lists[0]);
	});

	test("PTS-4 count paid actions, and pay their reward once when they are met", async () => {
		const { fan, id } = await fanOf("challenger@example.com");
		await todays(fan);
		await all("update daily_challenges set is_active = false where action = 'share'");
		await all(`insert into daily_challenges (challenge_date, action, challenge_name, challenge_description, target_value, reward_points)
			select challenge_date, 'share', 'Test', 'Share twice', 2, 33 from daily_challenges
			where challenge_date = (now() at time zone 'Asia/Kolkata')::date limit 1
			on conflict (challenge_date, action) do update set is_active = true, target_value = 2, reward_points = 33`);
		await all("update daily_challenges set is_active = action = 'share'");
		await pay(id, "share", "a", 25);
		expect(await todays(fan)).toMatchObject([{ current_progress: 1, target_value: 2, is_completed: false }]);
		await Promise.all(Array.from({ length: 5 }, (_, number) => pay(id, "share", `b${number}`, 25)));
		await settle();
		expect(await todays(fan)).toMatchObject([{ current_progress: 2, is_completed: true }]);
		expect(await all("select is_completed, points_earned from user_daily_progress where user_id = $1", [id])).toEqual([
			{ is_completed: true, points_earned: 33 },
		]);
		const { rows } = await history(fan);
		expect(rows.filter(({ transaction_type }) => transaction_type === "daily_challenge")).toMatchObject([
			{ points: 33 },
		]);
	});
});

describe("PTS-4 first actions and achievements", () => {
	test("PTS-4 pay 100 each, once; with the signup bonus a first day brings 500", async () => {
		const { fan, id } = await fanOf("first-day@example.com");
		const { armies } = (await (await fan.get("/api/community/armies")).json()) as { armies: { id: string }[] };
		for (const team of armies.slice(0, 2))
			expect((await fan.post(`/api/community/armies/${team.id}/membership`, {})).status).toBe(200);
		for (const reference of ["1", "2"]) {
			await pay(id, "first_quiz", "first");
			await pay(id, "share", reference, 20);
			await pay(id, "message", reference);
		}
		const sums = await all(
			`select sum(points)::int as points, count(*)::int as actions from points_ledger
			where user_id = $1 and (transaction_type like 'first_%' or transaction_type = 'signup')`,
			[id],
		);
		expect(sums).toEqual([{ points: 500, actions: 5 }]);
	});

	test("PTS-4 are unlocked by payments, listed newest first, and paid once", async () => {
		const { fan, id } = await fanOf("achiever@example.com");
		for (let number = 0; number < 3; number++) await pay(id, "quiz_answer", `q${number}`, 10);
		await pay(id, "challenge", "big", 4200);
		await settle();
		const { achievements } = (await (await fan.get("/api/points/achievements")).json()) as {
			achievements: { achievement_name: string; points_earned: number }[];
		};
		expect(achievements.map(({ achievement_name }) => achievement_name).toSorted()).toEqual([
			"Capped",
			"Match-Winner",
			"Off the Mark",
		]);
		const { rows } = await history(fan);
		const paid = rows.filter(({ transaction_type }) => transaction_type === "achievement");
		expect(paid.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([10, 50, 100]);
	});
});

describe("PTS-5 the history", () => {
	test("PTS-5 has pages, newest first, a reason for each payment, and adds up to the total", async () => {
		const { fan, id } = await fanOf("history@example.com");
		for (let number = 0; number < 70; number++) await pay(id, "quiz_answer", `h${number}`, 10);
		await settle();
		const rows: PointsHistory["rows"] = [];
		for (let page = await history(fan); ; page = await history(fan, rows.at(-1)?.id)) {
			rows.push(...page.rows);
			if (!page.more) break;
		}
		expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe((await mine(fan)).total_points);
		expect(rows.at(-1)).toMatchObject({ transaction_type: "signup", description: "Welcome to the team", points: 100 });
		expect(rows.every(({ description }) => description.length > 0)).toBe(true);
		const ids = rows.map(({ id }) => id);
		expect(ids).toEqual(ids.toSorted((a, b) => b - a));
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("PTS-5 shows a fan only their own points", async () => {
		const { fan } = await fanOf("private@example.com");
		expect((await history(fan)).rows).toHaveLength(1);
		expect((await site.visitor().get("/api/points/history")).status).toBe(401);
	});
});

test("PTS-2 every balance equals the sum of the ledger after these tests", async () => {
	expect((await faults()).filter(({ what }) => what === "balance" || what === "actions")).toEqual([]);
});
