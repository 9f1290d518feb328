import { countTests, failedTests, readReport, timesOf } from "./reports.ts";
import type { Outcome } from "./run-steps.ts";

/**
 * Prints the slowest tests, each failure in one line, and at last "N passed, N failed". Sets the exit code to 1 if
 * anything failed.
 */
export function report(outcomes: Outcome[]): void {
	const reports = outcomes.map(({ step }) => readReport(step.report));
	console.log("\nThe slowest tests, in seconds:");
	const slowest = reports.flatMap(timesOf).sort((a, b) => b.seconds - a.seconds);
	for (const { test, seconds } of slowest.slice(0, 20)) console.log(`${seconds.toFixed(1).padStart(6)}  ${test}`);

	const counts = reports.map(countTests);
	const found = reports.flatMap(failedTests);
	// a step that runs no tests, such as the linter, can fail too
	const unexplained = outcomes.flatMap(({ step, passed }, at) => (passed || counts[at]?.failed ? [] : [step.title]));
	const failures = [...unexplained, ...found];
	if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
	const passed = counts.reduce(
		(sum, count) => sum + count.passed,
		outcomes.filter(({ step, passed }) => passed && !step.report).length,
	);
	console.log(`\n${(performance.now() / 60_000).toFixed(1)} minutes`);
	console.log(`${passed} passed, ${failures.length} failed`);
	process.exitCode = failures.length === 0 ? 0 : 1;
}
