import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { slowestFiles } from "./reports.ts";
import { runSteps, type Step } from "./run-steps.ts";

/** Runs steps and says where the time went. Closes with one line, N passed, N failed, and sets the exit code. */
export async function report(steps: Step[]): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "tm-gate-"));
	const started = performance.now();
	const outcomes = await runSteps(steps, folder);
	rmSync(folder, { recursive: true, force: true });

	console.log("\nWhere the time went, in seconds:");
	for (const { title, began, seconds } of outcomes)
		console.log(`${seconds.toFixed(0).padStart(6)}  ${title}, from ${began.toFixed(0)} on`);
	console.log("\nThe slowest files, in seconds:");
	for (const { file, seconds } of slowestFiles(
		outcomes.flatMap(({ report }) => report ?? []),
		20,
	))
		console.log(`${seconds.toFixed(1).padStart(6)}  ${file}`);
	// the output of a whole run is long: its end says what went wrong
	const failures = outcomes.flatMap(({ failures }) => failures);
	if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
	const sum = (of: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[of], 0);
	console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
	console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
	process.exitCode = sum("failed") === 0 ? 0 : 1;
}
