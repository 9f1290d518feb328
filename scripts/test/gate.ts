import { ensureBrowser } from "../browser.ts";
import type { Step } from "./run-steps.ts";

type Servers = { DATABASE_URL?: string | undefined; REDIS_URL?: string | undefined };

const BUILT = ["built site", "prepared site"];

/**
 * The steps of `npm test`. With PostgreSQL and Redis at hand everything runs on them, and on the embedded engine what can differ
 * there; without them everything runs on the embedded engine.
 */
export function gateSteps({ DATABASE_URL, REDIS_URL }: Servers): Step[] {
	const both = DATABASE_URL !== undefined && REDIS_URL !== undefined;
	const alone = { DATABASE_URL: undefined, REDIS_URL: undefined };
	const here = both ? { DATABASE_URL, REDIS_URL } : alone;
	const vitest = (title: string, project: string, rest: Partial<Step> = {}): Step => ({
		title,
		command: [
			...["node_modules/vitest/vitest.mjs", "run", "--project", project],
			...["--reporter=default", "--reporter=json", "--outputFile.json=REPORT"],
		],
		cores: 2,
		tests: true,
		after: BUILT,
		env: { ...here, REDIS_URL: project === "services" ? REDIS_URL : undefined },
		...rest,
	});
	return [
		{ title: "route types", command: ["node_modules/@react-router/dev/bin.cjs", "typegen"], cores: 1 },
		{ title: "prepared site", command: ["tests/fixtures/prepared.ts"], cores: 1, env: here },
		{ title: "types", command: ["node_modules/typescript/bin/tsc"], cores: 1, after: ["route types"] },
		{ title: "built site", command: ["scripts/build-site.ts"], cores: 1 },
		{ title: "lint", command: ["node_modules/@biomejs/biome/bin/biome", "check", "."], cores: 1 },
		{ title: "imports", command: ["scripts/check-imports.ts"], cores: 1 },
		{ title: "dead code", command: ["node_modules/knip/bin/knip.js"], cores: 1 },
		vitest("unit tests", "unit", { after: [], env: alone }),
		vitest("integration tests", "integration"),
		...(both ? [vitest("tests on the embedded engine", "embedded"), vitest("service tests", "services")] : []),
		{
			title: "browser tests",
			command: ["node_modules/@playwright/test/cli.js", "test"],
			cores: 2,
			tests: true,
			after: BUILT,
			env: { ...alone, CHROMIUM: ensureBrowser() },
		},
	];
}
