import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { scratch } from "../../../tests/fixtures/scratch.ts";
import { newHead, readBackup } from "./file.ts";

const folder = scratch(afterAll);

test("a row is complete, whatever text it has and wherever the stream splits", async () => {
	const row = (content: string) => JSON.stringify({ content });
	const rows = [
		row('before\u2028{"end":true,"rows":1}\u2029 after'),
		row("\r\n \r \u0085 \v \f \u0000 \ufeff"),
		row(""),
		// one byte, then characters of two to four bytes, some of which a chunk boundary splits
		row(`x${"é".repeat(50_000)}${"सचिन".repeat(50_000)}${"🏏".repeat(50_000)}`),
	];
	const head = newHead({ at: "2026-11-22T00:00:00.000Z", migrations: ["a"], secret: null });
	const table = { table: "messages", columns: ["content"], sequences: {} };
	const lines = [JSON.stringify(head), JSON.stringify(table), ...rows.map((text) => ` ${text}`)];
	const path = join(folder, "site.backup.gz");
	writeFileSync(path, gzipSync(`${[...lines, JSON.stringify({ end: true, rows: rows.length })].join("\n")}\n`));
	const read = await Readable.from(readBackup(path)).toArray();
	expect(read).toEqual([{ head }, { table }, ...rows.map((text) => ({ row: text }))]);
});
