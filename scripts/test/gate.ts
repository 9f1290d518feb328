import { ensureBrowser } from "../browser.ts";

/** One command of the gate, run by this Node in the project's folder. `report`: the file of its JSON report. */
export type Step = { title: string; command: string[]; env?: Record<string, string | undefined>; report?: string };
/** The servers that tests may use, from the settings of the same names. */
export type Servers = { DATABASE_URL?: string | undefined; REDIS_URL?: string | undefined };

const bin = (path: string) => `node_modules/${path}`;

/** The prepared sites that tests copy, one for each engine. */
export const preparedSites = ({ DATABASE_URL }: Servers): Step => ({
	title: "prepared sites",
	command: ["tests/fixtures/prepared.ts"],
	env: { DATABASE_URL },
});
/** The site's pages and server. */
export const builtSite: Step = { title: "built site", command: ["scripts/build/site.ts"] };

/** The checks of the sources that run no test. `linted`: the files to lint; by default all. */
export const staticChecks = (linted = ["."]): Step[] => [
	{ title: "route types", command: [bin("@react-router/dev/bin.cjs"), "typegen"] },
	{ title: "types", command: [bin("typescript/bin/tsc")] },
	{ title: "lint", command: [bin("@biomejs/biome/bin/biome"), "check", ...linted] },
	{ title: "imports", command: ["scripts/check-imports.ts"] },
	{ title: "sizes", command: ["scripts/check-sizes.ts"] },
	{ title: "texts", command: ["scripts/texts.ts", "--check"] },
];
export const deadCode: Step = { title: "dead code", command: [bin("knip/bin/knip.js")] };

/** The tests of Vitest. `more`: arguments that select some. Without servers they run on the embedded engine. */
export const vitest = (
	title: string,
	{ DATABASE_URL, REDIS_URL }: Servers,
	report: string,
	more: string[] = [],
): Step => ({
	title,
	command: [
		...[bin("vitest/vitest.mjs"), "run", ...more],
		...["--reporter=default", "--silent=passed-only", "--reporter=json", `--outputFile.json=${report}`],
	],
	env: { DATABASE_URL, REDIS_URL, NODE_ENV: undefined },
	report,
});

/** The browser tests. `more`: arguments that select some. Installs a browser if there is none; throws if that fails. */
export function browserTests(report: string, more: string[] = []): Step {
	ensureBrowser({ windowless: true });
	return {
		title: "browser tests",
		command: [bin("@playwright/test/cli.js"), "test", ...more],
		env: { DATABASE_URL: undefined, REDIS_URL: undefined, NODE_ENV: undefined, REPORT: report },
		report,
	};
}
