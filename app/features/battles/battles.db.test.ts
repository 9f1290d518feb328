import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connected, soon } from "../../../tests/fixtures/live.ts";
import { makeQuiz, waitAsReader } from "../../../tests/fixtures/quiz.ts";
import { startTestSite, type TestSite, type Visitor } from "../../../tests/fixtures/site.ts";
import { reward } from "../points/actions.server.ts";
import type { BattleType } from "../points/rules.ts";
import type { Battle, OpenBattles, Participation } from "./battle.ts";
import { joinBattle } from "./battles.server.ts";
import { resultMail, tellResults } from "./results-mail.server.ts";
import { BATTLES, battlesTexts, JOIN_POINTS, MOST_ACTIONS } from "./rules.ts";
import { readRivalries, runSchedule } from "./schedule.server.ts";

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite();
});
afterAll(() => site.close());

const db = () => site.database.db;
const all = async (query: string, values: unknown[] = []) => (await site.database.pool.query(query, values)).rows;
const schedule = async () => runSchedule(db(), await readRivalries(site.services.record));
async function open(): Promise<Battle[]> {
	await site.settle();
	return ((await (await site.visitor().get("/api/battles")).json()) as OpenBattles).battles;
}
const battle = async (type: BattleType) => (await open()).find(({ battle_type }) => battle_type === type) as Battle;
const history = async () =>
	((await (await site.visitor().get("/api/battles/history")).json()) as { battles: Battle[] }).battles;
const join = (fan: Visitor, { id }: Battle, team_name: string) =>
	fan.post(`/api/battles/${id}/participation`, { team_name });
const mine = async (fan: Visitor) =>
	((await (await fan.get("/api/battles/mine")).json()) as { participations: Participation[] }).participations;
const idOf = async (fan: Visitor) => ((await fan.me()) as { id: string }).id;
/** Lets the time of a battle be over, by the database's clock. */
const expire = (id: string) =>
	all("update live_team_battles set end_time = clock_timestamp() - interval '1 second' where id = $1", [id]);

beforeEach(async () => {
	await site.settle();
	await all("truncate live_team_battles cascade");
	await schedule();
});

async function expectSumsTrue(): Promise<void> {
	const wrong = await all(`select b.id from live_team_battles b where
		b.team_a_points <> (select coalesce(sum(points_contributed), 0) from battle_participations where battle_id = b.id and side = 'a')
		or b.team_b_points <> (select coalesce(sum(points_contributed), 0) from battle_participations where battle_id = b.id and side = 'b')
		or b.total_participants <> (select count(*) from battle_participations where battle_id = b.id)`);
	expect(wrong).toEqual([]);
}

