import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { iplPlayers } from "../../../../db/schema/players.ts";
import { seedPlayers } from "../../../../db/seed/players.ts";
import { testDatabase } from "../../../../tests/fixtures/database.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { findPlayer } from "../directory/players.server.ts";
import type { PlayerDetails } from "../player.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });

const everybody = async () =>
	(await site.record.ask({ rows: "people", measures: ["people"], list: true, order: "keys" })).rows;
const newestSquads = async () =>
	(
		await site.record.ask({
			...{ rows: "squads", measures: ["price"], where: { season: 2026 } },
			...{ list: true, order: "keys" },
		})
	).rows;
const player = async (slug: string) => (await findPlayer(site.record, site.database.db, slug))?.player as PlayerDetails;

describe("PLAYER-1 players as made from the record", () => {
	test("everybody in the record becomes a player with a slug of their own; making them again keeps id and slug", async () => {
		const { db } = await testDatabase();
		const read = async () =>
			(
				await db.execute<{ person_id: string; id: string; slug: string; biography: string }>(
					sql`select person_id, id, slug, biography from ipl_players order by person_id`,
				)
			).rows;
		const before = await read();
		const people = await everybody();
		expect(before.map((row) => row.person_id)).toEqual(people.map(({ player_id }) => player_id).sort());
		expect(new Set(before.map((row) => row.slug)).size).toBe(before.length);
		await db.execute(sql`update ipl_players set made_from = 'an older record', biography = null`);
		await seedPlayers(site.record, db);
		expect(await read()).toEqual(before);
		await db.execute(sql`update ipl_players set biography = 'mine' where slug = 'virat-kohli-rcb'`);
		await seedPlayers(site.record, db);
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
		const made = new Map((await site.database.db.select().from(iplPlayers)).map((row) => [row.person_id, row]));
		for (const { player_id, player: name, ...fields } of await everybody()) {
			const { nationality, date_of_birth, jersey_number } = fields as unknown as Record<string, unknown>;
			expect(made.get(player_id)).toMatchObject({
				...{ name, date_of_birth, jersey_number },
				nationality: nationality === "unknown" ? null : nationality,
			});
		}
		for (const place of await newestSquads())
			expect(made.get(place.player_id)).toMatchObject({ team: place.team_id, price_crores: place.price });
	});

	test("all current squad members and at least 250 players have a biography of two sentences or more", async () => {
		const rows = await site.database.db.select().from(iplPlayers);
		const written = rows.filter((row) => (row.biography?.match(/\.( |$)/g)?.length ?? 0) >= 2);
		expect(written.length).toBeGreaterThanOrEqual(250);
		const current = new Set((await newestSquads()).map(({ player_id }) => player_id));
		expect(rows.filter((row) => current.has(row.person_id) && !written.includes(row))).toEqual([]);
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
		const kohli = (await findPlayer(site.record, db, "virat-kohli-rcb"))?.player as PlayerDetails;
		await db.update(iplPlayers).set({ slug: null }).where(eq(iplPlayers.id, kohli.id));
		const found = await Promise.all([1, 2, 3].map(() => findPlayer(site.record, db, kohli.id)));
		expect(found.map((each) => each?.player.slug)).toEqual(Array(3).fill("virat-kohli-rcb"));
		await db.update(iplPlayers).set({ slug: "x" }).where(eq(iplPlayers.id, kohli.id));
		await db.update(iplPlayers).set({ slug: "virat-kohli-rcb" }).where(eq(iplPlayers.slug, "rohit-sharma-mi"));
		await db.update(iplPlayers).set({ slug: null }).where(eq(iplPlayers.id, kohli.id));
		expect((await findPlayer(site.record, db, kohli.id))?.player.slug).toBe("virat-kohli-rcb-2");
	});
});
