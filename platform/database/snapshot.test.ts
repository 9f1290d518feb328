import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratch } from "../../tests/fixtures/scratch.ts";
import { openDatabase } from "./database.ts";

test("SHELL-9 a snapshot taken while fans write opens with all that was acknowledged before it, loaded or unpacked", async () => {
	const folder = scratch(onTestFinished);
	const database = await openDatabase({ dataDir: join(folder, "site") });
	await database.pool.query("create table said (number int primary key, text text not null)");
	let number = 0;
	let talking = true;
	const talk = async () => {
		while (talking) await database.pool.query("insert into said values ($1, $2)", [++number, "x".repeat(2_000)]);
	};
	const talks = [talk(), talk(), talk()];
	while (number < 200) await new Promise((resolve) => setTimeout(resolve, 10));
	const { rows } = await database.pool.query("select count(*)::int as before from said");
	const path = join(folder, "snapshot.tar");
	await database.dump?.(path);
	talking = false;
	await Promise.all(talks);
	await database.close();
	expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);

	// as docs/running.md describes
	const unpacked = join(folder, "again", "pglite");
	mkdirSync(unpacked, { recursive: true });
	execFileSync("tar", ["-xf", path, "-C", unpacked]);
	for (const source of [{ dump: path }, { dataDir: join(folder, "again") }]) {
		const again = await openDatabase(source);
		const found = await again.pool.query(
			"select count(*)::int as kept, count(*) filter (where length(text) = 2000)::int as whole, max(number) from said",
		);
		expect(found.rows[0].kept).toBeGreaterThanOrEqual(rows[0].before);
		expect(found.rows[0].whole).toBe(found.rows[0].kept);
		await again.close();
	}
});
