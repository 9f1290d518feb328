import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pointsLedger } from "../../../db/schema/game/points.ts";
import { playerPopularity } from "../../../db/schema/player-fans.ts";
import { iplPlayers } from "../../../db/schema/players.ts";
import { makeQuiz } from "../../../tests/fixtures/quiz.ts";
import { quizPlay } from "../../../tests/fixtures/quiz-play.ts";
import { sharing } from "../../../tests/fixtures/sharing.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { createShare } from "./shares.server.ts";
import { HEROES, VIRAL_TEAMS } from "./viral/challenge.ts";

const site = await testSite({ TRUST_PROXY: "on", FIGURES: "live" });

const { somewhere, create, linkOf, pathOf, mine } = sharing(() => site);

const quiz = quizPlay(() => site);
const paidFor = (reason: string) =>
	site.database.db.select().from(pointsLedger).where(eq(pointsLedger.transaction_type, reason));

test("SHARE-1 a fan's link to a player, team, fact, quiz or the site leads there and has the referral code", async () => {
	const fan = await site.fanByMail("maker@example.com", somewhere());
	const me = (await fan.me()) as { id: string };
	const [fact] = ((await (await fan.get("/api/facts")).json()) as { facts: { id: string; slug: string }[] }).facts;
	const { category } = await makeQuiz(site.database.db, 1);
	await quiz.playOn(fan, await quiz.start(fan, { kind: "category", category: category.slug }));
	for (const [type, id, path] of [
		["player", "ms-dhoni-csk", "/players/ms-dhoni-csk"],
		["team_victory", "CSK", "/teams/csk"],
		["team_victory", undefined, "/teams"],
		["fact", fact?.id, `/facts/${fact?.slug}`],
		["quiz_score", category.slug, `/quiz/${category.slug}`],
		["quiz_score", undefined, "/quiz"],
		["general", undefined, "/"],
		["default", undefined, "/"],
	] as const) {
		const link = await linkOf(fan, type, id);
		const url = new URL(link.share_url);
		expect(url.pathname).toMatch(/^\/s\/[A-Za-z0-9]{12}$/);
		expect(url.searchParams.get("ref")).toBe(me.id.slice(0, 8));
		expect(link.share_url.replace(url.search, "")).not.toContain(me.id.slice(0, 8));
		const led = await somewhere().get(pathOf(link));
		expect([led.status, led.headers.get("location")], type).toEqual([302, path]);
		expect(led.headers.get("cache-control")).toBe("no-store");
	}
});

test("SHARE-1 a visitor who makes a link gets 401; an unknown target answers 400", async () => {
	expect((await create(somewhere(), "general")).status).toBe(401);
	const fan = await site.fanByMail("refused@example.com", somewhere());
	for (const [type, id, text] of [
		["player", randomUUID()],
		["player", "nobody-of-that-name"],
		["player", null],
		["player", "'; drop table users --"],
		["team_victory", "xyz"],
		["team_victory", "kochi"],
		["fact", randomUUID()],
		["quiz_score", "no-such-quiz"],
		["challenge_win", "not-an-id"],
		["challenge_win", randomUUID()],
		["challenge_win", null],
		["general", "something"],
		["unknown_type", null],
		["general", null, "x".repeat(281)],
		["general", 7],
	])
		expect((await create(fan, type as string, id, text)).status, `${type} ${id}`).toBe(400);
	expect(await mine(fan)).toMatchObject({ shares: 0 });
});

test("SHARE-1 20 concurrent shares of a target with the same text make one link; another text makes another", async () => {
	const fan = await site.fanByMail("again@example.com", somewhere());
	const links = await Promise.all(Array.from({ length: 20 }, () => linkOf(fan, "player", "virat-kohli-rcb")));
	expect(new Set(links.map(({ share_url }) => share_url)).size).toBe(1);
	const own = await linkOf(fan, "player", "virat-kohli-rcb", "  Look\u0000at  this ");
	expect(own.share_text).toBe("Look at this");
	expect(own.share_url).not.toBe(links[0]?.share_url);
	expect(await mine(fan)).toMatchObject({ shares: 1, score: 10 });
});

