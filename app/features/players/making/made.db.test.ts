import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { iplPlayers } from "../../../../db/schema/players.ts";
import { seedPlayers } from "../../../../db/seed/players.ts";
import { testDatabase } from "../../../../tests/fixtures/database.ts";
import { startTestSite, type TestSite } from "../../../../tests/fixtures/site.ts";
import { findPlayer } from "../directory/players.server.ts";
import type { PlayerDetails } from "../player.ts";

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite({ ADMIN_EMAILS: "admin@example.com" });
});
afterAll(() => site.close());

const player = async (slug: string) => (await findPlayer(site.database.db, slug))?.player as PlayerDetails;

describe("PLAYER-1 players as made from the record", () => {
	test("everybody in the record is one, with a slug of their own, and made again they keep id and slug", async () => {
		const { db } = await testDatabase();
		const read = async () =>
			(
				await db.execute<{ person_id: string; id: string; slug: string; biography: string }>(
					sql`select person_id, id, slug, biography from ipl_players order by person_id`,
				)
			).rows;
		const before = await read();
		const { rows: people } = await db.execute(sql`select id from people order by id`);
		expect(before.map((row) => row.person_id)).toEqual(people.map((person) => person.id));
		expect(new Set(before.map((row) => row.slug)).size).toBe(before.length);
		await db.execute(sql`update ipl_players set made_from = 'an older record', biography = null`);
		await seedPlayers(db);
		expect(await read()).toEqual(before);
		await db.execute(sql`update ipl_players set biography = 'mine' where slug = 'virat-kohli-rcb'`);
		await seedPlayers(db);
		expect((await read()).filter((row) => row.biography === "mine")).toHaveLength(1);
	});

	test("names, teams and known data are those of the record, and the unknown stays unknown", async () => {
		const kohli = await player("virat-kohli-rcb");
		expect(kohli).toMatchObject({
			name: "Virat Kohli",
			team: { id: "rcb", short_name: "RCB" },
			role: "Batsman",
			nationality: "India",
			jersey_number: 18,
			debut_year: 2008,
			price_crores: 21,
		});
		const unplayed = await player("vihaan-malhotra-rcb");
		expect(unplayed).toMatchObject({ debut_year: null, role: null, nationality: null, age: null, jersey_number: null });
		expect((await player("marlon-samuels-dc")).price_crores).toBeNull();
		const { rows } = await site.database.db.execute<{ off: number }>(sql`
			select count(*)::int as off from ipl_players p join people on people.id = p.person_id
			where p.name <> people.display_name or p.nationality is distinct from people.nationality
				or p.date_of_birth is distinct from people.date_of_birth or p.price_crores is distinct from people.price_2026_crore
				or (people.team_2026 is not null and p.team <> people.team_2026)`);
		expect(rows[0]?.off).toBe(0);
	});

	test("all current squad members and at least 250 players have a biography of two sentences or more", async () => {
		const { rows } = await site.database.db.execute<{ biography: string | null; team_2026: string | null }>(
			sql`select biography, team_2026 from ipl_players p join people on people.id = p.person_id`,
		);
		const written = rows.filter((row) => (row.biography?.match(/\.( |$)/g)?.length ?? 0) >= 2);
		expect(written.length).toBeGreaterThanOrEqual(250);
		expect(rows.filter((row) => row.team_2026 && !written.includes(row))).toEqual([]);
		expect(new Set(written.map((row) => row.biography)).size).toBe(written.length);
	});

	test("achievements are those the record shows", async () => {
		expect((await player("virat-kohli-rcb")).achievements).toEqual(
			expect.arrayContaining([
				{ title: "Champion", seasons: [2025, 2026] },
				{ title: "Orange Cap", seasons: [2016, 2024] },
				{ title: "Most runs in the record", seasons: [] },
			]),
		);
		expect((await player("yuzvendra-chahal-pbks")).achievements).toEqual(
			expect.arrayContaining([
				{ title: "Purple Cap", seasons: [2022] },
				{ title: "Most wickets in the record", seasons: [] },
			]),
		);
	});

	test("the age is that of the site's day: a birthday counts from midnight in India", async () => {
		const { db } = site.database;
		const birthday = (days: number) =>
			db
				.update(iplPlayers)
				.set({
					date_of_birth: sql`((now() at time zone 'Asia/Kolkata')::date + ${days}::int - interval '30 years')::date`,
				})
				.where(eq(iplPlayers.slug, "tim-david-rcb"));
		await birthday(0);
		expect((await player("tim-david-rcb")).age).toBe(30);
		await birthday(1);
		expect((await player("tim-david-rcb")).age).toBe(29);
	});

	test("a missing slug is made and saved once, and namesakes get different ones", async () => {
		const { db } = await testDatabase();
		const kohli = (await findPlayer(db, "virat-kohli-rcb"))?.player as PlayerDetails;
		await db.update(iplPlayers).set({ slug: null }).where(eq(iplPlayers.id, kohli.id));
		const found = await Promise.all([1, 2, 3].map(() => findPlayer(db, kohli.id)));
		expect(found.map((each) => each?.player.slug)).toEqual(Array(3).fill("virat-kohli-rcb"));
		await db.update(iplPlayers).set({ slug: "x" }).where(eq(iplPlayers.id, kohli.id));
		await db.update(iplPlayers).set({ slug: "virat-kohli-rcb" }).where(eq(iplPlayers.slug, "rohit-sharma-mi"));
		await db.update(iplPlayers).set({ slug: null }).where(eq(iplPlayers.id, kohli.id));
		expect((await findPlayer(db, kohli.id))?.player.slug).toBe("virat-kohli-rcb-2");
	});
});
