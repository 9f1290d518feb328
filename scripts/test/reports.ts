import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../imports.ts";

/** The fields used here of two JSON reports: `testResults` is Vitest's, the others are Playwright's. */
export type Report = {
	testResults?: {
		name: string;
		/** why the file itself failed */
		message?: string;
		assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[];
	}[];
	config?: { rootDir: string };
	stats?: { expected: number; unexpected: number; flaky: number };
	suites?: Suite[];
};
type Result = { duration: number; errors?: { message?: string }[] };
type Spec = { file: string; line: number; title: string; ok: boolean; tests?: { results: Result[] }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };

/** The report a runner wrote; an empty one when it wrote none. */
export const readReport = (path = ""): Report => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** How many tests passed and failed. A test that passed only on a retry counts as failed. */
export function countTests({ testResults = [], stats }: Report): { passed: number; failed: number } {
	const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
	const of = (status: string) => statuses.filter((found) => found === status).length;
	return {
		passed: of("passed") + (stats?.expected ?? 0),
		failed: of("failed") + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
	};
}

/** Shortens an error message to its first line and Playwright's lines Locator, Expected and Received. */
function gist(message = "no message"): string {
	const [first = "", ...others] = stripVTControlCharacters(message).split("\n");
	const figures = others.filter((line) => /^\s*(Locator|Expected|Received)\b.*:/.test(line));
	return [first, ...figures].map((line) => line.trim().replace(/\s+/g, " ")).join("; ");
}
/** Quotes a word for a shell. */
const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** Each test that failed in one line: where it is, what was expected and seen, and how to run it alone. */
export function failedTests({ testResults = [], suites = [], config }: Report): string[] {
	const files = testResults.flatMap(({ name, message, assertionResults }) => {
		const file = relative(ROOT, name);
		const alone = `npx vitest run ${file}`;
		const failed = assertionResults.filter(({ status }) => status === "failed");
		if (failed.length === 0) return message ? [`${file}: ${gist(message)}. Alone: ${alone}`] : [];
		return failed.map(({ fullName, failureMessages }) => {
			const pattern = fullName.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
			return `${file} › ${fullName}: ${gist(failureMessages?.[0])}. Alone: ${alone} -t ${quoted(pattern)}`;
		});
	});
	const specs = specsOf({ suites }).filter(({ ok }) => !ok);
	return [
		...files,
		...specs.map(({ file, line, title, tests = [] }) => {
			const path = relative(ROOT, join(config?.rootDir ?? ROOT, file));
			const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
			return `${path} › ${title}: ${gist(error?.message)}. Alone: npx playwright test ${path}:${line}`;
		}),
	];
}

/** Returns the seconds that each test took. A test that ran on both database engines appears twice. */
export function timesOf({ testResults = [], suites = [] }: Report): { test: string; seconds: number }[] {
	const files = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map(({ fullName, duration }) => ({
			test: `${relative(ROOT, name)} › ${fullName}`,
			seconds: (duration ?? 0) / 1000,
		})),
	);
	const specs = specsOf({ suites }).map(({ file, title, tests = [] }) => ({
		test: `${file} › ${title}`,
		seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
	}));
	return [...files, ...specs];
}
