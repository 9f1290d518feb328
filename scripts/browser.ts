import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without windows, which takes half the resources of the whole browser. */
const SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Returns the path of the first installed browser: CHROMIUM, with `windowless` the one without windows, Playwright's
 * own, the system's. Undefined if there is none.
 */
export function findBrowser({ windowless = false } = {}): string | undefined {
	const ours = [process.env.CHROMIUM ?? "", windowless ? SHELL : "", chromium.executablePath(), ...SYSTEM];
	return ours.find((path) => path && existsSync(path));
}

/** Finds or installs the tests' browser. Throws an error with the command to run by hand. */
export function ensureBrowser(wanted: { windowless?: boolean } = {}): string {
	const found = findBrowser(wanted);
	if (found) return found;
	const attempts: [string, ...string[]][] = [
		["npx", "playwright", "install", "--with-deps", "chromium"],
		["sh", "-c", `apt-get update && apt-get install -y ${wanted.windowless ? "chromium-headless-shell" : "chromium"}`],
	];
	for (const [command, ...args] of attempts) {
		console.log(`No browser for the tests yet: ${command} ${args.join(" ")}`);
		spawnSync(command, args, { stdio: "inherit", timeout: 10 * 60_000 });
		const installed = findBrowser(wanted);
		if (installed) return installed;
	}
	throw new Error("The browser tests need Chromium. Install it with: npx playwright install --with-deps chromium");
}
