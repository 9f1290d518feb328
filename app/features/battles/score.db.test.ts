import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { battles } from "../../../tests/fixtures/battles.ts";
import { makeQuiz, waitAsReader } from "../../../tests/fixtures/quiz.ts";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { reward } from "../points/actions.server.ts";
import { joinBattle } from "./battles.server.ts";
import { BATTLES, JOIN_POINTS, MOST_ACTIONS } from "./rules.ts";

const site = await testSite();

const { db, all, schedule, battle, history, join, mine, idOf, expectSumsTrue } = battles(() => site);

beforeEach(async () => {
	await site.settle();
	await all("truncate live_team_battles cascade");
	await schedule();
});

describe("BATTLE-2 scoring", () => {
	async function answerRight(fan: Visitor) {
		const { category } = await makeQuiz(db(), 1);
		const begun = (await (await fan.post("/api/quiz/runs", { kind: "inline", category: category.slug })).json()) as {
			run: { id: string };
			turn: { question: { id: string } };
		};
		// a question needs time to be read before the answer counts
		await waitAsReader(db());
		const question_id = begun.turn.question.id;
		const answer = { question_id, chosen: 0 };
		const sent = await fan.post(`/api/quiz/runs/${begun.run.id}/answers`, answer);
		await fan.post(`/api/quiz/runs/${begun.run.id}/answers`, answer);
		return (await sent.json()) as { verdict: { correct: boolean } };
	}

	test("a right answer scores once in the quiz battle, even if repeated, and in no other", async () => {
		const fan = await site.fan("quizzer@example.com");
		const quiz = await battle("quiz_battle");
		const war = await battle("share_war");
		await join(fan, quiz, quiz.team_a_name);
		await join(fan, war, war.team_a_name);
		expect((await answerRight(fan)).verdict.correct).toBe(true);
		expect(await battle("quiz_battle")).toMatchObject({ team_a_points: JOIN_POINTS + BATTLES.quiz_battle.points });
		expect(await battle("share_war")).toMatchObject({ team_a_points: JOIN_POINTS });
		await expectSumsTrue();
	});

	test.each(["always", "when_asked", "never"])(
		"a message in a group whose assistant answers %s scores in the post battle and pays, once if repeated with one id",
		async (ai_mode) => {
			const fan = await site.fan(`poster-${ai_mode}@example.com`);
			const posts = await battle("post_battle");
			await join(fan, posts, posts.team_b_name);
			const { groups } = (await (await fan.get("/api/groups")).json()) as { groups: { id: string }[] };
			const group = groups[0]?.id;
			await all("update player_groups set ai_mode = $2 where id = $1", [group, ai_mode]);
			await fan.post(`/api/groups/${group}/membership`, {});
			const message = { client_id: randomUUID(), content: "What a catch" };
			await fan.post(`/api/groups/${group}/messages`, message);
			await fan.post(`/api/groups/${group}/messages`, message);
			expect(await battle("post_battle")).toMatchObject({ team_b_points: JOIN_POINTS + BATTLES.post_battle.points });
			const paid = "select reference_id from points_ledger where user_id = $1 and transaction_type = 'message'";
			expect(await all(paid, [await idOf(fan)])).toHaveLength(1);
			await expectSumsTrue();
		},
	);

	test("repeated shares of one thing score in the share war once a day", async () => {
		const fan = await site.fan("linker@example.com");
		const war = await battle("share_war");
		const share = (p_custom_text?: string, p_share_type = "general") =>
			fan.post("/api/functions/create-viral-share", { p_share_type, p_custom_text });
		await join(fan, war, war.team_a_name);
		const shares = await Promise.all([share(), share(), share("Join me"), share("Come along"), share("Now")]);
		expect(shares.map(({ status }) => status)).toEqual(shares.map(() => 200));
		expect(await battle("share_war")).toMatchObject({ team_a_points: JOIN_POINTS + BATTLES.share_war.points });
		await expectSumsTrue();
	});

	test("a link of an earlier day scores again in today's share war", async () => {
		const fan = await site.fan("old-link@example.com");
		const link = { p_share_type: "general" };
		const other = await site.fan("same-words@example.com");
		await other.post("/api/functions/create-viral-share", link);
		await all(
			`insert into viral_shares (user_id, share_type, share_text, code, created_at)
			select $1, share_type, share_text, 'AnOldLink123', now() - interval '2 days' from viral_shares where user_id = $2`,
			[await idOf(fan), await idOf(other)],
		);
		const war = await battle("share_war");
		await join(fan, war, war.team_a_name);
		expect((await fan.post("/api/functions/create-viral-share", link)).status).toBe(200);
		expect(await all("select code from viral_shares where user_id = $1", [await idOf(fan)])).toHaveLength(1);
		expect(await battle("share_war")).toMatchObject({ team_a_points: JOIN_POINTS + BATTLES.share_war.points });
	});

	/** Rewards `count` messages of a fan, without scoring them. */
	const acts = (id: string, count = 1) =>
		Promise.all(Array.from({ length: count }, () => reward(db(), id, "message", randomUUID())));

	test("a fan in no battle scores nothing, and nobody scores beyond the limit, even by concurrent actions", async () => {
		const posts = await battle("post_battle");
		const [fan, outsider] = [await site.fan("busy@example.com"), await site.fan("outsider@example.com")];
		await join(fan, posts, posts.team_a_name);
		await acts(await idOf(outsider));
		await site.settle();
		expect(await battle("post_battle")).toMatchObject({ team_a_points: JOIN_POINTS, team_b_points: 0 });
		const id = await idOf(fan);
		await acts(id, MOST_ACTIONS - 1);
		await site.settle();
		expect((await mine(fan))[0]).toMatchObject({ actions_count: MOST_ACTIONS - 1 });
		await acts(id, 20);
		await Promise.all([site.settle(), site.settle()]);
		await site.settle();
		expect((await mine(fan))[0]).toMatchObject({ actions_count: MOST_ACTIONS });
		await expectSumsTrue();
	});

	test("an action before the end counts even if it is scored later; a later action does not", async () => {
		const posts = await battle("post_battle");
		const fan = await site.fan("late@example.com");
		const id = await idOf(fan);
		await join(fan, posts, posts.team_a_name);
		await acts(id);
		await all("update live_team_battles set end_time = clock_timestamp() where id = $1", [posts.id]);
		await acts(id, 3);
		// it stays open until all actions are scored
		expect((await schedule()).closed).toEqual([]);
		await site.settle();
		expect((await schedule()).closed).toEqual([posts.id]);
		expect((await history())[0]).toMatchObject({
			id: posts.id,
			team_a_points: JOIN_POINTS + BATTLES.post_battle.points,
			winner: "a",
		});
		await expectSumsTrue();
	});

	test("after closing and scoring at once, the history has the sum of the participations", async () => {
		const posts = await battle("post_battle");
		const ids = await Promise.all(
			[..."abcdefgh"].map(async (name) => idOf(await site.fan(`${name}-race@example.com`))),
		);
		for (const [place, id] of ids.entries())
			await db().transaction((tx) => joinBattle(tx, id, posts.id, place % 2 ? posts.team_a_name : posts.team_b_name));
		await all("update live_team_battles set end_time = clock_timestamp() + interval '150 milliseconds' where id = $1", [
			posts.id,
		]);
		const rounds = Array.from({ length: 10 }, (_, at) =>
			new Promise((resolve) => setTimeout(resolve, 40 * at)).then(() => Promise.all([site.settle(), schedule()])),
		);
		await Promise.all([...ids.map((id) => acts(id, 15)), ...rounds]);
		await site.settle();
		await schedule();
		const [closed] = await history();
		expect(closed).toMatchObject({ id: posts.id, status: "ended" });
		for (const id of ids) await acts(id);
		await site.settle();
		expect((await history())[0]).toEqual(closed);
		await expectSumsTrue();
	});
});
