import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions } from "../../../../db/schema/admin.ts";
import { iplPlayers, playerEdits } from "../../../../db/schema/players.ts";
import { countQueries } from "../../../../tests/fixtures/queries.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { makePlayers } from "../making/make-players.server.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });
const admin = await site.fan("admin@example.com");

async function player(slug: string) {
	const [row] = await site.database.db.select().from(iplPlayers).where(eq(iplPlayers.slug, slug));
	if (!row) throw new Error(`there is no ${slug}`);
	return row;
}
const patch = (id: string, edit: object, who = admin) =>
	who.request("PATCH", `/api/admin/players/${id}`, {
		body: JSON.stringify(edit),
		headers: { "content-type": "application/json" },
	});
const imported = (csv: string) => admin.post("/api/admin/player-imports", { csv });

test("ADMIN-4 an edit shows, on the cached page too, and survives generating all players", async () => {
	const before = await player("virat-kohli-rcb");
	await (await site.visitor().get("/players/virat-kohli-rcb")).text();
	const answer = await patch(before.id, { jersey_number: 99, price_crores: 12.5, date_of_birth: "1989-01-02" });
	expect(await answer.json()).toMatchObject({
		player: {
			shown: { jersey_number: 99, price_crores: 12.5 },
			edited: ["date_of_birth", "jersey_number", "price_crores"],
		},
	});
	const html = await (await site.visitor().get("/players/virat-kohli-rcb")).text();
	expect(html).toContain("₹12.50 Cr");
	await site.database.db.transaction((tx) => makePlayers(site.record, tx));
	const after = await player("virat-kohli-rcb");
	expect(after).toMatchObject({ id: before.id, jersey_number: 99, price_crores: 12.5 });
	expect(after.biography).toContain("January 2, 1989");

	expect((await patch(before.id, { jersey_number: null, price_crores: null, date_of_birth: null })).status).toBe(200);
	const { updated_at, ...restored } = await player("virat-kohli-rcb");
	expect(restored).toMatchObject({ jersey_number: before.jersey_number, biography: before.biography });
	const noted = await site.database.db
		.select()
		.from(adminActions)
		.where(eq(adminActions.target, `player ${before.id}`));
	expect(noted).toMatchObject([
		{ action: "edit-player", details: { jersey_number: 99, price_crores: 12.5, date_of_birth: "1989-01-02" } },
		{ action: "edit-player", details: { jersey_number: null } },
	]);
});

test("ADMIN-4 the API answers a player from its cache, and shows an edit at once", async () => {
	const { id } = await player("jasprit-bumrah-mi");
	const read = async (slug = "jasprit-bumrah-mi") => (await site.visitor().get(`/api/players/${slug}`)).json();
	const first = await read();
	expect(first.player.career_stats).toMatchObject({ wickets: expect.any(Number), matches: expect.any(Number) });
	expect(await countQueries(site.database, async () => expect(await read("Jasprit-Bumrah-MI")).toEqual(first))).toBe(0);
	expect((await patch(id, { jersey_number: 77 })).status).toBe(200);
	expect((await read()).player).toMatchObject({ jersey_number: 77, career_stats: first.player.career_stats });
	expect((await patch(id, { jersey_number: null })).status).toBe(200);
	expect((await site.visitor().get("/api/players/nobody-at-all")).status).toBe(404);
});

test("ADMIN-4 a biography written by hand stays until it is regenerated", async () => {
	const { id, biography } = await player("ms-dhoni-csk");
	await patch(id, { biography: "Captain, keeper, finisher." });
	await site.database.db.transaction((tx) => makePlayers(site.record, tx));
	expect((await player("ms-dhoni-csk")).biography).toBe("Captain, keeper, finisher.");
	expect((await admin.post(`/api/admin/players/${id}/regenerate`, {})).status).toBe(200);
	expect((await player("ms-dhoni-csk")).biography).toBe(biography);
});

