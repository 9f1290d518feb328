import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { iplPlayers } from "../../../../db/schema/players.ts";
import { fameOf } from "../../../../record/fame.ts";
import { countQueries } from "../../../../tests/fixtures/queries.ts";
import { startTestSite, type TestSite, testSite } from "../../../../tests/fixtures/site.ts";
import { playersTexts, ROLES } from "../rules.ts";
import { squadPlaces, squadSeason } from "../squads.server.ts";
import { type PlayersPage, searchPlayers } from "./players.server.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });

const search = (q: string, filters: object = {}, limit?: number) =>
	searchPlayers(site.record, site.database.db, { q, team: null, role: null, ...filters }, limit);
const KOHLI = "/players/virat-kohli-rcb";

describe("PLAYER-2 the directory", () => {
	test.each([
		["kholi", "Virat Kohli"],
		["koli", "Virat Kohli"],
		["virat kohly", "Virat Kohli"],
		["dhony", "MS Dhoni"],
		["doni", "MS Dhoni"],
		["bumra", "Jasprit Bumrah"],
		["jasprit bumhra", "Jasprit Bumrah"],
		["rohit shrma", "Rohit Sharma"],
		["gail", "Chris Gayle"],
		["chahel", "Yuzvendra Chahal"],
		["de viliers", "AB de Villiers"],
		["sunil naraine", "Sunil Narine"],
		["jadega", "Ravindra Jadeja"],
		["ashvin", "Ravichandran Ashwin"],
		["pandia", "Hardik Pandya"],
		["maxwel", "Glenn Maxwell"],
		["suryakumar yadv", "Suryakumar Yadav"],
		["rabda", "Kagiso Rabada"],
		["klassen", "Heinrich Klaasen"],
		["samsan", "Sanju Samson"],
		["buttlar", "Jos Buttler"],
		["tewatiya", "Rahul Tewatia"],
	])("'%s' finds %s", async (typed, name) => {
		const { players } = await search(typed);
		expect(players.map((found) => found.name)).toContain(name);
		expect(players.length).toBeLessThanOrEqual(6);
	});

	test.each([
		["dhoni", "MS Dhoni"],
		["mahendra", "MS Dhoni"],
		["KOHLI virat", "Virat Kohli"],
		["hitman", "Rohit Sharma"],
		["JJ Bumrah", "Jasprit Bumrah"],
	])("'%s' is one of the names of %s: any word of them, in any case and order", async (typed, name) => {
		const { players, sounds_like } = await search(typed);
		expect(players.map((found) => found.name)).toContain(name);
		expect(sounds_like).toBe(false);
	});

	test("an exact name hides similar ones; nonsense finds nobody", async () => {
		expect((await search("kohli")).players.map((found) => found.name)).toEqual(["Virat Kohli", "Taruwar Kohli"]);
		for (const q of ["qqxxqq", "%", "_", "' or 1=1", "\\", "%%%", "<b>", "--", "🏏"])
			expect((await search(q)).players, q).toEqual([]);
	});

	test("team and role filter a search, which then finds no similar names outside them", async () => {
		const { players, total, all } = await search("", { team: "mi", role: "Bowler" });
		expect(total).toBeGreaterThan(3);
		expect(total).toBeLessThan(all);
		for (const found of players) expect([found.team?.id, found.role]).toEqual(["mi", "Bowler"]);
		expect((await search("kholi", { team: "mi" })).total).toBe(0);
		expect((await search("kholi", { team: "rcb" })).players.map((found) => found.name)).toEqual(["Virat Kohli"]);
		expect((await search("", { team: "zzz" })).total).toBe(0);
		let sum = 0;
		for (const role of ROLES) sum += (await search("", { role })).total;
		expect(sum).toBeLessThan(all);
		expect(sum).toBeGreaterThan(700);
	});

	test("lists current squads first, then by fame, and pages on and back in that order", async () => {
		const { db } = site.database;
		const { record } = site.pageContext;
		const read = (cursor: object) => search("sharma", cursor, 4);
		const pages: PlayersPage[] = [await read({})];
		while (pages.at(-1)?.next) pages.push(await read({ after: pages.at(-1)?.next }));
		const found = pages.flatMap(({ players }) => players);
		expect(found[0]?.name).toBe("Rohit Sharma");
		expect(found).toHaveLength(pages[0]?.total ?? 0);
		expect(pages.length).toBeGreaterThan(2);
		const { rows } = await db.execute<{ id: string; person_id: string; name: string }>(
			sql`select id, person_id, name from ipl_players where search_text like '% sharma%'`,
		);
		const [fame, places, season] = await Promise.all([fameOf(record), squadPlaces(record), squadSeason(record)]);
		const of = (person_id: string) => fame.get(person_id) ?? 0;
		const isCurrent = (person_id: string) => places.get(person_id)?.[0]?.season === season;
		const expected = rows.toSorted(
			(a, b) =>
				Number(isCurrent(b.person_id)) - Number(isCurrent(a.person_id)) ||
				of(b.person_id) - of(a.person_id) ||
				(a.name < b.name ? -1 : 1),
		);
		expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
		for (let at = pages.length - 1; at > 0; at--)
			expect((await read({ before: pages[at]?.previous })).players).toEqual(pages[at - 1]?.players);
	});

	test("begins with well-known players, and filters the current squads", async () => {
		const { players, current } = await search("");
		expect(players[0]?.name).toBe("Virat Kohli");
		const squads = await search("", { current: true });
		expect(squads.total).toBe(current);
		expect(current).toBeGreaterThan(200);
		expect(squads.players.map(({ id }) => id)).toEqual(players.map(({ id }) => id));
		const { html } = await site.page("/players?squads=current");
		expect(html).toContain(`Showing ${current} of 842 players`);
		expect(html).not.toMatch(/class="shirt"[^>]*>(?:(?!<\/span>).)*—/);
	});

	test("by name, the pages have everybody once, and lead back the same way", async () => {
		const read = (cursor: object) => search("", { ...cursor, order: "name" }, 100);
		const pages: PlayersPage[] = [await read({})];
		while (pages.at(-1)?.next) pages.push(await read({ after: pages.at(-1)?.next }));
		const everybody = pages.flatMap(({ players }) => players);
		expect(everybody).toHaveLength(pages[0]?.all ?? 0);
		expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length);
		const names = everybody.map(({ name }) => name.toLowerCase());
		expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
		expect(pages[0]?.previous).toBeNull();
		for (let at = pages.length - 1; at > 0; at--)
			expect((await read({ before: pages[at]?.previous })).players).toEqual(pages[at - 1]?.players);
	});

	test("the page is complete as served: cards, filters, count, canonical address", async () => {
		const { status, html } = await site.page("/players?team=rcb&role=Batsman&q=virat");
		expect(status).toBe(200);
		expect(html).toContain('href="/players/virat-kohli-rcb"');
		expect(html).toMatch(/Showing 1 of 842 players/);
		expect(html).toContain('<option value="rcb" selected="">Royal Challengers Bengaluru</option>');
		expect(html.match(/<option/g)).toHaveLength(1 + 10 + 1 + 4 + 2 + 2);
		expect(html).not.toContain("Generate All Players");
		expect((await site.page("/players?team=rcb")).html).toContain(
			`<link rel="canonical" href="${site.url}/players?team=rcb"/>`,
		);
		expect((await site.page("/players?q=xyzzy")).html).toContain(playersTexts.noneFound);
	});

	test("a search makes at most three queries", async () => {
		for (const [q, queries] of [
			["", 2],
			["kohli", 2],
			["kholi", 3],
			["qqxxqq", 3],
		] as const)
			expect(await countQueries(site.database, () => search(q)), q).toBe(queries);
	});

	test("letters within a name find it, beside similar names", async () => {
		expect((await search("doni")).players.map((found) => found.name)).toEqual(["MS Dhoni", "Ayush Badoni"]);
	});

	test.each([sql`lower(name) collate "C", id`, sql`fame_rank, id`])(
		"a page of a team is read in the order of an index: nothing is sorted, no table read whole",
		async (order) => {
			const { rows } = await site.database.db.execute<Record<"QUERY PLAN", string>>(
				sql`explain select id from ipl_players where team = 'mi' order by ${order} limit 25`,
			);
			const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
			expect(plan).toMatch(/Index (Only )?Scan using ipl_players_\w+_idx/);
			expect(plan).not.toMatch(/Sort|Seq Scan/);
		},
	);
});

