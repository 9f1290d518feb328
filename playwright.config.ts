import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";

const port = Number(process.env.E2E_PORT ?? 3210);
// a fresh folder: the browser tests see what the owner of a new site sees. Tests that need rows of their own open it too.
process.env.E2E_DATA_DIR ??= join(mkdtempSync(join(tmpdir(), "tm-e2e-")), "var");
const url = `http://localhost:${port}`;

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	workers: 1,
	forbidOnly: true,
	reporter: [["list"], ...(process.env.REPORT ? [["json", { outputFile: process.env.REPORT }] as const] : [])],
	use: {
		baseURL: url,
		launchOptions: {
			executablePath: findBrowser(),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	projects: [
		{ name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
		{ name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
	],
	webServer: {
		command: "node scripts/start.ts",
		url: `${url}/readyz`,
		env: {
			PORT: String(port),
			DATA_DIR: process.env.E2E_DATA_DIR,
			DATABASE_URL: "",
			REDIS_URL: "",
			LOG_LEVEL: "warn",
		},
		timeout: 120_000,
		reuseExistingServer: false,
		stdout: "pipe",
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	},
});
