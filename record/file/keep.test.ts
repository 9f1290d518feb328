import { copyFileSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepRecord, SOURCES } from "./keep.ts";

const FILES = [
	"balls.parquet",
	..."franchises grounds innings lineups matches people squads teams".split(" ").map((name) => `${name}.csv`),
];

test("concurrent callers share one new file; the two newest before it stay; a failed build leaves none", async () => {
	const [sources, folder] = [mkdtempSync(join(tmpdir(), "tm-sources-")), mkdtempSync(join(tmpdir(), "tm-records-"))];
	onTestFinished(() => {
		for (const path of [sources, folder]) rmSync(path, { recursive: true });
	});
	for (const name of FILES) copyFileSync(join(SOURCES, name), join(sources, name));
	for (const [days, name] of ["record-a.duckdb", "record-b.duckdb", "record-c.duckdb"].entries()) {
		writeFileSync(join(folder, name), "");
		utimesSync(join(folder, name), 1_000_000_000 + days * 86_400, 1_000_000_000 + days * 86_400);
	}
	writeFileSync(
		join(sources, "squads.csv"),
		"season,person_id,franchise_id,acquisition,price_crore\n2027,ba607b88,rcb,retained,21\n",
	);
	const [{ path }, second] = await Promise.all([keepRecord(folder, sources), keepRecord(folder, sources)]);
	expect(second).toMatchObject({ path });
	const there = readdirSync(folder).sort();
	expect(there).toEqual([path.split("/").at(-1), "record-b.duckdb", "record-c.duckdb"].sort());
	expect(await keepRecord(folder, sources)).toMatchObject({ path });

	writeFileSync(join(sources, "teams.csv"), "name\nnobody\n");
	await expect(keepRecord(folder, sources)).rejects.toThrow();
	expect(readdirSync(folder).sort()).toEqual(there);
});
