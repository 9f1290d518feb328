import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Match, matchOn, oneRunMore } from "../../tests/fixtures/archives.ts";
import { SOURCES } from "../file/keep.ts";
import { makeRecord } from "../file/make.ts";
import { writeSources } from "../file/sources.ts";
import { type MatchRecord, openMatchRecord } from "../record.ts";
import { buildTables } from "./build.ts";
import { readCricsheet } from "./cricsheet.ts";
import { readKnown } from "./known.ts";

type Files = Record<string, unknown>;
const known = { ...readKnown(SOURCES), matches: [] };

function archive(files: Files): string {
	const folder = mkdtempSync(join(tmpdir(), "tm-odd-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const bytes = (file: unknown) =>
		file instanceof Uint8Array ? file : strToU8(typeof file === "string" ? file : JSON.stringify(file));
	const packed = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, bytes(file)]));
	const path = join(folder, "ipl_json.zip");
	writeFileSync(path, zipSync(packed));
	return path;
}
const read = (files: Files) => readCricsheet(archive(files), known);

async function recordOf(files: Files): Promise<MatchRecord> {
	const source = read(files);
	const folder = mkdtempSync(join(tmpdir(), "tm-odd-"));
	await writeSources(folder, source, buildTables(source));
	await makeRecord(folder, join(folder, "record.duckdb"));
	const record = await openMatchRecord({ path: join(folder, "record.duckdb"), edition: folder });
	onTestFinished(() => {
		record.close();
		rmSync(folder, { recursive: true, force: true });
	});
	return record;
}
const totals = async ({ ask }: MatchRecord) => {
	const { rows } = await ask({ rows: "innings", measures: ["runs"], by: ["match", "team"], order: "keys" });
	return rows.map(({ match_id, team_id, runs }) => `${match_id} ${team_id} ${runs}`);
};
const grounds = ({ names }: MatchRecord) => names.grounds.map(({ id, name }) => `${id}: ${name}`);
const at = (venue: string, city?: string) => (match: Match) => {
	match.info.venue = venue;
	Object.assign(match.info, { city });
};
const PLAIN = ["1 csk 22", "1 mi 22", "3 csk 22", "3 mi 22"];

describe("a ground is one ground, however it is spelled", () => {
	test.each([
		["a blank before the comma", "Wankhede Stadium , Mumbai"],
		["a blank at the end", "Wankhede Stadium "],
		["capitals", "WANKHEDE STADIUM, MUMBAI"],
		["a point", "Wankhede Stadium., Mumbai"],
		["letters of another script", "Wаnkhede Stаdium, Mumbai"],
		["full-width letters", "Ｗａｎｋｈｅｄｅ Stadium"],
		["an invisible mark", "Wankhede\u200b Stadium, Mumbai"],
		["a decomposed accent", "Wankhéde Stadium, Mumbai".normalize("NFD")],
		["another place behind the name", "Wankhede Stadium, Churchgate, Mumbai"],
	])("%s", async (_, venue) => {
		const record = await recordOf({ "1.json": matchOn("2030-04-01"), "3.json": matchOn("2030-04-03", at(venue)) });
		expect(await totals(record)).toEqual(PLAIN);
		expect(grounds(record)).toEqual(["wankhede-stadium: Wankhede Stadium"]);
	});

	test("a known ground under the former name of its city", async () => {
		const record = await recordOf({
			"1.json": matchOn("2030-04-01", at("M. Chinnaswamy Stadium, Bangalore", "Bangalore")),
		});
		expect(grounds(record)).toEqual(["m-chinnaswamy-stadium: M Chinnaswamy Stadium"]);
	});

	test("a new ground gets an address of its own, in any script, and never that of another ground", async () => {
		const record = await recordOf({
			"1.json": matchOn("2030-04-01", at("Wankhede Stadium", "Colombo")),
			"2.json": matchOn("2030-04-02", at("नया मैदान", "Nagpur")),
			"3.json": matchOn("2030-04-03", at("नई मदन", "Nagpur")),
			"4.json": matchOn("2030-04-04", at("नया  मैदान", "Nagpur")),
			"5.json": matchOn("2030-04-05", at("Nehru Stadium", "Pune")),
			"6.json": matchOn("2030-04-06", at("Nehru Stadium", "Kochi")),
		});
		const ids = record.names.grounds.map(({ id }) => id);
		expect(ids).toHaveLength(5);
		expect(ids).toContain("wankhede-stadium-colombo");
		expect(ids).toContain("jawaharlal-nehru-stadium");
		for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{4,}$/);
		const { rows } = await record.ask({ rows: "matches", measures: ["matches"], by: ["ground"] });
		expect(rows.map(({ matches }) => matches)).toEqual([2, 1, 1, 1, 1]);
	});

	test("a venue without a letter is left out and named", () => {
		const { matches, left_out } = read({ "1.json": matchOn("2030-04-01"), "2.json": matchOn("2030-04-02", at("— .")) });
		expect(matches.map(({ id }) => id)).toEqual([1]);
		expect(left_out).toEqual([{ file: "2.json", reason: "the venue has no name" }]);
	});
});