test("SHARE-1 a fan can make a hundred links a day; existing ones are returned beyond that", async () => {
	const { id } = (await (await site.fan("tireless@example.com", somewhere())).me()) as { id: string };
	const make = (custom_text: string) =>
		createShare(
			site.record,
			site.database.db,
			id,
			{ share_type: "general", content_id: null, custom_text },
			{ siteName: "A site", inTransaction: async () => {} },
		);
	for (let number = 1; number <= 100; number++) await make(`words ${number}`);
	await expect(make("one more")).rejects.toMatchObject({ status: 429 });
	expect((await make("words 1")).share.code).toMatch(/^\w+/);
});

test("SHARE-3 a share pays its XP once a day per target, whatever the text, and at most five shares a day", async () => {
	const fan = await site.fanByMail("earner@example.com", somewhere());
	const id = await fan.id();
	expect(await linkOf(fan, "player", "virat-kohli-rcb")).toMatchObject({ earned: 25, unpaid: null });
	for (const words of [undefined, "other words"]) {
		const again = await linkOf(fan, "player", "virat-kohli-rcb", words);
		expect(again).toMatchObject({ earned: 0, unpaid: "shared_today" });
	}
	await linkOf(fan, "team_victory", "rcb");
	await linkOf(fan, "general");
	const rows = (await paidFor("share")).filter(({ user_id }) => user_id === id);
	expect(rows.map(({ points, xp }) => [points, xp]).sort()).toEqual([
		[25, 25],
		[30, 30],
		[35, 35],
	]);
	for (const team of ["mi", "csk", "kkr", "dc", "pbks", "rr", "srh", "gt", "lsg"])
		await linkOf(fan, "team_victory", team);
	expect((await paidFor("share")).filter(({ user_id }) => user_id === id)).toHaveLength(5);
	expect(await linkOf(fan, "default")).toMatchObject({ earned: 0, unpaid: "day_full" });
	expect(await linkOf(fan, "general")).toMatchObject({ earned: 0, unpaid: "shared_today" });
	// VIRAL-3: of 15 links only the paid ones count
	expect(await mine(fan)).toMatchObject({ shares: 5, score: 50 });
});

test("SHARE-1 a share of a finished quiz has the recorded result; another fan's or an unfinished quiz answers 400", async () => {
	const { category } = await makeQuiz(site.database.db, 2);
	const fan = await site.fanByMail("scorer@example.com", somewhere());
	const begun = await quiz.start(fan, { kind: "category", category: category.slug });
	const { run } = begun;
	expect((await create(fan, "quiz_score", run.id)).status).toBe(400);
	await quiz.playOn(fan, begun, [1]);
	const link = await linkOf(fan, "quiz_score", run.id);
	expect(link.share_text).toBe(`I scored 10 of 30 points in the IPL quiz “${category.name}”. Beat me if you can!`);
	expect(link).toMatchObject({ earned: 35 });
	const led = await somewhere().get(pathOf(link));
	expect(led.headers.get("location")).toBe(`/quiz/${category.slug}`);
	// the run and its category are the same target
	expect(await linkOf(fan, "quiz_score", category.slug)).toMatchObject({ earned: 0, unpaid: "shared_today" });
	const other = await site.fanByMail("boaster@example.com", somewhere());
	for (const id of [run.id, randomUUID()]) expect((await create(other, "quiz_score", id)).status).toBe(400);
});

test("SHARE-1 only a fan who met the challenge or finished the quiz can share it", async () => {
	const { db } = site.database;
	const { category } = await makeQuiz(db, 1);
	const fan = await site.fanByMail("honest@example.com", somewhere());
	const id = await fan.id();
	const { rows } = await db.execute<{ id: string }>(`insert into community_challenges
		(title, description, challenge_type, target_value, reward_points, start_date, end_date)
		values ('Share twice', 'A test', 'sharing', 2, 75, now() - interval '1 day', now() + interval '1 day') returning id`);
	const challenge = rows[0]?.id ?? "";
	expect((await fan.post(`/api/challenges/${challenge}/participation`, {})).status).toBe(200);
	await linkOf(fan, "team_victory", "mi");
	for (const [type, content] of [
		["challenge_win", challenge],
		["quiz_score", category.slug],
		["quiz_score", "daily"],
		["quiz_score", null],
	] as const) {
		const refused = await create(fan, type, content);
		expect([refused.status, await refused.json()], `${type} ${content}`).toMatchObject([
			400,
			{ field: "p_content_id" },
		]);
	}
	await linkOf(fan, "team_victory", "csk");
	await quiz.playOn(fan, await quiz.start(fan, { kind: "category", category: category.slug }));
	await site.settle();
	const won = await linkOf(fan, "challenge_win", challenge);
	expect(won).toMatchObject({ earned: 35 });
	expect((await somewhere().get(pathOf(won))).headers.get("location")).toBe("/community");
	expect(await linkOf(fan, "quiz_score", category.slug)).toMatchObject({ earned: 35 });
	expect((await paidFor("share")).filter(({ user_id }) => user_id === id)).toHaveLength(4);
	const other = await site.fanByMail("no-deeds@example.com", somewhere());
	expect((await create(other, "challenge_win", challenge)).status).toBe(400);
	expect((await create(other, "quiz_score", category.slug)).status).toBe(400);
});

