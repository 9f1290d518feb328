import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { arena } from "../../../tests/fixtures/arena.ts";
import { startTestSite, testSite, type Visitor } from "../../../tests/fixtures/site.ts";
import type { CaptainBoard } from "./captains/captaincy.ts";
import type { Following } from "./following/follows.server.ts";
import { followTexts } from "./following/rules.ts";
import { MOST_SPEECHES_A_DAY } from "./speech/rules.ts";
import { MOST_WAR_CRIES_A_DAY, warCryTexts } from "./war-cry/rules.ts";
import type { SharedWarCry } from "./war-cry/war-cries.server.ts";
import type { ArenaFigures } from "./war-zone/figures.server.ts";

const site = await testSite({ FIGURES: "live" });

const { read, change, idOf, rowsOf, paid, cry, speak } = arena(() => site);

describe("ARENA-2 war cries", () => {
	test("ARENA-2 a shared war cry earns 50 XP and gets its text from the server; repeated it earns nothing", async () => {
		const fan = await site.fan("crier@example.com");
		const first = await read<SharedWarCry>(cry(fan, " Sunil  Narine "));
		expect(first).toEqual({
			text: "Sunil Narine has the ball. Kolkata Knight Riders have the noise. You have no chance.",
			counted: true,
			known: false,
			awarded: true,
		});
		expect(await read(cry(fan, "sunil narine"))).toMatchObject({ counted: false, known: true, awarded: false });
		expect(await paid(fan, "war_cry")).toEqual([{ points: 50, xp: 50 }]);
	});

	test("ARENA-2 ten equal war cries at once count once; a day counts a limited number and pays one", async () => {
		const fan = await site.fan("chorus@example.com");
		const answers = await Promise.all(Array.from({ length: 10 }, () => read<SharedWarCry>(cry(fan, "Rashid Khan"))));
		expect(answers.filter(({ counted }) => counted)).toHaveLength(1);
		await Promise.all(Array.from({ length: 15 }, (_, place) => cry(fan, `Player ${place}`)));
		expect(await rowsOf(sql`select id from war_cries where user_id = ${await idOf(fan)}`)).toHaveLength(
			MOST_WAR_CRIES_A_DAY,
		);
		expect(await paid(fan, "war_cry")).toHaveLength(1);
		expect(await read(cry(fan, "One more"))).toMatchObject({ counted: false, known: false, awarded: false });
	});

	test("ARENA-2 a war cry without a team, a player or a template is refused with the field and a text", async () => {
		const fan = await site.fan("silent@example.com");
		for (const [player, template, team, field] of [
			["  ", 1, "KKR", "player_name"],
			["\u200b", 1, "KKR", "player_name"],
			["x".repeat(61), 1, "KKR", "player_name"],
			[7, 1, "KKR", "player_name"],
			["Dhoni", 0, "KKR", "template"],
			["Dhoni", 9, "KKR", "template"],
			["Dhoni", 1, "XYZ", "team_code"],
			["Dhoni", 1, null, "team_code"],
		] as const) {
			const response = await cry(fan, player, template, team);
			expect(response.status).toBe(400);
			expect(await response.json()).toMatchObject({ field });
		}
		expect((await read<{ detail: string }>(cry(fan, " "))).detail).toContain(warCryTexts.incomplete);
		expect((await cry(site.visitor(), "Dhoni")).status).toBe(401);
		expect(await rowsOf(sql`select id from war_cries where user_id = ${await idOf(fan)}`)).toEqual([]);
	});
});

describe("ARENA-3 speeches", () => {
	test("ARENA-3 the first speech of a day earns 100 XP; ten equal requests at once count once", async () => {
		const fan = await site.fan("speaker@example.com");
		const id = randomUUID();
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => read<{ counted: boolean; awarded: boolean }>(speak(fan, id))),
		);
		expect(answers.every(({ counted }) => counted)).toBe(true);
		expect(answers.filter(({ awarded }) => awarded)).toHaveLength(1);
		expect(await read(speak(fan))).toEqual({ counted: true, awarded: false });
		expect(await paid(fan, "speech")).toEqual([{ points: 100, xp: 100 }]);
	});

	test("ARENA-3 a day counts a limited number of speeches; another fan may use the same id", async () => {
		const [fan, other] = [await site.fan("talker@example.com"), await site.fan("other-talker@example.com")];
		const ids = Array.from({ length: 14 }, () => randomUUID());
		await Promise.all(ids.map((id) => speak(fan, id)));
		expect(await rowsOf(sql`select id from speeches where user_id = ${await idOf(fan)}`)).toHaveLength(
			MOST_SPEECHES_A_DAY,
		);
		expect(await read(speak(other, ids[0]))).toEqual({ counted: true, awarded: true });
	});

	test("ARENA-3 visitors and invalid recordings are refused", async () => {
		const fan = await site.fan("mute@example.com");
		for (const [id, prompt, seconds, field] of [
			["7", 1, 5, "id"],
			[randomUUID(), 7, 5, "prompt"],
			[randomUUID(), 1, 0, "seconds"],
			[randomUUID(), 1, 100_000, "seconds"],
		] as const) {
			const response = await speak(fan, id, prompt, seconds);
			expect(response.status).toBe(400);
			expect(await response.json()).toMatchObject({ field });
		}
		expect((await speak(site.visitor())).status).toBe(401);
	});
});

