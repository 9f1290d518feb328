/** What the JSON reports of the two test runners hold of interest here. */
export type Report = {
	numPassedTests?: number;
	numFailedTests?: number;
	testResults?: { name: string; assertionResults: { fullName: string; status: string }[] }[];
	stats?: { expected: number; unexpected: number; flaky: number };
	suites?: Suite[];
};
type Suite = { suites?: Suite[]; specs?: { file: string; title: string; ok: boolean }[] };

/** The titles of the tests that failed, each with its file, from a report of Vitest or of Playwright. */
export function failedTests({ testResults = [], suites = [] }: Report): string[] {
	return [
		...testResults.flatMap(({ name, assertionResults }) =>
			assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => `${name} › ${fullName}`),
		),
		...suites.flatMap(failedIn),
	];
}

const failedIn = ({ suites = [], specs = [] }: Suite): string[] => [
	...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
	...suites.flatMap(failedIn),
];
