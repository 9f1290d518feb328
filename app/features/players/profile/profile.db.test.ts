import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sampled } from "../../../../tests/fixtures/gate.ts";
import { countQueries } from "../../../../tests/fixtures/queries.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { comparePlayers } from "../compare/compare.server.ts";
import { findPlayer } from "../directory/players.server.ts";
import type { PlayerDetails } from "../player.ts";
import { playersTexts } from "../rules.ts";
import { playerProfile } from "./profile.server.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });

const player = async (slug: string) => (await findPlayer(site.record, site.database.db, slug))?.player as PlayerDetails;
const KOHLI = "/players/virat-kohli-rcb";

describe("PLAYER-3 a player's page", () => {
	test("is complete as served: figures, biography, breadcrumbs, structured data", async () => {
		const { status, html } = await site.page(KOHLI);
		expect(status).toBe(200);
		for (const text of ["<h1", "9,336", "113*", "Written from the match record.", "As of ", "the 2026 final"])
			expect(html).toContain(text);
		expect(html).toContain("<title>Virat Kohli (RCB) | Twelfth Man</title>");
		expect(html).toContain(`<link rel="canonical" href="${site.url}${KOHLI}"/>`);
		expect(html).toContain('"@type":"Person"');
		expect(html).toContain('"@type":"BreadcrumbList"');
		expect(html).not.toMatch(/ style="/);
		expect(html.match(/class="ad-slot"/g)).toHaveLength(2);
	});

	test("a UUID and capitals redirect permanently to the slug; an unknown one answers 404 with links", async () => {
		const { id } = await player("virat-kohli-rcb");
		for (const address of [id, id.toUpperCase(), "Virat-Kohli-RCB"])
			expect(await site.page(`/players/${address}`), address).toMatchObject({ status: 301, location: KOHLI });
		for (const address of ["nobody", "00000000-0000-4000-8000-000000000000", "%00", "x".repeat(3000), "'--"]) {
			const { status, html } = await site.page(`/players/${address}`);
			expect(status, address).toBe(404);
			for (const text of [playersTexts.notFound, playersTexts.notFoundText, playersTexts.viewAll, playersTexts.goHome])
				expect(html, address).toContain(text);
		}
	});

	test("PLAYER-1 a name without the team's code redirects to the only player of that name", async () => {
		for (const name of ["virat-kohli", "Virat-Kohli"])
			expect(await site.page(`/players/${name}`), name).toMatchObject({ status: 301, location: KOHLI });
		for (const name of ["virat", "kohli", "virat-%25"])
			expect(await site.page(`/players/${name}`), name).toMatchObject({ status: 404 });
	});

	test("a player who has yet to play has a page without figures, and unknown fields are left out", async () => {
		const { status, html } = await site.page("/players/vihaan-malhotra-rcb");
		expect(status).toBe(200);
		expect(html).toContain("No IPL match yet");
		expect(html).not.toContain("<dd>—</dd>");
		expect(html).not.toContain("<dt>Jersey</dt>");
		expect((await site.page(KOHLI)).html).toContain("<dt>Jersey</dt>");
	});
});

describe("PLAYER-5 career figures", () => {
	const golden = JSON.parse(readFileSync(new URL("../../../../record/golden/figures.json", import.meta.url), "utf8"));

	test("of 80 players equal an independent program's, and so do the sums of their seasons and splits", async () => {
		const { rows } = await site.database.db.execute<{ person_id: string; slug: string }>(
			sql`select person_id, slug from ipl_players`,
		);
		const slugs = new Map(rows.map((row) => [row.person_id, row.slug]));
		const people = Object.entries(golden.careers as Record<string, Record<string, number>>);
		expect(people.length).toBeGreaterThanOrEqual(80);
		for (const [person_id, { dismissals, spells, ...expected }] of sampled(people, 4)) {
			const { career, seasons, opponents, grounds } = await playerProfile(
				site.record,
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
		const profile = await playerProfile(site.record, site.database.db, await player("virat-kohli-rcb"));
		expect(profile.scores[0]).toMatchObject({ highest: 113, not_out: true });
		expect(profile.scores).toHaveLength(5);
		for (const rival of [...profile.bowlers.shown, ...profile.batters.shown]) {
			expect(rival.balls).toBeGreaterThanOrEqual(12);
			expect(rival.slug).toBeTruthy();
		}
		const { shown, total, all } = profile.bowlers;
		expect([shown.length, shown[0]?.name]).toEqual([10, "Ravindra Jadeja"]);
		expect(total).toBeGreaterThan(100);
		const everybody = await site.visitor().get(`/statistics/explore?${all}`);
		expect(everybody.status).toBe(200);
		expect(await everybody.text()).toContain("Ravindra Jadeja");
		const [runs] = profile.charts.by_season;
		expect(runs).toMatchObject({ column: "runs", most: 973, best_seasons: [2016] });
		expect(profile.form).toHaveLength(10);
		expect(profile.form.at(-1)).toMatchObject({ text: "75*", opponent: "GT", result: "won", good: true });
		const bumrah = await playerProfile(site.record, site.database.db, await player("jasprit-bumrah-mi"));
		expect(bumrah.focus).toBe("wickets");
		// he missed 2023
		expect(bumrah.charts.by_season[0]?.rows).toContainEqual([2023, null]);
	});

	test("a profile makes at most one database query", async () => {
		for (const slug of ["virat-kohli-rcb", "jasprit-bumrah-mi", "vihaan-malhotra-rcb", "marlon-samuels-dc"]) {
			const found = await player(slug);
			expect(
				await countQueries(site.database, () => playerProfile(site.record, site.database.db, found)),
				slug,
			).toBeLessThanOrEqual(1);
		}
	});
});

describe("PLAYER-5 players side by side", () => {
	const compare = (slugs: string[], q = "") => comparePlayers(site.record, site.database.db, slugs, q);

	test("shows two to four, in the requested order, with their careers and charts", async () => {
		const { compared, charts, unknown } = await compare(["rohit-sharma-mi", "virat-kohli-rcb"]);
		expect(compared.map(({ player: { name }, career }) => [name, career?.runs])).toEqual([
			["Rohit Sharma", 7329],
			["Virat Kohli", 9336],
		]);
		expect(charts?.runs?.rows).toContainEqual([2016, 489, 973]);
		expect(unknown).toEqual([]);
	});

	test("the page says what is missing (too few, unknown) and offers the results of a search", async () => {
		expect((await site.page("/players/compare")).html).toContain("Choose the first of two to four players.");
		const { status, html } = await site.page("/players/compare?players=virat-kohli-rcb,nobody-mi&q=dhony");
		expect(status).toBe(200);
		expect(html).toContain("Not found in our database: nobody-mi");
		expect(html).toContain('href="/players/compare?players=virat-kohli-rcb,ms-dhoni-csk"');
		const two = await site.page("/players/compare?players=virat-kohli-rcb,ms-dhoni-csk");
		expect(two.html).toContain("<title>Virat Kohli v MS Dhoni | Twelfth Man</title>");
		expect(two.html).toContain("Runs by season");
	});

	test("suggests the first two of a ranking, then a player's neighbours; nothing beside a search", async () => {
		const none = (await site.page("/players/compare")).html;
		expect(none).toContain('href="/players/compare?players=virat-kohli-rcb,rohit-sharma-mi"');
		const { suggestions } = await compare(["jasprit-bumrah-mi"]);
		expect(suggestions.map(({ why, players }) => [why, players.length])).toEqual([["Close by in most wickets", 4]]);
		expect(suggestions.flatMap(({ players }) => players.map(({ slug }) => slug))).not.toContain("jasprit-bumrah-mi");
		expect((await compare(["vihaan-malhotra-rcb"])).suggestions).toEqual([]);
		expect((await compare([], "kohli")).suggestions).toEqual([]);
	});

	test("a comparison makes at most four database queries", async () => {
		const four = ["virat-kohli-rcb", "rohit-sharma-mi", "ms-dhoni-csk", "jasprit-bumrah-mi"];
		for (const [slugs, q, queries] of [
			[[], "", 1],
			[four.slice(0, 1), "kholi", 4],
			[four.slice(0, 2), "", 1],
			[four, "kohli", 1],
		] as const)
			expect(await countQueries(site.database, () => compare([...slugs], q)), `${slugs.length} ${q}`).toBe(queries);
	});

	test("a player without a match has dashes", async () => {
		const { status, html } = await site.page("/players/compare?players=vihaan-malhotra-rcb,virat-kohli-rcb");
		expect(status).toBe(200);
		expect(html).toContain("—");
	});
});
