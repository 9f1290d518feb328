import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./imports.ts";
import { gateSteps } from "./test/gate.ts";
import { slowestFiles } from "./test/reports.ts";
import { runSteps } from "./test/run-steps.ts";

// `npm test`: everything that has to hold, in one run. Closes with one line: N passed, N failed.
process.chdir(ROOT);
const folder = mkdtempSync(join(tmpdir(), "tm-gate-"));
const { DATABASE_URL, REDIS_URL } = process.env;
const began = performance.now();
const outcomes = await runSteps(gateSteps({ DATABASE_URL, REDIS_URL }), folder);

if (!DATABASE_URL || !REDIS_URL)
	console.log("\nNot run: what needs PostgreSQL and Redis. Set DATABASE_URL and REDIS_URL for it (CONTRIBUTING.md).");
console.log("\nWhere the time went, in seconds:");
for (const { title, began, seconds } of outcomes)
	console.log(`${String(Math.round(seconds)).padStart(5)}  ${title}, from ${Math.round(began)} on`);
console.log("\nThe slowest files, in seconds:");
for (const { file, seconds } of slowestFiles(
	outcomes.flatMap(({ report }) => report ?? []),
	20,
))
	console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
const failures = outcomes.flatMap(({ failures }) => failures);
// the output of a whole run is long: what went wrong stands at its end
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
const sum = (of: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[of], 0);
console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = sum("failed") === 0 ? 0 : 1;
