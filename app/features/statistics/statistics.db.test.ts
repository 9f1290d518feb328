import { describe, expect, test } from "vitest";
import { sampled } from "../../../tests/fixtures/gate.ts";
import { countQueries } from "../../../tests/fixtures/queries.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { tableOf } from "../../../tests/fixtures/statistics.ts";
import { statisticsCsv, statisticsOverview } from "./statistics.server.ts";
import { TABLES } from "./tables.ts";
import { STATISTICS_FAILED } from "./words.ts";

const site = await testSite();

const table = (slug: string, search?: string) => tableOf(site, slug, search);

describe("STAT-2 tables", () => {
	test("every column sorts both ways, ranks never fall, and equal ones share a rank", async () => {
		for (const one of TABLES)
			for (const [turn, column] of one.columns.filter(({ first }) => first).entries())
				for (const order of sampled(["desc", "asc"], 2, turn)) {
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

	test("a line shows the same figures whichever column its table is sorted by", async () => {
		for (const one of TABLES.filter(({ by }) => by)) {
			const seen = new Map<string, string>();
			for (const { key } of one.columns.filter(({ first }) => first))
				for (const { line, cells } of (await table(one.slug, `sort=${key}&order=desc&min=0`)).rows) {
					const before = seen.get(line as string) ?? seen.set(line as string, cells.join()).get(line as string);
					expect(cells.join(), `${one.slug} by ${key}: ${line}`).toBe(before);
				}
			expect(seen.size, one.slug).toBeGreaterThan(5);
		}
	});

	test("STAT-2 the lead in words is over the next line, which may be of the same side", async () => {
		const page = async (slug: string) => (await site.visitor().get(`/statistics/${slug}`)).text();
		expect(await page("team-totals")).toContain("Sunrisers Hyderabad leads with 287, 1 more than the next.");
		expect(await page("runs")).toMatch(/Virat Kohli leads with 9,\d{3}, [\d,]+ more than the next\./);
	});

	test("a player who has never bowled has no best figures", async () => {
		const { rows } = await table("wickets", "sort=matches");
		const cells = rows.flatMap((row) => row.cells);
		expect(cells).toContain("—");
		expect(cells.filter((text) => text?.includes("NaN"))).toEqual([]);
	});

	test("a page begins where the one before ended", async () => {
		const [first, second] = [await table("runs"), await table("runs", "page=2")];
		expect([first.rows.length, first.more]).toEqual([50, true]);
		expect(second.rows[0]?.rank).toBeGreaterThanOrEqual(first.rows.at(-1)?.rank as number);
		const both = [...first.rows, ...second.rows].map((row) => row.names[0]?.text);
		expect(new Set(both).size).toBe(100);
		expect(second.chart).toBeNull();
	});

	test("filters add up: Chennai's runs of 2010 are those of the league stage plus the playoffs", async () => {
		const sum = async (search: string) =>
			(await table("runs", search)).rows.reduce((total, row) => total + Number(row.cells[0]?.replace(",", "")), 0);
		const [all, league, playoff] = await Promise.all(
			["", "&stage=league", "&stage=playoff"].map((stage) => sum(`season=2010&team=csk${stage}`)),
		);
		expect(all).toBe((league as number) + (playoff as number));
		expect(playoff).toBeGreaterThan(0);
	});

	test("a minimum leaves out everybody below it; a lower one lets in small samples, which are marked", async () => {
		const balls = (await table("strike-rate")).rows.map((row) => Number(row.cells[2]?.replace(",", "")));
		expect(Math.min(...balls)).toBeGreaterThanOrEqual(500);
		const [usual, low] = [await table("strike-rate", "season=2026"), await table("strike-rate", "season=2026&min=1")];
		expect(low.rows[0]?.cells).not.toEqual(usual.rows[0]?.cells);
		// small samples are marked
		expect([usual, low].map(({ rows }) => rows.some(({ few }) => few === "balls faced"))).toEqual([false, true]);
		expect((await table("strike-rate", "season=2026&min=9999")).rows).toEqual([]);
	});

	test.each([...TABLES.map(({ slug, row }) => [slug, row === "Player" || row === "Pair" ? 1 : 0] as const)])(
		"%s makes %i database queries for any filters",
		async (slug, queries) => {
			for (const search of ["", "season=2016&team=mi&stage=league&page=1", "order=asc&min=1"])
				expect(await countQueries(site.database, () => table(slug, search))).toBe(queries);
		},
	);

	test("the overview makes one database query", async () => {
		const work = () => statisticsOverview(site.record, site.database.db);
		expect(await countQueries(site.database, work)).toBe(1);
	});
});

describe("STAT-2 files", () => {
	test("a file has the rows of its table, under a name with the filters and the date", async () => {
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

	test.each(TABLES.map(({ slug }) => slug))("%s has the same number of fields in every line", async (slug) => {
		const file = await statisticsCsv(site.record, slug, new URLSearchParams());
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
	test.each(PARAMETERS)("%s: wrong values answer 404 for a filter, else are ignored, given twice too", async (name) => {
		const status = (path: string) =>
			["season", "stage", "sort", "order"].includes(name) || (name === "team" && !path.includes("venues")) ? 404 : 200;
		const visitor = site.visitor();
		const paths = ["/statistics/runs", "/statistics/economy", "/statistics/partnerships", "/statistics/venues.csv"];
		for (const [at, value] of VALUES.entries())
			for (const path of sampled(paths, 4, at)) {
				const given = value === "%00" ? value : encodeURIComponent(value);
				const response = await visitor.get(`${path}?${name}=${given}`);
				expect([response.status, path, value]).toEqual([value === "%00" ? 200 : status(path), path, value]);
				expect(await response.text()).not.toContain("<script>alert(1)");
			}
		expect((await visitor.get(`/statistics/runs?${name}=1&${name}=2`)).status).toBe(status("/statistics/runs"));
	});

	test.each(["nothing", "RUNS'", "%00", "..%2F..", "__proto__", "constructor", "a".repeat(3000)])(
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
	const { record } = site.pageContext;
	site.pageContext.record = { ...record, askAny: () => Promise.reject(new Error("the record is away")) };
	site.pageCache.purge(["record"]);
	try {
		for (const path of ["/statistics", "/statistics/runs"]) {
			const answer = await site.visitor().get(path);
			expect([path, answer.status]).toEqual([path, 500]);
			const page = await answer.text();
			for (const shown of [STATISTICS_FAILED, "Try again"]) expect(page).toContain(shown);
		}
	} finally {
		site.pageContext.record = record;
	}
	expect((await site.visitor().get("/statistics/no-such-table")).status).toBe(404);
});
