import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askRecord } from "../../../record/catalogue.ts";
import { countQueries } from "../../../tests/fixtures/queries.ts";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import { statisticsCsv, statisticsOverview, statisticsTable } from "./statistics.server.ts";
import { TABLES } from "./tables.ts";
import { STATISTICS_FAILED } from "./words.ts";

// made by scripts/record-golden.ts, which walks the deliveries and shares nothing with the queries
const golden = JSON.parse(readFileSync(new URL("../../../record/golden/figures.json", import.meta.url), "utf8"));
type Entry = [string, number];

let site: TestSite;
let names: Map<string, string>;
beforeAll(async () => {
	site = await startTestSite();
	const { rows } = await site.database.pool.query("select id, display_name from people");
	names = new Map(rows.map((row) => [row.id, row.display_name]));
});
afterAll(() => site.close());

async function table(slug: string, search = "") {
	const found = await statisticsTable(site.database.db, slug, new URLSearchParams(search));
	if (!found) throw new Error(`no table ${slug}`);
	return found;
}

/** What the page shows of the first twenty and everybody level with the twentieth: who, and the figure as a number. */
async function shown(slug: string, search: string): Promise<Entry[]> {
	const { rows } = await table(slug, search);
	const last = rows[19]?.rank ?? Number.POSITIVE_INFINITY;
	return rows
		.filter((row) => row.rank <= last)
		.map((row): Entry => {
			const [wickets, runs] = (row.cells[0] as string).split("/");
			const figure = Number((wickets as string).replaceAll(/[,*]/g, ""));
			const who = row.names.map((name) => name.text).sort();
			return [[row.match_id ?? "", ...who].join(" ").trim(), runs ? figure * 1000 - Number(runs) : figure];
		});
}

const byName = (list: Entry[]) => list.toSorted((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]));
function expectSame(actual: Entry[], expected: Entry[]) {
	const [ours, theirs] = [byName(actual), byName(expected)];
	expect(ours.map(([key]) => key)).toEqual(theirs.map(([key]) => key));
	// both sides round rates to two places, halves not the same way
	const off = ours.filter(([, value], at) => Math.abs(value - (theirs[at] as Entry)[1]) > 0.0101);
	expect(off).toEqual([]);
}
const people = (list: Entry[]) => list.map(([id, value]): Entry => [names.get(id) as string, value]);
/** '<match> <innings> <player>' to '<match> <name>'. */
const inMatches = (list: Entry[]) =>
	list.map(([key, value]): Entry => {
		const [match, , player] = key.split(" ");
		return [`${match} ${names.get(player as string)}`, value];
	});