describe("BATTLE-2 the schedule", () => {
	test("keeps one battle of each type open, between six different teams, the oldest rivals first", async () => {
		const battles = await open();
		expect(battles.map(({ battle_type }) => battle_type).sort()).toEqual(["post_battle", "quiz_battle", "share_war"]);
		expect(new Set(battles.flatMap(({ team_a_code, team_b_code }) => [team_a_code, team_b_code])).size).toBe(6);
		const first = await battle("share_war");
		// they met most often in the record
		expect([first.team_a_code, first.team_b_code]).toEqual(["CSK", "MI"]);
		for (const { battle_type, end_time, created_at } of battles)
			expect((Date.parse(end_time) - Date.parse(created_at)) / 3_600_000).toBeCloseTo(BATTLES[battle_type].hours, 3);
	});

	test("run by ten processes at once it opens no fourth", async () => {
		await all("truncate live_team_battles cascade");
		const runs = await Promise.all(Array.from({ length: 10 }, schedule));
		expect(runs.flatMap(({ opened }) => opened)).toHaveLength(3);
		expect(await open()).toHaveLength(3);
	});

	test("closes what is over with its winner, keeps it, and opens the next pair", async () => {
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

	test("over time every pair of the ten teams has its turn, and nobody twice before all had one", async () => {
		const rivalries = await readRivalries(site.services.record);
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

	test("a winner that the points do not bear out is refused by the database", async () => {
		const { id } = await battle("share_war");
		await expect(
			all("update live_team_battles set status = 'ended', winner = 'a' where id = $1", [id]),
		).rejects.toThrow(/winner/);
		await expect(all("update live_team_battles set status = 'ended' where id = $1", [id])).rejects.toThrow(/winner/);
	});
});

describe("BATTLE-1 joining", () => {
	test("brings the side 10 points and the fan 10 XP, once; a second join is told so", async () => {
		const war = await battle("share_war");
		const fan = await site.fan("fighter@example.com");
		const id = await idOf(fan);
		// of the battle alone: on some days joining one is the challenge of the day as well
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

	test("is for fans, for a team of the battle, for a battle that is there and open", async () => {
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

describe("BATTLE-2 scoring", () => {
	async function answerRight(fan: Visitor) {
		const { category } = await makeQuiz(db(), 1);
		const begun = (await (await fan.post("/api/quiz/runs", { kind: "inline", category: category.slug })).json()) as {
			run: { id: string };
			turn: { question: { id: string } };
		};
		// a question is read before it is answered
		await waitAsReader(db());
		const question_id = begun.turn.question.id;
		const answer = { question_id, chosen: 0 };
		const sent = await fan.post(`/api/quiz/runs/${begun.run.id}/answers`, answer);
		await fan.post(`/api/quiz/runs/${begun.run.id}/answers`, answer);
		return (await sent.json()) as { verdict: { correct: boolean } };
	}

	test("a right answer scores in the quiz battle, once however often it is sent, and in no other", async () => {
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
		"a message in a group whose assistant answers %s scores in the post battle and pays, sent twice with one id once",
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

	test("a thing that is shared scores in the share war once a day, by whatever link, words or tab", async () => {
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

	/** A fan's messages, rewarded but not followed up. */
	const acts = (id: string, count = 1) =>
		Promise.all(Array.from({ length: count }, () => reward(db(), id, "message", randomUUID())));

	test("who is in no battle scores nothing, and nobody more than is allowed, all at once too", async () => {
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

	test("what was done before the end counts, though it is scored after it; what was done after the end does not", async () => {
		const posts = await battle("post_battle");
		const fan = await site.fan("late@example.com");
		const id = await idOf(fan);
		await join(fan, posts, posts.team_a_name);
		await acts(id);
		await all("update live_team_battles set end_time = clock_timestamp() where id = $1", [posts.id]);
		await acts(id, 3);
		// it waits for what is still to be scored
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

	test("two processes that close and score at once agree: what is in the history is the sum of its participations", async () => {
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

test("BATTLE-1 every change reaches open pages live, a visitor's as well", async () => {
	const { ask, heard } = await connected(site.url);
	expect(await ask("battles:watch", {})).toEqual({ watching: true });
	const war = await battle("share_war");
	await join(await site.fan("live@example.com"), war, war.team_a_name);
	await expect
		.poll(() => {
			const [, told] = heard.findLast(([event]) => event === "battles") ?? [];
			return (told as OpenBattles | undefined)?.battles.find(({ id }) => id === war.id)?.team_a_points;
		}, soon)
		.toBe(JOIN_POINTS);
});

describe("SET-2 Team Updates", () => {
	const tell = async () => {
		const sent: { to: string; subject: string; text: string }[] = [];
		await tellResults(db(), site.settings, async (mail) => void sent.push(mail), site.logger);
		return sent;
	};

	test("who wants them is mailed once how a battle ended; who does not is not", async () => {
		const war = await battle("share_war");
		const [keen, quiet, mute] = [
			await site.fan("keen@example.com"),
			await site.fan("quiet@example.com"),
			await site.fan("mute@example.com"),
		];
		await quiet.patch("/api/settings", { team_updates: false });
		await mute.patch("/api/settings", { email_notifications: false });
		for (const fan of [keen, quiet, mute]) await join(fan, war, war.team_a_name);
		expect(await tell()).toEqual([]);
		await expire(war.id);
		await schedule();
		const sent = (await Promise.all([tell(), tell()])).flat();
		expect(sent.map(({ to }) => to)).toEqual(["keen@example.com"]);
		expect(sent[0]?.subject).toBe(`${war.team_a_name} won your share war`);
		expect(sent[0]?.text).toContain("/settings?tab=notifications");
		expect(await tell()).toEqual([]);
	});

	test("a draw is told as one", () => {
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
