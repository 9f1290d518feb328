import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { playerPopularity, playerShares, playerViews } from "../../../../db/schema/player-fans.ts";
import { iplPlayers } from "../../../../db/schema/players.ts";
import { isRobot } from "../../../../platform/http/robots.ts";
import { somewhereElse } from "../../../../tests/fixtures/devices.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import type { FanLeaderboardRow } from "./leaderboard.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com", TRUST_PROXY: "on" });

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const idOf = async (slug: string) =>
	(await site.database.db.select().from(iplPlayers).where(eq(iplPlayers.slug, slug)))[0]?.id ?? "";
const view = (who: Visitor, id: string, agent = BROWSER) =>
	who.post(`/api/players/${id}/views`, {}, { "user-agent": agent });
const board = async () =>
	(
		(await (await site.visitor().post("/api/functions/player-sharing", { action: "get-leaderboard" })).json()) as {
			leaderboard: FanLeaderboardRow[];
		}
	).leaderboard;

test("PLAYER-6 the leaderboard is empty before the first view; then views count, and shares as ten views", async () => {
	expect(await board()).toEqual([]);
	const [kohli, dhoni] = [await idOf("virat-kohli-rcb"), await idOf("ms-dhoni-csk")];
	const fan = await site.fan("viewer@example.com");
	for (const who of [fan, site.visitor(), site.visitor()]) await view(who, kohli);
	await view(somewhereElse(site), kohli);
	const share = await fan.post(`/api/players/${dhoni}/shares`, {});
	expect(await share.json()).toEqual({ counted: true });
	expect(await (await fan.post(`/api/players/${dhoni}/shares`, {})).json()).toEqual({ counted: false });
	expect(await board()).toEqual([
		{ player_id: dhoni, player_name: "MS Dhoni", team: "CSK", total_shares: 1, total_views: 0, fan_score: 10 },
		// the fan, all visitors of one network together, and another network
		{ player_id: kohli, player_name: "Virat Kohli", team: "RCB", total_shares: 0, total_views: 3, fan_score: 3 },
	]);
	expect((await site.visitor().post(`/api/players/${dhoni}/shares`, {})).status).toBe(401);
	expect((await site.visitor().post("/api/functions/player-sharing", { action: "set-leaderboard" })).status).toBe(400);
});

test("PLAYER-6 a hundred concurrent views of one browser count once; robots and unknown players do not count", async () => {
	const id = await idOf("rohit-sharma-mi");
	const visitor = site.visitor();
	const answers = await Promise.all(Array.from({ length: 100 }, () => view(visitor, id, BROWSER)));
	const counted = await Promise.all(
		answers.map(async (answer) => ((await answer.json()) as { counted?: boolean }).counted),
	);
	expect(counted.filter(Boolean)).toHaveLength(1);
	const { db } = site.database;
	const [sum] = await db.select().from(playerPopularity).where(eq(playerPopularity.player_id, id));
	expect(sum).toMatchObject({ total_views: 1 });
	expect(isRobot("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)")).toBe(true);
	expect(isRobot(null)).toBe(true);
	expect(isRobot(BROWSER)).toBe(false);
});

test("PLAYER-6 a visitor counts once a day under any user agent, address of the network and spelling of the id", async () => {
	const id = await idOf("jasprit-bumrah-mi");
	const counted = [];
	for (let n = 0; n < 30; n++) {
		const visitor = site.visitor({ "x-forwarded-for": `2001:db8:5:${n}::1` });
		const spelled = n % 2 ? id.toUpperCase() : id;
		const answer = await view(visitor, spelled, BROWSER.replace("Chrome/140.0", `Chrome/${140 + n}.0`));
		counted.push(((await answer.json()) as { counted: boolean }).counted);
	}
	expect(counted).toEqual([true, ...Array(29).fill(false)]);
	const { db } = site.database;
	const [sum] = await db.select().from(playerPopularity).where(eq(playerPopularity.player_id, id));
	expect(sum).toMatchObject({ total_views: 1 });
});

test("PLAYER-6 sums equal their rows and stay when past days expire; no address is stored", async () => {
	const { db } = site.database;
	for (const sum of await db.select().from(playerPopularity)) {
		expect(sum.total_views).toBe(await db.$count(playerViews, eq(playerViews.player_id, sum.player_id)));
		expect(sum.total_shares).toBe(await db.$count(playerShares, eq(playerShares.player_id, sum.player_id)));
	}
	const viewers = (await db.select().from(playerViews)).map(({ viewer }) => viewer);
	expect(viewers.every((viewer) => /^[\w-]{43}$/.test(viewer))).toBe(true);
	expect((await site.forget()).player_views).toBe(0);
	await db.execute("update player_views set day = day - 1");
	const before = await board();
	expect((await site.forget()).player_views).toBe(viewers.length);
	expect(await board()).toEqual(before);
});

test("PLAYER-4 a signed-in fan gets the biography of the named player, misspelt too; the site offers namesakes, and invents nobody", async () => {
	const ask = (who: Visitor, playerName: unknown, more: object = {}) =>
		who.post("/api/functions/generate-player-bios", { action: "generate-specific-player", playerName, ...more });
	const refused = await ask(site.visitor(), "Virat Kohli");
	expect(refused.status).toBe(401);
	expect(await refused.json()).toMatchObject({ detail: "Please sign in to generate player biographies" });
	const fan = await site.fan("reader@example.com");
	const { db } = site.database;
	await db.update(iplPlayers).set({ biography: null }).where(eq(iplPlayers.slug, "virat-kohli-rcb"));
	const made = (await (await ask(fan, "  virat kohli ")).json()) as { player: { name: string; biography: string } };
	expect(made.player.name).toBe("Virat Kohli");
	expect(made.player.biography).toContain("Virat Kohli");
	const [stored] = await db.select().from(iplPlayers).where(eq(iplPlayers.slug, "virat-kohli-rcb"));
	expect(stored?.biography).toBe(made.player.biography);
	expect(await (await ask(await site.fan("other@example.com"), "Jasprit Bumra")).json()).toMatchObject({
		player: { name: "Jasprit Bumrah" },
	});
	const third = await site.fan("third@example.com");
	const { which } = (await (await ask(third, "Kohli")).json()) as { which: { id: string; name: string }[] };
	expect(which.map(({ name }) => name)).toEqual(["Virat Kohli", "Taruwar Kohli"]);
	expect(await (await ask(third, "Kohli", { player_id: which[1]?.id })).json()).toMatchObject({
		player: { name: "Taruwar Kohli" },
	});
	const namesakes = (await (await ask(third, "Harmeet Singh")).json()) as { which: { id: string; name: string }[] };
	expect(namesakes.which.map(({ name }) => name)).toEqual(["Harmeet Singh", "Harmeet Singh"]);
	expect(await (await ask(third, "Harmeet Singh", { player_id: namesakes.which[1]?.id })).json()).toMatchObject({
		player: { id: namesakes.which[1]?.id },
	});
	for (const [name, status] of [
		["   ", 400],
		["Zzyzx Qwrtp", 404],
		["x".repeat(101), 400],
		[7, 400],
	] as const)
		expect(
			(await ask(await site.fan(`asker-${status}-${String(name).length}@example.com`), name)).status,
			String(name),
		).toBe(status);
	expect((await fan.post(`/api/players/${randomUUID()}/shares`, {})).status).toBe(200);
});
