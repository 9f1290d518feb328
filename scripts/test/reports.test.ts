import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../imports.ts";
import { countTests, failedTests } from "./reports.ts";

test("a failed test says in one line what was expected and seen, and how to run it alone", () => {
	const report = {
		testResults: [
			{
				name: join(ROOT, "app/a.db.test.ts"),
				assertionResults: [
					{
						fullName: "a fan's page (1.5) opens",
						status: "failed",
						failureMessages: ["Error: expected 1 to be 2\n    at x"],
					},
					{ fullName: "another", status: "passed", failureMessages: [] },
				],
			},
			{
				name: join(ROOT, "app/b.db.test.ts"),
				message: "Cannot find c.ts\nb",
				assertionResults: [],
			},
		],
	};
	expect(failedTests(report)).toEqual([
		"app/a.db.test.ts › a fan's page (1.5) opens: Error: expected 1 to be 2. Alone: npx vitest run app/a.db.test.ts -t 'a fan'\\''s page \\(1\\.5\\) opens'",
		"app/b.db.test.ts: Cannot find c.ts. Alone: npx vitest run app/b.db.test.ts",
	]);
	expect(countTests(report)).toEqual({ passed: 1, failed: 1 });
});

test("a failed browser test is reported in the same way, without colour codes", () => {
	const message =
		'Error: \u001b[2mexpect(\u001b[22mlocator).toHaveText() failed\n\nLocator:  h1\nExpected: "Facts"\nReceived: "Oops"\nTimeout: 5000ms';
	const spec = { file: "facts.spec.ts", line: 12, title: "opens", ok: false };
	const report = {
		config: { rootDir: join(ROOT, "tests/e2e") },
		suites: [{ suites: [{ specs: [{ ...spec, tests: [{ results: [{ duration: 1, errors: [{ message }] }] }] }] }] }],
	};
	expect(failedTests(report)).toEqual([
		'tests/e2e/facts.spec.ts › opens: Error: expect(locator).toHaveText() failed; Locator: h1; Expected: "Facts"; Received: "Oops". Alone: npx playwright test tests/e2e/facts.spec.ts:12',
	]);
});
