import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { countSpeech } from "../app/features/arena/speech/speeches.server.ts";
import { shareWarCry } from "../app/features/arena/war-cry/war-cries.server.ts";
import { joinBattle, listOpenBattles } from "../app/features/battles/battles.server.ts";
import { readRivalries, runSchedule } from "../app/features/battles/schedule.server.ts";
import { joinArmy } from "../app/features/community/armies.server.ts";
import { postMessage } from "../app/features/groups/chat/post.server.ts";
import { reward } from "../app/features/points/actions.server.ts";
import { claimDailyBonus } from "../app/features/points/daily/bonus.server.ts";
import type { ShareLink } from "../app/features/sharing/share.ts";
import { createShare } from "../app/features/sharing/shares.server.ts";
import type { Tx } from "../platform/database/database.ts";
import { somewhereElse } from "./fixtures/devices.ts";
import { pointsPlay } from "./fixtures/points.ts";
import { makeQuiz, waitAsReader } from "./fixtures/quiz.ts";
import { quizPlay } from "./fixtures/quiz-play.ts";
import { testSite, type Visitor } from "./fixtures/site.ts";

const CALLS = 100;

const site = await testSite({ TRUST_PROXY: "on" });

const { all, pay, faults } = pointsPlay(() => site);
const quiz = quizPlay(() => site);
const transaction = <Answer>(action: (tx: Tx) => Promise<Answer>) => site.database.db.transaction(action);
let names = 0;

async function newFan(who: Visitor = somewhereElse(site)) {
	await site.fanByMail(`pays-once-${++names}@example.com`, who);
	return { who, id: await who.id() };
}
async function joins(who: Visitor, code: string): Promise<void> {
	const [team] = await all("select id from armies where team_code = $1", [code]);
	expect((await who.post(`/api/community/armies/${team.id}/membership`, {})).status).toBe(200);
}

