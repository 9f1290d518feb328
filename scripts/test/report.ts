import { countTests, failedTests, readReport, timesOf } from "./reports.ts";
import type { Outcome } from "./run-steps.ts";

/** Prints where the time went, and each failure in one line. Closes with N passed, N failed, and sets the exit code. */
export function report(outcomes: Outcome[]): void {
	const reports = outcomes.map(({ step }) => readReport(step.report));
	console.log("\nThe slowest tests, in seconds:");
	const slowest = reports.flatMap(timesOf).sort((a, b) => b.seconds - a.seconds);
	for (const { test, seconds } of slowest.slice(0, 20)) console.log(`${seconds.toFixed(1).padStart(6)}  ${test}`);

	const counts = reports.map(countTests);
	const found = reports.flatMap(failedTests);
	// a step may fail without a failed test, such as one that has none
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
