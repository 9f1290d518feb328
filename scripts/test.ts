import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.ts";
import { buildSite } from "./build-site.ts";
import { failedTests, type Report } from "./failed-tests.ts";

// `npm test`: everything that has to hold, in one run. Closes with one line: N passed, N failed.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const { DATABASE_URL, REDIS_URL, ...rest } = process.env;
const env = { ...rest, NODE_ENV: undefined };
const reports = mkdtempSync(join(tmpdir(), "tm-test-"));
let passed = 0;
let failed = 0;
const failures: string[] = [];

function step(title: string, command: string[], extra: Record<string, string | undefined> = {}): boolean {
	console.log(`\n== ${title}`);
	const [file = "", ...args] = command;
	const { status } = spawnSync(process.execPath, [file, ...args], { stdio: "inherit", env: { ...env, ...extra } });
	return status === 0;
}

function check(title: string, command: string[]): void {
	if (step(title, command)) passed++;
	else {
		failed++;
		failures.push(title);
	}
}

/** Runs tests and adds their counts. A runner that fails without a failed test counts as one failure. */
function tests(title: string, command: string[], count: (report: Report) => [number, number], extra = {}): void {
	const file = join(reports, `${passed}-${failed}.json`);
	const ok = step(
		title,
		command.map((part) => part.replace("REPORT", file)),
		{ REPORT: file, ...extra },
	);
	const report = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : {};
	const [good, bad] = count(report);
	failures.push(...failedTests(report).map((test) => `${title}: ${test}`));
	passed += good;
	failed += ok ? bad : Math.max(bad, 1);
	if (good + bad === 0) failed++;
}
const vitest = (project: string) => [
	"node_modules/vitest/vitest.mjs",
	"run",
	"--project",
	project,
	"--reporter=default",
	"--reporter=json",
	"--outputFile.json=REPORT",
];
const vitestCount = ({ numPassedTests = 0, numFailedTests = 0 }: Report): [number, number] => [
	numPassedTests,
	numFailedTests,
];

const browser = ensureBrowser();
check("types: routes", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
check("types", ["node_modules/typescript/bin/tsc"]);
check("lint", ["node_modules/@biomejs/biome/bin/biome", "check", "."]);
check("imports", ["scripts/check-imports.ts"]);
check("dead code", ["node_modules/knip/bin/knip.js"]);
buildSite(console.log);
tests("unit tests", vitest("unit"), vitestCount);
tests("integration tests on the embedded database", vitest("integration"), vitestCount);
if (DATABASE_URL && REDIS_URL) {
	tests("integration tests on PostgreSQL", vitest("integration"), vitestCount, { DATABASE_URL });
	tests("tests that need PostgreSQL and Redis", vitest("services"), vitestCount, { DATABASE_URL, REDIS_URL });
}
tests(
	"browser tests",
	["node_modules/@playwright/test/cli.js", "test"],
	({ stats }) => [stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)],
	{ CHROMIUM: browser },
);
rmSync(reports, { recursive: true, force: true });

if (!DATABASE_URL || !REDIS_URL)
	console.log(
		"\nNot run: the same suite on PostgreSQL and Redis. It needs DATABASE_URL and REDIS_URL (CONTRIBUTING.md).",
	);
// the output of a whole run is long: what went wrong stands at its end
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
