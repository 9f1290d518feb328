import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { scratch } from "../tests/fixtures/scratch.ts";

// Runs commands as an owner types them, with something wrong: they print a text, exit with 1 and leave nothing behind.
const folder = scratch(afterAll);
const nowhere = { DATABASE_URL: "", REDIS_URL: "", DATA_DIR: join(folder, "nowhere") };

test.each<[string, string[], Record<string, string>, RegExp]>([
	["a backup of no database", ["backup.ts", join(folder, "x.gz")], {}, /^There is no database in /],
	["a move of no database", ["db-move.ts", "postgres://x@127.0.0.1:1/x"], {}, /^There is no database in /],
	["a restore of no file", ["restore.ts", join(folder, "none.gz")], {}, /^There is no .*none\.gz\.$/],
	[
		"a start where no folder can be",
		["start.ts"],
		{ DATA_DIR: "/proc/nope" },
		/^Wrong settings:\n {2}DATA_DIR: No folder/,
	],
	["a start with wrong settings", ["start.ts"], { PORT: "many" }, /^Wrong settings:\n {2}PORT: must be a number$/],
])("%s is refused with a text", (_what, [script = "", ...args], settings, words) => {
	const env = { ...process.env, ...nowhere, ...settings };
	const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
		env,
		encoding: "utf8",
		timeout: 100_000,
	});
	expect(stderr.trim()).toMatch(words);
	expect(stderr).not.toMatch(/^\s+at /m);
	expect(status).toBe(1);
	for (const name of ["x.gz", "nowhere/pglite"]) expect(existsSync(join(folder, name))).toBe(false);
});
