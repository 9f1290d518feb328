import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sampled } from "../../../tests/fixtures/gate.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { tableOf } from "../../../tests/fixtures/statistics.ts";
import { statisticsOverview } from "./statistics.server.ts";

// scripts/record/golden.ts makes it from the deliveries; it shares no code with the record's file
const golden = JSON.parse(readFileSync(new URL("../../../record/golden/figures.json", import.meta.url), "utf8"));
type Entry = [string, number];

const site = await testSite();
const names: Map<string, string> = new Map(site.record.names.people.map(({ id, name }) => [id, name]));

const table = (slug: string, search?: string) => tableOf(site, slug, search);

/** The page's first twenty rows, with ties: names, and figures as numbers. */
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
	// the two programs round rates differently at half a hundredth
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

describe("STAT-3 what /statistics shows equals what an independent program counts", () => {
	const spans: [string, string | null][] = [
		["all time", null],
		...sampled(Object.keys(golden.by_season), 4).map((year): [string, string] => [year, year]),
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
		// both sides of a match may be among the highest, so a total is identified by match and runs
		const totals = (await shown("team-totals", search)).map(
			([key, runs]): Entry => [key.split(" ")[0] as string, runs],
		);
		expectSame(
			totals,
			expected.team_totals.map(([key, runs]: Entry): Entry => [key.split(" ")[0] as string, runs]),
		);
	});

	test("STAT-1 HOME-1 the top five by runs and by wickets, and the totals", async () => {
		const { totals, leaders, as_of } = await statisticsOverview(site.record, site.database.db);
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
		// a tie for fifth place: the better economy is first
		expect(wickets?.slice(0, 4)).toEqual(read(golden.all_time.wickets).slice(0, 4));
		expect(read(golden.all_time.wickets).slice(4, 6)).toContainEqual(wickets?.[4]);
		expect(wickets?.[0]).toEqual(["Yuzvendra Chahal", "233"]);
	});
});
