import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { scratch } from "../fixtures/scratch.ts";

const waits = { timeout: 20_000, interval: 50 };
test("SHELL-9 a failed snapshot is reported, and the site and later snapshots work; other users cannot read them", async () => {
	const folder = scratch(onTestFinished);
	const failures: string[] = [];
	const database = await openDatabase({
		dataDir: folder,
		snapshotEveryMs: 200,
		onSnapshotFailed: (error) => failures.push(error.message),
	});
	onTestFinished(() => database.close());
	const snapshots = join(folder, "snapshots");
	const whole = () => readdirSync(snapshots).filter((name) => name.endsWith(".tar"));
	await expect.poll(() => whole().length, waits).toBeGreaterThan(0);
	for (const name of ["pglite", "snapshots"])
		expect(statSync(join(folder, name)).mode & 0o077, `${name} is closed to everybody else of the machine`).toBe(0);

	rmSync(snapshots, { recursive: true });
	writeFileSync(snapshots, "no folder");
	await expect.poll(() => failures.length, waits).toBeGreaterThan(1);
	expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);

	rmSync(snapshots);
	mkdirSync(snapshots);
	writeFileSync(join(snapshots, "2026-11-21T18-08-37.508Z.tar.part"), "what a killed process left");
	await expect.poll(() => readdirSync(snapshots).filter((name) => name.endsWith(".part")), waits).toEqual([]);
	await expect.poll(() => whole().length, waits).toBe(3);
});