describe("a match is in the record once", () => {
	const one = matchOn("2030-04-01");
	const three = matchOn("2030-04-03");
	test.each([
		["1 (1).json", "the file's name is not the number of a match"],
		["1.old.json", "the file's name is not the number of a match"],
		["Copy of 1.json", "the file's name is not the number of a match"],
		["again/1.json", "it is the same match as 1.json"],
		["01.json", "it is the same match as 1.json"],
		["2.json", "it is the same match as 1.json"],
	])("a copy named %s is left out and named", async (file, reason) => {
		const files = { "1.json": one, "3.json": three, [file]: one };
		expect(read(files).left_out).toEqual([{ file, reason }]);
		expect(await totals(await recordOf(files))).toEqual(PLAIN);
	});

	test("two files of one name in an archive are both left out", () => {
		const files = { "1.json": one, "9.json": matchOn("2030-04-01", oneRunMore), "3.json": three };
		const path = archive(files);
		// a zip may repeat a name
		const bytes = readFileSync(path);
		for (let at = bytes.indexOf("9.json"); at >= 0; at = bytes.indexOf("9.json", at + 1)) bytes.write("1.json", at);
		writeFileSync(path, bytes);
		const { matches, left_out } = readCricsheet(path, known);
		expect(matches.map(({ id }) => id)).toEqual([3]);
		expect(left_out).toEqual([{ file: "1.json", reason: "the archive holds 2 files of this name" }]);
	});

	test("a file that unpacks to more than any match is left out", () => {
		const { left_out } = read({ "1.json": one, "2.json": " ".repeat(5 * 1024 * 1024) });
		expect(left_out).toEqual([{ file: "2.json", reason: "a match has at most 4 MB" }]);
	});

	test("a person is one person by an id in capitals; an id with a blank is refused", async () => {
		const id = "ba607b88";
		const known_as = (text: string) => (match: Match) => {
			match.info.registry.people["C Three"] = text;
		};
		const files = {
			"1.json": matchOn("2030-04-01", known_as(id)),
			"2.json": matchOn("2030-04-02", known_as(id.toUpperCase())),
			"3.json": matchOn("2030-04-03", known_as(`${id} `)),
		};
		expect(read(files).left_out).toEqual([
			{ file: "3.json", reason: "info.registry.people.C Three: has blanks around it" },
		]);
		const { ask } = await recordOf(files);
		const { rows } = await ask({ rows: "batting", measures: ["runs"], where: { player: id } });
		expect(rows).toMatchObject([{ runs: 44 }]);
	});

	test("of two files that differ about a match neither is taken", () => {
		const files = { "1.json": one, "b/1.json": matchOn("2030-04-01", oneRunMore), "3.json": three };
		const { matches, left_out } = read(files);
		expect(matches.map(({ id }) => id)).toEqual([3]);
		expect(left_out.map(({ file }) => file)).toEqual(["1.json", "b/1.json"]);
	});
});

describe("runs and dismissals outside deliveries", () => {
	test("penalty runs before and after an innings count in its total and its extras, for nobody's bat or bowling", async () => {
		const match = matchOn("2030-04-01", ({ info, innings: [first, second] }) => {
			Object.assign(first ?? {}, { penalty_runs: { post: 5 } });
			Object.assign(second ?? {}, { penalty_runs: { pre: 10, post: 5 }, target: { overs: 20, runs: 28 } });
			Object.assign(info, { outcome: { winner: "Chennai Super Kings", by: { wickets: 9 } } });
		});
		const { ask, ...record } = await recordOf({ "1.json": match });
		expect(await totals({ ask, ...record })).toEqual(["1 csk 37", "1 mi 27"]);
		const measures = ["runs", "penalties", "extras"] as const;
		const whole = await ask({ rows: "innings", measures: [...measures], by: ["team"], order: "keys" });
		expect(whole.rows).toMatchObject([
			{ team_id: "csk", runs: 37, penalties: 15 },
			{ team_id: "mi", runs: 27, penalties: 5 },
		]);
		const part = await ask({
			rows: "innings",
			measures: ["runs"],
			where: { phase: "powerplay" },
			by: ["team"],
			order: "keys",
		});
		expect(part.rows.map(({ runs }) => runs)).toEqual([22, 22]);
		const bat = await ask({ rows: "batting", measures: ["runs"] });
		expect(bat.rows).toMatchObject([{ runs: 41 }]);
		const falls = await ask({ rows: "dismissals", measures: ["count"], where: { team: "csk" }, list: true });
		expect(falls.rows).toMatchObject([{ score: 32 }]);
	});

	test("a batter timed out has an innings of no ball, and the fielders stay with the wicket before", async () => {
		const match = matchOn("2030-04-01", ({ info, innings: [first] }) => {
			info.players["Mumbai Indians"].push("M Five");
			info.registry.people["M Five"] = "id-M Five";
			first?.overs[0]?.deliveries[5]?.wickets?.unshift({ kind: "timed out", player_out: "M Five" });
		});
		const { ask } = await recordOf({ "1.json": match });
		const list = { list: true, order: "keys", where: { team: "mi" } } as const;
		const { rows } = await ask({ rows: "batting", measures: ["runs", "balls", "outs"], ...list });
		expect(rows.find(({ player_id }) => player_id === "id-M Five")).toMatchObject({
			...{ runs: 0, balls: 0, outs: 1, dismissal: "timed out", bowler_id: null, fielder_ids: [], not_out: false },
		});
		const falls = await ask({ rows: "dismissals", measures: ["count"], ...list });
		expect(
			falls.rows.map(({ player_id, dismissal, wicket_number, fielder_ids }) => [
				player_id,
				dismissal,
				wicket_number,
				fielder_ids,
			]),
		).toEqual([
			["id-M Two", "caught", 1, ["id-C Two"]],
			["id-M Five", "timed out", 2, []],
			["id-M One", "run out", 3, ["id-C Three"]],
		]);
		const bowled = await ask({ rows: "bowling", measures: ["wickets"], where: { player: "id-C One" } });
		expect(bowled.rows).toMatchObject([{ wickets: 1 }]);
	});
});

