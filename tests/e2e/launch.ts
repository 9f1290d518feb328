import { findBrowser } from "../../scripts/browser.ts";

/** How the browser of the tests is started. */
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
		// a microphone that beeps, and a fan who allows it
		"--use-fake-device-for-media-stream",
		"--use-fake-ui-for-media-stream",
	],
};