describe("ARENA-1 followers", () => {
	const follow = (who: Visitor, id: string) => change(who, "PUT", `/api/fans/${id}/follow`);
	const unfollow = (who: Visitor, id: string) => change(who, "DELETE", `/api/fans/${id}/follow`);

	test("ARENA-1 following and unfollowing are idempotent, even ten times at once, and the counts equal the rows", async () => {
		const [captain, one, two] = [
			await site.fan("captain@example.com"),
			await site.fan("follower-1@example.com"),
			await site.fan("follower-2@example.com"),
		];
		const id = await idOf(captain);
		await Promise.all(Array.from({ length: 10 }, () => follow(one, id)));
		expect(await read<Following>(follow(two, id))).toEqual({ followers: 2, mine: true });
		const standing = () =>
			rowsOf(
				sql`select period, actions from captain_standings where user_id = ${id} and category = 'followers' order by period`,
			);
		expect(await standing()).toEqual(["all", "day", "month", "week"].map((period) => ({ period, actions: 2 })));
		expect(await read(site.visitor().get(`/api/fans/${id}/followers`))).toEqual({ followers: 2, mine: false });
		expect(await read(one.get(`/api/fans/${id}/followers`))).toEqual({ followers: 2, mine: true });
		expect(await read(captain.get("/api/arena/mine"))).toMatchObject({ followers: 2, following: 0 });
		expect(await read(unfollow(one, id))).toEqual({ followers: 1, mine: false });
		expect(await read(unfollow(one, id))).toEqual({ followers: 1, mine: false });
		expect(await standing()).toEqual(["all", "day", "month", "week"].map((period) => ({ period, actions: 1 })));
		// deleting an account deletes its follows
		await site.database.db.execute(sql`delete from users where email = 'follower-2@example.com'`);
		expect(await standing()).toEqual(["all", "day", "month", "week"].map((period) => ({ period, actions: 0 })));
	});

	test("ARENA-1 a fan cannot follow themselves, a private fan or an unknown one; visitors cannot follow", async () => {
		const [fan, hidden] = [await site.fan("lonely@example.com"), await site.fan("hidden@example.com")];
		const itself = await follow(fan, await idOf(fan));
		expect([itself.status, ((await itself.json()) as { detail: string }).detail]).toEqual([400, followTexts.oneself]);
		const id = await idOf(hidden);
		await follow(fan, id);
		await change(hidden, "PATCH", "/api/settings", JSON.stringify({ public_profile: false }));
		const another = await site.fan("late@example.com");
		expect((await follow(another, id)).status).toBe(404);
		expect((await another.get(`/api/fans/${id}/followers`)).status).toBe(404);
		// a former follower can unfollow, but gets no number
		expect(await read(unfollow(fan, id))).toEqual({ followers: 0, mine: false });
		expect(await read(hidden.get("/api/arena/mine"))).toMatchObject({ followers: 0 });
		expect((await follow(fan, randomUUID())).status).toBe(404);
		expect((await follow(fan, "7")).status).toBe(400);
		expect((await follow(site.visitor(), id)).status).toBe(401);
		expect((await unfollow(site.visitor(), id)).status).toBe(401);
	});
});

describe("ARENA-1 figures", () => {
	test("ARENA-1 live figures count the rows", async () => {
		const figures = () => read<ArenaFigures>(site.visitor().get("/api/arena/figures"));
		const of = ({ counters }: ArenaFigures) => Object.fromEntries(counters.map(({ key, count }) => [key, count]));
		const before = of(await figures());
		const fan = await site.fan("counted@example.com");
		await cry(fan, "Counted");
		await speak(fan);
		const after = await figures();
		expect(of(after)).toEqual({
			...before,
			war_cries: (before.war_cries ?? 0) + 1,
			speeches: (before.speeches ?? 0) + 1,
		});
		expect(after.demo).toBe(false);
		expect(after.scores).toHaveLength(10);
	});

	test("ARENA-1 showcase figures are samples, marked as such", async () => {
		const showcase = await startTestSite();
		try {
			const visitor = showcase.visitor();
			expect(await read(visitor.get("/api/arena/figures"))).toMatchObject({ demo: true });
			const boards = new Set<string>();
			for (const category of ["overall", "war_cries", "speeches", "followers"])
				for (const period of ["day", "week", "month", "all"]) {
					const board = await read<CaptainBoard>(
						visitor.get(`/api/arena/captains?category=${category}&period=${period}`),
					);
					expect(board).toMatchObject({ demo: true, you: null });
					expect(board.rows).toHaveLength(10);
					boards.add(JSON.stringify(board.rows));
				}
			expect(boards.size).toBe(16);
		} finally {
			await showcase.close();
		}
	});

	test("ARENA-1 the page allows the microphone to itself, and has all sections in its HTML, the same for every fan", async () => {
		const visitor = site.visitor();
		const page = await visitor.get("/arena");
		expect(page.status).toBe(200);
		expect(page.headers.get("permissions-policy")).toContain("microphone=(self)");
		expect(page.headers.get("content-security-policy")).toContain("media-src 'self' blob:");
		const html = await page.text();
		expect(html).toContain("Whose voice carries to the boundary?");
		expect(html).toContain("Your first day is worth 500 points.");
		// with live figures there is no sample
		expect(html).not.toContain(">Demo<");
		expect(html).not.toContain("Devika S.");
		for (const team of ["Mumbai Indians", "Lucknow Super Giants"]) expect(html).toContain(team);
		const fan = await site.fan("same-arena@example.com");
		expect(await (await fan.get("/arena")).text()).toBe(html);
	});
});
