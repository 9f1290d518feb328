import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { archive, folder, matchOn, THREE, TWO } from "../tests/fixtures/archives.ts";
import { siteToUpdate } from "../tests/fixtures/updates.ts";

const { db, update, openElsewhere, stored } = await siteToUpdate();

describe("a damaged archive changes nothing and reports why", () => {
	const tied = matchOn("2030-04-03", (match) => {
		const ball = match.innings[0]?.overs[0]?.deliveries[0];
		if (ball) ball.runs = { batter: 6, extras: 0, total: 6 };
		Object.assign(match.innings[1] ?? {}, { target: { overs: 2, runs: 25 } });
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
		["no match in it", () => archive({ "README.txt": "hello" }), /holds no match/],
		["the zip is cut off", () => cut(archive(TWO)), /zip|invalid|unexpected/i],
		["there is no such file", () => join(folder(), "nothing.zip"), /ENOENT/],
	])("%s", async (_, path, why) => {
		await update(archive(TWO));
		await expect(update(path())).rejects.toThrow(why);
		expect(await stored()).toEqual([]);
		expect((await openElsewhere()).as_of.date).toBe("2030-04-03");
	});

	test.each([
		["is no JSON", '{"info":', /JSON/],
		["lacks its innings", { info: TWO["3.json"].info }, /^innings: /],
		["is called a tie although the totals differ", tied, /^info\.outcome: A tie, but the totals differ by 2/],
		[
			"has runs that do not add up",
			wrongTotal,
			/^innings\.0: Innings 1, over 1: the runs are 4 by their parts and 7 in all/,
		],
		["has a batter out who was not in", outTwice, /^innings\.0: Innings 1, over 2: M One is out but was not in/],
	])(
		"a file that %s is left out and listed; its match stays unchanged, and the others are taken",
		async (_, file, why) => {
			const summary = await update(archive({ ...TWO, "3.json": file, "4.json": matchOn("2030-04-04") }));
			expect(summary).toMatchObject({ added: [4], changed: [], unchanged: 2 });
			expect(summary.left_out).toEqual([{ file: "3.json", reason: expect.stringMatching(why), stays: 3 }]);
			const { ask } = await openElsewhere();
			const { rows } = await ask({ rows: "innings", measures: ["runs"], by: ["match"], order: "keys" });
			expect(rows.map(({ match_id, runs }) => [match_id, runs])).toEqual([
				[1, 44],
				[3, 44],
				[4, 44],
			]);
		},
	);

	function cut(path: string): string {
		const whole = readFileSync(path);
		writeFileSync(path, whole.subarray(0, whole.length / 2));
		return path;
	}

	test("an error during writing leaves the record unchanged", async () => {
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
