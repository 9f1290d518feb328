import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepRecord } from "../../record/file/keep.ts";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { scratch } from "../../tests/fixtures/scratch.ts";
import { examineFile } from "./record.ts";

test("reports the record's file and its last match", async () => {
	const { path, edition } = await keepRecord(RECORDS);
	expect(await examineFile(() => ({ path, edition }))).toEqual([
		{ state: "good", what: "Record", text: `${path} opens: 1,243 matches, the last of 2026-05-31.` },
	]);
});

test("reports a missing file as fine, and a broken one or missing sources as bad", async () => {
	const folder = scratch(onTestFinished);
	const path = join(folder, "record.duckdb");
	expect(await examineFile(() => ({ path, edition: "none" }))).toMatchObject([{ state: "good" }]);
	writeFileSync(path, "this is no record");
	expect(await examineFile(() => ({ path, edition: "none" }))).toMatchObject([{ state: "bad" }]);
	const lost = () => {
		throw new Error("balls.parquet is missing");
	};
	expect(await examineFile(lost)).toMatchObject([
		{ state: "bad", text: "Its file cannot be used. balls.parquet is missing" },
	]);
});
