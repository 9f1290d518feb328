import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Match, matchOn, oneRunMore } from "../../tests/fixtures/archives.ts";
import { archiveOf, type Files, known, read, recordOf, totals } from "../../tests/fixtures/odd-archives.ts";
import type { MatchRecord } from "../record.ts";
import { readCricsheet } from "./cricsheet.ts";

const grounds = ({ names }: MatchRecord) => names.grounds.map(({ id, name }) => `${id}: ${name}`);
const at = (venue: string, city?: string) => (match: Match) => {
	match.info.venue = venue;
	Object.assign(match.info, { city });
};
const PLAIN = ["1 csk 22", "1 mi 22", "3 csk 22", "3 mi 22"];

describe("a ground is one ground in every spelling", () => {
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

	test("a new ground gets its own address, in any script, and never another ground's", async () => {
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

	test("a venue without a letter is left out and listed", () => {
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

	test("an archive with two files of one name is refused with that name", () => {
		const files = { "1.json": one, "9.json": matchOn("2030-04-01", oneRunMore), "3.json": three };
		const path = archiveOf(files);
		// a zip may repeat a name
		const bytes = readFileSync(path);
		for (let at = bytes.indexOf("9.json"); at >= 0; at = bytes.indexOf("9.json", at + 1)) bytes.write("1.json", at);
		writeFileSync(path, bytes);
		expect(() => readCricsheet(path, known)).toThrow('Duplicate entry name "1.json"');
	});

	test("a file that is damaged in the archive is left out", () => {
		const path = archiveOf({ "1.json": one, "3.json": three });
		const bytes = readFileSync(path);
		// one bit of the packed second file
		const at = bytes.indexOf("3.json") + 400;
		bytes[at] = (bytes[at] as number) ^ 1;
		writeFileSync(path, bytes);
		const { matches, left_out } = readCricsheet(path, known);
		expect(matches.map(({ id }) => id)).toEqual([1]);
		expect(left_out).toEqual([{ file: "3.json", reason: "the file is damaged in the archive" }]);
	});

	test("a file that unpacks to more than any match is left out", () => {
		const { left_out } = read({ "1.json": one, "2.json": " ".repeat(5 * 1024 * 1024) });
		expect(left_out).toEqual([{ file: "2.json", reason: "a match has at most 4 MB" }]);
	});

	test("an id in capitals is the same person; an id with a blank is refused", async () => {
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

	test("two different files of one match are both left out", () => {
		const files = { "1.json": one, "b/1.json": matchOn("2030-04-01", oneRunMore), "3.json": three };
		const { matches, left_out } = read(files);
		expect(matches.map(({ id }) => id)).toEqual([3]);
		expect(left_out.map(({ file }) => file)).toEqual(["1.json", "b/1.json"]);
	});
});

describe("an archive packed elsewhere", () => {
	const one = matchOn("2030-04-01");
	const three = matchOn("2030-04-03");
	const text = JSON.stringify(three);
	test.each<[string, Files]>([
		[
			"by macOS, with AppleDouble files in their own folder",
			{
				"ipl_json/1.json": one,
				"__MACOSX/ipl_json/._1.json": "\u0000\u0005",
				"ipl_json/3.json": three,
				"ipl_json/.DS_Store": "x",
			},
		],
		["with AppleDouble files beside the matches", { "1.json": one, "._1.json": "\u0000", "3.json": three }],
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