describe("STAT-3 what /statistics shows equals an independent walk over the deliveries", () => {
	const spans: [string, string | null][] = [
		["all time", null],
		...Object.keys(golden.by_season).map((year): [string, string] => [year, year]),
	];
	test.each(spans)("%s", async (_, year) => {
		const expected = year ? golden.by_season[year] : golden.all_time;
		const search = year ? `season=${year}` : "";
		for (const [slug, key] of [
			["runs", "runs"],
			["wickets", "wickets"],
			["sixes", "sixes"],
			["strike-rate", "strike_rate"],
			["economy", "economy"],
			["average", "average"],
		] as const)
			expectSame(await shown(slug, search), people(expected[key]));
		expectSame(await shown("highest-scores", search), inMatches(expected.highest_scores));
		expectSame(await shown("best-figures", search), inMatches(expected.best_figures));
		const pairs = expected.partnerships.map(([key, runs]: Entry): Entry => {
			const [match, a, b] = key.split(" ") as [string, string, string];
			return [[match, ...[names.get(a), names.get(b)].sort()].join(" "), runs];
		});
		expectSame(await shown("partnerships", search), pairs);
		// both sides of a match may be among the highest: a total is its match and its runs
		const totals = (await shown("team-totals", search)).map(
			([key, runs]): Entry => [key.split(" ")[0] as string, runs],
		);
		expectSame(
			totals,
			expected.team_totals.map(([key, runs]: Entry): Entry => [key.split(" ")[0] as string, runs]),
		);
	});

	test("STAT-1 HOME-1 the five of runs and of wickets, and the totals", async () => {
		const { totals, leaders, as_of } = await statisticsOverview(site.database.db);
		expect(totals).toEqual({ seasons: 19, matches: 1243, players: 809, people: 842, teams: 10 });
		for (const [path, note] of [
			["/", "In squads or matches; 809 have played"],
			["/statistics", "Have played; 842 in squads or matches"],
		] as const)
			expect(await (await site.visitor().get(path)).text(), `${path} says which players it counts`).toContain(note);
		expect(as_of).toMatchObject({ label: "the 2026 final", date: "2026-05-31" });
		const [runs, wickets] = leaders.map(({ rows }) => rows.map((row) => [row.names[0]?.text, row.cells[0]]));
		const read = (list: Entry[]) => people(list).map(([name, value]) => [name, value.toLocaleString("en-US")]);
		expect(runs).toEqual(read(golden.all_time.runs).slice(0, 5));
		expect(runs?.[0]).toEqual(["Virat Kohli", "9,336"]);
		// two are level in fifth place: the better economy stands first
		expect(wickets?.slice(0, 4)).toEqual(read(golden.all_time.wickets).slice(0, 4));
		expect(read(golden.all_time.wickets).slice(4, 6)).toContainEqual(wickets?.[4]);
		expect(wickets?.[0]).toEqual(["Yuzvendra Chahal", "233"]);
	});

	test("eighty careers in the sums of the record", async () => {
		const { rows } = await site.database.pool.query(
			"select * from player_figures where season = 0 and franchise_id = '' and stage = 'all'",
		);
		const sums = new Map(rows.map((row) => [row.player_id, row]));
		expect(Object.keys(golden.careers)).toHaveLength(80);
		for (const [player, expected] of Object.entries(golden.careers as Record<string, Record<string, number>>)) {
			const { spells, ...others } = expected;
			expect(sums.get(player)).toMatchObject({ ...others, bowling_innings: spells });
		}
		expect(sums.get("ba607b88")).toMatchObject({ matches: 282, runs: 9336, highest: 113 });
	});
});

describe("the sums of sides and grounds equal the questions of the catalogue", () => {
	test.each([{}, { season: 2016 }, { stage: "playoff" }] as const)("teams, %j", async (scope) => {
		const results = await askRecord(site.database.db, "results", { metric: "won", limit: 30, ...scope });
		const { rows } = await table("teams", new URLSearchParams(scope as Record<string, string>).toString());
		const expected = results.map((line) => [
			line.team,
			...[line.won, line.matches, line.lost, line.no_result].map(String),
			line.win_percentage?.toFixed(2) ?? "—",
			...[line.titles, line.finals].map(String),
		]);
		expect(byName(rows.map((row) => [row.names[0]?.text, ...row.cells.slice(0, 7)] as never))).toEqual(
			byName(expected as never),
		);
	});

	test("grounds: first innings of decided matches, totals, sixes, and who won, super overs apart", async () => {
		const { rows } = await table("venues");
		const firsts = await askRecord(site.database.db, "scoring", {
			by: ["ground"],
			metric: "average_total",
			innings: 1,
			decided: true,
			limit: 100,
		});
		const all = await askRecord(site.database.db, "scoring", { by: ["ground"], metric: "sixes", limit: 100 });
		const won = await askRecord(site.database.db, "match_figures", { by: ["ground"], metric: "matches", limit: 100 });
		expect(won.some(({ super_overs }) => super_overs > 0)).toBe(true);
		for (const { ground, won_batting_first, won_chasing } of won) {
			const row = rows.find(({ names }) => names[0]?.text === ground);
			expect([ground, row?.cells[5], row?.cells[6]]).toEqual([ground, `${won_batting_first}`, `${won_chasing}`]);
		}
		for (const line of all) {
			const row = rows.find(({ names }) => names[0]?.text === line.ground);
			const first = firsts.find(({ ground }) => ground === line.ground);
			expect([line.ground, row?.cells[1], row?.cells[3], row?.cells[4], row?.cells[8]]).toEqual([
				line.ground,
				first?.average_total?.toFixed(2) ?? "—",
				String(line.highest),
				String(line.lowest_completed ?? "—"),
				line.sixes.toLocaleString("en-US"),
			]);
		}
		expect(rows).toHaveLength(all.length);
	});
});

