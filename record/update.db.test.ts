import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import type pg from "pg";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Db } from "../platform/database/database.ts";
import { testDatabase } from "../tests/fixtures/database.ts";
import { buildTables } from "./builder/build.ts";
import { readCricsheet } from "./builder/cricsheet.ts";
import { writeCsv } from "./builder/csv.ts";
import { readKnown } from "./builder/known.ts";
import { smallMatch } from "./builder/small-match.ts";
import { publishSources } from "./file/publish.ts";
import { importRecord } from "./import.ts";
import { MATCH_TABLES } from "./rows.ts";
import { columnsOf, TABLES } from "./tables.ts";
import { updateRecord } from "./update.ts";
import { damageOfUpdate, openCurrentRecord, withSources } from "./versions.ts";

type Match = typeof smallMatch;

/** The match of two overs a side, on another day. */
function matchOn(date: string, change: (match: Match) => void = () => {}): Match {
	const match = structuredClone(smallMatch);
	match.info.dates = [date];
	change(match);
	return match;
}
/** A run more for either side: still tied, but other figures. */
function oneRunMore(match: Match) {
	for (const innings of match.innings.slice(0, 2)) {
		const ball = innings.overs.at(-1)?.deliveries.at(-1);
		if (ball) ball.runs = { batter: 1, extras: 0, total: 1 };
	}
}

function folder(): string {
	const path = mkdtempSync(join(tmpdir(), "tm-update-"));
	onTestFinished(() => rmSync(path, { recursive: true, force: true }));
	return path;
}
function archive(files: Record<string, unknown>): string {
	const path = join(folder(), "ipl_json.zip");
	const bytes = (file: unknown) => strToU8(typeof file === "string" ? file : JSON.stringify(file));
	writeFileSync(path, zipSync(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, bytes(file)]))));
	return path;
}

const TWO = { "1.json": matchOn("2030-04-01"), "3.json": matchOn("2030-04-03") };
const known = { ...readKnown(new URL("../data/record", import.meta.url).pathname), matches: [] };

let client: pg.PoolClient;
let db: Db;
let dataDir: string;
beforeEach(async () => {
	const database = await testDatabase();
	db = database.db;
	client = await database.pool.connect();
	onTestFinished(() => client.release());
	dataDir = folder();
	const tables = buildTables(readCricsheet(archive(TWO), known));
	for (const table of TABLES) {
		const columns = columnsOf(table).map(({ name }) => name);
		writeFileSync(join(dataDir, `${table}.csv`), writeCsv(columns, tables[table]));
	}
	await importRecord(client, { dataDir });
});

async function contents(tables: string[], where = ""): Promise<unknown> {
	const all: Record<string, unknown> = {};
	for (const table of tables) {
		const { rows } = await client.query(`select * from ${table} x ${where} order by x::text`);
		all[table] = rows;
	}
	return all;
}
const EVERYTHING = [...TABLES, "player_figures", "team_figures", "ground_figures", "record_snapshots", "match_hashes"];
const runsOf = async (player: string) =>
	(
		await client.query(
			"select matches, runs from player_figures where player_id = $1 and season = 0 and franchise_id = '' and stage = 'all'",
			[player],
		)
	).rows[0];

