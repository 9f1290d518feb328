import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/e2e/launch.ts";
import { DESKTOP } from "./tests/e2e/screens.ts";

export default defineConfig({
	testDir: "tests/e2e",
	// `npm run test:long` runs those that wait for a clock
	...(process.env.LONG ? {} : { grepInvert: /@long/ }),
	outputDir: "test-results",
	globalSetup: "./tests/e2e/prepare.ts",
	// each starts a site of its own
	workers: 2,
	forbidOnly: true,
	// a busy machine takes its time: nothing here is a matter of seconds
	timeout: 300_000,
	expect: { timeout: 20_000 },
	reporter: [["list"], ...(process.env.REPORT ? [["json", { outputFile: process.env.REPORT }] as const] : [])],
	use: {
		...DESKTOP,
		// a click on what never comes fails by its own name, before the whole test does
		actionTimeout: 60_000,
		navigationTimeout: 120_000,
		// a worker that keeps pages would come between the tests of everything else and the site
		serviceWorkers: "block",
		launchOptions,
		// what moves costs the processor time in every test; tests of motion ask for it
		contextOptions: { reducedMotion: "reduce" },
	},
});
