import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { iplPlayers } from "../../../db/schema/players.ts";
import { seedPlayers } from "../../../db/seed/players.ts";
import { testDatabase } from "../../../tests/fixtures/database.ts";
import { countQueries } from "../../../tests/fixtures/queries.ts";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import { comparePlayers } from "./compare.server.ts";
import type { PlayerDetails } from "./player.ts";
import { findPlayer, type PlayersPage, searchPlayers } from "./players.server.ts";
import { playerProfile } from "./profile.server.ts";
import { playersTexts, ROLES } from "./rules.ts";

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite({ ADMIN_EMAILS: "admin@example.com" });
});
afterAll(() => site.close());

const page = async (path: string) => {
	const response = await site.visitor().get(path);
	return { status: response.status, location: response.headers.get("location"), html: await response.text() };
};
const search = (q: string, filters: object = {}) =>
	searchPlayers(site.database.db, { q, team: null, role: null, ...filters });
const player = async (slug: string) => (await findPlayer(site.database.db, slug))?.player as PlayerDetails;
const KOHLI = "/players/virat-kohli-rcb";

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

	test("who bears the name hides those who only sound like it, and nonsense finds nobody", async () => {
		expect((await search("kohli")).players.map((found) => found.name)).toEqual(["Taruwar Kohli", "Virat Kohli"]);
		for (const q of ["qqxxqq", "%", "_", "' or 1=1", "\\", "%%%", "<b>", "--", "🏏"])
			expect((await search(q)).players, q).toEqual([]);
	});

	test("team and role narrow it down; a name that is not among them finds nobody else", async () => {
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

	test("the pages hold everybody once, by name, and lead back the same way", async () => {
		const { db } = site.database;
		const read = (cursor: object) => searchPlayers(db, { q: "", team: null, role: null, ...cursor }, 100);
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

	test("the page as served is complete: cards, filters, count, and its address says what it shows", async () => {
		const { status, html } = await page("/players?team=rcb&role=Batsman&q=virat");
		expect(status).toBe(200);
		expect(html).toContain('href="/players/virat-kohli-rcb"');
		expect(html).toMatch(/Showing 1 of 842 players/);
		expect(html).toContain('<option value="rcb" selected="">Royal Challengers Bengaluru</option>');
		expect(html.match(/<option/g)).toHaveLength(1 + 10 + 1 + 4);
		expect(html).not.toContain("Generate All Players");
		expect((await page("/players?team=rcb")).html).toContain(
			`<link rel="canonical" href="${site.url}/players?team=rcb"/>`,
		);
		expect((await page("/players?q=xyzzy")).html).toContain(playersTexts.noneFound);
	});

	test("three queries at most, however it is asked", async () => {
		for (const [q, queries] of [
			["", 2],
			["kohli", 2],
			["kholi", 3],
			["qqxxqq", 3],
		] as const)
			expect(await countQueries(site.database, () => search(q)), q).toBe(queries);
	});

	test("letters within a name find it too, beside those that sound alike", async () => {
		expect((await search("doni")).players.map((found) => found.name)).toEqual(["Ayush Badoni", "MS Dhoni"]);
	});

	test("search uses its indexes", async () => {
		const { rows } = await site.database.db.execute<Record<"QUERY PLAN", string>>(sql`
			explain select id from ipl_players where team = 'mi' order by lower(name) collate "C", id limit 25`);
		expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("ipl_players_team_idx");
	});
});

describe("PLAYER-2 'Generate All Players'", () => {
	test("is offered on an empty collection only, where anybody may; then only an admin may", async () => {
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

	test("two visitors at once make everybody once", async () => {
		const own = await startTestSite();
		try {
			await own.database.db.delete(iplPlayers);
			const generate = () =>
				own.visitor().post("/api/functions/generate-player-bios", { action: "generate-all-players" });
			const answers = await Promise.all([generate(), generate()]);
			// who comes second finds them made: a collection that is not empty is an admin's
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

test("PLAYER-2 PLAYER-3 a database that fails is named as such, and nothing of it is told", async () => {
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

describe("PLAYER-3 a player's page", () => {
	test("is complete as served: figures, biography, way here, structured data", async () => {
		const { status, html } = await page(KOHLI);
		expect(status).toBe(200);
		for (const text of ["<h1", "9,336", "113*", "Written from the match record.", "As of ", "the 2026 final"])
			expect(html).toContain(text);
		expect(html).toContain("<title>Virat Kohli | Twelfth Man</title>");
		expect(html).toContain(`<link rel="canonical" href="${site.url}${KOHLI}"/>`);
		expect(html).toContain('"@type":"Person"');
		expect(html).toContain('"@type":"BreadcrumbList"');
		expect(html).not.toMatch(/ style="/);
		expect(html.match(/class="ad-slot"/g)).toHaveLength(2);
	});

	test("a UUID and capitals lead to the slug for good; an unknown one is 404 with ways on", async () => {
		const { id } = await player("virat-kohli-rcb");
		for (const address of [id, id.toUpperCase(), "Virat-Kohli-RCB"])
			expect(await page(`/players/${address}`), address).toMatchObject({ status: 301, location: KOHLI });
		for (const address of ["nobody", "00000000-0000-4000-8000-000000000000", "%00", "x".repeat(3000), "'--"]) {
			const { status, html } = await page(`/players/${address}`);
			expect(status, address).toBe(404);
			for (const text of [playersTexts.notFound, playersTexts.notFoundText, playersTexts.viewAll, playersTexts.goHome])
				expect(html, address).toContain(text);
		}
	});

	test("who has yet to play has a page without figures, and what is unknown is a dash", async () => {
		const { status, html } = await page("/players/vihaan-malhotra-rcb");
		expect(status).toBe(200);
		expect(html).toContain("No match in the league yet");
		expect(html).toContain("<dd>—</dd>");
	});
});

describe("PLAYER-5 career figures", () => {
	const golden = JSON.parse(readFileSync(new URL("../../../record/golden/figures.json", import.meta.url), "utf8"));

	test("of 80 players equal an independent walk over the deliveries, and so do the sums of their seasons and splits", async () => {
		const { rows } = await site.database.db.execute<{ person_id: string; slug: string }>(
			sql`select person_id, slug from ipl_players`,
		);
		const slugs = new Map(rows.map((row) => [row.person_id, row.slug]));
		const people = Object.entries(golden.careers as Record<string, Record<string, number>>);
		expect(people.length).toBeGreaterThanOrEqual(80);
		for (const [person_id, { dismissals, spells, ...expected }] of people) {
			const { career, seasons, opponents, grounds } = await playerProfile(
				site.database.db,
				await player(slugs.get(person_id) ?? ""),
			);
			expect(career, person_id).toMatchObject(expected);
			expect([(career?.innings ?? 0) - (career?.not_outs ?? 0), career?.bowling_innings]).toEqual([dismissals, spells]);
			for (const column of ["matches", "runs", "wickets", "balls_bowled"] as const)
				for (const parts of [seasons, opponents, grounds])
					expect(
						(parts as Record<typeof column, number>[]).reduce((sum, part) => sum + part[column], 0),
						`${person_id} ${column}`,
					).toBe(expected[column]);
		}
	});

	test("best performances, rivals and charts belong to the player", async () => {
		const profile = await playerProfile(site.database.db, await player("virat-kohli-rcb"));
		expect(profile.scores[0]).toMatchObject({ runs: 113, not_out: true });
		expect(profile.scores).toHaveLength(5);
		for (const rival of [...profile.bowlers, ...profile.batters]) {
			expect(rival.balls).toBeGreaterThanOrEqual(12);
			expect(rival.slug).toBeTruthy();
		}
		const [runs] = profile.charts.by_season;
		expect(runs).toMatchObject({ column: "runs", most: 973, best_seasons: [2016] });
		expect(profile.charts.summed?.rows.at(-1)).toEqual([2026, 9336]);
		const bumrah = await playerProfile(site.database.db, await player("jasprit-bumrah-mi"));
		expect(bumrah.focus).toBe("wickets");
		// he missed 2023
		expect(bumrah.charts.by_season[0]?.rows).toContainEqual([2023, null]);
	});

	test("a profile takes the same queries whoever it is of", async () => {
		for (const slug of ["virat-kohli-rcb", "jasprit-bumrah-mi", "vihaan-malhotra-rcb", "marlon-samuels-dc"]) {
			const found = await player(slug);
			expect(await countQueries(site.database, () => playerProfile(site.database.db, found)), slug).toBe(2);
		}
	});
});

describe("PLAYER-5 players side by side", () => {
	const compare = (slugs: string[], q = "") => comparePlayers(site.database.db, slugs, q);

	test("two to four, in the order asked for, with their careers and charts", async () => {
		const { compared, charts, unknown } = await compare(["rohit-sharma-mi", "virat-kohli-rcb"]);
		expect(compared.map(({ player: { name }, career }) => [name, career?.runs])).toEqual([
			["Rohit Sharma", 7329],
			["Virat Kohli", 9336],
		]);
		expect(charts?.runs?.rows).toContainEqual([2016, 489, 973]);
		expect(unknown).toEqual([]);
	});

	test("the page says what is missing: too few, unknown, and offers whom a search finds", async () => {
		expect((await page("/players/compare")).html).toContain("Choose the first of two to four players.");
		const { status, html } = await page("/players/compare?players=virat-kohli-rcb,nobody-mi&q=dhony");
		expect(status).toBe(200);
		expect(html).toContain("Not found in our database: nobody-mi");
		expect(html).toContain('href="/players/compare?players=virat-kohli-rcb,ms-dhoni-csk"');
		const two = await page("/players/compare?players=virat-kohli-rcb,ms-dhoni-csk");
		expect(two.html).toContain("<title>Virat Kohli v MS Dhoni | Twelfth Man</title>");
		expect(two.html).toContain("Runs by season");
	});

	test("six queries at most, however many are compared", async () => {
		const four = ["virat-kohli-rcb", "rohit-sharma-mi", "ms-dhoni-csk", "jasprit-bumrah-mi"];
		for (const [slugs, q, queries] of [
			[[], "", 1],
			[four.slice(0, 1), "kholi", 6],
			[four.slice(0, 2), "", 3],
			[four, "kohli", 3],
		] as const)
			expect(await countQueries(site.database, () => compare([...slugs], q)), `${slugs.length} ${q}`).toBe(queries);
	});

	test("a career without a match is compared as dashes", async () => {
		const { status, html } = await page("/players/compare?players=vihaan-malhotra-rcb,virat-kohli-rcb");
		expect(status).toBe(200);
		expect(html).toContain("—");
	});
});

test("HOME-1 the home page shows the four highest prices, the highest first, before the scoreboard", async () => {
	const { html } = await page("/");
	const links = [...html.matchAll(/<article class="card player-card".*?href="\/players\/([^"]+)"/gs)].map(
		([, slug]) => slug,
	);
	const { rows } = await site.database.db.execute<{ slug: string }>(
		sql`select slug from ipl_players where price_crores is not null order by price_crores desc, name limit 4`,
	);
	expect(links).toEqual(rows.map((row) => row.slug));
	expect(html.indexOf("Featured players")).toBeLessThan(html.indexOf("The scoreboard"));
});

describe("PLAYER-2 the API", () => {
	const json = async (path: string) => {
		const response = await site.visitor().get(`/api${path}`);
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};

	test("lists and shows players as the pages do", async () => {
		expect((await json("/players?q=kholi&team=rcb")).body).toMatchObject({
			total: 1,
			sounds_like: true,
			players: [{ slug: "virat-kohli-rcb", role: "Batsman" }],
		});
		const { body } = await json(KOHLI);
		expect(body).toMatchObject({
			player: { name: "Virat Kohli", career_stats: { runs: 9336, matches: 282, highest: 113 } },
			as_of: { date: "2026-05-31" },
		});
		expect(await json("/players/vihaan-malhotra-rcb")).toMatchObject({ body: { player: { career_stats: {} } } });
		expect(await json("/players/nobody")).toMatchObject({ status: 404, body: { detail: playersTexts.notFound } });
	});
});

describe("PLAYER-2 hostile parameters", () => {
	const VALUES = [
		"'; drop table ipl_players; --",
		"<script>alert(1)</script>",
		"%00",
		"%F0%28%8C%28",
		"-1",
		"NaN",
		"null",
		"a~00000000-0000-4000-8000-000000000000",
		"~~~",
		"x".repeat(5000),
		"..%2f..%2fetc%2fpasswd",
		"%25%25%5F",
		",,,,,,",
		"__proto__",
	];

	test.each(["q", "team", "role", "after", "before", "players", "unknown"])(
		"%s answers pages with 200, the API with 200 or a clear 400",
		async (name) => {
			for (const value of VALUES)
				for (const path of ["/players", "/players/compare"]) {
					const { status, html } = await page(`${path}?${name}=${value}`);
					expect(status, `${path} ${name} ${value}`).toBe(200);
					expect(html).not.toContain("<script>alert");
				}
			for (const value of VALUES) {
				const response = await site.visitor().get(`/api/players?${name}=${value}`);
				expect([200, 400, 429], `${name} ${value}`).toContain(response.status);
			}
		},
	);

	test("given twice they are read once", async () => {
		for (const path of [
			"/players?q=a&q=b&team=mi&team=rcb",
			"/players/compare?players=a&players=b",
			`${KOHLI}?q=1&q=2`,
		])
			expect((await page(path)).status, path).toBe(200);
	});
});