describe("STAT-2 tables", () => {
	test("every column sorts both ways, ranks never fall, and equal ones share a rank", async () => {
		for (const one of TABLES)
			for (const column of one.columns.filter(({ first }) => first))
				for (const order of ["desc", "asc"]) {
					const { rows, query } = await table(one.slug, `sort=${column.key}&order=${order}&min=0`);
					expect(query).toMatchObject({ sort: column.key, order });
					expect(rows.length, `${one.slug} by ${column.key}`).toBeGreaterThan(5);
					const at = one.columns.indexOf(column);
					for (const [place, row] of rows.entries()) {
						const before = rows[place - 1];
						if (!before) expect(row.rank).toBe(1);
						else if (row.rank === before.rank)
							expect(row.cells[at]?.replace("*", "")).toBe(before.cells[at]?.replace("*", ""));
						else expect(row.rank).toBe(place + 1);
					}
				}
	});

	test("pages go on where the one before ended", async () => {
		const [first, second] = [await table("runs"), await table("runs", "page=2")];
		expect([first.rows.length, first.more]).toEqual([50, true]);
		expect(second.rows[0]?.rank).toBeGreaterThanOrEqual(first.rows.at(-1)?.rank as number);
		const both = [...first.rows, ...second.rows].map((row) => row.names[0]?.text);
		expect(new Set(both).size).toBe(100);
		expect(second.chart).toBeNull();
	});

	test("a side's part: of Chennai in 2010 the league and the playoffs add up", async () => {
		const sum = async (search: string) =>
			(await table("runs", search)).rows.reduce((total, row) => total + Number(row.cells[0]?.replace(",", "")), 0);
		const [all, league, playoff] = await Promise.all(
			["", "&stage=league", "&stage=playoff"].map((stage) => sum(`season=2010&team=csk${stage}`)),
		);
		expect(all).toBe((league as number) + (playoff as number));
		expect(playoff).toBeGreaterThan(0);
	});

	test("nobody under the minimum is ranked, and a lower one lets more in", async () => {
		const balls = (await table("strike-rate")).rows.map((row) => Number(row.cells[2]?.replace(",", "")));
		expect(Math.min(...balls)).toBeGreaterThanOrEqual(500);
		const [usual, low] = [await table("strike-rate", "season=2026"), await table("strike-rate", "season=2026&min=1")];
		expect(low.rows[0]?.cells).not.toEqual(usual.rows[0]?.cells);
		expect((await table("strike-rate", "season=2026&min=9999")).rows).toEqual([]);
	});

	test.each([...TABLES.map(({ slug, source }) => [slug, source === "teams" || source === "grounds" ? 3 : 4] as const)])(
		"%s needs %i queries, whatever is asked",
		async (slug, queries) => {
			for (const search of ["", "season=2016&team=mi&stage=league&page=1", "order=asc&min=1"]) {
				const work = () => table(slug, search);
				expect(await countQueries(site.database, work)).toBe(slug === "team-totals" ? 3 : queries);
			}
		},
	);

	test("the overview needs six queries", async () => {
		expect(await countQueries(site.database, () => statisticsOverview(site.database.db))).toBe(6);
	});
});