describe("an update of the record", () => {
	test("an archive that tells nothing new changes nothing", async () => {
		const before = await contents(EVERYTHING);
		expect(await updateRecord(client, archive(TWO))).toMatchObject({ added: [], changed: [], unchanged: 2, moved: [] });
		expect(await contents(EVERYTHING)).toEqual(before);
	});

	test("a changed match is written anew, the other is not touched", async () => {
		const { rows: before } = await client.query(
			"select xmin::text, * from batting where match_id = 1 order by player_id",
		);
		const summary = await updateRecord(client, archive({ ...TWO, "3.json": matchOn("2030-04-03", oneRunMore) }));
		expect(summary).toMatchObject({ added: [], changed: [3], unchanged: 1, new_players: [] });
		const { rows: after } = await client.query(
			"select xmin::text, * from batting where match_id = 1 order by player_id",
		);
		expect(after).toEqual(before);
		const { rows } = await client.query("select match_id, innings, runs from innings order by 1, 2");
		expect(rows.map((row) => row.runs)).toEqual([22, 22, 23, 23]);
	});

	test("a new match joins the sums, in its place among the others, and the leaders that moved are named", async () => {
		expect(await runsOf("id-C Three")).toEqual({ matches: 2, runs: 44 });
		const newcomer = (match: Match) => {
			const renamed = JSON.parse(JSON.stringify(match).replaceAll("M Four", "N New"));
			Object.assign(match, renamed);
		};
		const summary = await updateRecord(client, archive({ ...TWO, "2.json": matchOn("2030-04-02", newcomer) }));
		expect(summary).toMatchObject({ added: [2], changed: [], unchanged: 2, new_players: ["N New"] });
		expect(summary.snapshot).toMatchObject({ as_of_match_id: 3, as_of_date: "2030-04-03" });
		expect(summary.snapshot.counts.matches).toBe(3);
		expect(await runsOf("id-C Three")).toEqual({ matches: 3, runs: 66 });
		const { rows } = await client.query("select id from matches order by sequence");
		expect(rows.map((row) => row.id)).toEqual([1, 2, 3]);
		expect(summary.moved).toContainEqual({
			before: { what: "most runs, place 1", who: "C Three", figure: 44 },
			after: { what: "most runs, place 1", who: "C Three", figure: 66 },
		});
	});

	test("every process goes by the record of an update, and answers what it was asked before", async () => {
		const record = await openCurrentRecord(db, folder());
		onTestFinished(() => record.close());
		expect([record.as_of.date, await record.follow()]).toEqual(["2026-05-31", false]);
		const squads = async () =>
			(await record.ask({ rows: "squads", measures: ["players"], by: ["season"], order: "keys" })).rows;
		const squadsBefore = await squads();
		await updateRecord(client, archive({ ...TWO, "2.json": matchOn("2030-04-02", oneRunMore) }));
		const underWay = record.ask({ rows: "balls", measures: ["runs"], by: ["over", "ground"] });
		expect(await record.follow()).toBe(true);
		expect((await underWay).total).toBeGreaterThan(500);
		expect([record.as_of.date, await record.follow()]).toEqual(["2030-04-03", false]);
		expect(await squads()).toEqual(squadsBefore);
		const { rows } = await record.ask({ rows: "innings", measures: ["runs"], by: ["match", "team"], order: "keys" });
		expect(rows.map(({ match_id, team_id, runs }) => [match_id, team_id, runs])).toEqual([
			[1, "csk", 22],
			[1, "mi", 22],
			[2, "csk", 23],
			[2, "mi", 23],
			[3, "csk", 22],
			[3, "mi", 22],
		]);
		const later = await openCurrentRecord(db, folder());
		onTestFinished(() => later.close());
		expect(later.edition).toBe(record.edition);
	});

	test("SITE-3 what is published is of the record that is open: before an update, after it, and of no other", async () => {
		const record = await openCurrentRecord(db, folder());
		onTestFinished(() => record.close());
		const matches = async (edition: string) => {
			let lines = 0;
			await withSources(db, edition, async (sources) => {
				const published = folder();
				await publishSources(sources, published);
				lines = readFileSync(join(published, "matches.csv"), "utf8").trimEnd().split("\n").length - 1;
			});
			return lines;
		};
		const before = record.edition;
		await updateRecord(client, archive({ ...TWO, "2.json": matchOn("2030-04-02", oneRunMore) }));
		expect(await matches(before)).toBe(1243);
		await record.follow();
		expect(await matches(record.edition)).toBe(3);
		await expect(matches("another")).rejects.toThrow("no sources of edition another");
	});

	test("a damaged update changes nothing: the record before it stays, at a start too, until it is stored anew", async () => {
		const running = await openCurrentRecord(db, folder());
		onTestFinished(() => running.close());
		await updateRecord(client, archive({ ...TWO, "2.json": matchOn("2030-04-02", oneRunMore) }));
		const whole = (await client.query("select sources from record_versions")).rows[0].sources;
		await client.query("update record_versions set sources = substr(sources, 1, 5000), made_at = now()");
		expect([await running.follow(), running.as_of.date]).toEqual([false, "2026-05-31"]);
		const begun = await openCurrentRecord(db, folder());
		onTestFinished(() => begun.close());
		const why = { as_of: "2030-04-03", reason: expect.stringMatching(/zip/) };
		expect([running.damaged, begun.damaged, await damageOfUpdate(db, folder())]).toEqual(
			Array(3).fill(expect.objectContaining(why)),
		);
		expect(begun.as_of.date).toBe("2026-05-31");
		await client.query("update record_versions set sources = $1, made_at = clock_timestamp()", [whole]);
		expect([await begun.follow(), begun.damaged, begun.as_of.date]).toEqual([true, undefined, "2030-04-03"]);
		expect(await damageOfUpdate(db, folder())).toBeUndefined();
	});

	test("what an update leaves is what an import of the same matches gives", async () => {
		const three = { ...TWO, "1.json": matchOn("2030-04-01", oneRunMore), "2.json": matchOn("2031-04-02") };
		await updateRecord(client, archive(three));
		const tables = [...MATCH_TABLES.map(([table]) => table), "seasons", "grounds", "player_figures", "team_figures"];
		const updated = await contents([...tables, "match_hashes"]);
		const built = buildTables(readCricsheet(archive(three), known));
		const files = folder();
		for (const table of TABLES)
			writeFileSync(
				join(files, `${table}.csv`),
				writeCsv(
					columnsOf(table).map(({ name }) => name),
					built[table],
				),
			);
		await importRecord(client, { dataDir: files });
		expect(await contents([...tables, "match_hashes"])).toEqual(updated);
	});

	test("the files that the update stands upon do not undo it, newer ones replace it", async () => {
		const { snapshot } = await updateRecord(client, archive({ ...TWO, "5.json": matchOn("2030-05-01") }));
		expect(await importRecord(client, { dataDir })).toMatchObject({ imported: false, snapshot: { id: snapshot.id } });
		// files of another day that do not reach as far
		writeFileSync(join(dataDir, "people.csv"), `${writeCsv(["id"], []).trim()}\n`);
		expect(await importRecord(client, { dataDir })).toMatchObject({ imported: false });
		const full = await importRecord(client);
		expect(full.imported).toBe(false);
		await client.query("update record_snapshots set as_of_date = '2026-05-01'");
		expect((await importRecord(client)).imported).toBe(true);
	});

	test("sums that were counted by other rules are counted again", async () => {
		await client.query("update record_snapshots set figures_edition = 'old'");
		await client.query("update player_figures set runs = 0");
		expect((await importRecord(client, { dataDir })).imported).toBe(false);
		expect(await runsOf("id-C Three")).toEqual({ matches: 2, runs: 44 });
	});
});

