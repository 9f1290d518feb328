import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FIXTURE = "miswired-entries.ts";

/** Compiles a text as a file of tests/fixtures. Returns the compiler's errors with their lines. */
async function compile(text: string): Promise<{ line: string; code: string }[]> {
	const folder = mkdtempSync(join(tmpdir(), "tm-types-"));
	try {
		symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
		const source = text.replace('"../../platform/', `"${root}platform/`);
		writeFileSync(join(folder, FIXTURE), source);
		// an own build cache, so as not to overwrite the project's
		const compilerOptions = { types: [], tsBuildInfoFile: join(folder, "tsc.tsbuildinfo") };
		const config = { extends: join(root, "tsconfig.json"), include: [FIXTURE], compilerOptions };
		writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
		const compiler = join(root, "node_modules/typescript/bin/tsc");
		const said = await new Promise<string>((resolve) => {
			execFile(process.execPath, [compiler, "-p", folder], (_error, stdout) => resolve(stdout));
		});
		const lines = source.split("\n");
		return [...said.matchAll(new RegExp(`^.*${FIXTURE}\\((\\d+),\\d+\\): error (TS\\d+)`, "gm"))].map(
			([, line, code = ""]) => ({ line: lines[Number(line) - 1]?.trim() ?? "", code }),
		);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

test("an entry whose handler does not fit its guard or its schemas does not compile", async () => {
	const text = readFileSync(join(root, "tests/fixtures", FIXTURE), "utf8");
	expect(await compile(text.replaceAll("// @ts-expect-error", "//"))).toEqual([
		{ code: "TS2322", line: 'handle: async () => ({ id: "a", points: "1" }),' },
		{ code: "TS2322", line: 'handle: async () => ({ id: "a" }),' },
		{ code: "TS18047", line: "handle: async ({ fan }) => ({ id: fan.id, points: 1 })," },
		{ code: "TS18048", line: "handle: async ({ fan, body }) => ({ id: fan.id, points: body.points })," },
		{ code: "TS1360", line: 'right.path satisfies "/wrong/:id";' },
	]);
});
