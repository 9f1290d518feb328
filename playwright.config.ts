import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/e2e/launch.ts";

const port = Number(process.env.E2E_PORT ?? 3210);
// a fresh folder: the browser tests see what the owner of a new site sees. Tests that need rows of their own open it too.
process.env.E2E_DATA_DIR ??= join(mkdtempSync(join(tmpdir(), "tm-e2e-")), "var");
const url = `http://localhost:${port}`;

// a browser without a window says so, and is counted nowhere: the tests come as people do
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
const PHONE = `Mozilla/5.0 (Linux; Android 15; Pixel 8) ${CHROME} Mobile Safari/537.36`;
const DESKTOP = `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`;

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	workers: 1,
	forbidOnly: true,
	// a busy machine takes its time: nothing here is a matter of seconds
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [["list"], ...(process.env.REPORT ? [["json", { outputFile: process.env.REPORT }] as const] : [])],
	use: {
		baseURL: url,
		// a worker that keeps pages would come between the tests of everything else and the site
		serviceWorkers: "block",
		launchOptions,
	},
	projects: [
		{ name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: PHONE } },
		{ name: "desktop", use: { viewport: { width: 1280, height: 800 }, userAgent: DESKTOP } },
	],
	webServer: {
		command: "node scripts/start.ts",
		url: `${url}/readyz`,
		env: {
			PORT: String(port),
			DATA_DIR: process.env.E2E_DATA_DIR,
			DATABASE_URL: "",
			REDIS_URL: "",
			// what others write today is not what a test can know
			NEWS_FEEDS: "none",
			SERPER_API_KEY: "",
			// how busy the machine is decides no test
			SHEDDING: "off",
			CHECK_ANSWERS: "on",
			LOG_LEVEL: "warn",
		},
		timeout: 300_000,
		reuseExistingServer: false,
		stdout: "pipe",
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	},
});