describe("STAT-2 files", () => {
	test("a file holds the rows of its table and more, under a name that says what it is", async () => {
		const response = await site.visitor().get("/statistics/runs.csv?season=2016&team=rcb");
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(response.headers.get("content-disposition")).toBe(
			'attachment; filename="runs-2016-rcb-as-of-2026-05-31.csv"',
		);
		const lines = (await response.text()).trim().split("\r\n");
		expect(lines[0]).toBe("Rank,Player,Team,Runs,Matches,Average,Strike rate,Highest,Hundreds,Fifties,Fours,Sixes");
		expect(lines[1]).toBe("1,Virat Kohli,Royal Challengers Bengaluru,973,16,81.08,152.03,113,4,7,83,38");
		const { rows } = await table("runs", "season=2016&team=rcb");
		expect(lines.length - 1).toBe(rows.length);
	});

	test.each(TABLES.map(({ slug }) => slug))("%s has as many fields in every line", async (slug) => {
		const file = await statisticsCsv(site.database.db, slug, new URLSearchParams());
		const lines =
			file?.body
				.trim()
				.split("\r\n")
				.map((line) => line.replaceAll(/"[^"]*"/g, "x").split(",").length) ?? [];
		expect(new Set(lines).size).toBe(1);
		expect(lines.length).toBeGreaterThan(10);
	});

	test("an unknown table has no file", async () => {
		expect((await site.visitor().get("/statistics/nothing.csv")).status).toBe(404);
	});
});

describe("hostile addresses", () => {
	const VALUES = ["'", "1 or 1=1", "<script>alert(1)</script>", "%00", "9".repeat(400), "-1", "1e9", "null", "[]", "é́"];
	const PARAMETERS = ["season", "team", "stage", "sort", "order", "min", "page", "nothing"];
	test.each(PARAMETERS)("%s: wrong values of filters are refused, others ignored, given twice too", async (name) => {
		const status = (path: string) =>
			["season", "stage"].includes(name) || (name === "team" && !path.includes("venues")) ? 404 : 200;
		const visitor = site.visitor();
		for (const value of VALUES)
			for (const path of [
				"/statistics/runs",
				"/statistics/economy",
				"/statistics/partnerships",
				"/statistics/venues.csv",
			]) {
				const given = value === "%00" ? value : encodeURIComponent(value);
				const response = await visitor.get(`${path}?${name}=${given}`);
				expect([response.status, path, value]).toEqual([value === "%00" ? 200 : status(path), path, value]);
				expect(await response.text()).not.toContain("<script>alert(1)");
			}
		expect((await visitor.get(`/statistics/runs?${name}=1&${name}=2`)).status).toBe(status("/statistics/runs"));
	});

	test.each(["nothing", "RUNS'", "%00", "..%2f..", "__proto__", "constructor", "a".repeat(3000)])(
		"SHELL-6 /statistics/%s is not found",
		async (slug) => {
			const response = await site.visitor().get(`/statistics/${slug}`);
			expect(response.status).toBe(404);
			expect(await response.text()).toContain("Oops! Page not found");
		},
	);
});

test("SITE-2 a table is complete in the HTML as served, under its own title, description and address", async () => {
	const html = await (await site.visitor().get("/statistics/runs?season=2016&page=1")).text();
	expect(html).toContain("<title>Most runs, 2016 | Twelfth Man</title>");
	expect(html).toMatch(/<meta name="description" content="Most runs, 2016: Virat Kohli 973, David Warner 848/);
	expect(html).toContain(`<link rel="canonical" href="${site.url}/statistics/runs?season=2016"/>`);
	expect(html).toContain('"@type":"Dataset"');
	expect(html).toContain('"@type":"BreadcrumbList"');
	expect(html).toContain('aria-sort="descending"');
	expect(html).toContain('href="/statistics/runs?season=2016&amp;sort=sixes"');
	expect(html.replaceAll("<!-- -->", "")).toContain("As of the 2026 final, May 31, 2026");
	expect(html).not.toMatch(/ style="/);
	const sorted = await (await site.visitor().get("/statistics/runs?season=2016&sort=sixes")).text();
	expect(sorted).toContain('content="noindex, follow"');
});

test("SHELL-9 when the figures do not load, the overview and its tables say so and offer another try", async () => {
	await site.database.pool.query("alter table record_snapshots rename to record_snapshots_away");
	try {
		for (const path of ["/statistics?after=away", "/statistics/runs?after=away"]) {
			const answer = await site.visitor().get(path);
			expect([path, answer.status]).toEqual([path, 500]);
			const page = await answer.text();
			for (const shown of [STATISTICS_FAILED, "Try again"]) expect(page).toContain(shown);
		}
	} finally {
		await site.database.pool.query("alter table record_snapshots_away rename to record_snapshots");
	}
	expect((await site.visitor().get("/statistics/no-such-table")).status).toBe(404);
});