describe("PLAYER-2 'Generate All Players'", () => {
	test("is offered only while there are no players, and anybody may; later only an admin may", async () => {
		const own = await startTestSite({ ADMIN_EMAILS: "admin@example.com" });
		try {
			const generate = (who: ReturnType<TestSite["visitor"]>) =>
				who.post("/api/functions/generate-player-bios", { action: "generate-all-players" });
			expect((await generate(own.visitor())).status).toBe(401);
			const fan = await own.fan("fan@example.com");
			expect((await generate(fan)).status).toBe(403);
			await own.database.db.delete(iplPlayers);
			const html = await (await own.visitor().get("/players")).text();
			expect(html).toContain(playersTexts.generateAll);
			const made = await generate(own.visitor());
			expect(await made.json()).toMatchObject({ total_players: 842, players: { length: 842 } });
			expect(await (await own.visitor().get("/players")).text()).toContain("Showing 842 of 842 players");
			expect((await generate(await own.fan("admin@example.com"))).status).toBe(200);
		} finally {
			await own.close();
		}
	});

	test("two visitors at once generate everybody once", async () => {
		const own = await startTestSite();
		try {
			await own.database.db.delete(iplPlayers);
			const generate = () =>
				own.visitor().post("/api/functions/generate-player-bios", { action: "generate-all-players" });
			const answers = await Promise.all([generate(), generate()]);
			// the second request finds players, and then only an admin may make them
			expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([200, 401])]);
			const { rows } = await own.database.db.execute(
				sql`select count(*)::int as all, count(distinct person_id)::int as people, count(distinct slug)::int as slugs from ipl_players`,
			);
			expect(rows[0]).toEqual({ all: 842, people: 842, slugs: 842 });
		} finally {
			await own.close();
		}
	});

	test("an unknown action is refused by name", async () => {
		const response = await site.visitor().post("/api/functions/generate-player-bios", { action: "drop-all" });
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ field: "action" });
	});
});

test("PLAYER-2 PLAYER-3 the page says that the database failed, and reveals nothing of it", async () => {
	const own = await startTestSite();
	try {
		await own.database.db.execute(sql`alter table ipl_players rename to gone`);
		const list = await own.visitor().get("/players");
		expect(list.status).toBe(500);
		expect(await list.text()).toContain(playersTexts.loadFailed);
		const profile = await own.visitor().get(KOHLI);
		expect(profile.status).toBe(500);
		const html = await profile.text();
		expect(html).toContain(playersTexts.databaseError);
		expect(html).not.toMatch(/ipl_players|relation|select /);
	} finally {
		await own.close();
	}
});

test("HOME-1 the home page shows the four highest prices, the highest first, before the scoreboard", async () => {
	const { html } = await site.page("/");
	const links = [...html.matchAll(/<article class="prow".*?href="\/players\/([^"]+)"/gs)].map(([, slug]) => slug);
	const { rows } = await site.database.db.execute<{ slug: string }>(
		sql`select slug from ipl_players where price_crores is not null order by price_crores desc, name limit 4`,
	);
	expect(links).toEqual(rows.map((row) => row.slug));
	expect(html.indexOf("Featured players")).toBeLessThan(html.indexOf("The scoreboard"));
});