test("ADMIN-4 a wrong value is refused with its field; figures of the record cannot be edited", async () => {
	const { id } = await player("rohit-sharma-mi");
	for (const [edit, field] of [
		[{ jersey_number: 1000 }, "jersey_number"],
		[{ jersey_number: "7" }, "jersey_number"],
		[{ price_crores: -1 }, "price_crores"],
		[{ date_of_birth: "1989-02-30" }, "date_of_birth"],
		[{ date_of_birth: "2999-01-01" }, "date_of_birth"],
		[{ biography: "  " }, "biography"],
		[{ nationality: "x".repeat(61) }, "nationality"],
		[{ runs: 100000 }, "runs"],
		[{ debut_year: 2000 }, "debut_year"],
		[{ name: "Somebody" }, "name"],
	] as const) {
		const answer = await patch(id, edit);
		expect(answer.status, field).toBe(400);
		expect(await answer.json()).toMatchObject({ field });
	}
	expect((await patch(randomUUID(), { jersey_number: 7 })).status).toBe(404);
	expect((await patch(id, { jersey_number: 7 }, await site.fan("fan@example.com"))).status).toBe(403);
	expect(
		await site.database.db.$count(playerEdits, eq(playerEdits.person_id, (await player("rohit-sharma-mi")).person_id)),
	).toBe(0);
});

test("ADMIN-4 a CSV changes all its players; an empty cell leaves a field as it is", async () => {
	const before = await player("rohit-sharma-mi");
	const csv =
		'\uFEFFslug,jersey_number,nationality,biography\r\nrohit-sharma-mi,46,,"Opener, captain"\r\njasprit-bumrah-mi,94,,\r\n';
	expect(await (await imported(csv)).json()).toEqual({ imported: 2 });
	expect(await player("rohit-sharma-mi")).toMatchObject({
		jersey_number: 46,
		nationality: before.nationality,
		biography: "Opener, captain",
	});
	expect((await player("jasprit-bumrah-mi")).jersey_number).toBe(94);
});

test("ADMIN-4 a CSV with one wrong cell changes nobody, and the answer names row and column", async () => {
	const edits = () => site.database.db.$count(playerEdits);
	const before = await edits();
	for (const [csv, field, words] of [
		["slug,jersey_number\nshubman-gill-gt,77\nrashid-khan-gt,many", "csv.3.jersey_number", "Row 3, jersey_number"],
		["slug,price_crores\nshubman-gill-gt,16.5\nnobody-at-all,3", "csv.3.slug", "no player 'nobody-at-all'"],
		["slug,price_crores\nshubman-gill-gt,16.5\nshubman-gill-gt,3", "csv.3.slug", "earlier row"],
		["slug,runs\nshubman-gill-gt,9999", "csv.1", "'runs' is no column"],
		["jersey_number\n7", "csv.1.slug", "'slug' is missing"],
		["slug,slug\na,b", "csv.1", "named twice"],
		["slug,jersey_number\n,7", "csv.2.slug", "empty"],
		["slug,biography\nshubman-gill-gt", "csv", "no CSV"],
		['slug,biography\nshubman-gill-gt,"never closed', "csv", "no CSV"],
		["slug", "csv", "no row"],
		["", "csv", "empty"],
	] as const) {
		const answer = await imported(csv);
		expect(answer.status, csv).toBe(400);
		const problem = (await answer.json()) as { field: string; detail: string };
		expect(problem.field, csv).toBe(field);
		expect(problem.detail, csv).toContain(words);
	}
	expect(await edits()).toBe(before);
});

test("ADMIN-4 PLAYER-1 the import lists the players without number, role, age or nationality; visitors may not read it", async () => {
	const lacking = async () => {
		const response = await admin.get("/api/admin/player-imports");
		return ((await response.json()) as { lacking: Record<string, { slug: string }[]> }).lacking;
	};
	const before = await lacking();
	const rows = await site.database.db.select().from(iplPlayers);
	for (const field of ["jersey_number", "role", "date_of_birth", "nationality"] as const) {
		const slugs = rows.filter((row) => row[field] === null).map(({ slug }) => slug);
		expect(before[field]?.map(({ slug }) => slug).toSorted(), field).toEqual(slugs.toSorted());
	}
	const [first] = before.jersey_number ?? [];
	expect((await imported(`slug,jersey_number\n${first?.slug},77`)).status).toBe(200);
	expect((await lacking()).jersey_number?.map(({ slug }) => slug)).not.toContain(first?.slug);
	expect((await site.visitor().get("/api/admin/player-imports")).status).toBe(401);
});
