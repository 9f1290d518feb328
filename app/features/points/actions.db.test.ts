import { describe, expect, test } from "vitest";
import { pointsPlay } from "../../../tests/fixtures/points.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { reward } from "./actions.server.ts";

const site = await testSite();

const { all, fanOf, pay, balance } = pointsPlay(() => site);

describe("PTS-1 a fan", () => {
	test("PTS-1 gets 100 points and XP at the first sign-in, and none at later ones", async () => {
		const { id } = await fanOf("new@example.com");
		await site.fan("new@example.com");
		expect(await balance(id)).toMatchObject({ total_points: "100", xp: "100", level: 1, daily_points: 100 });
		expect(await all("select transaction_type, points from points_ledger where user_id = $1", [id])).toEqual([
			{ transaction_type: "signup", points: 100 },
		]);
	});

	test("PTS-1 is on level floor(xp / 1000) + 1", async () => {
		const { id } = await fanOf("level@example.com");
		await pay(id, "referral_team", "a", 899);
		expect(await balance(id)).toMatchObject({ xp: "999", level: 1 });
		await pay(id, "referral_team", "b", 1);
		expect(await balance(id)).toMatchObject({ xp: "1000", level: 2 });
	});
});

describe("PTS-2 the ledger", () => {
	test("PTS-2 pays an action once out of 100 concurrent calls", async () => {
		const { id } = await fanOf("parallel@example.com");
		const answers = await Promise.all(Array.from({ length: 100 }, () => pay(id, "referral_team", "one", 50)));
		expect(answers.filter(({ paid }) => paid)).toHaveLength(1);
		expect(await balance(id)).toMatchObject({ total_points: "150" });
	});

	test("PTS-2 pays an action at most as often per day as its rule allows, also for concurrent calls", async () => {
		const { id } = await fanOf("capped@example.com");
		const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => pay(id, "message", `m${number}`)));
		expect(answers.filter(({ paid }) => paid)).toHaveLength(5);
		const paid = await all(
			"select count(*)::int, sum(points)::int from points_ledger where user_id = $1 and transaction_type = 'message'",
			[id],
		);
		expect(paid).toEqual([{ count: 5, sum: 25 }]);
	});

	test("PTS-2 pays nothing if the action's transaction is rolled back", async () => {
		const { id } = await fanOf("undone@example.com");
		const undone = site.database.db.transaction(async (tx) => {
			await reward(tx, id, "challenge", "undone", { points: 10 });
			throw new Error("undone");
		});
		await expect(undone).rejects.toThrow("undone");
		expect(await balance(id)).toMatchObject({ total_points: "100" });
		expect(await pay(id, "challenge", "undone", 10)).toEqual({ paid: true, paid_before: false });
	});

	test("PTS-2 is append-only; the rows of a deleted account stay, without its id", async () => {
		const { id } = await fanOf("goes@example.com");
		for (const change of [
			"update points_ledger set points = 1000000",
			"update points_ledger set user_id = null, points = 5",
			"delete from points_ledger",
			"truncate points_ledger cascade",
		])
			await expect(site.database.pool.query(change), change).rejects.toThrow("only ever added to");
		const [before] = await all("select count(*)::int, sum(points)::int from points_ledger");
		await all("delete from users where id = $1", [id]);
		expect(await all("select count(*)::int, sum(points)::int from points_ledger")).toEqual([before]);
		expect(await all("select from points_ledger where user_id = $1", [id])).toEqual([]);
		expect(await balance(id)).toBeUndefined();
	});
});
