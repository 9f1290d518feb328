import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./imports.ts";
import { browserTests, builtSite, deadCode, preparedSites, staticChecks, vitest } from "./test/gate.ts";
import { report } from "./test/report.ts";
import { runConcurrently } from "./test/run-steps.ts";

// `npm test`, the gate: all checks and tests. With DATABASE_URL and REDIS_URL the tests run on PostgreSQL and Redis,
// and those that can differ between the engines also on the embedded one. If either is missing, all run on the embedded
// engine.
process.chdir(ROOT);
const { DATABASE_URL, REDIS_URL } = process.env;
const servers = DATABASE_URL && REDIS_URL ? { DATABASE_URL, REDIS_URL } : {};
if (!servers.DATABASE_URL)
	console.log("Not run: what needs PostgreSQL and Redis. Set DATABASE_URL and REDIS_URL for it (CONTRIBUTING.md).");
const reports = mkdtempSync(join(tmpdir(), "tm-gate-"));
report([
	...(await runConcurrently([preparedSites(servers)], [builtSite, ...staticChecks(), deadCode])),
	...(await runConcurrently([vitest("unit, integration and service tests", servers, join(reports, "vitest.json"))])),
	...(await runConcurrently([browserTests(join(reports, "browser.json"))])),
]);
rmSync(reports, { recursive: true });