type Prepared = {
	/** of the fan to be paid */
	id: string;
	act: (call: number) => Promise<unknown>;
};
/** The actions that pay, each with the preparation before it. */
const ACTIONS: [reason: string, points: number, prepare: () => Promise<Prepared>][] = [
	[
		"daily_bonus",
		50,
		async () => {
			const { id } = await newFan();
			return { id, act: () => transaction((tx) => claimDailyBonus(tx, id)) };
		},
	],
	[
		"challenge",
		75,
		async () => {
			const { id, who } = await newFan();
			const [challenge] = await all(
				`insert into community_challenges (title, description, challenge_type, target_value, reward_points, start_date, end_date)
				values ('Half of it', '', 'quiz', 50, 75, now() - interval '1 day', now() + interval '1 day') returning id`,
			);
			expect((await who.post(`/api/challenges/${challenge.id}/participation`, {})).status).toBe(200);
			return { id, act: (call) => pay(id, "quiz_answer", `question ${call}`, 1) };
		},
	],
	[
		"battle",
		10,
		async () => {
			const { id } = await newFan();
			await runSchedule(site.database.db, await readRivalries(site.record));
			const [battle] = (await listOpenBattles(site.database.db)).battles;
			if (!battle) throw new Error("no battle is open");
			const side = (call: number) => (call % 2 ? battle.team_a_name : battle.team_b_name);
			return { id, act: (call) => transaction((tx) => joinBattle(tx, id, battle.id, side(call))) };
		},
	],
	...(["referral", "referral_team"] as const).map((reason): (typeof ACTIONS)[number] => [
		reason,
		10,
		async () => {
			const sharer = await newFan();
			await joins(sharer.who, "CSK");
			const made = await sharer.who.post("/api/functions/create-viral-share", { p_share_type: "general" });
			const [link] = (await made.json()) as ShareLink[];
			const device = somewhereElse(site);
			await device.get(new URL(link?.share_url ?? "").pathname);
			const friend = await newFan(device);
			// not by the entry, which would pay at once
			await all(`insert into army_memberships (user_id, army_id) select $1, id from armies where team_code = 'CSK'`, [
				friend.id,
			]);
			return {
				id: sharer.id,
				act: (call) => reward(site.database.db, friend.id, call % 2 ? "join_army" : "message", `call ${call}`),
			};
		},
	]),
	[
		"share",
		35,
		async () => {
			const { id } = await newFan();
			const share = { share_type: "general", content_id: null, custom_text: null } as const;
			return {
				id,
				act: () =>
					createShare(site.record, site.database.db, id, share, {
						siteName: "A site",
						inTransaction: async () => {},
					}),
			};
		},
	],
	[
		"message",
		5,
		async () => {
			const { id, who } = await newFan();
			const { groups } = (await (await who.get("/api/groups")).json()) as { groups: { id: string }[] };
			await who.post(`/api/groups/${groups[0]?.id}/membership`, {});
			const message = { client_id: randomUUID(), content: "What a catch" };
			const { db } = site.database;
			const services = { db, limits: site.limits, askAssistant: async () => undefined };
			return { id, act: () => postMessage(services, id, groups[0]?.id ?? "", message) };
		},
	],
	[
		"prediction",
		5,
		async () => {
			const { id, who } = await newFan();
			// one pair of teams in any order and case
			const pairs = ["csk mi", "mi csk", "CSK mi", "MI CSK"].map((pair) => pair.split(" "));
			const act = (call: number) => {
				const [team_a, team_b] = pairs[call % pairs.length] ?? [];
				return who.post("/api/predictor", { team_a, team_b });
			};
			return { id, act };
		},
	],
	[
		"first_team",
		100,
		async () => {
			const { id } = await newFan();
			const teams = await all("select id from armies order by id limit 2");
			return { id, act: (call) => transaction((tx) => joinArmy(tx, id, teams[call % 2].id)) };
		},
	],
	[
		"speech",
		100,
		async () => {
			const { id } = await newFan();
			return { id, act: () => transaction((tx) => countSpeech(tx, id, { id: randomUUID(), prompt: 1, seconds: 9 })) };
		},
	],
	[
		"war_cry",
		50,
		async () => {
			const { id } = await newFan();
			const cry = { team_code: "CSK", player_name: "MS Dhoni", template: 1 };
			return { id, act: () => transaction((tx) => shareWarCry(tx, id, cry)) };
		},
	],
	[
		"achievement",
		10,
		async () => {
			const { id } = await newFan();
			await pay(id, "quiz_answer", "the first right answer", 10);
			return { id, act: () => site.settle() };
		},
	],
	[
		"quiz_answer",
		10,
		async () => {
			const { id, who } = await newFan();
			const { category } = await makeQuiz(site.database.db, 1);
			const { run, turn } = await quiz.inline(who, category.slug);
			const question = turn?.question.id ?? "";
			const key = await quiz.keyOf(question);
			await waitAsReader(site.database.db);
			return { id, act: () => quiz.answer(who, run.id, question, key) };
		},
	],
];

test.each(ACTIONS)(`PTS-2 ${CALLS} parallel calls of '%s' pay its %i points once`, async (reason, points, prepare) => {
	await site.settle();
	const { id, act } = await prepare();
	const paid = () => all("select points from points_ledger where user_id = $1 and transaction_type = $2", [id, reason]);
	expect(await paid()).toEqual([]);
	const calls = await Promise.allSettled(Array.from({ length: CALLS }, (_, call) => act(call)));
	expect(calls.some(({ status }) => status === "fulfilled")).toBe(true);
	await Promise.all([site.settle(), site.settle()]);
	await site.settle();
	expect(await paid()).toEqual([{ points }]);
	const [sums] = await all(
		`select total_points::int as balance, (select sum(points)::int from points_ledger where user_id = $1) as ledger
		from user_points where user_id = $1`,
		[id],
	);
	expect(sums.balance).toBe(sums.ledger);
	expect(await faults()).toEqual([]);
});
