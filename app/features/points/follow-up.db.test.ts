import { expect, test } from "vitest";
import { connected, soon } from "../../../tests/fixtures/live.ts";
import { pointsPlay } from "../../../tests/fixtures/points.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { reward } from "./actions.server.ts";
import { followUp } from "./follow-up.server.ts";

const site = await testSite();

const { all, fanOf, pay, settle, faults } = pointsPlay(() => site);
const NOTHING_MORE = { scoreBattles: async () => false, countFriends: async () => [] };
const achievements = async (id: string) =>
	(
		await all(
			`select a.achievement_key, l.points from user_achievements a left join points_ledger l on l.user_id = a.user_id
			and l.transaction_type = 'achievement' and l.reference_id = a.achievement_key where a.user_id = $1 order by 1`,
			[id],
		)
	).map((row) => [row.achievement_key, row.points]);
const due = async (id: string) =>
	(
		await all("select action, failed_at is not null as failed from actions_due where user_id = $1 order by id", [id])
	).map(({ action, failed }) => (failed ? `${action} failed` : action));

test("PTS-4 the effects of an action run after its commit, once, however many processes work concurrently", async () => {
	const { id } = await fanOf("follows@example.com");
	await settle();
	await pay(id, "quiz_answer", "the first", 10);
	expect([await achievements(id), await due(id)]).toEqual([[], ["quiz_answer"]]);
	await Promise.all(Array.from({ length: 10 }, settle));
	await settle();
	expect([await achievements(id), await due(id)]).toEqual([[["off-the-mark", 10]], []]);
	await settle();
	expect(await achievements(id)).toEqual([["off-the-mark", 10]]);
	expect((await faults()).filter(({ what }) => what === "balance" || what === "actions")).toEqual([]);
});

test("PTS-4 an action that is rolled back has no effects", async () => {
	const { id } = await fanOf("undone-due@example.com");
	await settle();
	const undone = site.database.db.transaction(async (tx) => {
		await reward(tx, id, "message", "undone");
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	expect(await due(id)).toEqual([]);
});

test("PTS-4 a round that crashes changes nothing and loses nothing", async () => {
	const { id } = await fanOf("breaks-off@example.com");
	await settle();
	await pay(id, "challenge", "met", 10);
	const client = await site.database.pool.connect();
	try {
		// simulates a process that dies before the commit
		await client.query("begin");
		await client.query("delete from actions_due where user_id = $1", [id]);
		await client.query(
			"select * from pay_fan($1, 'achievement', 'match-winner', 50, 'Achievement', null, null, null, true, false)",
			[id],
		);
		await client.query("rollback");
	} finally {
		client.release();
	}
	expect([await achievements(id), await due(id)]).toEqual([[], ["challenge"]]);
	await settle();
	expect([await achievements(id), await due(id)]).toEqual([[["match-winner", 50]], []]);
});

test("PTS-4 an action whose effects fail is retried later, and the others go on", async () => {
	const [bad, good] = [await fanOf("bad-luck@example.com"), await fanOf("good-luck@example.com")];
	await settle();
	for (const { id } of [bad, good]) await pay(id, "challenge", "met", 10);
	const failures: unknown[] = [];
	const failing = {
		...NOTHING_MORE,
		scoreBattles: async (_tx: unknown, actions: readonly { user_id: string }[]) => {
			if (actions.some(({ user_id }) => user_id === bad.id)) throw new Error("no luck");
			return false;
		},
	};
	await followUp(site.database.db, failing, (error) => failures.push(error));
	expect(failures).toEqual([new Error("no luck")]);
	expect([await achievements(bad.id), await due(bad.id)]).toEqual([[], ["challenge failed"]]);
	await settle();
	expect([await achievements(good.id), await due(good.id)]).toEqual([[["match-winner", 50]], []]);
	await all("update actions_due set failed_at = now() - interval '11 minutes'");
	await settle();
	expect([await achievements(bad.id), await due(bad.id)]).toEqual([[["match-winner", 50]], []]);
});

test("PTS-5 the fan's open pages get an event when effects pay points", async () => {
	const { fan, id } = await fanOf("hears@example.com");
	await settle();
	const cookie = [...fan.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const { heardOf } = await connected(site.url, cookie);
	await pay(id, "message", "plain");
	await settle();
	expect(heardOf("points")).toEqual([]);
	await pay(id, "challenge", "met", 10);
	await settle();
	await expect.poll(() => heardOf("points"), soon).toEqual([{}]);
});