describe("an archive that is not whole changes nothing and says why", () => {
	const tied = matchOn("2030-04-03", (match) => {
		const ball = match.innings[0]?.overs[0]?.deliveries[0];
		if (ball) ball.runs = { batter: 6, extras: 0, total: 6 };
	});
	const wrongTotal = matchOn("2030-04-03", (match) => {
		const ball = match.innings[0]?.overs[0]?.deliveries[0];
		if (ball) ball.runs = { batter: 4, extras: 0, total: 7 };
	});
	test.each([
		["a match is missing", () => archive({ "1.json": TWO["1.json"] }), /lacks 1 matches of the record \(3\)/],
		["a file is no JSON", () => archive({ ...TWO, "3.json": '{"info":' }), /3\.json/],
		[
			"a file lacks its innings",
			() => archive({ ...TWO, "3.json": { info: TWO["3.json"].info } }),
			/3\.json.*innings/s,
		],
		["a tie that is none", () => archive({ ...TWO, "3.json": tied }), /match 3: a tie/],
		["runs that do not add up", () => archive({ ...TWO, "3.json": wrongTotal }), /disagree/],
		["no match in it", () => archive({ "README.txt": "hello" }), /holds no match/],
		["the zip is cut off", () => cut(archive(TWO)), /zip|invalid|unexpected/i],
		["there is no such file", () => join(folder(), "nothing.zip"), /ENOENT/],
	])("%s", async (_, path, why) => {
		const before = await contents(EVERYTHING);
		await expect(updateRecord(client, path())).rejects.toThrow(why);
		expect(await contents(EVERYTHING)).toEqual(before);
	});

	function cut(path: string): string {
		const whole = zipSync({ "1.json": strToU8(JSON.stringify(TWO["1.json"])) });
		writeFileSync(path, whole.slice(0, whole.length / 2));
		return path;
	}

	test("a fault in the middle of writing leaves all as it was", async () => {
		const before = await contents(EVERYTHING);
		await client.query("alter table overs add constraint no_more check (match_id <> 9)");
		await expect(updateRecord(client, archive({ ...TWO, "9.json": matchOn("2030-04-09") }))).rejects.toThrow();
		expect(await contents(EVERYTHING)).toEqual(before);
	});
});
