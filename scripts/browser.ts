import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser of the tests: CHROMIUM if set, else Playwright's own, else the system's. Undefined when there is none. */
export function findBrowser(): string | undefined {
	return [process.env.CHROMIUM ?? "", chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}

/**
 * Finds the browser of the tests, or installs one: Playwright's, or where that cannot be had, Debian's. Throws an error
 * that names the one command to run by hand.
 */
export function ensureBrowser(): string {
	const found = findBrowser();
	if (found) return found;
	const attempts: [string, ...string[]][] = [
		["npx", "playwright", "install", "--with-deps", "chromium"],
		["sh", "-c", "apt-get update && apt-get install -y chromium"],
	];
	for (const [command, ...args] of attempts) {
		console.log(`No browser for the tests yet: ${command} ${args.join(" ")}`);
		spawnSync(command, args, { stdio: "inherit", timeout: 10 * 60_000 });
		const installed = findBrowser();
		if (installed) return installed;
	}
	throw new Error("The browser tests need Chromium. Install it with: npx playwright install --with-deps chromium");
}
