import { findBrowser } from "../../scripts/browser.ts";

/** Playwright's options for starting the browser of the tests. */
export const launchOptions = {
	executablePath: findBrowser({ windowless: true }),
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		// a fake microphone that beeps, and permission to use it
		"--use-fake-device-for-media-stream",
		"--use-fake-ui-for-media-stream",
	],
};
