import { describe, expect, test } from "vitest";
import { csvFile } from "./csv.ts";
import { figureCell, figureText } from "./figure.ts";
import { readStatisticsQuery, statisticsPath } from "./query.ts";
import { findTable, TABLES, type Table } from "./tables.ts";
import { filtersText, tableCaption } from "./words.ts";

const table = (slug: string) => findTable(slug) as Table;
const choices = {
	seasons: [2026, 2025, 2016],
	teams: [{ id: "csk", short_name: "CSK", name: "Chennai Super Kings", names: [] }],
};
const read = (slug: string, search: string) => readStatisticsQuery(table(slug), new URLSearchParams(search), choices);
const plain = {
	season: null,
	team: null,
	stage: null,
	sort: "runs",
	order: "desc",
	min: null,
	page: 1,
};

describe("STAT-2 the address of a table", () => {
	test("has season, side, stage, column, order, minimum and page", () => {
		expect(read("runs", "season=2016&team=csk&stage=playoff&sort=average&order=asc&min=3&page=2")).toEqual({
			season: 2016,
			team: "csk",
			stage: "playoff",
			sort: "average",
			order: "asc",
			min: 3,
			page: 2,
		});
	});

	test.each(["season=", "min=5", "page=0", "page=21", "page=-1", "page=1e3", `page=${"9".repeat(5000)}`, "unknown=1"])(
		"ignores an impossible number, and a parameter that it does not know: %s",
		(search) => {
			expect(read("runs", search)).toEqual(plain);
		},
	);

	test.each([
		"season=1999",
		"season=2016;drop table matches",
		"team=<script>",
		"team=CSK'--",
		"stage=final%00",
		"sort=nope",
		"order=up",
		"sort=player_id",
		"sort=__proto__",
		"sort=constructor",
		"sort=opponent",
	])("refuses an unknown filter: %s", (search) => {
		expect(() => read("runs", search)).toThrow();
	});

	test("a table of sides ignores the filter by side; a rate takes a minimum that a fan sets", () => {
		expect(read("teams", "team=csk").team).toBeNull();
		expect(read("strike-rate", "").min).toBeNull();
		expect(read("strike-rate", "min=0").min).toBe(0);
		expect(read("economy", "min=99999").min).toBeNull();
		expect(read("economy", "").order).toBe("asc");
	});

	test("leaves out defaults, and reads back to the same query", () => {
		expect(statisticsPath(table("runs"), { ...plain, order: "desc" })).toBe("/statistics/runs");
		for (const one of TABLES)
			for (const search of ["", "season=2025&stage=league", "order=asc&page=3", "min=7&season=2016"]) {
				const query = readStatisticsQuery(one, new URLSearchParams(search), choices);
				const path = statisticsPath(one, query);
				expect(readStatisticsQuery(one, new URL(path, "http://a").searchParams, choices)).toEqual(query);
			}
	});
});

test("every table is sorted by its first column, and names no column twice", () => {
	for (const one of TABLES) {
		expect(one.columns[0]).toMatchObject({ key: one.sort, first: expect.any(String) });
		expect(new Set(one.columns.map((column) => column.key)).size, one.slug).toBe(one.columns.length);
	}
});

test.each([
	[9336, "count", "9,336"],
	[40.4155, "rate", "40.42"],
	[5988, "figures", "6/12"],
	[-14, "figures", "0/14"],
	[93, "overs", "15.3"],
	[null, "rate", "—"],
	[0, "count", "0"],
] as const)("%s as %s reads %s", (value, kind, text) => {
	expect(figureText(value, kind)).toBe(text);
});

test("an unbeaten score has a star, in the file too", () => {
	expect(figureText(175, "score", true)).toBe("175*");
	expect(figureCell(1175, "score", true)).toBe("1175*");
	expect(figureCell(40.4155, "rate")).toBe(40.42);
	expect(figureCell(null, "count")).toBeNull();
});

describe("STAT-2 the file of a table", () => {
	test("fields with commas, quotes and line ends are quoted, unknown ones are empty", () => {
		expect(csvFile([["a,b", 'say "six"', "two\nlines", null, 4.5]])).toBe(
			'\uFEFF"a,b","say ""six""","two\nlines",,4.5\r\n',
		);
	});

	test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("no spreadsheet takes %j for a formula", (text) => {
		expect(csvFile([[text]]).replace(/^\uFEFF"?/, "")).toMatch(/^'/);
		expect(csvFile([[-1]])).toBe("\uFEFF-1\r\n");
	});
});

test("a caption names the filters and the sorted column", () => {
	const query = read("runs", "season=2016&team=csk&stage=playoff");
	expect(tableCaption(table("runs"), query, filtersText(query, choices.teams))).toBe(
		"Most runs, 2016, playoffs, Chennai Super Kings",
	);
	expect(tableCaption(table("runs"), read("runs", "sort=sixes"), "all time")).toBe("Runs by sixes, all time");
});
