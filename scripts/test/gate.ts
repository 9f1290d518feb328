import { ensureBrowser } from "../browser.ts";
import type { Step } from "./run-steps.ts";

/** The servers that tests may use, from the settings of the same names. */
export type Servers = { DATABASE_URL?: string | undefined; REDIS_URL?: string | undefined };

const BUILT = ["built site", "prepared site"];
const TSC = "node_modules/typescript/bin/tsc";
const BIOME = ["node_modules/@biomejs/biome/bin/biome", "check"];

/** What is made first: the types of the routes, the site's pages and server, and the sites that tests copy. */
export const preparations = ({ DATABASE_URL }: Servers): Step[] => [
	{ title: "route types", command: ["node_modules/@react-router/dev/bin.cjs", "typegen"], cores: 1 },
	{ title: "prepared site", command: ["tests/fixtures/prepared.ts"], cores: 1, env: { DATABASE_URL } },
	{ title: "built site", command: ["scripts/build/site.ts"], cores: 1 },
];

/** What is found without running anything; `linted`: the files to look at, all unless said. */
export const readings = (linted = ["."]): Step[] => [
	{ title: "types", command: [TSC], cores: 1, after: ["route types"] },
	{ title: "lint", command: [...BIOME, ...linted], cores: 1 },
	{ title: "imports", command: ["scripts/check-imports.ts"], cores: 1 },
	{ title: "sizes", command: ["scripts/check-sizes.ts"], cores: 1 },
	{ title: "words", command: ["scripts/check-words.ts"], cores: 1 },
	{ title: "texts", command: ["scripts/texts.ts", "--check"], cores: 1 },
];

/** The tests of one of Vitest's projects; `more`: which of them. */
export const vitest = (title: string, project: string, servers: Servers, more: string[] = []): Step => ({
	title,
	command: [
		...["node_modules/vitest/vitest.mjs", "run", "--project", project, ...more],
		...["--reporter=default", "--reporter=json", "--outputFile.json=REPORT"],
	],
	cores: 2,
	tests: true,
	after: project === "unit" ? [] : BUILT,
	env: { DATABASE_URL: servers.DATABASE_URL, REDIS_URL: servers.REDIS_URL },
});

/** The tests in a browser, which is installed where there is none; `more`: which of them. */
export function browserTests(more: string[] = []): Step {
	ensureBrowser({ windowless: true });
	return {
		title: "browser tests",
		command: ["node_modules/@playwright/test/cli.js", "test", ...more],
		cores: 2,
		tests: true,
		after: BUILT,
		env: { DATABASE_URL: undefined, REDIS_URL: undefined },
	};
}

/**
 * The steps of `npm test`. With PostgreSQL and Redis at hand everything runs on them, and on the embedded engine what can differ
 * there; without them everything runs on the embedded engine.
 */
export function gateSteps({ DATABASE_URL, REDIS_URL }: Servers): Step[] {
	const both = DATABASE_URL !== undefined && REDIS_URL !== undefined;
	const servers = both ? { DATABASE_URL, REDIS_URL } : {};
	return [
		...preparations(servers),
		...readings(),
		{ title: "dead code", command: ["node_modules/knip/bin/knip.js"], cores: 1 },
		vitest("unit tests", "unit", {}),
		vitest("integration tests", "integration", { DATABASE_URL: servers.DATABASE_URL }),
		...(both
			? [vitest("tests on the embedded engine", "embedded", servers), vitest("service tests", "services", servers)]
			: []),
		browserTests(),
	];
}
