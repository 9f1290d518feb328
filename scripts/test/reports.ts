import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "../imports.ts";

/** What the JSON reports of the two test runners hold of interest here: the first part is Vitest's, the second Playwright's. */
export type Report = {
	testResults?: {
		name: string;
		startTime: number;
		endTime: number;
		assertionResults: { fullName: string; status: string }[];
	}[];
	stats?: { expected: number; unexpected: number; flaky: number };
	suites?: Suite[];
};
type Spec = { file: string; title: string; ok: boolean; tests?: { results: { duration: number }[] }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };

/** The report a runner wrote; an empty one when it wrote none. */
export const readReport = (path: string): Report => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** How many tests passed and failed. A test that passed only when tried again has failed. */
export function countTests({ testResults = [], stats }: Report): { passed: number; failed: number } {
	const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
	const of = (status: string) => statuses.filter((found) => found === status).length;
	return {
		passed: of("passed") + (stats?.expected ?? 0),
		failed: of("failed") + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
	};
}

/** The titles of the tests that failed, each with its file. */
export function failedTests(report: Report): string[] {
	return [
		...(report.testResults ?? []).flatMap(({ name, assertionResults }) =>
			assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => `${name} › ${fullName}`),
		),
		...specsOf(report)
			.filter(({ ok }) => !ok)
			.map(({ file, title }) => `${file} › ${title}`),
	];
}

/** Returns the slowest test files, slowest first. A file that ran on two engines is listed twice. */
export function slowestFiles(reports: Report[], count: number): { file: string; seconds: number }[] {
	const files = reports.flatMap((report) => {
		const browser = new Map<string, number>();
		for (const { file, tests = [] } of specsOf(report))
			for (const { duration } of tests.flatMap(({ results }) => results))
				browser.set(file, (browser.get(file) ?? 0) + duration / 1000);
		const vitest = (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
			file: relative(ROOT, name),
			seconds: (endTime - startTime) / 1000,
		}));
		return [...vitest, ...[...browser].map(([file, seconds]) => ({ file, seconds }))];
	});
	return files.sort((a, b) => b.seconds - a.seconds).slice(0, count);
}