describe("a lawful match that the record does not know is left out; the others are taken", () => {
	const change = (changed: object) => (match: Match) => {
		Object.assign(match.info, changed);
	};
	test.each([
		["the women's league under the same names", change({ gender: "female" }), /^info\.gender/],
		["another league", change({ event: { name: "Women's Premier League" } }), /^info\.event\.name/],
		["a match of fifty overs", change({ match_type: "ODI", overs: 50 }), /^info\.match_type/],
		["an unknown side", change({ teams: ["Mumbai Indians", "Sheffield"] }), /line-ups are not those/],
		["a draw", change({ outcome: { result: "draw" } }), /^info\.outcome\.result/],
		[
			"a target against the score",
			({ innings: [, second] }: Match) => void Object.assign(second ?? {}, { target: { overs: 20, runs: 99 } }),
			/The target is 99 after 22 runs/,
		],
		["a day before the league", change({ dates: ["0226-04-02"] }), /^info\.dates\.0/],
		[
			"a win against the scores",
			change({ outcome: { winner: "Mumbai Indians", by: { runs: 3 } } }),
			/won with 22 and 22 runs/,
		],
		[
			"runs in a part that the record does not know",
			({ innings: [first] }: Match) => void Object.assign(first ?? {}, { bonus: { runs: 4 } }),
			/^innings\.0.*bonus/,
		],
		[
			"half a character in an umpire's name",
			change({ officials: { umpires: ["A \ud800"] } }),
			/^info\.officials\.umpires\.0/,
		],
		[
			"a player with the id of another",
			change({
				registry: {
					people: Object.fromEntries(
						["M One", "M Two", "M Three", "M Four", "C One", "C Two", "C Three", "C Four"].map((name) => [
							name,
							"id-M One",
						]),
					),
				},
			}),
			/has the id of another player/,
		],
		[
			"a player named as something every object has",
			({ info }: Match) => void info.players["Mumbai Indians"].push("constructor"),
			/"constructor" has no id/,
		],
	])("%s", (_, odd, why) => {
		const { matches, left_out } = read({ "1.json": matchOn("2030-04-01"), "2.json": matchOn("2030-04-02", odd) });
		expect(matches.map(({ id }) => id)).toEqual([1]);
		expect(left_out).toEqual([{ file: "2.json", reason: expect.stringMatching(why) }]);
	});
});

describe("an archive packed elsewhere", () => {
	const one = matchOn("2030-04-01");
	const three = matchOn("2030-04-03");
	const text = JSON.stringify(three);
	test.each<[string, Files]>([
		[
			"by macOS, with twins",
			{
				"ipl_json/1.json": one,
				"__MACOSX/ipl_json/._1.json": "\u0000\u0005",
				"ipl_json/3.json": three,
				"ipl_json/.DS_Store": "x",
			},
		],
		["with twins beside the files", { "1.json": one, "._1.json": "\u0000", "3.json": three }],
		["by Windows, with backslashes", { "ipl_json\\1.json": one, "ipl_json\\3.json": three }],
		[
			"with a folder around and endings in capitals",
			{ "./a/b/1.JSON": one, "./a/b/3.Json": three, "README.txt": "text" },
		],
		["with a byte order mark", { "1.json": one, "3.json": `\ufeff${text}` }],
		["in UTF-16", { "1.json": one, "3.json": new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le")) }],
	])("%s", async (_, files) => {
		expect(read(files).left_out).toEqual([]);
		expect(await totals(await recordOf(files))).toEqual(PLAIN);
	});
});
