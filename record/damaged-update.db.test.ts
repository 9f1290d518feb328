import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database, Db } from "../platform/database/database.ts";
import { archive, folder, folders, matchOn, sourcesOf, THREE, TWO } from "../tests/fixtures/archives.ts";
import { openTestDatabase } from "../tests/fixtures/database.ts";
import { updateRecord } from "./update.ts";
import { type CurrentRecord, openCurrentRecord } from "./versions.ts";

let database: Database;
let db: Db;
let dataDir: string;
let sources: string;
beforeAll(async () => {
	database = await openTestDatabase();
	db = database.db;
	sources = await sourcesOf(TWO);
});
beforeEach(async () => {
	await db.execute(sql`delete from record_versions`);
	dataDir = folder();
});
afterAll(async () => {
	await database.close();
	for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const update = (path: string) => updateRecord(db, path, { dataDir, sources });
/** Opens the record like another process that shares only the database. */
async function openElsewhere(files = sources): Promise<CurrentRecord> {
	const record = await openCurrentRecord(db, folder(), { sources: files });
	onTestFinished(() => record.close());
	return record;
}
const stored = async () =>
	(await db.execute(sql`select edition, upon, as_of::text, md5(sources) as sources from record_versions`)).rows;

describe("an archive that is not whole changes nothing and says why", () => {
	const tied = matchOn("2030-04-03", (match) => {
		const ball = match.innings[0]?.overs[0]?.deliveries[0];
		if (ball) ball.runs = { batter: 6, extras: 0, total: 6 };
	});
	const wrongTotal = matchOn("2030-04-03", (match) => {
		const ball = match.innings[0]?.overs[0]?.deliveries[0];
		if (ball) ball.runs = { batter: 4, extras: 0, total: 7 };
	});
	const outTwice = matchOn("2030-04-03", (match) => {
		const ball = match.innings[0]?.overs[1]?.deliveries[5];
		if (ball) ball.wickets = [{ kind: "run out", player_out: "M One" }];
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
		["runs that do not add up", () => archive({ ...TWO, "3.json": wrongTotal }), /match 3, .* disagree/],
		["a batter is out who was not in", () => archive({ ...TWO, "3.json": outTwice }), /id-M One is out but was not in/],
		["no match in it", () => archive({ "README.txt": "hello" }), /holds no match/],
		["the zip is cut off", () => cut(archive(TWO)), /zip|invalid|unexpected/i],
		["there is no such file", () => join(folder(), "nothing.zip"), /ENOENT/],
	])("%s", async (_, path, why) => {
		await update(archive(TWO));
		await expect(update(path())).rejects.toThrow(why);
		expect(await stored()).toEqual([]);
		expect((await openElsewhere()).as_of.date).toBe("2030-04-03");
	});

	function cut(path: string): string {
		const whole = readFileSync(path);
		writeFileSync(path, whole.subarray(0, whole.length / 2));
		return path;
	}

	test("a fault in the middle of writing leaves all as it was", async () => {
		await update(archive(THREE));
		const before = await stored();
		await db.execute(
			sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no more'; end $$`,
		);
		await db.execute(sql`create trigger refuse before delete on record_versions execute function refuse()`);
		await expect(update(archive({ ...THREE, "9.json": matchOn("2030-04-09") }))).rejects.toThrow();
		expect(await stored()).toEqual(before);
		expect((await openElsewhere()).as_of.date).toBe("2030-04-03");
		await db.execute(sql`drop function refuse cascade`);
	});
});
