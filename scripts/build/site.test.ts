import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { scratch } from "../../tests/fixtures/scratch.ts";

// A project with one source, whose build copies it, or kills itself and its parent if the source says so.
const root = scratch(afterAll);
function put(path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}
put("package.json", '{"type":"module"}');
put("scripts/build/precompress.ts", "");
put("scripts/record/file.ts", "");
put(
	"node_modules/@react-router/dev/bin.cjs",
	`const { copyFileSync, mkdirSync, readFileSync } = require("node:fs");
	mkdirSync("build", { recursive: true });
	copyFileSync("app/page.ts", "build/page.ts");
	if (readFileSync("app/page.ts", "utf8") === "cut") process.kill(process.ppid, "SIGKILL");`,
);
copyFileSync("scripts/build/site.ts", join(root, "scripts/build/site.ts"));

/** Builds with this source. Returns the built text, and whether a build ran. */
function build(source: string) {
	put("app/page.ts", source);
	const code = 'import { buildSite } from "./scripts/build/site.ts"; buildSite(console.log);';
	const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
		cwd: root,
		encoding: "utf8",
	});
	expect(stderr).toBe("");
	return { page: readFileSync(join(root, "build/page.ts"), "utf8"), built: stdout.includes("Building") };
}

test("a build that was killed is repeated, also with the old sources", () => {
	expect(build("old")).toEqual({ page: "old", built: true });
	expect(build("old")).toEqual({ page: "old", built: false });
	expect(build("cut")).toEqual({ page: "cut", built: true });
	expect(build("old")).toEqual({ page: "old", built: true });
});
