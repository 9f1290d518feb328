import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../imports.ts";
import { browserTests, builtSite, preparedSites, staticChecks, vitest } from "./gate.ts";
import { report } from "./report.ts";
import { LISTS, roomOf, TESTS_OF_LISTS } from "./rooms.ts";
import { runConcurrently } from "./run-steps.ts";

// `npm run test:changed [-- --browser] [-- --since=main]`: checks the changes since the last commit, or since
// `--since`. Runs types, lint of the changed files, unit tests that import them, and the integration tests of their
// folders; with `--browser` also the browser tests named after these folders.
process.chdir(ROOT);
const since = process.argv.find((argument) => argument.startsWith("--since="))?.slice("--since=".length) ?? "HEAD";
const git = (...command: string[]) => execFileSync("git", command, { encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
const there = changed.filter((path) => existsSync(path));
const rooms = [...new Set(there.map((path) => (LISTS.has(path) ? path : roomOf(path))))];
console.log(rooms.length === 0 ? "Nothing has changed." : `Changed: ${rooms.join(", ")}`);

const servers = { DATABASE_URL: process.env.DATABASE_URL };
const integration = globSync(
	rooms.filter((room) => !LISTS.has(room)).map((room) => `${room}/**/*.{db,engines}.test.ts`),
	{ exclude: ["node_modules/**", "tests/long/**"] },
).concat(rooms.some((room) => LISTS.has(room)) ? TESTS_OF_LISTS : []);
const specs = globSync(rooms.map((room) => `tests/e2e/${room.split("/").at(-1)}*.spec.ts`)).concat(
	there.filter((path) => path.endsWith(".spec.ts")),
);
const inBrowser = process.argv.includes("--browser") && specs.length > 0;
const needsSite = integration.length > 0 || inBrowser;
const reports = mkdtempSync(join(tmpdir(), "tm-changed-"));
const unit = ["--project", "unit", "--changed", since, "--passWithNoTests"];
if (rooms.length > 0)
	report([
		...(await runConcurrently(
			staticChecks(there.filter((path) => /\.(ts|tsx|css|json)$/.test(path))),
			needsSite ? [preparedSites(servers), builtSite] : [],
		)),
		...(await runConcurrently([
			vitest("unit tests", servers, join(reports, "unit.json"), unit),
			...(integration.length > 0
				? [
						vitest("integration tests", servers, join(reports, "vitest.json"), [
							"--project",
							"integration",
							...integration,
						]),
					]
				: []),
			...(inBrowser ? [browserTests(join(reports, "browser.json"), specs)] : []),
		])),
	]);
rmSync(reports, { recursive: true });