test("SHARE-2 ARENA-2 a fan's link to the arena leads there, sets the referral cookie and pays nothing", async () => {
	const fan = await site.fanByMail("crier@example.com", somewhere());
	const me = (await fan.me()) as { id: string };
	const ask = async () => ((await (await fan.put("/api/shares/arena", {})).json()) as { share_url: string }).share_url;
	const links = await Promise.all(Array.from({ length: 5 }, ask));
	expect(new Set(links).size).toBe(1);
	const url = new URL(links[0] ?? "");
	expect(url.searchParams.get("ref")).toBe(me.id.slice(0, 8));
	const friend = somewhere();
	const led = await friend.get(url.pathname + url.search);
	expect([led.status, led.headers.get("location")]).toEqual([302, "/arena"]);
	expect(friend.cookies.has("referral")).toBe(true);
	expect((await paidFor("share")).filter(({ user_id }) => user_id === me.id)).toEqual([]);
	expect(await mine(fan)).toMatchObject({ shares: 0, clicks: 1, score: 2 });
	expect((await somewhere().put("/api/shares/arena", {})).status).toBe(401);
});

test("PLAYER-6 sharing a player counts once per fan and day for the player", async () => {
	const fan = await site.fanByMail("player-sharer@example.com", somewhere());
	await linkOf(fan, "player", "jasprit-bumrah-mi");
	await linkOf(fan, "player", "jasprit-bumrah-mi", "again");
	const { db } = site.database;
	const [player] = await db.select().from(iplPlayers).where(eq(iplPlayers.slug, "jasprit-bumrah-mi"));
	const [sum] = await db
		.select()
		.from(playerPopularity)
		.where(eq(playerPopularity.player_id, player?.id ?? ""));
	expect(sum).toMatchObject({ total_shares: 1 });
});

test("VIRAL-1 each of the ten teams and six heroes can be shared", async () => {
	const fan = await site.fanByMail("challenger@example.com", somewhere());
	for (const { slug, name } of HEROES) expect((await linkOf(fan, "player", slug)).share_text).toContain(name);
	for (const { id, name } of VIRAL_TEAMS) expect((await linkOf(fan, "team_victory", id)).share_text).toContain(name);
});

test("VIRAL-3 only the fan reads the results of the fan's links, with the army's rank by points", async () => {
	expect((await site.visitor().get("/api/shares/mine")).status).toBe(401);
	const fan = await site.fanByMail("card@example.com", somewhere());
	expect(await mine(fan)).toEqual({
		shares: 0,
		clicks: 0,
		conversions: 0,
		friends: { joined: 0, waiting: 0, on_hold: 0 },
		held_for_friend: false,
		score: 0,
		conversion_rate: 0,
		level: 1,
		army_ranking: null,
		demo: false,
	});
	const { armies } = (await (await fan.get("/api/community/armies")).json()) as { armies: { id: string }[] };
	await fan.post(`/api/community/armies/${armies[0]?.id}/membership`, {});
	// no army has points yet, so all are first
	expect(await mine(fan)).toMatchObject({ army_ranking: 1, demo: false });
	await site.database.db.execute("update armies set total_points = 10 where team_code in ('MI', 'CSK', 'RR')");
	const last = armies.find(({ id }) => id === armies.at(-1)?.id);
	await fan.post(`/api/community/armies/${last?.id}/membership`, {});
	const place = (await mine(fan)).army_ranking;
	const { rows } = await site.database.db.execute<{ place: number }>(
		`select place from (select id, rank() over (order by total_points desc)::int as place from armies) t where id = '${last?.id}'`,
	);
	expect(place).toBe(rows[0]?.place);
});
