import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./imports.ts";
import { browserTests, builtSite, deadCode, preparedSites, readings, vitest } from "./test/gate.ts";
import { report } from "./test/report.ts";
import { runBeside } from "./test/run-steps.ts";

// `npm test`: everything that has to hold. With PostgreSQL and Redis at hand the tests run on them, and on the embedded engine what can
// differ there; without them everything runs on the embedded engine.
process.chdir(ROOT);
const { DATABASE_URL, REDIS_URL } = process.env;
const servers = DATABASE_URL && REDIS_URL ? { DATABASE_URL, REDIS_URL } : {};
if (!servers.DATABASE_URL)
	console.log("Not run: what needs PostgreSQL and Redis. Set DATABASE_URL and REDIS_URL for it (CONTRIBUTING.md).");
const reports = mkdtempSync(join(tmpdir(), "tm-gate-"));
report([
	...(await runBeside([preparedSites(servers)], [builtSite, ...readings(), deadCode])),
	...(await runBeside([vitest("unit, integration and service tests", servers, join(reports, "vitest.json"))])),
	...(await runBeside([browserTests(join(reports, "browser.json"))])),
]);
rmSync(reports, { recursive: true });
